import { FileText, ReceiptText, Rows3, UserRound } from 'lucide-react';
import type { JournalLine } from '@kengetal/contract';
import type { ApiResponse } from '@kengetal/platform';
import { formatCount, formatDate, formatExact } from '@kengetal/ui';
import { KINDS } from '../books/relation-words.ts';
import type { ShownBooks } from '../books/shown.ts';
import { BOOKS_GROUPS, type BooksGroupKey, type Entry } from './entry.ts';
import type { Found } from './search.ts';

type Answer = ApiResponse<'POST /search'>;
type Hit = Answer['lines']['hits'][number];
type Show = (shown: ShownBooks) => void;

/** What was found in the books, as groups of the palette. */
export function booksFound(answer: Answer, question: string, show: Show): Found[] {
  const { relations, invoices, amounts, lines } = answer;
  const entries: Record<BooksGroupKey, Entry[]> = {
    relations: relations.hits.map(({ relatie, naam, soort }) => ({
      key: `relation:${relatie}`,
      icon: UserRound,
      label: naam,
      detail: `${KINDS[soort]} ${relatie}`,
      passing: true,
      run: () => show({ kind: 'relation', relatie }),
    })),
    invoices: invoices.hits.map((hit) =>
      entryOf('invoice', hit, show, {
        icon: ReceiptText,
        label: titleOf(hit.line),
        detail: said([partnerOf(hit.line), dayOf(hit.line)]),
        amount: amountOf(hit.line),
      }),
    ),
    amounts: amounts.hits.map((hit) =>
      entryOf('amount', hit, show, {
        icon: FileText,
        label: partnerOf(hit.line) || hit.line.omschrijving,
        detail: said([titleOf(hit.line), dayOf(hit.line)]),
        amount: amountOf(hit.line),
      }),
    ),
    lines: lines.hits.map((hit) =>
      entryOf('line', hit, show, {
        icon: FileText,
        label: hit.line.omschrijving || titleOf(hit.line),
        detail: said([partnerBeside(hit.line), dayOf(hit.line)]),
        amount: amountOf(hit.line),
      }),
    ),
  };
  return BOOKS_GROUPS.flatMap(({ key, label }): Found[] => {
    const own = entries[key];
    const total = answer[key].count;
    if (own.length === 0) return [];
    const hasMore = (key === 'amounts' || key === 'lines') && total > own.length;
    return [
      {
        key,
        label,
        entries: own,
        total,
        ...(hasMore && { more: allOf(key, total, question, show) }),
      },
    ];
  });
}

function allOf(key: BooksGroupKey, total: number, question: string, show: Show): Entry {
  return {
    key: `${key}:all`,
    icon: Rows3,
    label: `Alle ${formatCount(total, 'boeking', 'boekingen')} met ‘${question}’`,
    passing: true,
    run: () => show({ kind: 'lines', search: question }),
  };
}

function entryOf(
  kind: string,
  { line, entry }: Hit,
  show: Show,
  words: Pick<Entry, 'icon' | 'label' | 'detail' | 'amount'>,
): Entry {
  const title = titleOf(line);
  const context = said([partnerOf(line), formatDate(line.datum, 'long')]);
  return {
    key: `${kind}:${line.line_id}`,
    ...words,
    passing: true,
    run: () =>
      show({
        kind: 'entry',
        entry: { title, context, selection: entry, relatie: line.tegenpartij },
      }),
  };
}

/** Of a payment, or of what else takes an invoice away, the entry that it is in. */
function titleOf(line: JournalLine): string {
  const { factuur, boekstuk, dagboek_naam } = line;
  if (isSettling(line)) return `${dagboek_naam} ${boekstuk}`.trim();
  return factuur ? `Factuur ${factuur}` : boekstuk ? `Boekstuk ${boekstuk}` : dagboek_naam;
}

const isOwed = ({ groep }: JournalLine) => groep === 'debiteuren' || groep === 'crediteuren';
const isSettling = (line: JournalLine) =>
  isOwed(line) && line.cents < 0 === (line.groep === 'debiteuren');
const partnerOf = (line: JournalLine): string =>
  line.tegenpartij_naam ?? line.relatie_naam ?? line.tegenpartij ?? '';
/** Where the description does not name it. */
const partnerBeside = (line: JournalLine): string => {
  const partner = partnerOf(line);
  return line.omschrijving.includes(partner) ? '' : partner;
};
const dayOf = ({ datum }: JournalLine): string => formatDate(datum, 'medium');
const said = (parts: readonly string[]): string => parts.filter(Boolean).join(' · ');

/** '€ 135,60 incl. btw': of an invoice the whole, of its costs or revenue the part without VAT. */
function amountOf(line: JournalLine): string {
  const { cents, rekening, btw_code, btw_rekening } = line;
  const amount = formatExact(Math.abs(cents));
  if (isOwed(line)) return isSettling(line) ? amount : `${amount} incl. btw`;
  if (btw_rekening === rekening) return `${amount} btw`;
  return btw_code !== null || btw_rekening !== null ? `${amount} excl. btw` : amount;
}
