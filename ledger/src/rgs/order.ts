/** Accounts of a chart by their number, to find what stands near an account. */
export class NumberOrder {
  /** Length that numbers of this chart usually have. */
  readonly usual: number;
  /** Positions of all accounts in the order of their numbers. */
  readonly sorted: readonly number[];
  private readonly keys: readonly string[];

  /**
   * The order is that of text, so that 11010 stands with 1101. Numbers that are shorter than
   * most have lost their leading zeros (150 is 0150).
   */
  constructor(ids: readonly string[]) {
    const usual = usualLength(ids);
    const keys = ids.map((id) => (/^\d+$/.test(id) ? id.padStart(usual, '0') : id));
    this.usual = usual;
    this.keys = keys;
    this.sorted = ids
      .map((_, at) => at)
      .sort((a, b) => compare(keys[a] ?? '', keys[b] ?? '') || compare(ids[a] ?? '', ids[b] ?? ''));
  }

  /** Number as it is compared. */
  key(at: number): string {
    return this.keys[at] ?? '';
  }
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/**
 * Length of the numbers that cover most of the chart. Relations with an account each (13001) can
 * be many, but stand together, so that they count once per range of two digits.
 */
function usualLength(ids: readonly string[]): number {
  const ranges = new Map<number, Set<string>>();
  for (const id of ids) {
    if (!/^\d+$/.test(id)) continue;
    const seen = ranges.get(id.length) ?? new Set();
    ranges.set(id.length, seen.add(id.slice(0, 2)));
  }
  const ranked = [...ranges].sort(([l, a], [k, b]) => b.size - a.size || l - k);
  return ranked[0]?.[0] ?? 0;
}
