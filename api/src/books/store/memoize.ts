/** The same function, which makes what it answers to a key once. For as few keys as there are. */
export function memoize<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const values = new Map<Key, Value>();
  return (key) => {
    const before = values.get(key);
    if (before !== undefined) return before;
    const made = make(key);
    values.set(key, made);
    return made;
  };
}
