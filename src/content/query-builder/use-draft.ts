import { useState } from 'react';

/**
 * What a reader types into a field, kept as they type it (`name,` is a list that goes on), while the
 * request itself holds what it means. A change from elsewhere, such as the code editor, replaces it.
 * @returns the draft and what sets it
 */
export function useDraft<Draft, Value>(
  value: Value,
  toDraft: (value: Value) => Draft,
  toValue: (draft: Draft) => Value,
): [Draft, (draft: Draft) => void] {
  const [draft, setDraft] = useState(() => toDraft(value));
  if (isSame(toValue(draft), value)) return [draft, setDraft];
  const replaced = toDraft(value);
  // Where the two forms cannot meet, such as "1.0" for 1, what was written stays.
  if (isSame(replaced, draft)) return [draft, setDraft];
  setDraft(replaced);
  return [replaced, setDraft];
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
