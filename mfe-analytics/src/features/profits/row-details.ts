import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { BookedFigure, JournalLine } from '@kengetal/contract';
import { useApi, type ApiClient } from '@kengetal/platform';

const MOST = 3;
/** Enough to find bookings that are there more than once, which come right after each other. */
const READ = 30;

const largestOptions = (api: ApiClient, projectId: string, figure: BookedFigure) =>
  queryOptions({
    queryKey: ['mfe-analytics', 'largest', projectId, figure.selection, figure.sign],
    queryFn: ({ signal }) =>
      api.request('POST /lines', {
        body: {
          project_id: projectId,
          selection: figure.selection,
          sort: { column: 'bedrag', direction: figure.sign === 1 ? 'desc' : 'asc' },
          limit: READ,
        },
        signal,
      }),
    select: ({ lines }) => bookingsOf(figure, lines).slice(0, MOST),
  });

export interface Booking {
  key: string;
  line: JournalLine;
  /** How often it is there. */
  times: number;
  figure: BookedFigure;
}

/**
 * Lines as figures that open into exactly them; equal ones as one booking. Where there are more
 * lines than were read, a booking that may go on among those is left out: its amount is not known.
 */
function bookingsOf(whole: BookedFigure, lines: readonly JournalLine[]): Booking[] {
  const last = lines.length < READ ? undefined : lines.at(-1);
  const bookings = new Map<string, Booking>();
  for (const line of lines) {
    const { rekening, dagboek, boekstuk, datum, omschrijving, cents } = line;
    const key = [rekening, dagboek, boekstuk, datum, omschrijving, cents].join(' ');
    const known = bookings.get(key);
    const times = (known?.times ?? 0) + 1;
    bookings.set(key, { key, line, times, figure: figureOf(whole, line, times) });
  }
  return [...bookings.values()].filter(
    ({ line }) => line.cents !== last?.cents || line.datum !== last.datum,
  );
}

function figureOf(whole: BookedFigure, line: JournalLine, times: number): BookedFigure {
  const { selection, sign } = whole;
  return {
    kind: 'booked',
    cents: sign * line.cents * times,
    sign,
    selection: {
      ...selection,
      filters: [
        ...selection.filters,
        { column: 'rekening', operator: 'eq', value: line.rekening },
        { column: 'dagboek', operator: 'eq', value: line.dagboek },
        { column: 'boekstuk', operator: 'eq', value: line.boekstuk },
        { column: 'datum', operator: 'eq', value: line.datum },
        { column: 'omschrijving', operator: 'eq', value: line.omschrijving },
        { column: 'bedrag', operator: 'eq', value: line.cents },
      ],
    },
  };
}

/** The bookings that add most to a figure. */
export const useLargestLines = (projectId: string, figure: BookedFigure) =>
  useQuery(largestOptions(useApi(), projectId, figure));

/** Fetches them before they are asked for. */
export function usePrefetchLargest(projectId: string) {
  const [queries, api] = [useQueryClient(), useApi()];
  return (figure: BookedFigure) =>
    void queries.prefetchQuery(largestOptions(api, projectId, figure));
}
