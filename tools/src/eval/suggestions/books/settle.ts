import { addMonths, periodOfDay } from '@kengetal/ledger';
import {
  chartOf,
  JOURNALS,
  OpenItems,
  renumbered,
  VAT_NAMES,
  type GeneratedYear,
} from '@kengetal/generator';
import { EXTRA_ACCOUNTS, ledger } from './accounts.ts';
import { monthOf, type Books, type Entry } from './books.ts';

const RETURN = 'Btw-aangifte';
const PAID_RETURN = 'Belastingdienst omzetbelasting';
const EURO = 100;
const OWED = [ledger('btwAfTeDragen'), ledger('btwLaag'), ledger('btwVerlegd')];
const DEDUCTED = ledger('btwVoorbelasting');

/**
 * The same books with VAT returns, and their payments, that take up what plants changed: whole
 * euros, in favour of who files, as the generator files them.
 */
export function settled(books: Books): Books {
  const balances = new Map<string, number>(books.opening);
  const changed = new Map<Entry, Entry>();
  const declaredIn = new Map<number, number>();
  const inOrder = books.entries.toSorted(
    (a, b) => monthOf(books, a) - monthOf(books, b) || Number(isReturn(a)) - Number(isReturn(b)),
  );
  for (const entry of inOrder) {
    const own = isReturn(entry) ? filed(entry, balances) : entry;
    if (own !== entry) {
      changed.set(entry, own);
      declaredIn.set(monthOf(books, entry), declaredBy(own));
    }
    for (const { rekening, cents } of own.lines) {
      balances.set(rekening, (balances.get(rekening) ?? 0) + cents);
    }
  }
  const entries = books.entries.map((entry) => {
    const cents = declaredIn.get(addMonths(periodOfDay(entry.datum), -1));
    const isPaid = entry.journal === 'bank' && textOf(entry) === PAID_RETURN;
    return changed.get(entry) ?? (isPaid && cents !== undefined ? paid(entry, cents) : entry);
  });
  return { ...books, entries };
}

const textOf = ({ lines }: Entry) => lines[0]?.omschrijving;
const isReturn = (entry: Entry) => entry.journal === 'memoriaal' && textOf(entry) === RETURN;

const declaredBy = ({ lines }: Entry) =>
  lines.find(({ rekening }) => rekening === ledger('btwAangifte'))?.cents ?? 0;

function filed(entry: Entry, balances: ReadonlyMap<string, number>): Entry {
  const owed = OWED.map((rekening) => ({ rekening, cents: 0 - (balances.get(rekening) ?? 0) }));
  const deducted = balances.get(DEDUCTED) ?? 0;
  const declared =
    owed.reduce((sum, { cents }) => sum + Math.floor(cents / EURO) * EURO, 0) -
    Math.ceil(deducted / EURO) * EURO;
  const exact = owed.reduce((sum, { cents }) => sum + cents, 0) - deducted;
  const lines = [
    ...owed,
    { rekening: DEDUCTED, cents: 0 - deducted },
    { rekening: ledger('btwAangifte'), cents: 0 - declared },
    { rekening: ledger('afronding'), cents: declared - exact },
  ].filter(({ cents }) => cents !== 0);
  return { ...entry, lines: lines.map((line) => ({ ...bare, ...line, omschrijving: RETURN })) };
}

const bare = { relatie: null, factuur: null, btw_cents: null };

function paid(entry: Entry, cents: number): Entry {
  const lines = entry.lines.map((line) => ({
    ...line,
    cents: line.rekening === ledger('btwAangifte') ? 0 - cents : cents,
  }));
  return { ...entry, lines };
}

/** Books as the writers of audit files take them, and the number that each entry got. */
export interface Written {
  readonly years: readonly GeneratedYear[];
  readonly numbers: ReadonlyMap<Entry, string>;
}

/** Numbers the entries of each journal in order of day, and carries balances from year to year. */
export function written(books: Books): Written {
  const { digits, withoutCodes } = books;
  const numbers = new Map<Entry, string>();
  const balances = new Map(books.opening);
  const items = new OpenItems();
  const years = books.years.map((year, index) => {
    const opening = openingOf(balances);
    const openItems = items.list();
    const entries = books.entries
      .filter((entry) => entry.year === index)
      .toSorted((a, b) => (a.datum < b.datum ? -1 : a.datum > b.datum ? 1 : 0));
    const counts = new Map<string, number>();
    const numbered = entries.map((entry) => {
      const count = (counts.get(entry.journal) ?? 0) + 1;
      counts.set(entry.journal, count);
      const { id } = JOURNALS[entry.journal];
      const boekstuk = `${year.fiscal_year.start_date.slice(2, 4)}${id}${String(count).padStart(5, '0')}`;
      numbers.set(entry, boekstuk);
      for (const line of entry.lines) {
        balances.set(line.rekening, (balances.get(line.rekening) ?? 0) + line.cents);
        items.add(entry.datum, line);
      }
      return { ...entry, boekstuk };
    });
    const relations = { ...year.relations, all: books.relations };
    const accounts = accountsOf(year, new Set(balances.keys()));
    const codes = withoutCodes ? accounts.map((own) => ({ ...own, rgs: '' })) : accounts;
    const own = { relations, accounts: codes, vat: VAT_NAMES, opening, openItems };
    return renumbered({ ...year, ...own, digits, entries: numbered });
  });
  return { years, numbers };
}

/** The chart of a year with the accounts that lines are on and the generator left out. */
function accountsOf({ accounts }: GeneratedYear, used: ReadonlySet<string>) {
  const known = new Set(accounts.map(({ rekening }) => rekening));
  const further = [...chartOf('installatie', []), ...EXTRA_ACCOUNTS].filter(
    ({ rekening }) => used.has(rekening) && !known.has(rekening),
  );
  return [...accounts, ...further].toSorted((a, b) => (a.rekening < b.rekening ? -1 : 1));
}

/** Last year's result becomes unappropriated profit. */
function openingOf(balances: Map<string, number>) {
  const own = ledger('onverdeeld');
  for (const [rekening, cents] of [...balances]) {
    if (rekening < '4000') continue;
    balances.delete(rekening);
    balances.set(own, (balances.get(own) ?? 0) + cents);
  }
  return [...balances]
    .map(([rekening, cents]) => ({ rekening, cents }))
    .filter(({ cents }) => cents !== 0)
    .toSorted((a, b) => (a.rekening < b.rekening ? -1 : 1));
}
