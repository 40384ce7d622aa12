import { z } from 'zod';
import { joinProse, linkProse } from '../../document/prose.ts';
import { formatDay } from '../../ui/format-day.ts';
import { defineElement } from '../../vocabulary/element.ts';
import { plainBlock } from '../../vocabulary/plain-form.ts';
import { text } from '../attributes.ts';
import { DataTable } from './DataTable.tsx';
import { hostOf } from './provenance.ts';

/**
 * `::data-table{name="plan-limits"}`: a table of `docs/data/cloud.yml`. Below it the reader sees
 * when its facts were read and where.
 */
export const dataTable = defineElement({
  kinds: ['leaf'],
  label: 'none',
  attributes: z.strictObject({ name: text }),
  plain: plainBlock(({ attributes, site, plainText }) => {
    const table = site.tables.get(attributes.name ?? '');
    // The pipeline reports a table that doesn't exist.
    if (!table) return [];
    const { caption, source, checked, columns, rows } = table;
    const note = plainText(`${caption}, as of ${formatDay(checked)}. Source: `);
    return [
      {
        kind: 'table',
        header: columns.map(plainText),
        rows: rows.map((row) => row.map(plainText)),
      },
      { kind: 'prose', ...joinProse(note, linkProse(plainText(hostOf(source)), source)) },
    ];
  }),
  prepare: ({ name }, { site, report }) => {
    const table = site.tables.get(name);
    if (table) return table;
    report(
      `No table "${name}". Tables of docs/data/cloud.yml: ${[...site.tables.keys()].join(', ')}.`,
    );
    return undefined;
  },
  render: (table) => <DataTable {...table} />,
});
