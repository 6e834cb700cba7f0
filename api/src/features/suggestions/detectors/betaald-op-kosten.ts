import { daysBetween, GROUPS } from '@kengetal/ledger';
import type { ProjectBooks } from '../books-of.ts';
import type { BooksDetector } from '../detector.ts';
import { grouped, LINE, LINES, type Line } from '../lines.ts';
import { IN_RANGE, rowsByRange } from '../ranges.ts';
import { isBilled } from '../series.ts';
import { LEAST, DAYS, DEPOSIT, paidWithout } from './betaling-zonder-factuur.ts';

/** Paid so often straight on an account it is how these books do it. */
const HABIT = 3;
/** Above this it is the habit of the books as a whole. */
const MOST = 10;
/** What is charged without an invoice. */
const NO_INVOICE =
  /belasting|verzeker|premie|provisie|rente|bankkosten|parke|brandstof|tank|leges|boete|contributie|donatie|sponsor|gift|loon|salaris|vergoeding|declaratie|pensioen|gemeente|waterschap|kamer van koophandel|\bkvk\b|huur|lease|eigen bijdrage|terug/i;

/** A payment from the bank that was booked straight on costs, without an invoice. */
export const betaaldOpKosten: BooksDetector = async (books) => {
  const paid = await straightOnCosts(books);
  const usual = grouped(paid, ({ rekening, tegenpartij }) => `${rekening} ${tegenpartij ?? ''}`);
  const alone = [...usual.values()].filter(({ length }) => length < HABIT).flat();
  const found = alone.filter((line) => isWithout(line, books));
  return found.length > MOST ? [] : found.map((line) => findingOf(books, line));
};

function isWithout(
  { rekening, tegenpartij, omschrijving, datum, cents }: Line,
  { accounts, books, now }: ProjectBooks,
): boolean {
  const account = accounts.get(rekening);
  if (!account || !isBilled(account) || GROUPS[account.groep].type !== 'resultaat') return false;
  const words = `${omschrijving} ${account.naam}`;
  const isOther = tegenpartij !== null && books.otherCreditors.relations.includes(tegenpartij);
  const isOld = daysBetween(datum, now) > DAYS;
  return !isOther && isOld && cents >= LEAST && !DEPOSIT.test(words) && !NO_INVOICE.test(words);
}

const findingOf = ({ names }: ProjectBooks, line: Line) => {
  const { tegenpartij: relatie, omschrijving } = line;
  const naam = relatie === null ? omschrijving : (names.get(relatie) ?? relatie);
  return paidWithout({ relatie, naam }, line);
};

/** Lines on results without VAT in entries of the bank that name no creditor or debtor. */
function straightOnCosts(books: ProjectBooks): Promise<Line[]> {
  return rowsByRange<Line>(
    books,
    `SELECT ${LINE} FROM ${LINES}
     JOIN accounts a ON a.project_id = l.project_id AND a.rekening = l.rekening
     WHERE ${IN_RANGE} AND l.datum <= $5 AND l.soort = 'mutatie' AND a.type = 'resultaat'
       AND l.cents > 0 AND l.btw_code IS NULL
       AND EXISTS (SELECT FROM journal_lines m
         JOIN accounts b ON b.project_id = m.project_id AND b.rekening = m.rekening
         WHERE m.project_id = l.project_id AND m.source_no = l.source_no
           AND m.entry_no = l.entry_no AND b.groep = 'bank_en_kas' AND m.cents = -l.cents)`,
    [books.now],
  );
}
