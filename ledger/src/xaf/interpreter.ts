import { parseCents } from '../cents.ts';
import type { AuditEvent } from '../types.ts';
import { recognise, refuseForeign } from './dialect.ts';
import { dimensionFields } from './dimensions.ts';
import { ancestor, type ElementHandler, type ElementRecord } from './elements.ts';
import { entryLines, journalOf, type Journal } from './entry.ts';
import { NO_FIELDS } from './fields.ts';
import { keptOf, refuseMoreThan } from './limits.ts';
import { MasterData, taxonomyCode } from './master.ts';
import { openingLine } from './opening.ts';
import { Posting } from './posting.ts';
import { Preamble } from './preamble.ts';
import { Tally } from './tally.ts';
import { VatRates } from './vat-rates.ts';
import { WarningList } from './warnings.ts';

const KEPT = new Set(['trline', 'line', 'vat', 'ledgeraccount']);

/** Not used. */
const SKIPPED = new Set([
  'changeinfo',
  'glaccounthistory',
  'customersupplierhistory',
  'streetaddress',
  'postaladdress',
  'bankaccount',
  'currency',
]);

/** Turns the elements of one audit file, in one or more parts, into events. */
export class Interpreter implements ElementHandler {
  readonly kept = KEPT;
  readonly skipped = SKIPPED;
  readonly warnings = new WarningList();
  private readonly preamble = new Preamble(this.warnings);
  private readonly tally = new Tally(this.warnings);
  private readonly master = new MasterData(this.tally, this.warnings);
  private readonly posting = new Posting(this.tally, this.warnings, this.master.vatCodes);
  private readonly journals = new WeakMap<ElementRecord, Journal>();
  private readonly credits = { negative: false };
  private readonly rates = new VatRates();
  private events: AuditEvent[] = [];
  private announced = false;
  private listed = 0;

  root(name: string, namespaces: readonly string[]): void {
    const version = recognise(name, namespaces);
    if (this.preamble.version === 'onbekend') this.preamble.version = version;
  }

  readonly long = (name: string, parent: string, text: string): string =>
    keptOf(name, parent, text, this.warnings);

  closed(element: ElementRecord): void {
    switch (element.name) {
      case 'header':
        return this.preamble.addHeader(element.fields);
      case 'company':
        return this.preamble.addCompany(element.fields);
      case 'ledgeraccount':
        this.listed += 1;
        return refuseMoreThan('accountsPerProject', this.listed);
      case 'generalledger':
        this.within(element);
        return this.master.accounts(element, this.events);
      case 'entrypoint':
        return taxonomyCode(element);
      case 'taxoelement':
        ancestor(element, 'generalledger')?.children.push(element);
        return;
      case 'customersupplier':
        this.within(element);
        return this.master.relation(element.fields, this.events);
      case 'vatcode':
        this.within(element);
        return this.master.vatCode(element.fields, this.events);
      case 'period':
        return this.preamble.addPeriod(element.fields);
      case 'basic':
        return this.master.costName(element.fields, this.events);
      // Sub-ledgers repeat lines; only their days are news.
      case 'sbline':
      case 'obsbline':
        return this.master.invoice(element.fields, this.events);
      case 'obline':
        return this.opening(element);
      case 'transaction':
        return this.entry(element);
      case 'journal':
        // Also journals without an entry count.
        this.journal(element);
        return;
      case 'transactions':
        return this.declared(element);
      case 'masterfiles':
        return refuseForeign();
    }
  }

  get lineCount(): number {
    return this.tally.lines;
  }

  /** Events since the last call; lines only once there are enough of them. */
  take(minimumLines: number): AuditEvent[] {
    const enough = this.posting.waiting >= minimumLines && this.posting.waiting > 0;
    if (enough) this.announce();
    else if (!this.announced) return [];
    if (enough) this.events.push({ kind: 'lines', lines: this.posting.take() });
    const events = this.events;
    this.events = [];
    return events;
  }

  finish(): AuditEvent[] {
    this.announce();
    this.preamble.warnAtEnd();
    const own = this.posting.settle();
    const vat_rates = this.rates.list();
    if (vat_rates.length > 0) this.events.push({ kind: 'vat_rates', vat_rates });
    const accounts = [...own, ...this.tally.unlisted()];
    if (accounts.length > 0) this.events.push({ kind: 'accounts', accounts });
    const summary = this.tally.summary(this.preamble.header());
    return [...this.take(0), { kind: 'summary', summary }];
  }

  /** Gives out the header, before all else; it may have to wait for the name of the company. */
  private announce(): void {
    if (this.announced) return;
    this.announced = true;
    this.events.unshift({ kind: 'header', header: this.preamble.header() });
  }

  private within(element: ElementRecord): void {
    if (this.announced) return;
    const company = ancestor(element, 'company');
    if (company) this.preamble.addCompany(company.fields);
    if (this.preamble.complete) this.announce();
  }

  private opening(element: ElementRecord): void {
    this.within(element);
    const { year } = this.preamble;
    const number = this.posting.nextOpeningLine();
    const description = textOf(element.parent?.fields.get('opbaldesc')) ?? 'Beginbalans';
    const line = openingLine(element.fields, number, year, description, this.warnings);
    this.posting.openingElement(year, line);
  }

  private journal(element: ElementRecord): Journal {
    const known = this.journals.get(element);
    if (known) return known;
    this.tally.journals += 1;
    refuseMoreThan('codesPerFile', this.tally.journals);
    const journal = journalOf(element.fields, this.tally.journals);
    this.journals.set(element, journal);
    return journal;
  }

  private entry(element: ElementRecord): void {
    this.within(element);
    const { calendar } = this.preamble;
    const parent = ancestor(element, 'journal');
    const journal = parent ? this.journal(parent) : journalOf(NO_FIELDS, 0);
    const lines = entryLines(element, {
      calendar,
      journal,
      entry_no: this.tally.entries + 1,
      relations: this.master.relations,
      warnings: this.warnings,
      credits: this.credits,
      written: this.tally.written,
      rates: this.rates,
      dimensions: dimensionFields(this.preamble.version),
    });
    this.posting.entry(calendar.year, lines, journal);
  }

  private declared(element: ElementRecord): void {
    const { fields } = element;
    const count = fields.get('linescount') ?? fields.get('numberentries');
    const amount = (name: string) => parseCents(fields.get(name) ?? '');
    const known = this.tally.declared;
    // Of a split file the first part declares the totals of all.
    this.tally.declared = {
      lines: known.lines ?? (count !== undefined && /^\d+$/.test(count) ? Number(count) : null),
      debit_cents: known.debit_cents ?? amount('totaldebit'),
      credit_cents: known.credit_cents ?? amount('totalcredit'),
    };
  }
}

/** Of a description that may be an amount by its name in another version. */
function textOf(text: string | undefined): string | undefined {
  return text === undefined || parseCents(text) !== null ? undefined : text;
}
