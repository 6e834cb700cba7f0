import type { FilterItem } from '@kengetal/contract';
import { GROUPS, isGroupKey, yearLabel } from '@kengetal/ledger';
import type { Books } from '../../books/books.ts';
import type { BooksFacts, DetailAccount, YearKey } from './books-facts.ts';
import { yearFigure, yearOf } from './balance-checks.ts';
import type { QualityCheck } from './quality.ts';

const ACCOUNTS = '/project?tab=rekeningen';

/** Whether every account stands under a heading, and someone has looked at what was guessed. */
export function accountChecks(books: Books, { accounts, years }: BooksFacts): QualityCheck[] {
  const left = accounts.filter(
    ({ groep }) => isGroupKey(groep) && GROUPS[groep].main === 'niet_ingedeeld',
  );
  const known = new Set(left);
  const guessed = accounts.filter((account) => account.geraden && !known.has(account));
  return [unclassified(books, left, years[years.length - 1]), guesses(guessed)];
}

function unclassified(
  books: Books,
  left: readonly DetailAccount[],
  newest: YearKey | undefined,
): QualityCheck {
  const key = 'niet_ingedeeld';
  if (left.length === 0) {
    const detail =
      'Elke rekening staat onder een kop van de balans of de winst-en-verliesrekening.';
    return { key, label: 'Alle rekeningen ingedeeld', detail, state: 'goed' };
  }
  const used = left.filter(
    ({ boekjaar, begin }) => boekjaar === newest?.boekjaar && begin === newest.begin,
  );
  const year = newest && yearOf(books, newest);
  const filters: FilterItem[] = [
    { column: 'rekening', operator: 'in', value: used.map(({ rekening }) => rekening) },
  ];
  const sum = used.reduce((total, { cents }) => total + cents, 0);
  const label = `Niet ingedeelde rekeningen, ${year ? yearLabel(year) : ''}`;
  return {
    key,
    label:
      left.length === 1
        ? '1 rekening is niet ingedeeld'
        : `${left.length} rekeningen zijn niet ingedeeld`,
    detail: `${left.length === 1 ? 'Ze telt mee, maar staat' : 'Ze tellen mee, maar staan'} in de rapporten onder ‘Niet ingedeeld’.`,
    state: 'let_op',
    ...(year && used.length > 0 && { figure: yearFigure(year, filters, sum, label) }),
    action: { label: 'Rekeningen indelen', path: ACCOUNTS },
  };
}

function guesses(guessed: readonly DetailAccount[]): QualityCheck {
  const key = 'geraden';
  if (guessed.length === 0) {
    const detail = 'Geen indeling berust alleen op de naam van een rekening.';
    return { key, label: 'Indeling zeker', detail, state: 'goed' };
  }
  const what = guessed.length === 1 ? '1 rekening is' : `${guessed.length} rekeningen zijn`;
  return {
    key,
    label: `${what} op naam of nummer ingedeeld`,
    detail: 'Kijk of de indeling klopt en bevestig haar.',
    state: 'let_op',
    action: { label: 'Indeling nakijken', path: ACCOUNTS },
  };
}
