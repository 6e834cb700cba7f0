import type { Block, Figure } from '@kengetal/contract';
import type { Books } from '../../books/books.ts';
import { standOf } from '../../books/columns/columns.ts';
import { withOpening } from '../../books/figures/operands.ts';
import { vatAmounts } from '../../books/vat/vat.ts';
import { vatRhythm } from '../../books/vat/rhythm.ts';
import { valueOf } from '../../books/figures/values.ts';
import { euros } from '../../books/figures/words.ts';
import { reachedSpan } from '../../books/periods/compared.ts';
import { uncapitalised, type Span } from '../../books/periods/names.ts';
import type { Component } from './component.ts';
import { reportContext } from './context.ts';
import { payableOf, vatTable, type Payable } from './vat-table.ts';
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
    const table = vatTable(amounts);
    const payable = payableOf(table);
    const blocks: Block[] = [
      {
        kind: 'figures',
        key: 'btw_stand',
        title: TITLE,
        columns: { figure: reached.naam },
        items: [
          ...(payable ? [payable] : []),
          {
            key: 'stand',
            label: `Stand van de btw-rekeningen, ${uncapitalised(standOf(reached.periode_max, reached.day).naam)}`,
            figure: standing(books, reached),
          },
        ],
      },
      table,
      words('termijn', vatTerm(report, (await vatRhythm(request))?.rhythm ?? null)),
      words('uitleg', EXPLAINED),
    ];
    return {
      title: TITLE,
      blocks,
      context_prompt: `${prompt}\n${TITLE}${payable ? inWords(payable) : ''}`,
    };
  },
};

const inWords = ({ label, figure }: Payable) =>
  `, ${uncapitalised(label)}: ${euros(valueOf(figure) ?? 0)}`;

function standing(books: Books, reached: Span): Figure {
  return withOpening(books, 'stock', reached, books.vat(reached));
}

const EXPLAINED =
  'Dit is een indicatie uit de boekhouding, geen aangifte. Onder ‘Afgedragen en tegengeboekt’ staan betaalde aangiften, en boekingen op de andere kant van een btw-rekening zonder btw-code, zoals creditnota’s en correcties.';

function words(key: string, text: string): Block {
  return { kind: 'text', key, text, figures: {} };
}
