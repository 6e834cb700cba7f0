import type { Chart } from './charts.ts';
import { readXaf, type Fields, type Xaf } from './xaf.ts';
import { addMonths, monthOf, monthsOf } from './months.ts';

export type LineKind = 'opening' | 'movement' | 'closing';

export interface GoldLine {
  readonly account: string;
  /** Debit positive. */
  readonly cents: number;
  readonly month: number;
  /** Index of the fiscal year. */
  readonly year: number;
  readonly kind: LineKind;
  readonly day: string;
  readonly text: string;
  readonly relation: string | null;
  /** The relation, else the only one of its entry, but of bank, cash and opening. */
  readonly party: string | null;
  readonly invoice: string | null;
  readonly journal: string;
  readonly journalType: string;
  /** Key of the entry, and its number as the file has it. */
  readonly entry: string;
  readonly document: string;
  readonly vatCode: string | null;
  readonly costCentre: string | null;
}

export interface GoldAccount {
  readonly number: string;
  readonly name: string;
  /** RGS code, or of an account without one what its name means; '' for neither. */
  readonly code: string;
}

export interface FiscalYear {
  /** Of the day on which it ends. */
  readonly name: string;
  readonly from: number;
  readonly to: number;
}

export interface Invoice {
  readonly day: string;
  readonly due: string | null;
}

/** Books as their audit files have them, in years that follow each other. */
export interface GoldBooks {
  readonly years: readonly FiscalYear[];
  /** Last month with movements. */
  readonly last: number;
  readonly accounts: ReadonlyMap<string, GoldAccount>;
  /** Names by number. */
  readonly relations: ReadonlyMap<string, string>;
  readonly costCentres: ReadonlyMap<string, string>;
  readonly lines: readonly GoldLine[];
  /** Days of invoices by relation and number, where there are sub-ledgers. */
  readonly invoices: ReadonlyMap<string, Invoice>;
}

const RGS = /^[BW][A-Z][A-Za-z]{2}(?:[A-Z][A-Za-z0-9]{2})*$/;

/** Cents of a decimal text; no float is made of it. */
export function centsOf(text: string): number {
  const [, sign, whole = '0', fraction = ''] = /^([+-]?)(\d*)(?:\.(\d*))?$/.exec(text) ?? [];
  if (sign === undefined) throw new Error(`'${text}' is no amount.`);
  return (sign === '-' ? -1 : 1) * Number(whole + fraction.padEnd(2, '0').slice(0, 2));
}

function signed({ amnt = '0', amntTp }: Fields): number {
  return 0 + centsOf(amnt) * (amntTp === 'C' ? -1 : 1);
}

/** Reads the files of an administration, oldest year first. @param chart codes of its own */
export function readBooks(files: readonly Uint8Array[], chart: Chart): GoldBooks {
  const read = files.map((bytes) => readXaf(bytes));
  const years = read.map(({ header }) => yearOf(header));
  const accounts = new Map<string, GoldAccount>();
  const relations = new Map<string, string>();
  const costCentres = new Map<string, string>();
  const invoices = new Map<string, Invoice>();
  const lines: GoldLine[] = [];
  for (const [index, xaf] of read.entries()) {
    for (const account of xaf.accounts) {
      const { accID: number = '', accDesc: name = '' } = account;
      accounts.set(number, { number, name, code: codeOf(account, chart[number]) });
    }
    for (const { custSupID = '', custSupName = '' } of xaf.relations) {
      relations.set(custSupID, custSupName);
    }
    for (const { basicID = '', basicDesc = '' } of xaf.costCentres) {
      costCentres.set(basicID, basicDesc);
    }
    for (const { custSupID = '', invRef = '', invDt, invDueDt } of xaf.invoices) {
      if (invDt === undefined) continue;
      invoices.set(`${custSupID} ${invRef}`, { day: invDt, due: invDueDt ?? null });
    }
    const year = years[index];
    if (year) lines.push(...linesOf(xaf, year, index));
  }
  const moved = lines.filter(({ kind }) => kind === 'movement').map(({ month }) => month);
  const last = Math.max(...moved);
  return { years, last, accounts, relations, costCentres, lines, invoices };
}

function yearOf({ startDate = '', endDate = '' }: Fields): FiscalYear {
  return { name: endDate.slice(0, 4), from: monthOf(startDate), to: monthOf(endDate) };
}

function codeOf(account: Fields, own: string | undefined): string {
  const { RGScode, conceptRef, leadReference, leadCode } = account;
  const given = [RGScode, conceptRef, leadReference, leadCode].find(
    (text) => text !== undefined && RGS.test(text),
  );
  return given ?? own ?? '';
}

function* linesOf(xaf: Xaf, year: FiscalYear, index: number): Iterable<GoldLine> {
  const first = { month: year.from, year: index, day: '', text: '', relation: null, party: null };
  const none = { invoice: null, vatCode: null, costCentre: null };
  const entry = { journal: '', journalType: 'O', entry: `${index} opening`, document: '' };
  for (const line of xaf.opening) {
    const { accID: account = '' } = line;
    yield { ...first, ...none, ...entry, account, cents: signed(line), kind: 'opening' };
  }
  const parties = partiesOf(xaf);
  for (const { line, entry: own, journal } of xaf.lines) {
    const { jrnID = '', jrnTp = '' } = journal;
    const { month, kind } = placeOf(own, jrnTp, year);
    const relation = line.custSupID ?? null;
    const alone = kind !== 'opening' && jrnTp !== 'B' && jrnTp !== 'C';
    yield {
      account: line.accID ?? '',
      cents: signed(line),
      month,
      year: index,
      kind,
      day: line.effDate ?? own.trDt ?? '',
      text: line.desc ?? own.desc ?? '',
      relation,
      party: relation ?? (alone ? (parties.get(own) ?? null) : null),
      invoice: line.invRef ?? null,
      journal: jrnID,
      journalType: jrnTp,
      entry: `${index} ${jrnID} ${own.nr ?? ''}`,
      document: own.nr ?? '',
      vatCode: line.vatID ?? null,
      costCentre: line.costID ?? null,
    };
  }
}

/** Of each entry the relation that its lines name, where it is one. */
function partiesOf({ lines }: Xaf): ReadonlyMap<Fields, string | null> {
  const parties = new Map<Fields, string | null>();
  for (const { line, entry } of lines) {
    const { custSupID } = line;
    if (custSupID === undefined) continue;
    const known = parties.get(entry);
    parties.set(entry, known === undefined || known === custSupID ? custSupID : null);
  }
  return parties;
}

/** Period 0 and journals of type O open the year; what is beyond its months closes it. */
function placeOf(
  { periodNumber = '' }: Fields,
  journalType: string,
  { from, to }: FiscalYear,
): { month: number; kind: LineKind } {
  const number = Number(periodNumber);
  if (journalType === 'O' || number === 0) return { month: from, kind: 'opening' };
  const months = monthsOf(from, to).length;
  if (number > months) return { month: to, kind: 'closing' };
  return { month: addMonths(from, number - 1), kind: 'movement' };
}
