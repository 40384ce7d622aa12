import type { Page } from '@playwright/test';
import type { Settling } from '../browser/settle.ts';
import type { Finder, Which } from './locate.ts';

/** Chooses options: of a list that opens, of a list that is searched, or of radio buttons. */
export async function chooseOptions(
  page: Page,
  finder: Finder,
  settling: Settling,
  {
    label,
    options,
    which,
  }: { label: string; options: readonly string[]; which?: Which | undefined },
): Promise<void> {
  const field = await finder.field(label, which);
  const kind = await field.evaluate((element) =>
    element instanceof HTMLSelectElement
      ? 'select'
      : element instanceof HTMLInputElement && ['radio', 'checkbox'].includes(element.type)
        ? 'radio'
        : element.getAttribute('role') === 'combobox' && element instanceof HTMLInputElement
          ? 'search'
          : 'list',
  );
  if (kind === 'select') {
    await field.selectOption(options.map((option) => ({ label: option })));
  } else if (kind === 'radio') {
    for (const option of options)
      await (await finder.choice(option, { in: label })).click({ force: true });
  } else {
    for (const option of options) {
      const isOpen = (await field.getAttribute('aria-expanded')) === 'true';
      if (!isOpen) await field.click();
      if (kind === 'search') await field.fill(option);
      await settling.settle();
      await (await finder.option(option)).click();
      await settling.settle();
    }
    // A list of several options stays open.
    if ((await field.getAttribute('aria-expanded')) === 'true') await page.keyboard.press('Escape');
  }
  await settling.settle();
}
