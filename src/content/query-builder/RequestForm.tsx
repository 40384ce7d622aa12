import { Plus, X } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { Button } from '../../ui/button/Button.tsx';
import {
  type FilterRow,
  filtersToRows,
  lineOf,
  rowsOf,
  rowsToFilters,
  withField,
  withKey,
} from './form-values.ts';
import { isObject, operators, type Parameters } from './parameters.ts';
import styles from './RequestForm.module.css';

interface Props {
  readonly endpoint: string;
  readonly endpointMistake: string | undefined;
  readonly parameters: Parameters;
  /** Changes when the fields are to show the parameters as something else has made them. */
  readonly version: number;
  /** While the code cannot be read there is nothing that the form could change. */
  readonly disabled: boolean;
  readonly onEndpoint: (endpoint: string) => void;
  readonly onParameters: (parameters: Parameters) => void;
}

/**
 * The common parameters of a request, each a field. What a field cannot show is set in the code. A field
 * keeps what is typed as it is typed: `name,` is a list that goes on.
 */
export function RequestForm({ parameters, disabled, onParameters, ...props }: Props) {
  const id = useId();
  const pagination = isObject(parameters.pagination) ? parameters.pagination : {};
  const { status } = parameters;
  const { endpointMistake: mistake } = props;
  return (
    <form className={styles.form} onSubmit={(event) => event.preventDefault()}>
      <div className={styles.field}>
        <label htmlFor={`${id}-endpoint`}>Endpoint</label>
        <input
          id={`${id}-endpoint`}
          value={props.endpoint}
          onChange={(event) => props.onEndpoint(event.target.value)}
          aria-invalid={mistake === undefined ? undefined : true}
          aria-describedby={mistake === undefined ? undefined : `${id}-mistake`}
          {...plainText}
        />
        {mistake === undefined ? null : (
          <p className={styles.mistake} id={`${id}-mistake`}>
            {mistake}
          </p>
        )}
      </div>
      <fieldset
        key={props.version}
        className={styles.group}
        disabled={disabled}
        onInput={({ target, currentTarget: { form } }) => {
          if (form) onParameters(withField(parameters, nameOf(target), new FormData(form)));
        }}
      >
        <legend className="visually-hidden">Parameters</legend>
        <Field name="fields" value={parameters.fields} placeholder="name, slug" />
        <Field name="populate" value={parameters.populate} placeholder="categories, cover or *" />
        <Field name="sort" value={parameters.sort} placeholder="name:asc" />
        <FilterRows
          filters={parameters.filters}
          onRemove={(rows) => onParameters(withKey(parameters, 'filters', rowsToFilters(rows)))}
        />
        <div className={styles.row}>
          <Field name="page" value={pagination.page} placeholder="1" />
          <Field name="pageSize" label="Page size" value={pagination.pageSize} placeholder="25" />
        </div>
        <div className={styles.row}>
          <div className={styles.field}>
            <label htmlFor={`${id}-status`}>Status</label>
            <select
              id={`${id}-status`}
              name="status"
              defaultValue={typeof status === 'string' ? status : ''}
            >
              <option value="">Not set</option>
              <option value="published">published</option>
              <option value="draft">draft</option>
            </select>
          </div>
          <Field name="locale" value={parameters.locale} placeholder="en" />
        </div>
      </fieldset>
    </form>
  );
}

const nameOf = (field: EventTarget): string => String(Reflect.get(field, 'name'));

interface FieldProps {
  readonly name: string;
  readonly label?: string;
  readonly value: unknown;
  readonly placeholder: string;
}

/** One line of text under its name; a value that says more than a line can is left to the code. */
function Field({ name, label, value, placeholder }: FieldProps) {
  const id = useId();
  const text = lineOf(value);
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label ?? name.charAt(0).toUpperCase() + name.slice(1)}</label>
      <input
        id={id}
        name={name}
        defaultValue={text}
        placeholder={text === undefined ? 'Set in the code' : placeholder}
        readOnly={text === undefined}
        {...plainText}
      />
    </div>
  );
}

/** What helps with prose is in the way of names. */
const plainText = {
  type: 'text',
  spellCheck: false,
  autoCapitalize: 'off',
  autoComplete: 'off',
} as const;

interface FilterProps {
  readonly filters: unknown;
  readonly onRemove: (others: readonly FilterRow[]) => void;
}

/** Conditions that all must hold, one per row. Nested ones are set in the code. */
function FilterRows({ filters, onRemove }: FilterProps) {
  const add = useRef<HTMLButtonElement>(null);
  const [rows, setRows] = useState(() =>
    filtersToRows(filters)?.map((row, id): Partial<FilterRow> & { id: number } => ({ ...row, id })),
  );
  return (
    <fieldset className={styles.filters}>
      <legend>Filters</legend>
      {rows ? null : <p className={styles.note}>These filters are set in the code.</p>}
      {rows?.map(({ id, field, operator, value }, index) => (
        <div key={id} className={styles.filter}>
          <input
            name="field"
            aria-label={`Field of filter ${index + 1}`}
            placeholder="name"
            defaultValue={field}
            {...plainText}
          />
          <select
            name="operator"
            aria-label={`Operator of filter ${index + 1}`}
            defaultValue={operator}
          >
            {operators.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
          <input
            name="value"
            aria-label={`Value of filter ${index + 1}`}
            placeholder="value"
            defaultValue={value}
            {...plainText}
          />
          <Button
            variant="quiet"
            icon
            aria-label={`Remove filter ${index + 1}`}
            onClick={({ currentTarget: { form } }) => {
              if (form) onRemove(rowsOf(new FormData(form)).filter((_, at) => at !== index));
              setRows(rows.filter((row) => row.id !== id));
              add.current?.focus();
            }}
          >
            <X size={16} aria-hidden="true" />
          </Button>
        </div>
      ))}
      {rows ? (
        <Button
          ref={add}
          variant="quiet"
          className={styles.add}
          onClick={() => setRows([...rows, { id: Math.max(-1, ...rows.map(({ id }) => id)) + 1 }])}
        >
          <Plus size={16} aria-hidden="true" /> Add a filter
        </Button>
      ) : null}
    </fieldset>
  );
}
