import { parseCents } from '../cents.ts';
import { classifyChart } from '../rgs/chart.ts';
import type { AuditEvent, AuditHeader, AuditVersion, LedgerAccount, LedgerLine } from '../types.ts';
import { chartOf, relationOf, vatCodeOf } from './accounts.ts';
import { recognise } from './dialect.ts';
import type { ElementHandler, ElementRecord } from './elements.ts';
import { entryLines, journalOf, openingLine, type Journal } from './entry.ts';
import { auditHeader } from './header.ts';
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
  private readonly tally = new Tally(this.warnings);
  private readonly relations = new Map<string, string>();
  private readonly journals = new WeakMap<ElementRecord, Journal>();
  private events: AuditEvent[] = [];
  private lines: LedgerLine[] = [];
  private version: AuditVersion = 'onbekend';
  private headerFields: ReadonlyMap<string, string> = NOTHING;
  private header: AuditHeader | null = null;
  private openingLines = 0;

  root(name: string, namespaces: readonly string[]): void {
    const version = recognise(name, namespaces);
    if (this.version === 'onbekend') this.version = version;
  }

  closed(element: ElementRecord): void {
    switch (element.name) {
      case 'header':
        if (this.headerFields === NOTHING) this.headerFields = element.fields;
        return;
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
    }
  }

  get lineCount(): number {
    return this.tally.lines;
  }

  /** Events since the last call; lines only once there are enough of them. */
  take(minimumLines: number): AuditEvent[] {
    if (this.lines.length >= minimumLines && this.lines.length > 0) {
      this.events.push({ kind: 'lines', lines: this.lines });
      this.lines = [];
    }
    const events = this.events;
    this.events = [];
    return events;
  }

  finish(): AuditEvent[] {
    const header = this.begin(null);
    const accounts = this.tally.unlisted();
    if (accounts.length > 0) this.events.push({ kind: 'accounts', accounts });
    return [...this.take(0), { kind: 'summary', summary: this.tally.summary(header) }];
  }

  /** The header waits for the company's fields, which stand before all that needs a header. */
  private begin(element: ElementRecord | null): AuditHeader {
    if (this.header) return this.header;
    const company = ancestor(element, 'company')?.fields ?? NOTHING;
    this.header = auditHeader(this.version, this.headerFields, company, this.warnings);
    this.events.push({ kind: 'header', header: this.header });
    return this.header;
  }

  private accounts(ledger: ElementRecord): void {
    this.begin(ledger);
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
    this.begin(element);
    this.relations.set(relation.relation_id, relation.name);
    const last = this.events.at(-1);
    if (last?.kind === 'relations') last.relations.push(relation);
    else this.events.push({ kind: 'relations', relations: [relation] });
  }

  private vatCode(element: ElementRecord): void {
    const code = vatCodeOf(element.fields);
    if (!code) return;
    this.begin(element);
    const last = this.events.at(-1);
    if (last?.kind === 'vat_codes') last.vat_codes.push(code);
    else this.events.push({ kind: 'vat_codes', vat_codes: [code] });
  }

  private opening(element: ElementRecord): void {
    const year = this.begin(element).fiscal_year;
    this.openingLines += 1;
    const description = element.parent?.fields.get('opbaldesc') ?? 'Beginbalans';
    const line = openingLine(element.fields, this.openingLines, year, description, this.warnings);
    this.tally.openingElement(line);
    this.lines.push(line);
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
    const year = this.begin(element).fiscal_year;
    const parent = ancestor(element, 'journal');
    const journal = parent ? this.journal(parent) : journalOf(NOTHING, 0);
    const lines = entryLines(element, {
      year,
      journal,
      entry_no: this.tally.entries + 1,
      relations: this.relations,
      warnings: this.warnings,
    });
    this.tally.entry(lines, journal.opening);
    for (const line of lines) this.lines.push(line);
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
