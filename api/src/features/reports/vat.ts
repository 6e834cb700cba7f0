import type { Block, Figure, FiguresBlock } from '@kengetal/contract';
import { type Span, uncapitalised, type VatDecision } from '@kengetal/ledger';
import type { Books } from '../../books/books.ts';
import { standOf } from '../../books/columns/columns.ts';
import { withOpening } from '../../books/figures/operands.ts';
import { vatAmounts, type VatAmounts } from '../../books/vat/vat.ts';
import { vatTotal } from '../../books/vat/sum.ts';
import { vatRhythm } from '../../books/vat/rhythm.ts';
import { vatBalance } from '../../books/vat/balance.ts';
import { valueOf } from '../../books/figures/values.ts';
import { euros } from '../../books/figures/words.ts';
import { reachedSpan } from '../../books/periods/compared.ts';
import type { Component } from './component.ts';
import { reportContext } from './context.ts';
import { vatReturns, type VatReturn } from '../../books/vat/computed-returns.ts';
import { agreement, returnItems, returnsTable, yearName } from './vat-returns.ts';
import { PAYABLE, vatSums } from '../../books/vat/sums.ts';
import { vatTable } from './vat-table.ts';
import { vatTerm } from './vat-term.ts';

const TITLE = 'Btw';

/** VAT of a report by box of the return, with the day before which it must be paid. */
export const vatComponent: Component = {
  id: 'btw',
  title: TITLE,
  tab: TITLE,
  build: async (request) => {
    const { books, report } = request;
    // As far as it is booked, as the balance sheet beside it.
    const reached = reachedSpan(books.calendar, report);
    const window = books.linesOf('flow', reached);
    const prompt = reportContext(report);
    if (typeof window === 'string')
      return { title: TITLE, blocks: [words('uitleg', window)], context_prompt: prompt };
    const amounts = await vatAmounts(request, window);
    if (amounts.accounts.length === 0) {
      const text = 'De boekhouding heeft geen btw-rekeningen, dus er is geen btw-overzicht.';
      return { title: TITLE, blocks: [words('uitleg', text)], context_prompt: prompt };
    }
    const sums = vatSums(amounts);
    const rhythm = (await vatRhythm(request))?.rhythm ?? null;
    const returns = rhythm ? await vatReturns(request, report, rhythm) : [];
    const whole = { naam: yearName(report), payable: sums.payable };
    const items = rhythm ? returnItems(returns, whole) : [payableItem(sums.payable)];
    const blocks: Block[] = [
      {
        kind: 'figures',
        key: 'btw_stand',
        title: TITLE,
        columns: { figure: reached.naam },
        items: [
          ...items,
          {
            key: 'stand',
            label: 'Stand van de btw-rekeningen',
            detail: uncapitalised(standOf(reached.periode_max, reached.day).naam),
            figure: standing(books, reached),
          },
        ],
      },
      vatTable(amounts, sums),
      ...settledBlocks(returns),
      ...doubtful(amounts),
      words('termijn', vatTerm(report, rhythm)),
      words('uitleg', EXPLAINED),
    ];
    return {
      title: TITLE,
      blocks,
      context_prompt: [`${prompt}\n${TITLE}`, ...items.slice(0, 1).flatMap(inWords)].join(', '),
    };
  },
};

/** Each return beside what was settled of it, where anything was. */
function settledBlocks(returns: readonly VatReturn[]): Block[] {
  if (returns.every(({ settled }) => settled.kind === 'absent')) return [];
  return [returnsTable(returns), words('aangiften_gelijk', agreement(returns))];
}

type Item = FiguresBlock['items'][number];

/** What is to be paid, or claimed back, of a report whose returns are not known: never a negative amount. */
function payableItem(figure: Figure): Item {
  if ((valueOf(figure) ?? 0) >= 0) return { key: '5c', label: 'Te betalen', figure };
  const label = 'Terug te vragen';
  return { key: '5c', label, figure: vatTotal(label, [{ label: PAYABLE, figure, factor: -1 }]) };
}

function inWords({ label, detail, figure }: Item): string[] {
  const cents = valueOf(figure);
  if (cents === undefined) return [];
  return [`${uncapitalised(label)}: ${euros(cents)}${detail === undefined ? '' : `, ${detail}`}`];
}

/** Where VAT is placed by hand. */
const PLACES = '/project?tab=btw';

/** What nothing places, and where what the books say of a place does not agree with itself. */
function doubtful({ doubts }: VatAmounts): Block[] {
  if (doubts.length === 0) return [];
  const items = doubts.map(({ rekening, naam, btw_code, decision, figure }, index) => ({
    key: String(index),
    label: `${rekening} ${naam}${btw_code === '' ? '' : `, code ${btw_code}`}`,
    detail: whyDoubtful(decision),
    figure,
    path: PLACES,
  }));
  return [{ kind: 'list', key: 'twijfel', title: 'Kijk na waar dit hoort', items }];
}

function whyDoubtful({ place, because, against }: VatDecision): string {
  if (against.length > 0) return `Volgens ${because.join(', ')}; anders: ${against.join(', ')}`;
  return place === 'onbekend'
    ? 'Niets zegt of dit verschuldigd, aftrekbaar of afgedragen is'
    : `Volgens ${because.join(', ')}`;
}

function standing(books: Books, reached: Span): Figure {
  return withOpening(books, 'stock', reached, vatBalance(books, reached));
}

const EXPLAINED =
  'Dit is een indicatie uit de boekhouding, geen aangifte. Onder ‘Afgedragen en tegengeboekt’ staat wat van de btw-rekeningen is betaald of naar een andere rekening is geboekt.';

function words(key: string, text: string): Block {
  return { kind: 'text', key, text, figures: {} };
}
