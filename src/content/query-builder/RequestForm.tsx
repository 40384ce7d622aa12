import { useId } from 'react';
import { FilterRows } from './FilterRows.tsx';
import { listToText, textToList } from './form-values.ts';
import { ParameterField } from './ParameterField.tsx';
import { isObject, type Parameters } from './parameters.ts';
import styles from './RequestForm.module.css';
import { TextField } from './TextField.tsx';

interface Props {
  readonly endpoint: string;
  readonly endpointMistake: string | undefined;
  readonly parameters: Parameters;
  /** While the code cannot be read there is nothing that the form could change. */
  readonly disabled: boolean;
  readonly onEndpoint: (endpoint: string) => void;
  readonly onParameters: (parameters: Parameters) => void;
}

const lists = [
  { key: 'fields', label: 'Fields', placeholder: 'name, slug' },
  { key: 'populate', label: 'Populate', placeholder: 'categories, cover or *' },
  { key: 'sort', label: 'Sort', placeholder: 'name:asc' },
] as const;

const pages = [
  { key: 'page', label: 'Page', placeholder: '1' },
  { key: 'pageSize', label: 'Page size', placeholder: '25' },
] as const;

/** The common parameters of a request, each a field. What a field cannot show is set in the code. */
export function RequestForm(props: Props) {
  const { parameters, disabled } = props;
  const statusId = useId();
  const set = (key: string, value: unknown) => props.onParameters(withKey(parameters, key, value));
  const pagination = isObject(parameters.pagination) ? parameters.pagination : {};
  const { status, locale } = parameters;

  return (
    <form className={styles.form} onSubmit={(event) => event.preventDefault()}>
      <TextField
        label="Endpoint"
        value={props.endpoint}
        mistake={props.endpointMistake}
        onChange={props.onEndpoint}
      />
      <fieldset className={styles.group} disabled={disabled}>
        <legend>Parameters</legend>
        {lists.map(({ key, label, placeholder }) => (
          <ParameterField
            key={key}
            label={label}
            placeholder={placeholder}
            value={parameters[key]}
            toText={listToText}
            toValue={textToList}
            onChange={(value) => set(key, value)}
          />
        ))}
        <FilterRows filters={parameters.filters} onChange={(value) => set('filters', value)} />
        <div className={styles.row}>
          {pages.map(({ key, label, placeholder }) => (
            <ParameterField
              key={key}
              label={label}
              placeholder={placeholder}
              value={pagination[key]}
              toText={(value) => (value === undefined ? '' : String(value))}
              toValue={numberOrText}
              onChange={(value) => set('pagination', orNothing(withKey(pagination, key, value)))}
            />
          ))}
        </div>
        <div className={styles.row}>
          <div className={styles.field}>
            <label htmlFor={statusId}>Status</label>
            <select
              id={statusId}
              value={typeof status === 'string' ? status : ''}
              onChange={(event) => set('status', event.target.value || undefined)}
            >
              <option value="">Not set</option>
              <option value="published">published</option>
              <option value="draft">draft</option>
            </select>
          </div>
          <ParameterField
            label="Locale"
            placeholder="en"
            value={locale}
            toText={(value) => (value === undefined ? '' : String(value))}
            toValue={(text) => text.trim() || undefined}
            onChange={(value) => set('locale', value)}
          />
        </div>
      </fieldset>
    </form>
  );
}

/** Sets a key, or takes it away where there is no value. */
function withKey(parameters: Parameters, key: string, value: unknown): Parameters {
  const { [key]: _, ...others } = parameters;
  if (value === undefined) return others;
  // A key that is there keeps its place.
  return key in parameters ? { ...parameters, [key]: value } : { ...others, [key]: value };
}

const orNothing = (value: Parameters): Parameters | undefined =>
  Object.keys(value).length === 0 ? undefined : value;

/** What isn't a number stays as it was typed, so that the check can say so. */
function numberOrText(text: string): number | string | undefined {
  const trimmed = text.trim();
  if (trimmed === '') return undefined;
  return Number.isNaN(Number(trimmed)) ? trimmed : Number(trimmed);
}
