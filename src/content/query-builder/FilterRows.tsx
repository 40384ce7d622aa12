import { Plus, X } from 'lucide-react';
import { Button } from '../../ui/button/Button.tsx';
import styles from './FilterRows.module.css';
import { type FilterRow, filtersToRows, rowsToFilters } from './form-values.ts';
import { operators } from './parameters.ts';
import { useDraft } from './use-draft.ts';

interface Props {
  readonly filters: unknown;
  readonly onChange: (filters: unknown) => void;
}

const emptyRow: FilterRow = { field: '', operator: '$eq', value: '' };

/** Conditions that all must hold, one per row. Nested ones are set in the code. */
export function FilterRows({ filters, onChange }: Props) {
  const [rows, setRows] = useDraft(
    filters,
    (value) => filtersToRows(value),
    (draft) => (draft === undefined ? filters : rowsToFilters(draft)),
  );
  const inCode = rows === undefined || filtersToRows(filters) === undefined;
  const change = (changed: readonly FilterRow[]) => {
    setRows([...changed]);
    onChange(rowsToFilters(changed));
  };

  return (
    <fieldset className={styles.filters}>
      <legend>Filters</legend>
      {inCode ? <p className={styles.note}>These filters are set in the code.</p> : null}
      {(inCode ? [] : rows).map((row, index) => {
        const set = (part: Partial<FilterRow>) =>
          change(rows?.map((other, at) => (at === index ? { ...row, ...part } : other)) ?? []);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have nothing but their place
          <div key={index} className={styles.row}>
            <input
              type="text"
              aria-label={`Field of filter ${index + 1}`}
              placeholder="name"
              value={row.field}
              onChange={(event) => set({ field: event.target.value })}
              spellCheck={false}
              autoCapitalize="off"
            />
            <select
              aria-label={`Operator of filter ${index + 1}`}
              value={row.operator}
              onChange={(event) => set({ operator: event.target.value })}
            >
              {operators.map((operator) => (
                <option key={operator}>{operator}</option>
              ))}
            </select>
            <input
              type="text"
              aria-label={`Value of filter ${index + 1}`}
              placeholder="value"
              value={row.value}
              onChange={(event) => set({ value: event.target.value })}
              spellCheck={false}
            />
            <Button
              variant="quiet"
              icon
              aria-label={`Remove filter ${index + 1}`}
              onClick={() => change(rows?.filter((_, at) => at !== index) ?? [])}
            >
              <X size={16} aria-hidden="true" />
            </Button>
          </div>
        );
      })}
      {inCode ? null : (
        <Button variant="quiet" className={styles.add} onClick={() => change([...rows, emptyRow])}>
          <Plus size={16} aria-hidden="true" /> Add a filter
        </Button>
      )}
    </fieldset>
  );
}
