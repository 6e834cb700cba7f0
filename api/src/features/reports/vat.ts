import type { Block, Figure, FiguresBlock } from '@kengetal/contract';
import type { Books } from '../../books/books.ts';
import { standOf } from '../../books/columns/columns.ts';
import { withOpening } from '../../books/figures/operands.ts';
import { vatAmounts, type VatAmounts } from '../../books/vat/vat.ts';
import { vatTotal } from '../../books/vat/sum.ts';
import { vatRhythm } from '../../books/vat/rhythm.ts';
import { valueOf } from '../../books/figures/values.ts';
import { euros } from '../../books/figures/words.ts';
import { reachedSpan } from '../../books/periods/compared.ts';
import { uncapitalised, type Span } from '../../books/periods/names.ts';
import type { Component } from './component.ts';
import { reportContext } from './context.ts';
import { returnItems, returnsTable, someBlock, vatReturns, yearName } from './vat-returns.ts';
import { PAYABLE, vatSums } from './vat-sums.ts';
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
            label: `Stand van de btw-rekeningen, ${uncapitalised(standOf(reached.periode_max, reached.day).naam)}`,
            figure: standing(books, reached),
          },
        ],
      },
      vatTable(amounts, sums),
      ...someBlock(returnsTable(returns)),
      ...doubts(amounts),
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

type Item = FiguresBlock['items'][number];

/** What is to be paid, or claimed back, of a report whose returns are not known: never a negative amount. */
function payableItem(figure: Figure): Item {
  if ((valueOf(figure) ?? 0) >= 0) return { key: '5c', label: 'Te betalen', figure };
  const label = 'Terug te vragen';
  return { key: '5c', label, figure: vatTotal(label, [{ label: PAYABLE, figure, factor: -1 }]) };
}

function inWords({ label, figure }: Item): string[] {
  const cents = valueOf(figure);
  return cents === undefined ? [] : [`${uncapitalised(label)}: ${euros(cents)}`];
}

/** Where what the books say of a place does not agree with itself. */
function doubts({ against }: VatAmounts): Block[] {
  if (against.length === 0) return [];
  const text = `Niet alles wijst dezelfde kant op. ${against.join(' ')}`;
  return [words('twijfel', text)];
}

function standing(books: Books, reached: Span): Figure {
  return withOpening(books, 'stock', reached, books.vat(reached));
}

const EXPLAINED =
  'Dit is een indicatie uit de boekhouding, geen aangifte. Onder ‘Afgedragen en tegengeboekt’ staat wat van de btw-rekeningen is betaald of naar een andere rekening is geboekt.';

function words(key: string, text: string): Block {
  return { kind: 'text', key, text, figures: {} };
}
