import { Button } from '../../ui/button/Button.tsx';
import { Table } from '../table/Table.tsx';
import styles from './ChangeTable.module.css';
import { filterLabels, type ListedChange } from './list-changes.ts';

/** The names of the filters, which are also those of the columns. */
export const columnNames = {
  area: 'Area',
  plugins: 'Affects plugins?',
  codemod: 'Codemod?',
} as const;

/**
 * All breaking changes under a form that filters them. Without JavaScript the form is left out;
 * `ChangeFilters` brings it to life.
 */
export function ChangeTable({ changes }: { readonly changes: readonly ListedChange[] }) {
  return (
    <>
      <form className={styles.filters} aria-label="Filter the breaking changes">
        {(Object.keys(columnNames) as (keyof typeof columnNames)[]).map((name) => (
          <label key={name}>
            {columnNames[name]}
            <select name={name}>
              <option value="">All</option>
              {Object.entries(filterLabels[name]).map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          </label>
        ))}
        <Button type="reset">Show all</Button>
        <output>{changes.length} breaking changes</output>
      </form>
      <Table data-label="Breaking changes" data-fits={44} data-stacks="">
        <thead>
          <tr>
            <th>Breaking change</th>
            {Object.values(columnNames).map((name) => (
              <th key={name}>{name}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {changes.map(({ path, title, description, area, plugins, codemod }) => (
            <tr key={path} data-area={area} data-plugins={plugins} data-codemod={codemod}>
              <td className={styles.change}>
                <a href={path}>{title}</a>
                <p>{description}</p>
              </td>
              <td data-label={columnNames.area}>{filterLabels.area[area]}</td>
              <td data-label={columnNames.plugins}>{filterLabels.plugins[plugins]}</td>
              <td data-label={columnNames.codemod}>{filterLabels.codemod[codemod]}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </>
  );
}
