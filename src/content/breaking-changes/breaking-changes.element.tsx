import { joinProse, linkProse } from '../../document/prose.ts';
import { defineElement } from '../../vocabulary/element.ts';
import { plainBlock } from '../../vocabulary/plain-form.ts';
import { Island } from '../island/Island.tsx';
import { ChangeTable, columnNames } from './ChangeTable.tsx';
import { filterLabels, listChanges } from './list-changes.ts';

/** `::breaking-changes`: every page with `breakingChange` in its front matter, with filters. */
export const breakingChanges = defineElement({
  kinds: ['leaf'],
  once: true,
  plain: plainBlock(({ site, plainText, absolute }) => [
    {
      kind: 'table',
      header: ['Breaking change', ...Object.values(columnNames)].map((name) => plainText(name)),
      rows: listChanges(site).map(({ path, title, description, area, plugins, codemod }) => [
        joinProse(
          linkProse(plainText(title), absolute(path)),
          plainText(': '),
          plainText(description),
        ),
        plainText(filterLabels.area[area]),
        plainText(filterLabels.plugins[plugins]),
        plainText(filterLabels.codemod[codemod]),
      ]),
    },
  ]),
  prepare: (_, { site }) => ({ changes: listChanges(site) }),
  render: ({ changes }) => (
    <Island name="change-filters" props={{}}>
      <ChangeTable changes={changes} />
    </Island>
  ),
});
