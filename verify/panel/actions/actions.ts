import type { Locator, Page } from '@playwright/test';
import type { Settling } from '../browser/settle.ts';
import type { CmsHandle } from '../cms/handle.ts';
import { exampleFile } from './example-file.ts';
import type { LabelUse } from './label-use.ts';
import { Finder, type Which } from './locate.ts';
import { PanelError } from './panel-error.ts';
import type { ScreenOptions } from './screen.ts';
import { chooseOptions } from './select.ts';

/** What the function of a step can do. Every label must be one of the step; values are free. */
export interface Actions {
  /** The labels of the step that weren't used yet, in their order. */
  unused(): readonly string[];
  click(label: string, which?: Which): Promise<void>;
  /** Clicks what can be clicked, and looks for headings and texts; fields are rejected. */
  clickOrSee(label: string, which?: Which): Promise<void>;
  /** Clicks something that isn't a label but content: an entry, a file, a date. */
  open(text: string, which?: Which): Promise<void>;
  /** Writes into a field, over what is there. */
  fill(label: string, value: string, which?: Which): Promise<void>;
  /** Fills in a field, chooses in a list or checks a box, whatever the label is on. */
  set(label: string, value: string | boolean): Promise<void>;
  /** Chooses options of a list, of a relation or of radio buttons. */
  choose(label: string, options: string | readonly string[], which?: Which): Promise<void>;
  check(label: string, which?: Which): Promise<void>;
  uncheck(label: string, which?: Which): Promise<void>;
  /** Waits until a label or a text is there, also in a message that has closed since. */
  see(text: string, which?: Which): Promise<void>;
  /** Waits until a text is gone. */
  gone(text: string): Promise<void>;
  /** Presses keys, such as `Escape` or `Control+A`. */
  press(keys: string): Promise<void>;
  /** Chooses files from `verify/panel/files` or from the covers, with the button or the field that opens the file dialog. */
  upload(label: string, files: string | readonly string[], which?: Which): Promise<void>;
  /** Opens a path of the panel, such as `/settings/api-tokens`, where the page tells the reader an address. */
  visit(path: string): Promise<void>;
  /** The same actions inside a frame, such as the preview. */
  frame(title: string): Actions;
  /** Takes the picture `::screen{name="…"}` of the page. */
  screen(name: string, options: ScreenOptions): Promise<void>;
  readonly cms: CmsHandle;
  /** Playwright's page, for what has no label. */
  readonly page: Page;
}

/** What the actions of one step work with. */
export interface ActionContext {
  page: Page;
  settling: Settling;
  use: LabelUse;
  cms: CmsHandle;
  /** Address of the panel, without a slash at its end. */
  panelUrl: string;
  /** Texts of the messages that have been shown since the step began. */
  messages: () => Promise<string[]>;
  screen: (name: string, options: ScreenOptions, finder: Finder) => Promise<void>;
}

/** Makes the actions for one step; they can be used without their object. */
export function actionsFor(context: ActionContext, finder = new Finder(context.page)): Actions {
  const { page, settling, use } = context;

  /** Finds, acts, and waits for what the panel does then. */
  const act = async (element: Promise<Locator>, action: (element: Locator) => Promise<unknown>) => {
    const found = await element;
    await action(found).catch((error: unknown) => {
      throw explained(error);
    });
    await settling.settle();
  };

  const actions: Actions = {
    unused: () => use.unused(),
    cms: context.cms,
    page,
    async click(label, which) {
      use.use(label);
      await act(finder.clickable(label, which), (element) => element.click());
    },
    async clickOrSee(label, which) {
      use.use(label);
      // While the panel draws, a button may be missing for a moment, and its text alone be there.
      await settling.settle();
      const { kind, element } = await finder.labeled(label, which ?? {});
      if (kind === 'field')
        throw new PanelError(
          `“${label}” is a field: write a function for this step that fills it in, or seeLabels if the step only mentions it.`,
          label,
        );
      if (kind === 'clickable') await act(Promise.resolve(element), (found) => found.click());
    },
    async open(text, which) {
      use.noteIfShown(text);
      await act(finder.text(text, which), (element) => element.click());
    },
    async fill(label, value, which) {
      use.use(label);
      await act(finder.field(label, which), (element) => element.fill(value));
    },
    async set(label, value) {
      if (typeof value === 'boolean') return value ? actions.check(label) : actions.uncheck(label);
      const isWritten = await (await finder.field(label)).evaluate((element) =>
        element.matches('input:not([type=radio], [role=combobox]), textarea, [contenteditable]'),
      );
      return isWritten ? actions.fill(label, value) : actions.choose(label, value);
    },
    async choose(label, options, which) {
      use.use(label);
      const wanted = typeof options === 'string' ? [options] : options;
      for (const option of wanted) use.noteIfShown(option);
      await chooseOptions(page, finder, settling, { label, options: wanted, which });
    },
    async check(label, which) {
      use.use(label);
      await act(finder.choice(label, which), (element) => setChecked(element, true));
    },
    async uncheck(label, which) {
      use.use(label);
      await act(finder.choice(label, which), (element) => setChecked(element, false));
    },
    async see(text, which) {
      use.noteIfShown(text);
      if ((await context.messages()).some((message) => message.includes(text))) return;
      await finder.text(text, which).catch(async (error: unknown) => {
        if (!(await context.messages()).some((message) => message.includes(text))) throw error;
      });
    },
    async gone(text) {
      const end = performance.now() + 10_000;
      while ((await finder.count(text)) > 0) {
        if (performance.now() > end)
          throw new PanelError(`“${text}” is still there, but should have gone.`, text);
        await page.waitForTimeout(100);
      }
    },
    async press(keys) {
      await page.keyboard.press(keys);
      await settling.settle();
    },
    async upload(label, files, which) {
      use.use(label);
      const paths = (typeof files === 'string' ? [files] : files).map(exampleFile);
      const { element } = await finder.labeled(label, which ?? {});
      const [chooser] = await Promise.all([page.waitForEvent('filechooser'), element.click()]);
      await chooser.setFiles(paths);
      await settling.settle();
    },
    async visit(path) {
      await page.goto(`${context.panelUrl}${path}`);
      await settling.settle();
    },
    frame: (title) =>
      actionsFor(
        context,
        new Finder(page, page.locator(`iframe[title=${JSON.stringify(title)}]`).contentFrame()),
      ),
    screen: (name, options) => context.screen(name, options, finder),
  };
  return actions;
}

/** Playwright tells what it tried over pages; the reason is one line of them. */
function explained(error: unknown): unknown {
  if (!(error instanceof Error) || error.name !== 'TimeoutError') return error;
  const reason =
    /is disabled|is not enabled|intercepts pointer events|is not visible|is not editable/.exec(
      error.message,
    )?.[0];
  return reason === undefined
    ? error
    : new PanelError(`It is there, but can't be used: ${reason}.`);
}

/** The panel hides some native boxes below drawn ones, so the click may land on another element. */
async function setChecked(element: Locator, wanted: boolean): Promise<void> {
  const isChecked = (): Promise<boolean> => element.isChecked();
  if ((await isChecked()) === wanted) return;
  await element.click({ force: true });
  if ((await isChecked()) !== wanted) await element.press('Space');
}
