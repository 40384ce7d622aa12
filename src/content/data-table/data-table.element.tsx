import { z } from 'zod';
import { joinProse, linkProse } from '../../document/prose.ts';
import { formatDay } from '../../ui/format-day.ts';
import { defineElement } from '../../vocabulary/element.ts';
import { plainBlock } from '../../vocabulary/plain-form.ts';
import { text } from '../attributes.ts';
import { Table } from '../table/Table.tsx';
import styles from './DataTable.module.css';

/** The name under which a source is linked. @param url absolute */
const hostOf = (url: string): string => new URL(url).host;

/**
 * `::data-table{name="plan-limits"}`: a table of `docs/data/cloud.yml`. Below it the reader sees
 * when its facts were read and where.
 */
export const dataTable = defineElement({
  kinds: ['leaf'],
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
  render: ({ caption, source, checked, columns, rows }) => (
    <figure className={styles.figure}>
      <Table data-label={caption}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
      <figcaption className={styles.caption}>
        {caption}, as of <time dateTime={checked}>{formatDay(checked)}</time>. Source:{' '}
        <a href={source}>{hostOf(source)}</a>
      </figcaption>
    </figure>
  ),
});
