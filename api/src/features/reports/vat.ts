import type { Block, Figure } from '@kengetal/contract';
import type { Books } from '../../books/books.ts';
import { withOpening } from '../../books/operands.ts';
import { vatAmounts } from '../../books/vat.ts';
import { vatRhythm } from '../../books/vat-rhythm.ts';
import { valueOf } from '../../figures/values.ts';
import { euros } from '../../figures/words.ts';
import { reachedSpan } from '../../periods/earlier.ts';
import type { Span } from '../../periods/names.ts';
import type { Component } from './component.ts';
import { reportContext } from './context.ts';
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
    const table = vatTable(amounts);
    const payable = table.rows.find(({ key }) => key === '5c')?.cells[1];
    const blocks: Block[] = [
      {
        kind: 'figures',
        key: 'btw_stand',
        title: TITLE,
        columns: { figure: reached.naam },
        items: [
          ...(payable
            ? [{ key: '5c', label: 'Te betalen of terug te vragen', figure: payable }]
            : []),
          { key: 'stand', label: 'Stand van de btw-rekeningen', figure: standOf(books, reached) },
        ],
      },
      table,
      words('termijn', vatTerm(report, (await vatRhythm(request))?.rhythm ?? null)),
      words('uitleg', EXPLAINED),
    ];
    const sum = (payable && valueOf(payable)) ?? 0;
    return {
      title: TITLE,
      blocks,
      context_prompt: `${prompt}\n${TITLE}, te betalen: ${euros(sum)}`,
    };
  },
};

function standOf(books: Books, reached: Span): Figure {
  return withOpening(books, 'stock', reached, books.vat(reached));
}

const EXPLAINED =
  'Dit is een indicatie uit de boekhouding, geen aangifte. Onder ‘Afgedragen en tegengeboekt’ staan betaalde aangiften, en boekingen op de andere kant van een btw-rekening zonder btw-code, zoals creditnota’s en correcties.';

function words(key: string, text: string): Block {
  return { kind: 'text', key, text, figures: {} };
}
