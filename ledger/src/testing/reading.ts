import type {
  AuditEvent,
  FiscalYear,
  ImportSummary,
  LedgerAccount,
  LedgerLine,
  SummaryRow,
} from '../index.ts';
import { readAuditfile } from '../index.ts';

/** Everything that an audit file holds. */
export interface Reading {
  accounts: Map<string, LedgerAccount>;
  lines: LedgerLine[];
  summary: ImportSummary;
  events: AuditEvent['kind'][];
}

/** Bytes as a stream, in chunks of a size. */
export async function* chunks(content: Uint8Array | string, size = 65_536) {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  for (let at = 0; at < bytes.length; at += size) {
    yield await Promise.resolve(bytes.subarray(at, at + size));
  }
}

/** Reads one file, or the parts of one. */
export async function read(
  ...parts: (Uint8Array | string | AsyncIterable<Uint8Array>)[]
): Promise<Reading> {
  const streams = parts.map((part) =>
    typeof part === 'string' || part instanceof Uint8Array ? chunks(part) : part,
  );
  const accounts = new Map<string, LedgerAccount>();
  const lines: LedgerLine[] = [];
  const events: AuditEvent['kind'][] = [];
  let summary: ImportSummary | undefined;
  for await (const event of readAuditfile(streams)) {
    events.push(event.kind);
    if (event.kind === 'accounts') {
      for (const account of event.accounts) accounts.set(account.rekening, account);
    }
    if (event.kind === 'lines') lines.push(...event.lines);
    if (event.kind === 'summary') summary = event.summary;
  }
  if (!summary) throw new Error('no summary');
  return { accounts, lines, summary, events };
}

/** Lines as the monthly summary that the API keeps, one row per line. */
export function summaryRows({ accounts, lines }: Reading): SummaryRow[] {
  return lines.map(({ periode, boekjaar, soort, rekening, cents }) => {
    const groep = accounts.get(rekening)?.groep;
    if (groep === undefined) throw new Error(`no account ${rekening}`);
    return { periode, boekjaar, soort, rekening, groep, cents, debit_cents: Math.max(cents, 0) };
  });
}

/** The whole of a fiscal year as a range. */
export function wholeYear({ start_date, end_date }: FiscalYear) {
  const month = (day: string) => Number(day.slice(0, 4)) * 100 + Number(day.slice(5, 7));
  return { periode_min: month(start_date), periode_max: month(end_date) };
}

/** Small 3.2 file around the given pieces. */
export function xaf({
  header = '<fiscalYear>2025</fiscalYear><startDate>2025-01-01</startDate><endDate>2025-12-31</endDate>',
  accounts = '<ledgerAccount><accID>1000</accID><accDesc>Bank</accDesc><accTp>B</accTp></ledgerAccount><ledgerAccount><accID>8000</accID><accDesc>Omzet</accDesc><accTp>P</accTp><leadReference>WOmzNohOlh</leadReference></ledgerAccount>',
  before = '',
  journals = '',
  declaration = '<?xml version="1.0" encoding="UTF-8"?>',
}): string {
  return `${declaration}<auditfile xmlns="http://www.auditfiles.nl/XAF/3.2"><header>${header}</header><company><companyName>Proef B.V.</companyName><generalLedger>${accounts}</generalLedger>${before}<transactions>${journals}</transactions></company></auditfile>`;
}

/** One journal with one entry, lines as [account, amnt, amntTp]. */
export function journal(
  lines: readonly (readonly [string, string, string])[],
  entry = '<nr>1</nr><periodNumber>3</periodNumber><trDt>2025-03-04</trDt>',
  head = '<jrnID>M</jrnID><desc>Memo</desc>',
): string {
  const trLines = lines.map(
    ([account, amnt, side]) =>
      `<trLine><nr>1</nr><accID>${account}</accID><effDate>2025-03-05</effDate><desc>Café</desc><amnt>${amnt}</amnt><amntTp>${side}</amntTp></trLine>`,
  );
  return `<journal>${head}<transaction>${entry}${trLines.join('')}</transaction></journal>`;
}
