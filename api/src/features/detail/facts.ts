import type { FactsBlock } from '@kengetal/contract/api';
import { bareShortMonth, yearLabel } from '@kengetal/ledger';
import type { Books } from '../../books/books.ts';
import type { BooksFacts } from './books-facts.ts';
import { legalForm, type Guess } from '../../books/legal-form.ts';

/** What these books are of, and how far they reach. */
export function factsBlock(books: Books, facts: BooksFacts, vat: Guess): FactsBlock {
  const { accounts, years, sources } = facts;
  const lines = accounts.reduce((sum, account) => sum + account.lines, 0);
  const form = legalForm(accounts);
  const item = (key: string, label: string, value: string, detail?: string) => ({
    key,
    label,
    value,
    ...(detail !== undefined && { detail }),
  });
  return {
    kind: 'facts',
    key: 'gegevens',
    title: 'Administratie',
    items: [
      item('administratie', 'Naam', listed(sources.map(({ name }) => name)), producers(facts)),
      item('boekjaren', 'Boekjaren', yearsInWords(books)),
      item('rechtsvorm', 'Rechtsvorm', form.value, form.detail),
      item('btw_tijdvak', 'Btw-tijdvak', vat.value, vat.detail),
      item('rgs', 'RGS-dekking', ...coverage(facts)),
      item('eerste', 'Eerste boeking', ...firstBooking(years, lines)),
      item('laatste', 'Laatste boeking', ...lastBooking(years, lines)),
      item('regels', 'Boekingsregels', lines.toLocaleString('nl-NL'), 'Beginbalansen inbegrepen'),
    ],
  };
}

type Years = BooksFacts['years'];

function firstBooking(years: Years, lines: number): [value: string, detail?: string] {
  const day = sorted(years.map(({ first, earliest }) => first ?? earliest))[0];
  const earliest = sorted(years.map((year) => year.earliest))[0];
  return [dayOr(day, lines), beyond(day, earliest)];
}

function lastBooking(years: Years, lines: number): [value: string, detail?: string] {
  const day = sorted(years.map(({ last, latest }) => last ?? latest)).pop();
  return [dayOr(day, lines), beyond(day, sorted(years.map(({ latest }) => latest)).pop())];
}

const sorted = (days: readonly (string | null)[]) => days.filter((day) => day !== null).sort();

/** A booking with a day outside its year, mostly a typing error: it is not how far the books go. */
const beyond = (day: string | undefined, outermost: string | undefined) =>
  outermost === undefined || outermost === day
    ? undefined
    : `Ook geboekt op ${dutchDay(outermost)}, buiten het boekjaar`;

/** A summary of before knows no days. */
const dayOr = (day: string | undefined, lines: number): string =>
  day === undefined ? (lines > 0 ? 'Onbekend' : 'Geen') : dutchDay(day);

function listed(names: readonly string[]): string {
  const different = [...new Set(names)].filter((name) => name !== '');
  if (different.length === 0) return 'Onbekend';
  if (different.length === 1) return different[0] ?? '';
  return `${different.slice(0, -1).join(', ')} en ${different[different.length - 1] ?? ''}`;
}

function producers({ sources }: BooksFacts): string | undefined {
  const names = sources.flatMap(({ producer }) => producer ?? []);
  return names.length === 0 ? undefined : `Uit ${listed(names)}`;
}

function yearsInWords({ calendar }: Books): string {
  const [first] = calendar.years;
  const last = calendar.years[calendar.years.length - 1];
  if (!first || !last) return 'Geen';
  return first === last ? yearLabel(first) : `${yearLabel(first)} t/m ${yearLabel(last)}`;
}

/** Accounts with an RGS code, by the lines that are booked on them. */
function coverage({ accounts }: BooksFacts): [value: string, detail: string] {
  const used = accounts.filter(({ lines }) => lines > 0);
  const coded = used.filter(({ rgs }) => rgs !== null && rgs !== '');
  if (used.length === 0) return ['Onbekend', 'Er zijn geen rekeningen met boekingen.'];
  const percent = Math.floor((coded.length * 100) / used.length);
  const verb = coded.length === 1 ? 'heeft' : 'hebben';
  const words = `${coded.length} van de ${used.length} gebruikte rekeningen ${verb} een RGS-code`;
  return [`${percent}%`, words];
}

/** '2025-03-05' → '5 mrt 2025'. */
function dutchDay(day: string): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return `${date} ${bareShortMonth(year * 100 + month)} ${year}`;
}
