// #region imports
import { Field, SingleSelect, SingleSelectOption } from '@strapi/design-system';
import { type InputProps, useField } from '@strapi/strapi/admin';

import { GRADES } from '../grades';
// #endregion

// #region input
export default function GradeInput({ name, label, hint, required, disabled }: InputProps) {
  const { value, error, onChange } = useField<string | null>(name);

  return (
    <Field.Root name={name} error={error} hint={hint} required={required}>
      <Field.Label>{label}</Field.Label>
      <SingleSelect
        value={value ?? ''}
        disabled={disabled}
        onChange={(grade) => onChange(name, String(grade))}
        onClear={() => onChange(name, null)}
      >
        {GRADES.map((grade) => (
          <SingleSelectOption key={grade} value={grade}>
            {grade}
          </SingleSelectOption>
        ))}
      </SingleSelect>
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  );
}
// #endregion
