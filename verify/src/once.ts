/** A function that makes its value the first time, and hands out the same one from then on. */
export function once<Value>(make: () => Value): () => Value {
  const made = remembered(make);
  return () => made('');
}

/** The same for a value that depends on a key. */
export function remembered<Key extends string, Value>(
  make: (key: Key) => Value,
): (key: Key) => Value {
  const values = new Map<Key, { readonly value: Value }>();
  return (key) => {
    const known = values.get(key) ?? { value: make(key) };
    values.set(key, known);
    return known.value;
  };
}
