import type { Block, Figure, ReportEntry } from '@kengetal/contract';
import type { Books } from '../../books/books.ts';
import { withOpening } from '../../books/operands.ts';
import { vatAmounts } from '../../books/vat.ts';
import { valueOf } from '../../figures/values.ts';
import { euros } from '../../figures/words.ts';
import { addMonths, monthDays } from '../../ledger/index.ts';
import { reachedSpan } from '../../periods/earlier.ts';
import { monthName, spanName, type Span } from '../../periods/names.ts';
import type { Component } from './component.ts';
import { reportContext } from './context.ts';
import { vatTable } from './vat-table.ts';

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
      words('termijn', deadline(report)),
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

/**
 * VAT is paid before the end of the month after the period of the return (Algemene wet inzake
 * rijksbelastingen, art. 10 and 19), a month or a calendar quarter, whatever the fiscal year.
 */
function deadline({ periode_min, periode_max }: ReportEntry): string {
  const [first, last] = quarterOf(periode_max);
  if (periode_min === periode_max) {
    const monthly = `Doe je per maand aangifte, dan moet die over ${monthName(periode_max)} uiterlijk ${lastDay(periode_max)} binnen en betaald zijn.`;
    return `${monthly} Per kwartaal, over ${spanName({ periode_min: first, periode_max: last })}, is dat uiterlijk ${lastDay(last)}.`;
  }
  if (periode_min === first && periode_max === last) {
    return `Doe je per kwartaal aangifte, dan moet die over ${spanName({ periode_min, periode_max })} uiterlijk ${lastDay(periode_max)} binnen en betaald zijn.`;
  }
  return 'De btw-aangifte gaat over een maand of een kalenderkwartaal, ook bij een gebroken boekjaar. Ze moet uiterlijk op de laatste dag van de maand erna binnen en betaald zijn.';
}

/** The calendar quarter of a month. */
function quarterOf(periode: number): [first: number, last: number] {
  const month = periode % 100;
  const first = periode - ((month - 1) % 3);
  return [first, first + 2];
}

/** '30 april 2025': the last day of the month after a month. */
function lastDay(periode: number): string {
  const next = addMonths(periode, 1);
  return `${String(Number(monthDays(next).last.slice(8)))} ${monthName(next)}`;
}

function words(key: string, text: string): Block {
  return { kind: 'text', key, text, figures: {} };
}
