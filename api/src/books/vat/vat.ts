import type { BookedFigure, FilterItem } from '@kengetal/contract';
import { boxOfAccount, type VatBox, type Window } from '@kengetal/ledger';
import { bookedFigure } from '../figures/booked.ts';
import type { ReadBooks } from '../store/reader.ts';
import { vatAccountRows, vatCodeRows, type VatAccountRow, type VatCodeRow } from './rows.ts';

/** Where an amount of VAT belongs: a box of the return, or beside it. */
export type VatPlace = VatBox | 'verrekening' | 'onbekend';

/** Booked amounts by place: what was charged and deducted, and what it was charged on. */
export interface VatAmounts {
  readonly accounts: readonly string[];
  /** True when some line of the months carries a VAT code. */
  readonly hasCodes: boolean;
  readonly vat: ReadonlyMap<VatPlace, readonly BookedFigure[]>;
  readonly base: ReadonlyMap<VatPlace, readonly BookedFigure[]>;
}

/** Nobody is charged VAT on these: they carry the code of the entry, if any. */
const NO_BASE: ReadonlySet<string> = new Set([
  'debiteuren',
  'crediteuren',
  'liquide_middelen',
  'bankschulden',
]);
const SALES: ReadonlySet<VatPlace> = new Set(['1a', '1b', '1c', '1d', '1e', '3a', '3b', '3c']);

/** VAT of a window of months, each amount with the lines that make it up. */
export async function vatAmounts(read: ReadBooks, window: Window): Promise<VatAmounts> {
  const accounts = await vatAccountRows(read, window);
  const codes = await vatCodeRows(read, window);
  const places = new Places(window);
  const own = new Set(accounts.map(({ rekening }) => rekening));
  for (const account of accounts) {
    const coded = codes.filter(({ rekening }) => rekening === account.rekening);
    for (const row of coded) places.addCoded(account, row);
    places.addUncoded(account, coded);
  }
  for (const row of codes) if (!own.has(row.rekening)) places.addBase(row);
  return {
    accounts: [...own],
    hasCodes: codes.length > 0,
    vat: places.vat,
    base: places.base,
  };
}

/** Gathers amounts by place. */
class Places {
  readonly vat = new Map<VatPlace, BookedFigure[]>();
  readonly base = new Map<VatPlace, BookedFigure[]>();

  constructor(private readonly window: Window) {}

  /** VAT that carries a code, credit notes and all. */
  addCoded(account: VatAccountRow, row: VatCodeRow): void {
    const of = boxOfAccount(account.naam, account.rgs);
    // One code may serve sales and purchases, here and abroad; the account tells which.
    const place = of === '5b' || of === 'onbekend' ? of : (row.box ?? of ?? 'onbekend');
    this.#add(this.vat, place, row.debet - row.credit, account, [isCode(row.btw_code)]);
  }

  /**
   * VAT without a code: what is booked on the usual side of the account. The other side may be a
   * return that was settled or a credit note, which nothing tells apart.
   */
  addUncoded(account: VatAccountRow, coded: readonly VatCodeRow[]): void {
    const sum = (of: 'debet' | 'credit') =>
      account[of] - coded.reduce((total, row) => total + row[of], 0);
    const rest: FilterItem[] =
      coded.length === 0
        ? []
        : [{ column: 'btw_code', operator: 'not_in', value: coded.map((row) => row.btw_code) }];
    const of = boxOfAccount(account.naam, account.rgs);
    if (of === 'verrekening') {
      this.#add(this.vat, of, sum('debet') - sum('credit'), account, rest);
      return;
    }
    const usual = of === '5b' ? 'debet' : 'credit';
    for (const side of ['debet', 'credit'] as const) {
      const cents = side === 'debet' ? sum(side) : 0 - sum(side);
      const place = side === usual ? (of ?? 'onbekend') : 'verrekening';
      this.#add(this.vat, place, cents, account, [
        ...rest,
        { column: 'zijde', operator: 'eq', value: side },
      ]);
    }
  }

  /** What VAT was charged on: sales on accounts of the result, and purchases with VAT of our own. */
  addBase(row: VatCodeRow): void {
    if (NO_BASE.has(row.groep)) return;
    const place = row.box ?? 'onbekend';
    if (place === '5b') return;
    const isRevenue =
      row.type === 'resultaat' && /^(?:omzet_|overige_omzet|overige_opbr)/.test(row.groep);
    if (SALES.has(place) && !isRevenue) return;
    this.#add(this.base, place, row.debet - row.credit, row, [isCode(row.btw_code)]);
  }

  #add(
    to: Map<VatPlace, BookedFigure[]>,
    place: VatPlace,
    sum: number,
    { rekening, naam }: { rekening: string; naam: string },
    more: readonly FilterItem[],
  ): void {
    if (sum === 0) return;
    // Sales are booked in credit, what we buy or deduct in debit.
    const sign = place === '5b' || (to === this.base && !SALES.has(place)) ? 1 : -1;
    const filters: FilterItem[] = [
      { column: 'rekening', operator: 'eq', value: rekening },
      ...more,
    ];
    const about = {
      label: `${rekening} ${naam}`.trim(),
      explanation: 'Regels van deze grootboekrekening die bij deze rubriek horen.',
    };
    const figures = to.get(place) ?? [];
    figures.push(bookedFigure(sum, this.window, { sign, filters, about }));
    to.set(place, figures);
  }
}

const isCode = (value: string): FilterItem => ({ column: 'btw_code', operator: 'eq', value });
