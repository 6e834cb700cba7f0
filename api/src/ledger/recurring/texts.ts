const MONTHS =
  /\b(jan(uari)?|feb(ruari)?|mrt|maart|apr(il)?|mei|jun(i)?|jul(i)?|aug(ustus)?|sep(t|tember)?|okt(ober)?|nov(ember)?|dec(ember)?)\b/g;
const NOISE =
  /\b(factuur|factuurnr|faktuur|fact|nummer|nr|no|periode|week|wk|kwartaal|kw|maand|datum|termijn|q)\b/g;

/**
 * A description without what differs from one time to the next: numbers, dates, names of months,
 * punctuation and accents. Equal results mean the same kind of booking.
 */
export function normalised(description: string): string {
  const text = description
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    // Words with a digit in them are numbers of invoices, contracts or dates.
    .replace(/\S*\d\S*/g, ' ')
    .replace(/[^\p{L} ]/gu, ' ')
    .replace(MONTHS, ' ')
    .replace(NOISE, ' ');
  return text.replace(/ +/g, ' ').trim();
}

/** The value that occurs most; of equals the first in the alphabet. */
export function mostUsed(values: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  const [best] = [...counts].sort(
    ([one, times], [other, count]) => count - times || (one < other ? -1 : 1),
  );
  return best?.[0] ?? '';
}
