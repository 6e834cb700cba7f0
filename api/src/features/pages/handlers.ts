import type { FilterItem } from '@kengetal/contract';
import type { BooksReader } from '../../books/reader.ts';
import type { Handlers } from '../../http/handler.ts';
import { HttpProblem } from '../../http/problem.ts';
import type { Span } from '../../periods/names.ts';
import { parsePeriode } from '../../periods/parse.ts';
import { dashboard } from './dashboard.ts';

/** Data of the pages. */
export function pageHandlers(reader: BooksReader): Pick<Handlers, 'pages'> {
  return {
    pages: async ({ body }) => {
      if (body.page !== 'dashboard') throw new HttpProblem('not_implemented');
      const span = spanOf(body.filters);
      return reader.read(body.project_id, ({ books }) => dashboard(books, span));
    },
  };
}

/** The chosen period: a between filter on periode (specification §7). */
function spanOf(filters: readonly FilterItem[]): Span | undefined {
  const [filter, ...others] = filters;
  if (!filter) return undefined;
  if (others.length > 0 || filter.column !== 'periode' || filter.operator !== 'between') {
    throw wrong('Deze pagina kan alleen op periode filteren.');
  }
  const ends = Array.isArray(filter.value) ? filter.value.map(parsePeriode) : [];
  const [periode_min, periode_max] = ends;
  if (periode_min === undefined || periode_max === undefined || periode_min > periode_max) {
    throw wrong('Kies een begin- en een eindmaand (JJJJMM).');
  }
  return { periode_min, periode_max };
}

function wrong(message: string): HttpProblem {
  return new HttpProblem('unprocessable', message, [{ path: 'filters', message }]);
}
