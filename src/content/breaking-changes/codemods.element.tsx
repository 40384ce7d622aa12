import { linkProse } from '../../document/prose.ts';
import { defineElement } from '../../vocabulary/element.ts';
import { plainBlock } from '../../vocabulary/plain-form.ts';
import type { SiteData } from '../../vocabulary/site-data.ts';
import { Table } from '../table/Table.tsx';

const header = ['UID', 'Breaking change', 'What it does'];

const effects = {
  full: 'all of it',
  partial: 'a part of it',
  ineffective: 'nothing, it leaves every file as it is',
} as const;

/** `::codemods`: every codemod that a page about a breaking change lists, by UID. */
export const codemods = defineElement({
  kinds: ['leaf'],
  plain: plainBlock(({ site, plainText, absolute }) => [
    {
      kind: 'table',
      header: header.map((name) => plainText(name)),
      rows: listCodemods(site).map(({ uid, path, title, effect }) => [
        { markdown: `\`${uid}\``, text: uid },
        linkProse(plainText(title), absolute(path)),
        plainText(effect),
      ]),
    },
  ]),
  prepare: (_, { site }) => ({ rows: listCodemods(site) }),
  render: ({ rows }) => (
    <Table data-label="Codemods" data-stacks="">
      <thead>
        <tr>
          {header.map((name) => (
            <th key={name}>{name}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ uid, path, title, effect }) => (
          <tr key={`${uid} ${path}`}>
            <td>
              <code>{uid}</code>
            </td>
            <td data-label={header[1]}>
              <a href={path}>{title}</a>
            </td>
            <td data-label={header[2]}>{effect}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  ),
});

function listCodemods({ breakingChanges }: Pick<SiteData, 'breakingChanges'>) {
  return [...breakingChanges.keys()]
    .flatMap((path) => breakingChanges.get(path) ?? [])
    .flatMap(({ path, title, change }) =>
      change.codemods.map(({ uid, coverage }) => ({ uid, path, title, effect: effects[coverage] })),
    )
    .sort((a, b) => a.uid.localeCompare(b.uid, 'en'));
}
