import { useId } from 'react';
import styles from './RequestForm.module.css';

interface Props {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly placeholder?: string;
  readonly mistake?: string | undefined;
  readonly readOnly?: boolean;
}

/** One line of text under its name, with what is wrong with it. */
export function TextField({ label, value, onChange, placeholder, mistake, readOnly }: Props) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="text"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        placeholder={placeholder}
        readOnly={readOnly}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        aria-invalid={mistake === undefined ? undefined : true}
        aria-describedby={mistake === undefined ? undefined : `${id}-mistake`}
      />
      {mistake === undefined ? null : (
        <p className={styles.mistake} id={`${id}-mistake`}>
          {mistake}
        </p>
      )}
    </div>
  );
}
