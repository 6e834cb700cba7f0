import { formatCents } from '@kengetal/ledger';
import type { Producer } from './producer.ts';
import type { EntryPiece, Pieces } from './pieces.ts';
import { amount, journalEntries } from './write-lines.ts';
import { company, header, ledger, periods, relations, vatCodes } from './write-master.ts';
import { openingSubledgers, subledgers } from './write-subledgers.ts';
import {
  declaredTotals,
  openingElement,
  totalsOf,
  writtenJournals,
  type Totals,
} from './written.ts';
import type { WritableYear } from './year.ts';
import { elements } from './xml.ts';

const ODB = 'http://www.odb.belastingdienst.nl/Belastingdienst/BCPP';

/** Namespace of a version of XAF 3 or 4. */
function namespaceOf(version: Producer['version']): string {
  if (version === '4.0') return `${ODB}/1.1/structures/XmlauditfileXAF_4.0`;
  if (version === '3.2.1') return `${ODB}/1.0/structures/XmlAuditfileFinancieel3.2.1`;
  return `http://www.auditfiles.nl/XAF/${version}`;
}

/** A year as XAF 3 or 4, with the habits of a program. */
export function xafPieces(year: WritableYear, habits: Producer): Pieces {
  return {
    root: `<auditfile xmlns="${namespaceOf(habits.version)}" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">\n`,
    before: () => masterData(year, habits),
    company: ['<company>\n', '</company>\n'],
    totals: () => totalElements(declaredTotals(year, habits)),
    totalsLast: habits.careless,
    entries: () => entries(year, habits),
    after: () => subledgers(year, habits),
  };
}

function* masterData(year: WritableYear, habits: Producer): Generator<string, void, void> {
  yield header(year, habits);
  yield `<company>\n${company(year, habits)}`;
  if (habits.careless) {
    yield* ledger(year, habits);
    yield* relations(year, habits);
  } else {
    yield* relations(year, habits);
    yield* ledger(year, habits);
  }
  yield vatCodes(year, habits);
  yield periods(year, habits);
  const opening = openingElement(year, habits);
  if (opening) yield openingBalance(year, opening, habits);
}

function totalElements({ lines, debit, credit }: Totals): string {
  return elements({
    linesCount: lines,
    totalDebit: formatCents(debit),
    totalCredit: formatCents(credit),
  });
}

function openingBalance(
  year: WritableYear,
  opening: WritableYear['opening'],
  habits: Producer,
): string {
  const { fiscal_year } = year;
  const lines = opening.map(
    ({ rekening, cents }, index) =>
      `<obLine>${elements({ nr: index + 1, accID: rekening, ...amount(cents) })}</obLine>\n`,
  );
  // 4.0 has no date or text of the opening balance.
  const head =
    habits.version === '4.0' ? {} : { opBalDate: fiscal_year.start_date, opBalDesc: 'Beginbalans' };
  return `<openingBalance>${elements(head)}${totalElements(totalsOf(opening))}\n${lines.join('')}${openingSubledgers(year, opening, habits)}</openingBalance>\n`;
}

function* entries(year: WritableYear, habits: Producer): Generator<EntryPiece, void, void> {
  let number = 0;
  for (const journal of writtenJournals(year, habits)) {
    yield* journalEntries(year, habits, journal, () => ++number);
  }
}
