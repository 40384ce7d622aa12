import { formatDay } from '../../ui/format-day.ts';
import type { DataTable as Data } from '../../vocabulary/site-data.ts';
import { Table } from '../table/Table.tsx';
import styles from './DataTable.module.css';
import { hostOf } from './provenance.ts';

/** Facts that can change, with the date and the source of their reading below. */
export function DataTable({ caption, source, checked, columns, rows }: Data) {
  return (
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
  );
}
