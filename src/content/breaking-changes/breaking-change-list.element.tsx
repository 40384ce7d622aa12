import { z } from 'zod';
import { areas } from '../../breaking-changes/areas.ts';
import { linkProse, proseList } from '../../document/prose.ts';
import { defineElement } from '../../vocabulary/element.ts';
import { plainBlock } from '../../vocabulary/plain-form.ts';
import { listChanges } from './list-changes.ts';

const attributes = z.strictObject({
  area: z.enum(areas, `Use one of ${areas.join(', ')}`).optional(),
  plugins: z.enum(['yes', 'no'], 'Use "yes" or "no"').optional(),
  codemod: z.enum(['full', 'partial', 'none'], 'Use "full", "partial" or "none"').optional(),
});

/** `::breaking-change-list{area="database" codemod="none"}`: links to the pages that match. */
export const breakingChangeList = defineElement({
  kinds: ['leaf'],
  attributes,
  plain: plainBlock(({ attributes: written, site, plainText, absolute }) => {
    const filter = attributes.safeParse(written);
    const changes = listChanges(site, filter.data);
    const links = changes.map(({ path, title }) => linkProse(plainText(title), absolute(path)));
    return [proseList(links)];
  }),
  prepare: (filter, { site, report }) => {
    const changes = listChanges(site, filter);
    if (changes.length === 0)
      report('"breaking-change-list": no breaking change has these values. Remove the list.');
    return { changes };
  },
  render: ({ changes }) => (
    <ul>
      {changes.map(({ path, title }) => (
        <li key={path}>
          <a href={path}>{title}</a>
        </li>
      ))}
    </ul>
  ),
});
