/** Chosen rows of a list, by key, and where a range starts. */
export interface Selection {
  keys: ReadonlySet<string>;
  /** Row that was chosen last; a range reaches from here. */
  anchor: string | null;
}

export const NOTHING: Selection = { keys: new Set(), anchor: null };

/** The row in, or out. */
export function toggled({ keys }: Selection, key: string): Selection {
  const next = new Set(keys);
  if (!next.delete(key)) next.add(key);
  return { keys: next, anchor: key };
}

/** Every row between the anchor and this one is in; without an anchor only this one. */
export function reached(
  { keys, anchor }: Selection,
  key: string,
  order: readonly string[],
): Selection {
  const to = order.indexOf(key);
  const from = anchor === null ? -1 : order.indexOf(anchor);
  if (from < 0) return { keys: new Set([...keys, key]), anchor: key };
  const between = order.slice(Math.min(from, to), Math.max(from, to) + 1);
  return { keys: new Set([...keys, ...between]), anchor };
}

/** Exactly these rows. */
export const only = (keys: readonly string[]): Selection => ({
  keys: new Set(keys),
  anchor: keys.at(-1) ?? null,
});
