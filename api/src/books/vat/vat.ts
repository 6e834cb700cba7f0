import type { BookedFigure, DerivedFigure, FilterItem } from '@kengetal/contract';
import { SOLD, type GroupKey, type VatPlace, type Window } from '@kengetal/ledger';
import { bookedFigure } from '../figures/booked.ts';
import type { ReadBooks } from '../store/reader.ts';
import { vatPlacing, type VatPlacing } from './placing.ts';
import { vatAccountRows, vatRows, type VatAccountRow, type VatRow } from './rows.ts';

/** An amount of VAT, or what it was charged on. */
export type VatFigure = BookedFigure | DerivedFigure;

/** Amounts by place: what was charged and deducted, and what it was charged on. */
export interface VatAmounts {
  readonly accounts: readonly string[];
  /** True when some line of the months carries a VAT code. */
  readonly hasCodes: boolean;
  readonly vat: ReadonlyMap<VatPlace, readonly VatFigure[]>;
  readonly base: ReadonlyMap<VatPlace, readonly VatFigure[]>;
  /** What evidence said against a place, in Dutch, for each once. */
  readonly against: readonly string[];
}

/** VAT is not charged on these: they carry the code of the entry, if any, with VAT included. */
const NO_BASE: ReadonlySet<GroupKey> = new Set([
  'debiteuren',
  'crediteuren',
  'liquide_middelen',
  'bankschulden',
]);

/** VAT of a window of months, each amount with the lines that make it up. */
export async function vatAmounts(read: ReadBooks, window: Window): Promise<VatAmounts> {
  const accounts = await vatAccountRows(read, window);
  const rows = await vatRows(read, window);
  const places = new Places(window, await vatPlacing(read), rows);
  for (const row of rows) {
    if (row.rekening === row.btw_rekening) places.addVat(row);
    else places.addBase(row);
  }
  for (const account of accounts) places.addRest(account);
  return {
    accounts: accounts.map(({ rekening }) => rekening),
    hasCodes: rows.some(({ btw_code }) => btw_code !== ''),
    vat: places.vat,
    base: places.base,
    against: [...places.against],
  };
}

/** Gathers amounts by place. */
class Places {
  readonly vat = new Map<VatPlace, VatFigure[]>();
  readonly base = new Map<VatPlace, VatFigure[]>();
  readonly against = new Set<string>();
  readonly #isOneSource: boolean;

  constructor(
    private readonly window: Window,
    private readonly placing: VatPlacing,
    private readonly rows: readonly VatRow[],
  ) {
    this.#isOneSource = new Set(rows.map(({ source_no }) => source_no)).size <= 1;
  }

  addVat(row: VatRow): void {
    const { place, against, because } = this.placing.of(row, row.cents);
    if (row.cents !== 0 && against.length > 0) {
      const of = `${row.rekening} ${row.naam}${row.btw_code === '' ? '' : `, code ${row.btw_code}`}`;
      this.against.add(`${of}: ${because.join(' en ')} tegenover ${against.join(' en ')}.`);
    }
    put(this.vat, place, this.#figure(row, place === '5b' ? 1 : -1));
  }

  /** What VAT was charged on; what is deducted has no base in the return. */
  addBase(row: VatRow): void {
    if (NO_BASE.has(row.groep)) return;
    const { place } = this.placing.of(row, row.cents);
    if (place === '5b' || place === 'verrekening') return;
    // Sales are booked in credit, what we buy in debit.
    const isSold = SOLD.some((box) => box === place) || row.btw_soort === 'verkoop';
    const sign = isSold ? -1 : 1;
    const figure = this.#figure(row, sign);
    put(this.base, place, figure && (this.#withoutVat(row, figure) ?? figure));
  }

  /** What stands on an account of VAT besides lines that were tied to it. */
  addRest({ rekening, naam, debet, credit }: VatAccountRow): void {
    const tied = this.rows.filter(
      (row) => row.rekening === rekening && row.btw_rekening === rekening,
    );
    const cents = debet - credit - tied.reduce((sum, row) => sum + row.cents, 0);
    if (cents === 0) return;
    const key = { source_no: 0, btw_code: '', btw_rekening: rekening, btw_soort: '' } as const;
    const { place } = this.placing.of(key, cents);
    const filters: FilterItem[] = [
      { column: 'rekening', operator: 'eq', value: rekening },
      { column: 'btw_rekening', operator: 'ne', value: rekening },
    ];
    const about = { label: `${rekening} ${naam}`.trim(), explanation: OTHERS };
    const sign = place === '5b' ? 1 : -1;
    put(this.vat, place, bookedFigure(cents, this.window, { sign, filters, about }));
  }

  /** Some programs book what was bought with its VAT and take that off again. */
  #withoutVat(row: VatRow, withVat: BookedFigure): DerivedFigure | undefined {
    const rate = Math.abs(row.btw_cents) / Math.max(1, Math.abs(row.cents));
    const percentage = [...this.placing.codes].find(
      ({ source_no, btw_code }) => source_no === row.source_no && btw_code === row.btw_code,
    )?.percentage;
    if (!percentage) return undefined;
    const excluded = percentage / 10_000;
    const isIncluded = Math.abs(rate - excluded / (1 + excluded)) < Math.abs(rate - excluded);
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
    const terms = [
      { label: 'Geboekt met btw', factor: 1 as const, part: 'teller' as const, figure: withVat },
      { label: 'Btw daarin', factor: -1 as const, part: 'teller' as const, figure: part },
    ];
    const value = withVat.cents - part.cents;
    return { kind: 'derived', unit: 'cents', value, terms, about: withVat.about };
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

function put(to: Map<VatPlace, VatFigure[]>, place: VatPlace, figure: VatFigure | undefined): void {
  if (!figure) return;
  const figures = to.get(place) ?? [];
  figures.push(figure);
  to.set(place, figures);
}
