import { TextField } from './TextField.tsx';
import { useDraft } from './use-draft.ts';

interface Props {
  readonly label: string;
  readonly placeholder: string;
  readonly value: unknown;
  /** `undefined` where a line of text cannot show the value. */
  readonly toText: (value: unknown) => string | undefined;
  readonly toValue: (text: string) => unknown;
  readonly onChange: (value: unknown) => void;
}

/** A parameter as a line of text; one that says more than a line can is left to the code. */
export function ParameterField({ label, placeholder, value, toText, toValue, onChange }: Props) {
  const [draft, setDraft] = useDraft(
    value,
    (current) => toText(current),
    (text) => (text === undefined ? value : toValue(text)),
  );
  const inCode = toText(value) === undefined;
  return (
    <TextField
      label={label}
      value={inCode ? '' : (draft ?? '')}
      placeholder={inCode ? 'Set in the code' : placeholder}
      readOnly={inCode}
      onChange={(text) => {
        setDraft(text);
        onChange(toValue(text));
      }}
    />
  );
}
