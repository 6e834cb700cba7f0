/** Accounts of a chart by their number, to find what stands near an account. */
export class NumberOrder {
  private readonly keys: readonly string[];
  /** Most frequent length of a number. */
  readonly usual: number;

  /**
   * The order is that of text, so that 11010 stands with 1101. Numbers that are shorter than
   * most have lost their leading zeros (150 is 0150).
   */
  constructor(private readonly ids: readonly string[]) {
    const usual = usualLength(ids);
    this.usual = usual;
    this.keys = ids.map((id) => (/^\d+$/.test(id) ? id.padStart(usual, '0') : id));
  }

  /** Number as it is compared. */
  key(at: number): string {
    return this.keys[at] ?? '';
  }

  /** Positions of all accounts in the order of their numbers. */
  sorted(): number[] {
    return this.ids.map((_, at) => at).sort((a, b) => compare(this.key(a), this.key(b)) || a - b);
  }
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** Most frequent length of the numbers that are digits only; the shorter one when two tie. */
function usualLength(ids: readonly string[]): number {
  const counts = new Map<number, number>();
  for (const id of ids)
    if (/^\d+$/.test(id)) counts.set(id.length, (counts.get(id.length) ?? 0) + 1);
  const ranked = [...counts].sort(([l, m], [k, n]) => n - m || l - k);
  return ranked[0]?.[0] ?? 0;
}
