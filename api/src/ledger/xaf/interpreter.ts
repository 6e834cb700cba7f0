import { parseCents } from '../cents.ts';
import { classifyChart } from '../rgs/chart.ts';
import type { AuditEvent, LedgerAccount } from '../types.ts';
import { chartOf, relationOf, vatCodeOf } from './accounts.ts';
import { recognise, refuseForeign } from './dialect.ts';
import type { ElementHandler, ElementRecord } from './elements.ts';
import { entryLines, journalOf, type Journal } from './entry.ts';
import { openingLine } from './opening.ts';
import { Posting } from './posting.ts';
import { Preamble } from './preamble.ts';
import { Tally } from './tally.ts';
import { WarningList } from './warnings.ts';

const KEPT = new Set(['trline', 'line', 'vat', 'ledgeraccount']);

/** Sub-ledgers repeat lines; the rest is not used. */
const SKIPPED = new Set([
  'subledgers',
  'obsubledgers',
  'basics',
  'changeinfo',
  'glaccounthistory',
  'customersupplierhistory',
  'streetaddress',
  'postaladdress',
  'bankaccount',
  'currency',
]);

const NOTHING: ReadonlyMap<string, string> = new Map();

/** Turns the elements of one audit file, in one or more parts, into events. */
export class Interpreter implements ElementHandler {
  readonly kept = KEPT;
  readonly skipped = SKIPPED;
  readonly warnings = new WarningList();
  private readonly preamble = new Preamble(this.warnings);
  private readonly tally = new Tally(this.warnings);
  private readonly posting = new Posting(this.tally, this.warnings);
  private readonly relations = new Map<string, string>();
  private readonly journals = new WeakMap<ElementRecord, Journal>();
  private readonly credits = { negative: false };
  private events: AuditEvent[] = [];
  private announced = false;

  root(name: string, namespaces: readonly string[]): void {
    const version = recognise(name, namespaces);
    if (this.preamble.version === 'onbekend') this.preamble.version = version;
  }

  closed(element: ElementRecord): void {
    switch (element.name) {
      case 'header':
        return this.preamble.addHeader(element.fields);
      case 'company':
        return this.preamble.addCompany(element.fields);
      case 'generalledger':
        return this.accounts(element);
      case 'entrypoint':
        return this.taxonomyCode(element);
      case 'taxoelement':
        ancestor(element, 'generalledger')?.children.push(element);
        return;
      case 'customersupplier':
        return this.relation(element);
      case 'vatcode':
        return this.vatCode(element);
      case 'period':
        return this.preamble.addPeriod(element.fields);
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

  private accounts(ledger: ElementRecord): void {
    this.within(ledger);
    const chart = chartOf(ledger.children);
    ledger.children.length = 0;
    const classified = classifyChart(chart);
    const accounts = chart.flatMap(({ account_id, description, type }, at): LedgerAccount[] => {
      const classification = classified[at];
      if (!classification) return [];
      const account = { account_id, description, ...classification };
      return this.tally.account(account, type !== null) ? [account] : [];
    });
    if (accounts.length > 0) this.events.push({ kind: 'accounts', accounts });
  }

  /** 3.2 hangs the RGS code below the account, 3.1 lists them beside the accounts. */
  private taxonomyCode(entryPoint: ElementRecord): void {
    const code = entryPoint.fields.get('conceptref');
    const account = ancestor(entryPoint, 'ledgeraccount');
    if (code !== undefined && account && !account.fields.has('conceptref')) {
      account.fields.set('conceptref', code);
    }
  }

  private relation(element: ElementRecord): void {
    const relation = relationOf(element.fields);
    if (!relation) return;
    this.within(element);
    if (this.relations.has(relation.relation_id)) {
      this.warnings.add('relatie_dubbel', relation.relation_id);
      return;
    }
    this.relations.set(relation.relation_id, relation.name);
    const last = this.events.at(-1);
    if (last?.kind === 'relations') last.relations.push(relation);
    else this.events.push({ kind: 'relations', relations: [relation] });
  }

  private vatCode(element: ElementRecord): void {
    const code = vatCodeOf(element.fields);
    if (!code) return;
    this.within(element);
    const last = this.events.at(-1);
    if (last?.kind === 'vat_codes') last.vat_codes.push(code);
    else this.events.push({ kind: 'vat_codes', vat_codes: [code] });
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
    const journal = journalOf(element.fields, this.tally.journals);
    this.journals.set(element, journal);
    return journal;
  }

  private entry(element: ElementRecord): void {
    this.within(element);
    const { calendar } = this.preamble;
    const parent = ancestor(element, 'journal');
    const journal = parent ? this.journal(parent) : journalOf(NOTHING, 0);
    const lines = entryLines(element, {
      calendar,
      journal,
      entry_no: this.tally.entries + 1,
      relations: this.relations,
      warnings: this.warnings,
      credits: this.credits,
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

function ancestor(element: ElementRecord | null, name: string): ElementRecord | null {
  let at = element;
  while (at && at.name !== name) at = at.parent;
  return at;
}

/** Of a description that may be an amount by its name in another version. */
function textOf(text: string | undefined): string | undefined {
  return text === undefined || parseCents(text) !== null ? undefined : text;
}
