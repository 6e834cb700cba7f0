import type { Selection } from './api/figures.ts';

/** The question that is asked about an amount on a screen. */
export const amountQuestion = (what: string, amount: string): string =>
  `Hoe komt ${what} op ${amount} uit?`;

const ASKED = /^hoe komt (.+) uit\s?\??$/i;
const AMOUNT = /^[-−+–]?\s?(?:€\s?)?[-−]?[\d.,]+(?:\s?%|\s\p{L}+)?$/u;

/** What such a question is about; undefined for any other text. */
export function amountAsked(text: string): string | undefined {
  const [, said = ''] = ASKED.exec(text.trim()) ?? [];
  const at = said.lastIndexOf(' op ');
  return at > 0 && AMOUNT.test(said.slice(at + ' op '.length))
    ? said.slice(0, at).trim()
    : undefined;
}

/** Months as such words say them. */
export const monthsInWords = ({
  periode_min,
  periode_max,
}: Pick<Selection, 'periode_min' | 'periode_max'>): string =>
  `periode ${periode_min}-${periode_max}`;

/** The bookings that an amount is the sum of, in words that go along with a question about it. */
export function selectionWords({ soorten, filters, ...months }: Selection): string[] {
  const chosen = filters.map(
    ({ column, operator, value }) => `${column} ${operator} ${JSON.stringify(value)}`,
  );
  return [
    `Som van boekingen, ${monthsInWords(months)} (${soorten.join(', ')}).`,
    ...(chosen.length > 0 ? [`Filters: ${chosen.join('; ')}.`] : []),
  ];
}

/** A selection as it was said: the values of its filters are of any kind. */
export interface SaidSelection extends Pick<Selection, 'periode_min' | 'periode_max'> {
  readonly soorten: readonly string[];
  readonly filters: readonly { column: string; operator: string; value: unknown }[];
}

/** The bookings that such words say; undefined where a text has none, or not as they are made. */
export function selectionSaid(text: string): SaidSelection | undefined {
  const [, min, max, soorten = ''] =
    /^Som van boekingen, periode (\d{6})-(\d{6}) \(([\w, ]+)\)\.$/m.exec(text) ?? [];
  if (min === undefined || max === undefined) return undefined;
  const [, said = ''] = /^Filters: (.*)\.$/m.exec(text) ?? [];
  const items = said.matchAll(/(?:^|; )(\w+) (\w+) (\[[^\]]*\]|"(?:[^"\\]|\\.)*"|-?\d+)(?=; |$)/g);
  try {
    const filters = [...items].map(([, column = '', operator = '', value = '']) => ({
      column,
      operator,
      value: JSON.parse(value) as unknown,
    }));
    return {
      periode_min: Number(min),
      periode_max: Number(max),
      soorten: soorten.split(', '),
      filters,
    };
  } catch {
    return undefined;
  }
}
