import { parsePeriode, type PageName } from '@kengetal/contract';
import type { CallBody, FilterItem, PageData } from '@kengetal/contract/api';
import type { Span } from '@kengetal/ledger';
import { wrongFilter } from '../books/scope.ts';
import type { BooksReader, ReadBooks } from '../books/store/reader.ts';
import type { Handlers } from './handler.ts';

type PageBody = CallBody<'pages'>;

/** What is asked of a page. */
export interface PageRequest {
  readonly projectId: string;
  /** The chosen period; undefined leaves the choice to the page. */
  readonly span: Span | undefined;
  /** Filter items other than the period; a page refuses those that it cannot honour. */
  readonly filters: readonly FilterItem[];
  readonly view: NonNullable<PageBody['view']>;
}

/** Makes the data of one page from the books as they are at one moment. */
export type PageBuilder = (read: ReadBooks, request: PageRequest) => PageData | Promise<PageData>;

/** The maker of each page. */
export type PageBuilders = Readonly<Record<PageName, PageBuilder>>;

/** Data of the pages, each made by its own builder. */
export function pageHandlers(reader: BooksReader, builders: PageBuilders): Pick<Handlers, 'pages'> {
  return {
    pages: async ({ body, database, booksVersion }) => {
      const build = builders[body.page];
      const request = pageRequest(body);
      return reader.read(body.project_id, (read) => build(read, request), database, booksVersion);
    },
  };
}

/** Splits the period (a between filter on periode, specification §7) from the other filters. */
function pageRequest({ project_id, filters, view }: PageBody): PageRequest {
  const periods = filters.filter(({ column }) => column === 'periode');
  if (periods.length > 1) throw wrongFilter('Kies één periode.');
  return {
    projectId: project_id,
    span: periods[0] && spanOf(periods[0]),
    filters: filters.filter(({ column }) => column !== 'periode'),
    view: view ?? {},
  };
}

function spanOf({ operator, value }: FilterItem): Span {
  const ends =
    operator === 'between' && Array.isArray(value) ? value.map((one) => parsePeriode(one)) : [];
  const [periode_min, periode_max] = ends;
  if (periode_min === undefined || periode_max === undefined || periode_min > periode_max) {
    throw wrongFilter('Kies een begin- en een eindmaand (JJJJMM).');
  }
  return { periode_min, periode_max };
}
