import type { FactsBlock } from '@kengetal/contract/api';
import type { Books } from '../../books/books.ts';
import { bareShortMonth, fiscalYearName } from '../../periods/names.ts';
import type { BooksFacts } from './books-facts.ts';
import { legalForm, type Guess } from './legal-form.ts';

/** What these books are of, and how far they reach. */
export function factsBlock(books: Books, facts: BooksFacts, vat: Guess): FactsBlock {
  const { accounts, years, sources } = facts;
  const lines = accounts.reduce((sum, account) => sum + account.lines, 0);
  const form = legalForm(accounts);
  const firsts = years.flatMap(({ first }) => first ?? []).sort();
  const lasts = years.flatMap(({ last }) => last ?? []).sort();
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
      item('eerste', 'Eerste boeking', dayOr(firsts[0], lines)),
      item('laatste', 'Laatste boeking', dayOr(lasts[lasts.length - 1], lines)),
      item('regels', 'Boekingsregels', lines.toLocaleString('nl-NL'), 'Beginbalansen inbegrepen'),
    ],
  };
}

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
  const name = (year: typeof first) => fiscalYearName(year).replace(/^Boekjaar /i, '');
  return first === last ? name(first) : `${name(first)} t/m ${name(last)}`;
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
