import type { Place, Procedure } from '../../../src/markdown/verifiable/verifiable.ts';
import type { Page } from '../../src/pages/page.ts';
import { quoted } from '../labels/nearest.ts';
import type { Scene, SceneEntry } from '../scene.ts';

/** A procedure with the part of the scene that follows it. */
export interface MatchedProcedure {
  readonly procedure: Procedure;
  readonly entry: SceneEntry;
}

interface MatchProblem extends Place {
  readonly message: string;
}

export interface Match {
  readonly matched: readonly MatchedProcedure[];
  readonly problems: readonly MatchProblem[];
}

/** Pairs each procedure of a page with its entry in the scene, and says what has no counterpart. */
export function matchScene(page: Page, scene: Scene): Match {
  const matched: MatchedProcedure[] = [];
  const problems: MatchProblem[] = [];
  for (const procedure of page.procedures) {
    const entry = scene[procedure.id];
    const { file, line } = procedure;
    if (!entry) {
      problems.push({
        file,
        line,
        message: `The scene “${page.scene}” has no entry for the procedure "${procedure.id}". It has ${quoted(Object.keys(scene)) || 'none'}.`,
      });
    } else if ('steps' in entry && entry.steps.length !== procedure.steps.length) {
      problems.push({
        file,
        line,
        message: `The procedure "${procedure.id}" has ${procedure.steps.length} step(s), its entry in the scene “${page.scene}” has ${entry.steps.length} function(s). Write one for each step.`,
      });
    } else {
      matched.push({ procedure, entry });
    }
  }
  const ids = page.procedures.map(({ id }) => id);
  for (const id of Object.keys(scene).filter((name) => !ids.includes(name)))
    problems.push({
      file: page.file,
      line: 1,
      message: `The scene “${page.scene}” has an entry "${id}", but the page has no such procedure. It has ${quoted(ids) || 'none'}.`,
    });
  return { matched, problems };
}
