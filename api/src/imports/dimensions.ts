import type {
  AuditEvent,
  LedgerCostName,
  LedgerInvoice,
  LedgerLine,
  LedgerRelation,
  LedgerVatCode,
  LedgerVatRate,
} from '@kengetal/ledger';
import type { CopyLine } from '../db/copy-text.ts';
import { JOURNAL_COLUMNS, JournalTotals } from './journal-totals.ts';
import { KeyTotals, type KeyTotal } from './key-totals.ts';

/** Tables that {@link Dimensions} fills. */
export const DIMENSION_TABLES = [
  'relations',
  'vat_codes',
  'cost_centres',
  'invoices',
  'relation_months',
  'vat_months',
  'cost_centre_months',
  'journal_totals',
] as const;

/** Rows for one table. */
export interface TableRows {
  readonly table: (typeof DIMENSION_TABLES)[number];
  readonly columns: readonly string[];
  readonly rows: Iterable<CopyLine>;
}

/** Enough days of invoices to send. */
const MANY_INVOICES = 2_000;

/** Relations, VAT codes, cost centres and invoices of one source, and the sums over their lines. */
export class Dimensions {
  readonly #balance = new Set<string>();
  readonly #relations: LedgerRelation[] = [];
  readonly #vatCodes = new Map<string, LedgerVatCode>();
  readonly #vatRates: LedgerVatRate[] = [];
  readonly #costNames = new Map<string, LedgerCostName>();
  readonly #totals = {
    relation_months: new KeyTotals(),
    vat_months: new KeyTotals(),
    kostenplaats: new KeyTotals(),
    kostendrager: new KeyTotals(),
  };
  readonly #journals = new JournalTotals();
  #invoices: LedgerInvoice[] = [];
  #sentInvoices = 0;
  #parts = 0;

  constructor(private readonly source: { projectId: string; sourceNo: number }) {}

  event(event: AuditEvent): void {
    switch (event.kind) {
      case 'accounts':
        // An account whose kind was guessed may turn out to be of the result.
        for (const { rekening, type, type_stated } of event.accounts) {
          if (type === 'balans' && type_stated) this.#balance.add(rekening);
        }
        return;
      case 'relations':
        return void this.#relations.push(...event.relations);
      case 'vat_codes':
        for (const code of event.vat_codes) this.#vatCodes.set(code.btw_code, code);
        return;
      case 'vat_rates':
        return void this.#vatRates.push(...event.vat_rates);
      case 'cost_names':
        for (const name of event.cost_names) {
          this.#costNames.set(`${name.dimension} ${name.code}`, name);
        }
        return;
      case 'invoices':
        return void this.#invoices.push(...event.invoices);
      default:
    }
  }

  line(line: LedgerLine): void {
    this.#journals.add(line);
    const { tegenpartij, btw_code, btw_rekening, kostenplaats, kostendrager } = line;
    if (tegenpartij !== null && !this.#balance.has(line.rekening)) {
      this.#totals.relation_months.add(tegenpartij, line);
    }
    if (btw_code !== null || btw_rekening !== null) this.#totals.vat_months.add(vatKey(line), line);
    if (kostenplaats !== null) this.#totals.kostenplaats.add(kostenplaats, line);
    if (kostendrager !== null) this.#totals.kostendrager.add(kostendrager, line);
  }

  /** Rows that are better sent before more come. */
  *full(): Generator<TableRows, void, void> {
    if (this.#invoices.length >= MANY_INVOICES) yield this.#invoiceRows();
    if (Object.values(this.#totals).some(({ isFull }) => isFull)) yield* this.#sums();
  }

  /** What is left at the end. */
  *rest(): Generator<TableRows, void, void> {
    yield this.#invoiceRows();
    yield* this.#sums();
    yield this.#table('journal_totals', JOURNAL_COLUMNS, this.#journals.rows(), (row) => row);
    yield this.#table('relations', ['relatie', 'naam', 'soort'], this.#relations, relationRow);
    yield this.#table(
      'vat_codes',
      ['btw_code', 'omschrijving', 'percentage', 'rekening_betalen', 'rekening_vorderen'],
      this.#vatRows(),
      (row) => row,
    );
    const names = [...this.#costNames.values()];
    yield this.#table(
      'cost_centres',
      ['dimensie', 'code', 'naam'],
      names,
      ({ dimension, code, name }) => [dimension, code, name],
    );
  }

  *#sums(): Generator<TableRows, void, void> {
    this.#parts += 1;
    const { relation_months, vat_months, kostenplaats, kostendrager } = this.#totals;
    const sums = ['periode', 'rekening', 'soort', 'deel', 'debet', 'credit', 'aantal'];
    const row = (total: KeyTotal) => sumRow(total, this.#parts);
    yield this.#table(
      'relation_months',
      [...sums, 'tegenpartij'],
      relation_months
        .take()
        // Some files list their accounts after the lines.
        .filter(({ rekening }) => !this.#balance.has(rekening)),
      (total) => [...row(total), total.key],
    );
    yield this.#table(
      'vat_months',
      [...sums, 'btw_cents', 'btw_code', 'btw_rekening', 'btw_soort'],
      vat_months.take(),
      (total) => [...row(total), total.btwCents, ...total.key.split(KEY_END)],
    );
    for (const [dimension, totals] of Object.entries({ kostenplaats, kostendrager })) {
      yield this.#table(
        'cost_centre_months',
        [...sums, 'dimensie', 'code'],
        totals.take(),
        (total) => [...row(total), dimension, total.key],
      );
    }
  }

  #invoiceRows(): TableRows {
    const invoices = this.#invoices;
    this.#invoices = [];
    const columns = ['nr', 'relatie', 'factuur', 'datum', 'vervaldatum'];
    return this.#table('invoices', columns, invoices, ({ relatie, factuur, date, due_date }) => {
      this.#sentInvoices += 1;
      return [this.#sentInvoices, relatie, factuur, date, due_date];
    });
  }

  /** Codes of the list and those that only lines have. */
  #vatRows(): CopyLine[] {
    const rates = new Map(this.#vatRates.map(({ btw_code, rate }) => [btw_code, rate]));
    const codes = new Set([...this.#vatCodes.keys(), ...rates.keys()]);
    return [...codes].map((code) => {
      const listed = this.#vatCodes.get(code);
      return [
        code,
        listed?.omschrijving ?? '',
        rates.get(code) ?? null,
        listed?.rekening_betalen ?? null,
        listed?.rekening_vorderen ?? null,
      ];
    });
  }

  /** Rows are made when they are written: all of them at once would take more than their totals. */
  #table<Item>(
    table: TableRows['table'],
    columns: readonly string[],
    items: Iterable<Item>,
    row: (item: Item) => CopyLine,
  ): TableRows {
    const { projectId, sourceNo } = this.source;
    function* rows() {
      for (const item of items) yield [projectId, sourceNo, ...row(item)];
    }
    return { table, columns: ['project_id', 'source_no', ...columns], rows: rows() };
  }
}

function relationRow({ relatie, name, kind }: LedgerRelation): CopyLine {
  return [relatie, name, kind];
}

function sumRow({ periode, rekening, soort, debet, credit, aantal }: KeyTotal, part: number) {
  return [periode, rekening, soort, part, debet, credit, aantal];
}

/** Cannot stand in an XML document. */
const KEY_END = '\u0001';

const vatKey = ({ btw_code, btw_rekening, btw_soort }: LedgerLine): string =>
  [btw_code ?? '', btw_rekening ?? '', btw_soort ?? ''].join(KEY_END);
