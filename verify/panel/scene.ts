/** What scenes are written with; the README of this folder describes it. */
import type { Actions } from './actions/actions.ts';
import type { CmsHandle } from './cms/handle.ts';

/** Follows one step of a page. */
export type StepFunction = (actions: Actions) => Promise<void>;

export interface ProcedureScene {
  /** The account that follows the steps; `dana`, the super admin, unless told otherwise. */
  as?: 'dana' | 'editor' | 'author';
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
export const scene = (entries: Scene): Scene => entries;

/** Says why a procedure isn't followed. */
export const notFollowed = (reason: string): NotFollowed => ({ notFollowed: reason });

/**
 * Looks for the labels of a step in their order and clicks those that can be clicked; a heading or a
 * text only has to be there. It rejects fields, because they need a value.
 */
export const followLabels: StepFunction = async (actions) => {
  for (const label of actions.labels) await actions.clickOrSee(label);
};

/** Only looks whether all labels of a step are there. @public */
export const seeLabels: StepFunction = async (actions) => {
  for (const label of actions.labels) await actions.see(label);
};
