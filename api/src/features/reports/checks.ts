import type { ChecksBlock, Figure } from '@kengetal/contract';
import {
  definition,
  type DefinitionKey,
  fiscalMonths,
  fiscalYearAt,
  type Span,
} from '@kengetal/ledger';
import type { Books } from '../../books/books.ts';
import { openingCheckOf, type OpeningChecks } from '../../books/opening-checks.ts';
import { difference, valueOf } from '../../books/figures/values.ts';
import { euros, shownText } from '../../books/figures/words.ts';

type Check = ChecksBlock['items'][number];

/** What a reader may rely on, below a statement. */
export function checksOf(
  books: Books,
  span: Span,
  unclassified: 'niet_ingedeeld_resultaat' | 'niet_ingedeeld_balans',
  { openings = [], more = [] }: { openings?: OpeningChecks; more?: Check[] } = {},
): ChecksBlock {
  return {
    kind: 'checks',
    key: 'controles',
    items: [
      balanceCheck(books, span),
      resultCheck(books, span),
      unclassified === 'niet_ingedeeld_balans' ? openingCheck(books, span, openings) : undefined,
      unclassifiedCheck(books, span, unclassified),
      ...more,
    ].filter((check) => check !== undefined),
  };
}

function balanceCheck(books: Books, span: Span): Check | undefined {
  const figure = books.figure('balansverschil', span);
  const cents = valueOf(figure);
  if (cents === undefined) return undefined;
  const key = 'balans_sluit';
  return cents === 0
    ? { key, label: 'Balans sluit', state: 'goed', figure }
    : {
        key,
        label: `Balans sluit niet, verschil ${euros(Math.abs(cents))}`,
        state: 'fout',
        figure,
      };
}

/** The result of the fiscal year so far against what the balance sheet still has to divide. */
function resultCheck(books: Books, span: Span): Check | undefined {
  const year = fiscalYearAt(books.calendar.years, span.periode_max);
  if (!year) return undefined;
  const soFar = { periode_min: fiscalMonths(year).first, periode_max: span.periode_max };
  // A month leaves closing periods out, so both sides are taken over the same months.
  const result = books.figure('nettoresultaat', soFar);
  const undivided = books.figure('onverdeeld_resultaat', soFar);
  const figure = difference(
    { label: 'Resultaat volgens de balans', figure: undivided },
    { label: 'Resultaat van het boekjaar tot nu toe', figure: result },
    {
      label: 'Verschil tussen balans en winst-en-verliesrekening',
      explanation: 'Hoort nul te zijn, tenzij het resultaat al is verdeeld.',
    },
  );
  const cents = valueOf(figure);
  if (cents === undefined) return undefined;
  const key = 'resultaat_gelijk';
  return cents === 0
    ? { key, label: 'Resultaat W&V = balans', state: 'goed', figure }
    : {
        key,
        label: `Resultaat W&V wijkt ${euros(Math.abs(cents))} af van balans`,
        state: 'let_op',
        figure,
      };
}

/** Whether the fiscal year begins with what the year before ended with. */
function openingCheck(books: Books, span: Span, openings: OpeningChecks): Check | undefined {
  const year = fiscalYearAt(books.calendar.years, span.periode_max);
  const key = 'beginbalans';
  if (books.lacksOpening(span.periode_max)) {
    return { key, label: 'Beginbalans ontbreekt', state: 'let_op' };
  }
  const check = year && openingCheckOf(openings, year);
  if (!check) return undefined;
  if (check.ok) return { key, label: 'Beginbalans gelijk aan vorige eindbalans', state: 'goed' };
  const { begin, eind } = check.message.figures;
  if (!begin || !eind) return { key, label: 'Beginbalans ontbreekt', state: 'let_op' };
  const figure = difference(
    { label: 'Beginbalans', figure: begin },
    { label: 'Eindbalans van het jaar ervoor', figure: eind },
    {
      label: 'Grootste verschil met de vorige eindbalans',
      explanation: shownText(check.message.text),
    },
  );
  return { key, label: 'Beginbalans wijkt af van vorige eindbalans', state: 'let_op', figure };
}

function unclassifiedCheck(books: Books, span: Span, group: DefinitionKey): Check {
  const figure: Figure = books.figure(group, span);
  const defined = definition(group);
  const accounts = books
    .accountsOf(defined.groups)
    .filter(({ rekening }) => valueOf(books.account(rekening, defined, span)) !== 0);
  const key = 'niet_ingedeeld';
  const count = accounts.length === 1 ? '1 rekening' : `${accounts.length} rekeningen`;
  if (accounts.length === 0) return { key, label: `${count} niet ingedeeld`, state: 'goed' };
  const sum = euros(valueOf(figure) ?? 0);
  // Project counts those of all years.
  const label = `${count} in deze periode niet ingedeeld, samen ${sum}`;
  return { key, label, state: 'let_op', figure };
}
