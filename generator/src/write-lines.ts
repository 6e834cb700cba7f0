import { formatCents } from '@kengetal/ledger';
import type { GeneratedLine } from './books.ts';
import { JOURNALS } from './chart.ts';
import type { EntryPiece } from './pieces.ts';
import type { Producer } from './producer.ts';
import type { WrittenEntry, WrittenJournal } from './written.ts';
import type { WritableYear } from './year.ts';
import { VAT_CODES, vatCodeOf } from './vat.ts';
import { elements, type Fields } from './xml.ts';

const side = (cents: number) => (cents < 0 ? 'C' : 'D');

/** Amount with its side; a program that writes negative amounts books everything in debit. */
export function amount(cents: number, negative = false): Fields {
  if (negative) return { amnt: formatCents(cents), amntTp: 'D' };
  return { amnt: formatCents(Math.abs(cents)), amntTp: side(cents) };
}

/** Entries of a journal in XAF 3 and 4. */
export function* journalEntries(
  year: WritableYear,
  habits: Producer,
  { name, entries }: WrittenJournal,
  count: () => number,
): Generator<EntryPiece, void, void> {
  const { id, name: desc, type, offset } = JOURNALS[name];
  const offsetAccID = offset === null ? null : year.numberOf(offset);
  const journal = elements({ jrnID: id, desc, jrnTp: type, offsetAccID });
  for (const entry of entries) {
    const text = transaction(entry, habits, name === 'memoriaal' && habits.negative, (index) =>
      lineNumber(habits.lineNumbers, entry.nr, desc, index, count),
    );
    yield { journal, text };
  }
}

/** Number of a line in the way of a program. */
export function lineNumber(
  way: Producer['lineNumbers'],
  entry: string,
  journal: string,
  index: number,
  count: () => number,
): string {
  const within = String(index + 1);
  switch (way) {
    case 'exact':
      return `1:${within}`;
    case 'running':
      return String(count());
    case 'within':
      return within;
    case 'same':
      return entry;
    case 'joined':
      return entry + within;
    case 'dotted':
      return `${journal.slice(0, 3).toUpperCase()}.${entry}.${within}`;
  }
}

function transaction(
  { nr, omschrijving, period, booked, event, lines }: WrittenEntry,
  habits: Producer,
  negative: boolean,
  numbered: (index: number) => string,
): string {
  const head = elements({
    nr,
    desc: text(omschrijving, habits),
    periodNumber: period,
    trDt: booked,
  });
  let rows = '';
  for (const [index, line] of lines.entries()) {
    rows += trLine(line, numbered(index), event, habits, negative);
  }
  return `<transaction>${head}\n${rows}</transaction>\n`;
}

/** Before 3.2 a omschrijving has 50 characters at most. */
function text(omschrijving: string, { version }: Producer): string {
  return version === '3.0' || version === '3.1' ? omschrijving.slice(0, 50) : omschrijving;
}

function trLine(
  line: GeneratedLine,
  nr: string,
  effDate: string,
  habits: Producer,
  negative: boolean,
): string {
  const { rekening: accID, relatie, factuur } = line;
  const { empty, careless } = habits;
  const desc = text(line.omschrijving, habits);
  const none = empty ? '\n' : null;
  const custSupID = relatie ?? none;
  const invRef = factuur ?? none;
  const money = amount(line.cents, negative);
  const costID = habits.version.startsWith('3.2') ? line.kostenplaats : null;
  const fields = careless
    ? { desc, custSupID, ...money, effDate, invRef, accID, nr }
    : { nr, accID, docRef: factuur ?? '', effDate, desc, ...money, custSupID, invRef, costID };
  return `<trLine>${elements(fields)}${vat(line, habits)}</trLine>\n`;
}

function vat(line: GeneratedLine, { empty, vatCodes }: Producer): string {
  const { btw_cents, vat: kind = 'hoog' } = line;
  if (btw_cents === null) return empty ? '<vat><vatID></vatID></vat>' : '';
  const vatAmnt = formatCents(Math.abs(btw_cents));
  const vatPerc = `${formatCents(VAT_CODES[kind].rate)}0`;
  const vatID = vatCodeOf(line, vatCodes === 'fixed');
  const fields = { vatID, vatPerc, vatAmnt, vatAmntTp: side(btw_cents) };
  return `<vat>${elements(fields)}</vat>`;
}
