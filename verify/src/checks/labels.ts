import type { KnownLabels } from '../../panel/labels/known-labels.ts';
import { quoted } from '../../panel/labels/nearest.ts';
import { type Finding, judged } from '../finding.ts';
import type { Page } from '../pages/page.ts';

/** Checks that the labels on a page exist in the admin panel; those of other products are left out. */
export function checkLabels({ file, labels }: Page, known: KnownLabels): Finding[] {
  return labels
    .filter(({ of }) => of === undefined)
    .flatMap(({ text, line }) =>
      judged('labels', { file, line }, [
        known.has(text)
          ? undefined
          : `:ui[${text}] is in no English text of the installed packages, and no scene has seen it. The nearest labels: ${quoted(known.nearest(text))}. If it belongs to another product, write :ui[${text}]{of="its name"}.`,
      ]),
    );
}
