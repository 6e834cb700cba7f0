import type { BookedFigure, Figure, FilterItem } from '@kengetal/contract';
import { SOLD, type GroupKey, type VatDecision, type Window } from '@kengetal/ledger';
import { bookedFigure } from '../figures/booked.ts';
import { vatTotal } from './sum.ts';
import type { ReadBooks } from '../store/reader.ts';
import { vatPlacing, type VatPlacing } from './placing.ts';
import { vatAccountRows, vatRows, type VatAccountRow, type VatRow } from './rows.ts';

/** What lines on one account that belong together add up to, and where that belongs. */
export interface VatPart {
  readonly of: 'vat' | 'base';
  readonly rekening: string;
  readonly naam: string;
  /** '' where the lines have none. */
  readonly btw_code: string;
  readonly decision: VatDecision;
  readonly figure: Figure;
}

/** VAT of a window of months with what it was charged on, part by part. */
export interface VatParts {
  /** Numbers of all accounts of VAT, booked on or not. */
  readonly accounts: readonly string[];
  /** True when some line of the months carries a VAT code. */
  readonly hasCodes: boolean;
  readonly parts: readonly VatPart[];
  readonly placing: VatPlacing;
}

/** Reads the parts of a window. */
export async function vatParts(read: ReadBooks, window: Window): Promise<VatParts> {
  const accounts = await vatAccountRows(read, window);
  const rows = await vatRows(read, window);
  const placing = await vatPlacing(read);
  const making = new PartsMaking(window, placing, rows);
  return {
    accounts: accounts.map(({ rekening }) => rekening),
    hasCodes: rows.some(({ btw_code }) => btw_code !== ''),
    parts: [
      ...rows.flatMap((row) => making.part(row) ?? []),
      ...accounts.flatMap((account) => making.rest(account) ?? []),
    ],
    placing,
  };
}

/** VAT is not charged on these: they carry the code of the entry, if any, with VAT included. */
const NO_BASE: ReadonlySet<GroupKey> = new Set([
  'debiteuren',
  'crediteuren',
  'bank_en_kas',
  'kruisposten',
  'bankschulden',
]);

class PartsMaking {
  readonly #isOneSource: boolean;

  constructor(
    private readonly window: Window,
    private readonly placing: VatPlacing,
    private readonly rows: readonly VatRow[],
  ) {
    this.#isOneSource = new Set(rows.map(({ source_no }) => source_no)).size <= 1;
  }

  part(row: VatRow): VatPart | undefined {
    const { rekening, naam, btw_code } = row;
    const decision = this.placing.of(row, row.cents);
    const of = rekening === row.btw_rekening ? 'vat' : 'base';
    const figure = of === 'vat' ? this.#vat(row, decision) : this.#base(row, decision);
    return figure && { of, rekening, naam, btw_code, decision, figure };
  }

  #vat(row: VatRow, { place }: VatDecision): Figure | undefined {
    return this.#figure(row, place === '5b' ? 1 : -1);
  }

  /** Sales are booked in credit, what is bought in debit. */
  #base(row: VatRow, { place }: VatDecision): Figure | undefined {
    if (NO_BASE.has(row.groep)) return undefined;
    const isSold = SOLD.some((box) => box === place) || row.btw_soort === 'verkoop';
    const figure = this.#figure(row, isSold ? -1 : 1);
    return figure && (this.#withoutVat(row, figure) ?? figure);
  }

  /** What stands on an account of VAT besides lines that were tied to it. */
  rest({ rekening, naam, debet, credit }: VatAccountRow): VatPart | undefined {
    const tied = this.rows.filter(
      (row) => row.rekening === rekening && row.btw_rekening === rekening,
    );
    const cents = debet - credit - tied.reduce((sum, row) => sum + row.cents, 0);
    if (cents === 0) return undefined;
    const key = { source_no: 0, btw_code: '', btw_rekening: rekening, btw_soort: '' } as const;
    const decision = this.placing.of(key, cents);
    const filters: FilterItem[] = [
      { column: 'rekening', operator: 'eq', value: rekening },
      { column: 'btw_rekening', operator: 'ne', value: rekening },
    ];
    const about = { label: `${rekening} ${naam}`.trim(), explanation: OTHERS };
    const sign = decision.place === '5b' ? 1 : -1;
    const figure = bookedFigure(cents, this.window, { sign, filters, about });
    return { of: 'vat', rekening, naam, btw_code: '', decision, figure };
  }

  /** Some programs book what was bought with its VAT and take that off again. */
  #withoutVat(row: VatRow, withVat: BookedFigure): Figure | undefined {
    const rate = this.placing.rateOf(row.source_no, row.btw_code);
    if (!rate) return undefined;
    // Of an amount with VAT the VAT is rate ÷ (100% + rate), of one without it rate ÷ 100%.
    const [amount, own] = [Math.abs(row.cents), Math.abs(row.btw_cents)];
    const apart = (whole: number) => Math.abs(own * whole - amount * rate);
    const isIncluded = apart(10_000 + rate) < apart(10_000);
    const vat = this.rows.find(
      (other) =>
        other.rekening === row.btw_rekening &&
        other.btw_rekening === row.btw_rekening &&
        other.source_no === row.source_no &&
        other.btw_code === row.btw_code &&
        other.btw_soort === row.btw_soort,
    );
    if (!isIncluded || !vat || Math.abs(vat.cents) !== Math.abs(row.btw_cents)) return undefined;
    const sign = row.cents < 0 === vat.cents < 0 ? withVat.sign : withVat.sign === 1 ? -1 : 1;
    const part = this.#figure(vat, sign);
    if (!part) return undefined;
    return vatTotal(withVat.about?.label ?? '', [
      { label: 'Geboekt met btw', figure: withVat },
      { label: 'Btw daarin', figure: part, factor: -1 },
    ]);
  }

  #figure(row: VatRow, sign: 1 | -1): BookedFigure | undefined {
    if (row.cents === 0) return undefined;
    const { rekening, naam, btw_code, btw_rekening, btw_soort, source_id } = row;
    const filters: FilterItem[] = [
      { column: 'rekening', operator: 'eq', value: rekening },
      this.#is('btw_code', btw_code),
      this.#is('btw_rekening', btw_rekening),
      this.#is('btw_soort', btw_soort),
      ...(this.#isOneSource
        ? []
        : [{ column: 'bron' as const, operator: 'eq' as const, value: source_id }]),
    ];
    const label = `${rekening} ${naam}`.trim();
    const about = {
      label: btw_code === '' ? label : `${label}, code ${btw_code}`,
      explanation: 'Regels van deze grootboekrekening die bij deze rubriek horen.',
    };
    return bookedFigure(row.cents, this.window, { sign, filters, about });
  }

  /** Without a value: none of those that there are. */
  #is(column: 'btw_code' | 'btw_rekening' | 'btw_soort', value: string): FilterItem {
    if (value !== '') return { column, operator: 'eq', value };
    const all = new Set(this.rows.map((row) => row[column]).filter((one) => one !== ''));
    return { column, operator: 'not_in', value: [...all] };
  }
}

const OTHERS = 'Regels van deze btw-rekening waarvan niets zegt wat ze voor de btw zijn.';
