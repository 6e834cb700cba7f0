import type { Fields } from './fields.ts';
import { classifyChart } from '../rgs/chart.ts';
import type { AuditEvent, LedgerAccount, LedgerCostName } from '../types.ts';
import { chartOf, relationOf, vatCodeOf } from './accounts.ts';
import { ancestor, type ElementRecord } from './elements.ts';
import { dayOf } from './header.ts';
import { refuseMoreThan } from './limits.ts';
import { VatCodes } from '../vat/codes.ts';
import type { Tally } from './tally.ts';
import type { WarningList } from './warnings.ts';

/** Accounts, relations and VAT codes, given out as they are read. */
export class MasterData {
  /** Names of relations. */
  readonly relations = new Map<string, string>();
  readonly vatCodes = new VatCodes();
  private costNames = 0;

  constructor(
    private readonly tally: Tally,
    private readonly warnings: WarningList,
  ) {}

  /** Accounts of a generalLedger element; a chart is classified as a whole. */
  accounts(ledger: ElementRecord, events: AuditEvent[]): void {
    const chart = chartOf(ledger.children);
    ledger.children.length = 0;
    const classified = classifyChart(chart);
    const accounts = chart.flatMap(({ rekening, naam, type }, at): LedgerAccount[] => {
      const classification = classified[at];
      if (!classification) return [];
      const type_stated = type !== null;
      const account = { rekening, naam, type_stated, ...classification };
      return this.tally.account(account) ? [account] : [];
    });
    if (accounts.length > 0) events.push({ kind: 'accounts', accounts });
  }

  relation(fields: Fields, events: AuditEvent[]): void {
    const relation = relationOf(fields);
    if (!relation) return;
    if (this.relations.has(relation.relatie)) {
      this.warnings.add('relatie_dubbel', relation.relatie);
      return;
    }
    this.relations.set(relation.relatie, relation.name);
    refuseMoreThan('relationsPerFile', this.relations.size);
    const last = events.at(-1);
    if (last?.kind === 'relations') last.relations.push(relation);
    else events.push({ kind: 'relations', relations: [relation] });
  }

  vatCode(fields: Fields, events: AuditEvent[]): void {
    const code = vatCodeOf(fields);
    if (!code) return;
    this.vatCodes.add(code);
    refuseMoreThan('codesPerFile', this.vatCodes.count);
    const last = events.at(-1);
    if (last?.kind === 'vat_codes') last.vat_codes.push(code);
    else events.push({ kind: 'vat_codes', vat_codes: [code] });
  }

  costName(fields: Fields, events: AuditEvent[]): void {
    const dimension = COST_NAMES[fields.get('basictype') ?? ''];
    const code = fields.get('basicid');
    if (dimension === undefined || code === undefined) return;
    this.costNames += 1;
    refuseMoreThan('codesPerFile', this.costNames);
    const cost_name = { dimension, code, name: fields.get('basicdesc') ?? code };
    const last = events.at(-1);
    if (last?.kind === 'cost_names') last.cost_names.push(cost_name);
    else events.push({ kind: 'cost_names', cost_names: [cost_name] });
  }

  invoice(fields: Fields, events: AuditEvent[]): void {
    const relatie = fields.get('custsupid');
    const factuur = fields.get('invref');
    // The day of a payment is not that of its invoice.
    if (relatie === undefined || factuur === undefined || fields.get('muttp') === 'P') return;
    const [date, due_date] = [dayOf(fields.get('invdt')), dayOf(fields.get('invduedt'))];
    if (date === null && due_date === null) return;
    const found = { relatie, factuur, date, due_date };
    const last = events.at(-1);
    if (last?.kind === 'invoices') last.invoices.push(found);
    else events.push({ kind: 'invoices', invoices: [found] });
  }
}

/** Kinds of basics (facts on XAF 3.2: basicType) that lines refer to. */
const COST_NAMES: Readonly<Record<string, LedgerCostName['dimension']>> = {
  '02': 'kostenplaats',
  '03': 'kostendrager',
  '04': 'kostendrager',
};

/** 3.2 hangs the RGS code below the account, 3.1 lists them beside the accounts. */
export function taxonomyCode(entryPoint: ElementRecord): void {
  const code = entryPoint.fields.get('conceptref');
  const account = ancestor(entryPoint, 'ledgeraccount');
  if (code !== undefined && account && !account.fields.has('conceptref')) {
    account.fields.add('conceptref', code);
  }
}
