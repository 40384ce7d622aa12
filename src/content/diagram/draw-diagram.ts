import { createHash } from 'node:crypto';
import { type RenderOptions, renderMermaidSVG } from 'beautiful-mermaid';

/** A drawing as the content of an `svg` element, with its size in pixels. */
export interface Drawing {
  readonly markup: string;
  readonly width: number;
  readonly height: number;
}

/** A diagram that readers would meet empty or with something missing. */
export class DiagramError extends Error {
  /** The line of the source, the first being 1. */
  readonly line: number;

  constructor(message: string, line: number) {
    super(message);
    this.line = line;
  }
}

/** The library draws labels of 13 pixels; the page's text is 14 where it is small. */
const scale = 14 / 13;
/** A chart that runs sideways and is wider, in pixels, runs down instead: in a column it would be too small. */
const widest = 860;
/** Pixels between nodes, next to each other and in a row. What is for phones has less room, which makes it larger. */
const spacing = { wide: { nodeSpacing: 28 }, narrow: { nodeSpacing: 12, layerSpacing: 28 } };
/** Charts that are wider than this have a form for phones. */
const widestOnPhones = 360;

/**
 * Draws a diagram without a browser, in the colors of the page that shows it (see `Diagram.module.css`).
 * A chart comes in a second form for phones, which runs down and has its labels in short lines.
 * @throws DiagramError if something of the source isn't in the drawing
 */
export function drawDiagram(source: string): readonly [Drawing, Drawing?] {
  const drawing = draw(source, spacing.wide);
  if (!/^\s*(?:flowchart|graph)\b/.test(source)) return [drawing];
  const down = source.replace(/^(\s*\w+\s+)(?:LR|RL)\b/, '$1TD');
  const turned = drawing.width > widest ? draw(down, spacing.wide) : drawing;
  const wide = turned.width < drawing.width ? turned : drawing;
  if (wide.width <= widestOnPhones) return [wide];
  const narrow = draw(inShortLines(down), spacing.narrow);
  return narrow.width < wide.width ? [wide, narrow] : [wide];
}

/** Breaks labels where a line would have more than 14 characters, so that three nodes fit next to each other. */
const inShortLines = (source: string): string =>
  source.replace(/\|?"[^"]+"\|?|\|[^|"]+\||[[({][^"[\](){}|]+/g, (label) =>
    label.replace(/(?=[^<>"|]{15})([^<>]{1,14}) /g, '$1<br/>'),
  );

function draw(source: string, room: RenderOptions): Drawing {
  // The library knows only one side of "zero or more" (its `er/parser.ts`).
  const known = source.replace(/\}o(?=--|\.\.)/g, 'o{');
  const svg = rendered(known, room);
  refuseLosses(source, svg);
  const [, , , width = 0, height = 0] = (
    /viewBox="([-\d.]+) ([-\d.]+) ([\d.]+) ([\d.]+)"/.exec(svg) ?? []
  ).map(Number);
  const id = createHash('sha256').update(source).digest('hex').slice(0, 6);
  const markup = svg
    .slice(svg.indexOf('</style>') + '</style>'.length, svg.lastIndexOf('</svg>'))
    .replace(/ data-[\w-]+="[^"]*"/g, '')
    .replace(/(id="|url\(#)/g, `$1${id}-`)
    .replace(/rx="0" ry="0"/g, 'rx="6" ry="6"')
    .replace(/\d+\.\d{2,}/g, (number) => String(Math.round(Number(number) * 10) / 10))
    .replace(/>\s+</g, '><')
    .trim();
  return { markup, width: Math.ceil(Math.max(width, rightOf(svg))), height: Math.ceil(height) };
}

function rendered(source: string, room: RenderOptions): string {
  try {
    return renderMermaidSVG(source, { transparent: true, padding: 8, ...room });
  } catch (error) {
    throw new DiagramError(error instanceof Error ? error.message : String(error), 1);
  }
}

/** The library leaves out lines that it doesn't understand, without a word. */
function refuseLosses(source: string, svg: string): void {
  const words = (text: string) => text.match(/[\p{L}\p{N}]{3,}/gu) ?? [];
  const drawn = new Set(
    [...svg.matchAll(/<(?:text|tspan)\b[^>]*>([^<]+)/g)].flatMap(([, text = '']) => words(text)),
  );
  for (const [index, line] of source.split('\n').entries()) {
    if (/^\s*(?:%%|classDef|class |style |linkStyle )/.test(line)) continue;
    const labels = line.matchAll(
      /"([^"]*)"?|\|([^|"]*)\||[[({]([^"[\](){}|]+)|(?:: |^\s*(?:participant|actor) \S+ as )([^"]+)$/g,
    );
    const lost = [...labels]
      .flatMap(([, ...texts]) => words(texts.join(' ')))
      .find((word) => !drawn.has(word));
    if (lost) throw new DiagramError(`“${lost}” would be missing.`, index + 1);
  }
  const arrows = source
    .split('\n')
    .filter((line) => /^[^%]*\S\s*(?:--|-\.|==|->|-x|-\))/.test(line));
  const lines = svg.match(/class="(?:edge|message|er-relationship)"/g) ?? [];
  if (lines.length < arrows.length) {
    throw new DiagramError(`${arrows.length} arrows, of which ${lines.length} would be drawn.`, 1);
  }
}

/** Where the last text ends, which the library leaves out of its width for what an actor tells itself. */
function rightOf(svg: string): number {
  const texts = svg.matchAll(
    /<text x="([\d.]+)"[^>]*font-size="(\d+)"[^>]*anchor="start"[^>]*>([^<]+)/g,
  );
  const average = 0.56;
  return Math.max(
    0,
    ...[...texts].map(([, x, size, text = '']) => Number(x) + Number(size) * average * text.length),
  );
}

/** The size in which the page shows it, in pixels. */
export const shown = (length: number): number => Math.round(length * scale);
