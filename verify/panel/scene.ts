/** What scenes are written with; the README of this folder describes it. */
import type { Actions } from './actions/actions.ts';
import type { ScreenOptions } from './actions/screen.ts';
import type { CmsHandle } from './cms/handle.ts';

/** Follows one step of a page. */
export type StepFunction = (actions: Actions) => Promise<void>;

/**
 * What is done in a step: a label is clicked, or only has to be there if it can't be; an object has the
 * values of fields by their labels; a function does anything else.
 */
type Part = string | Readonly<Record<string, string | boolean>> | StepFunction;

/** What the project of a procedure is like, and what comes before and after its steps. */
interface Surroundings {
  /**
   * What the project has in addition: titles of code blocks of the page, whose text is taken as it
   * is there, or files by path with their content.
   */
  files?: readonly string[] | Readonly<Record<string, string | Buffer>>;
  /** The project has the example plugin, enabled unless `files` has a `/config/plugins.js`. */
  plugin?: 'inspections';
  /** Runs the CMS like `strapi develop`: it writes schemas to files and restarts. */
  develop?: true;
  /** The window, in CSS pixels; 1280 by 800 unless told otherwise. */
  window?: { width: number; height: number };
  /** Prepares the data before the panel is opened. */
  before?: (context: { cms: CmsHandle }) => Promise<void>;
}

/** A procedure as a scene writes it. */
interface WrittenProcedure extends Surroundings {
  /** What is done in each step of the page. */
  steps: readonly (Part | readonly Part[])[];
  /** What the page promises for the end; a text has to be there. */
  result?: string | StepFunction;
}

export interface ProcedureScene extends Surroundings {
  /** One function for each step of the page. */
  steps: readonly StepFunction[];
  /** Checks what the page promises for the end. */
  result?: StepFunction;
}

/** A procedure that can't be followed here, with the reason for the report. */
export interface NotFollowed {
  notFollowed: string;
}

export type SceneEntry = ProcedureScene | NotFollowed;

/** The procedures of a page by their ids. */
export type Scene = Readonly<Record<string, SceneEntry>>;

/** Declares the scene of a page. */
export function scene(entries: Readonly<Record<string, WrittenProcedure | NotFollowed>>): Scene {
  const read = ({ steps, result, ...around }: WrittenProcedure): ProcedureScene => ({
    ...around,
    steps: steps.map((parts) => follow([parts].flat())),
    ...(result !== undefined && { result: typeof result === 'string' ? see(result) : result }),
  });
  return Object.fromEntries(
    Object.entries(entries).map(([id, entry]) => [id, 'steps' in entry ? read(entry) : entry]),
  );
}

const follow =
  (parts: readonly Part[]): StepFunction =>
  async (actions) => {
    for (const part of parts) {
      if (typeof part === 'function') await part(actions);
      else if (typeof part === 'string') await actions.clickOrSee(part);
      else for (const [label, value] of Object.entries(part)) await actions.set(label, value);
    }
  };

/** Says why a procedure isn't followed. */
export const notFollowed = (reason: string): NotFollowed => ({ notFollowed: reason });

/**
 * Clicks the labels of a step that nothing has used yet, in their order; a heading or a text only has to be
 * there. It rejects fields, because they need a value.
 */
export const followLabels: StepFunction = async (actions) => {
  for (const label of actions.unused()) await actions.clickOrSee(label);
};

/** Only looks whether the labels of a step that nothing has used yet are there. */
export const seeLabels: StepFunction = async (actions) => {
  for (const label of actions.unused()) await actions.see(label);
};

type Verb = 'click' | 'open' | 'choose' | 'see' | 'gone' | 'press' | 'upload' | 'fill';

/** An action with its arguments, as a part of a step. */
const part =
  <Name extends Verb>(name: Name) =>
  (...values: Parameters<Actions[Name]>): StepFunction =>
  (actions) =>
    (actions[name] as (...values: Parameters<Actions[Name]>) => Promise<void>)(...values);

export const click = part('click');
export const open = part('open');
export const choose = part('choose');
export const see = part('see');
export const gone = part('gone');
export const press = part('press');
export const upload = part('upload');
export const fill = part('fill');

/** Takes the picture `::screen{name="…"}` of the page. */
export const screen =
  (
    name: string,
    around: ScreenOptions['around'],
    options: Omit<ScreenOptions, 'around'> = {},
  ): StepFunction =>
  (actions) =>
    actions.screen(name, { around, ...options });

/** The button shows the initials or the name, depending on the width, so it has no label to write. */
export const openUserMenu: StepFunction = ({ page }) =>
  page
    .getByRole('button', { name: /Dana|DR|D R/ })
    .first()
    .click();
