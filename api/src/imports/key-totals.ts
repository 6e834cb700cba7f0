import type { LineKind } from '@kengetal/ledger';

/** What lines of one account, key, month and kind add up to. */
export interface KeyTotal {
  readonly rekening: string;
  readonly key: string;
  readonly periode: number;
  readonly soort: LineKind;
  debet: number;
  /** Sum of credit amounts, positive. */
  credit: number;
  aantal: number;
  btwCents: number;
}

interface KeyedLine {
  readonly rekening: string;
  readonly periode: number;
  readonly soort: LineKind;
  readonly cents: number;
  readonly btw_cents: number | null;
}

const KINDS: readonly LineKind[] = ['opening', 'mutatie', 'afsluiting'];
/** Totals in memory at once; a source with more has them in parts. */
const MOST = 50_000;

/** Sums per account, month and some key of lines, while they pass by. */
export class KeyTotals {
  #totals = new Map<string, Map<string, Map<number, KeyTotal>>>();
  #count = 0;

  get isFull(): boolean {
    return this.#count >= MOST;
  }

  add(key: string, line: KeyedLine): void {
    const total = this.#totalOf(key, line);
    const { cents, btw_cents } = line;
    if (cents > 0) total.debet += cents;
    else total.credit -= cents;
    total.btwCents += btw_cents ?? 0;
    total.aantal += 1;
  }

  /** All totals so far; they are gone afterwards. */
  take(): KeyTotal[] {
    const totals: KeyTotal[] = [];
    for (const ofAccount of this.#totals.values()) {
      for (const ofKey of ofAccount.values()) totals.push(...ofKey.values());
    }
    this.#totals = new Map();
    this.#count = 0;
    return totals;
  }

  #totalOf(key: string, { rekening, periode, soort }: KeyedLine): KeyTotal {
    // Three looks in a map are quicker than one text made of three parts.
    let ofAccount = this.#totals.get(rekening);
    if (!ofAccount) this.#totals.set(rekening, (ofAccount = new Map()));
    let ofKey = ofAccount.get(key);
    if (!ofKey) ofAccount.set(key, (ofKey = new Map()));
    const moment = periode * KINDS.length + KINDS.indexOf(soort);
    let total = ofKey.get(moment);
    if (!total) {
      total = { rekening, key, periode, soort, debet: 0, credit: 0, aantal: 0, btwCents: 0 };
      ofKey.set(moment, total);
      this.#count += 1;
    }
    return total;
  }
}
