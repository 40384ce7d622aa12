import type { FenceMeta } from '../../vocabulary/fence-meta.ts';
import type { InteractiveFence } from '../../vocabulary/vocabulary.ts';
import type { DiagramProps } from '../diagram/Diagram.tsx';
import { DiagramError, drawDiagram } from '../diagram/draw-diagram.ts';
import { CompileError, compile } from '../playground/compile.ts';

/** The languages that a playground can run. */
const liveLanguages = new Set(['jsx', 'tsx', 'js', 'ts']);

/**
 * What a fence becomes: a drawing for `mermaid`, an island with a playground where it is marked `live`,
 * neither for plain code.
 */
export function interactiveFence(
  language: string,
  code: string,
  meta: FenceMeta,
): InteractiveFence {
  if (language === 'mermaid') {
    if (meta.alt === undefined) {
      return refuse(
        'A mermaid fence needs alt="…": what the diagram says, in words, for readers who can\'t see it.',
      );
    }
    if (meta.live) return refuse('A mermaid fence can\'t be live, because "live" runs jsx or tsx.');
    return drawn(code, meta.alt);
  }
  if (meta.alt !== undefined) {
    return refuse(`alt="…" belongs to mermaid fences; this one is "${language}". Remove it.`);
  }
  if (!meta.live) return { ok: true, island: undefined };
  if (!liveLanguages.has(language)) {
    return refuse(
      `A "${language}" fence can't be live. Live fences are ${[...liveLanguages].join(', ')}.`,
    );
  }
  const mistake = mistakeIn(code);
  if (mistake) return mistake;
  const { title } = meta;
  return {
    ok: true,
    island: { name: 'playground', props: { code, ...(title === undefined ? {} : { title }) } },
  };
}

function drawn(source: string, alternative: string): InteractiveFence {
  try {
    return {
      ok: true,
      part: 'diagram',
      attributes: { drawings: drawDiagram(source), alternative } satisfies DiagramProps,
    };
  } catch (error) {
    if (!(error instanceof DiagramError)) throw error;
    return { ok: false, message: `The diagram can't be drawn: ${error.message}`, line: error.line };
  }
}

/** A playground that readers would meet broken stops the build instead. */
function mistakeIn(code: string): InteractiveFence | undefined {
  try {
    compile(code);
    return undefined;
  } catch (error) {
    if (!(error instanceof CompileError)) throw error;
    return {
      ok: false,
      message: `The live code doesn't run: ${error.message}`,
      line: error.line,
    };
  }
}

const refuse = (message: string): InteractiveFence => ({ ok: false, message });
