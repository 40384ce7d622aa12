import type { Place, Procedure } from '../../../src/markdown/verifiable/verifiable.ts';
import type { Page } from '../../src/pages/page.ts';
import { quoted } from '../labels/nearest.ts';
import type { Scene, SceneEntry } from '../scene.ts';

/** A procedure with the part of the scene that follows it. */
export interface MatchedProcedure {
  readonly procedure: Procedure;
  readonly entry: SceneEntry;
}

export interface Match {
  readonly matched: readonly MatchedProcedure[];
  readonly problems: readonly (Place & { readonly message: string })[];
}

/** Pairs each procedure of a page with its entry in the scene, and says what has no counterpart. */
export function matchScene(page: Page, scene: Scene): Match {
  const named = `The scene “${page.scene}”`;
  const matched: MatchedProcedure[] = [];
  const problems = page.procedures.flatMap((procedure) => {
    const { file, line, id, steps } = procedure;
    const entry = scene[id];
    if (!entry) {
      const has = quoted(Object.keys(scene)) || 'none';
      const message = `${named} has no entry for the procedure "${id}". It has ${has}.`;
      return [{ file, line, message }];
    }
    if ('steps' in entry && entry.steps.length !== steps.length) {
      const message = `The procedure "${id}" has ${steps.length} step(s), its entry in the scene “${page.scene}” has ${entry.steps.length} function(s). Write one for each step.`;
      return [{ file, line, message }];
    }
    matched.push({ procedure, entry });
    return [];
  });
  const ids = page.procedures.map(({ id }) => id);
  const others = Object.keys(scene).filter((name) => !ids.includes(name));
  return {
    matched,
    problems: [
      ...problems,
      ...others.map((id) => ({
        file: page.file,
        line: 1,
        message: `${named} has an entry "${id}", but the page has no such procedure. It has ${quoted(ids) || 'none'}.`,
      })),
    ],
  };
}
