import type { BookedFigure, FilterItem, LineKind } from '@kengetal/contract';
import { fiscalMonths, type FiscalYear, yearLabel } from '@kengetal/ledger';
import type { Books } from '../../books/books.ts';
import { yearOfSource } from '../../books/years.ts';
import { isForQuestions, isUnderWay } from '../../books/periods/lacking.ts';
import { euros } from '../../books/figures/words.ts';
import type { BooksFacts, DetailAccount, YearKey } from './books-facts.ts';
import type { QualityCheck } from './quality.ts';

const ALL_KINDS: LineKind[] = ['opening', 'mutatie', 'afsluiting'];
/** Whether debit and credit are equal in each fiscal year. */
export function closingChecks(books: Books, { years }: BooksFacts): QualityCheck[] {
  const checks = years.map(({ cents, ...of }): QualityCheck => {
    const year = yearOf(books, of);
    const name = yearLabel(year);
    const figure = yearFigure(year, [], cents, `Som van alle boekingen, ${name}`);
    const key = `balans_${year.start_date}`;
    const detail = 'Debet en credit zijn aan elkaar gelijk.';
    if (cents === 0) return { key, label: `Balans ${name} sluit`, detail, state: 'goed', figure };
    return {
      key,
      label: `Balans ${name} sluit niet`,
      detail: `Debet en credit verschillen ${euros(cents)}. Vraag je boekhouder een nieuwe auditfile.`,
      state: 'fout',
      figure,
    };
  });
  const [first, ...others] = checks;
  if (!first || others.length === 0 || checks.some(({ state }) => state !== 'goed')) return checks;
  // All well: one line says it for all years.
  const last = others[others.length - 1] ?? first;
  return [
    {
      ...last,
      key: 'balans',
      label: `Balans sluit in ${checks.length === 2 ? 'beide' : `alle ${checks.length}`} boekjaren`,
    },
  ];
}

/** Whether accounts that should be empty are. */
export function emptyAccountChecks(books: Books, facts: BooksFacts): QualityCheck[] {
  const suspense = facts.accounts.filter(isUnderWay);
  const questions = facts.accounts.filter(isForQuestions);
  return [
    ...emptyCheck(books, suspense, 'tussenrekeningen', 'Tussenrekeningen en kruisposten'),
    ...emptyCheck(books, questions, 'vraagposten', 'Vraagposten'),
  ];
}

function emptyCheck(
  books: Books,
  accounts: readonly DetailAccount[],
  key: string,
  name: string,
): QualityCheck[] {
  const left = accounts.filter(({ cents }) => cents !== 0);
  if (left.length === 0) {
    const detail =
      accounts.length === 0 ? 'De administratie gebruikt ze niet.' : 'Er staat niets op open.';
    return [{ key, label: `${name} op nul`, detail, state: 'goed' }];
  }
  return left.map(({ rekening, naam, cents, ...of }) => {
    const year = yearOf(books, of);
    const filters: FilterItem[] = [{ column: 'rekening', operator: 'eq', value: rekening }];
    const label = `${rekening} ${naam}, stand eind ${yearLabel(year)}`;
    return {
      key: `${key}_${rekening}`,
      label: `${rekening} ${naam} staat niet op nul`,
      detail: 'Zoek uit waar de boekingen bij horen en boek ze over in je boekhoudpakket.',
      state: 'let_op',
      figure: yearFigure(year, filters, cents, label),
    };
  });
}

/** The fiscal year of the books with this label and first day. */
export function yearOf({ calendar }: Books, { boekjaar, begin }: YearKey): FiscalYear {
  const year = yearOfSource(calendar.years, { label: boekjaar, start_date: begin });
  if (!year) throw new Error(`no fiscal year ${boekjaar} from ${begin}`);
  return year;
}

/** Everything of a fiscal year that passes the filters, debit positive. */
export function yearFigure(
  year: FiscalYear,
  filters: FilterItem[],
  cents: number,
  label: string,
): BookedFigure {
  const { first, last } = fiscalMonths(year);
  const ofYear: FilterItem = { column: 'boekjaar', operator: 'eq', value: year.label };
  return {
    kind: 'booked',
    cents,
    sign: 1,
    selection: {
      periode_min: first,
      periode_max: last,
      soorten: ALL_KINDS,
      filters: [ofYear, ...filters],
    },
    about: { label, explanation: 'Beginbalans, mutaties en afsluitboekingen van het boekjaar.' },
  };
}
