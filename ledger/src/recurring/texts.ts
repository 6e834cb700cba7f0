const MONTH_NAMES =
  'jan(uari)?|feb(ruari)?|mrt|maart|apr(il)?|mei|jun(i)?|jul(i)?|aug(ustus)?|sep(t|tember)?|okt(ober)?|nov(ember)?|dec(ember)?';
const NOISE_WORDS =
  'factuur|factuurnr|faktuur|fact|nummer|nr|no|periode|week|wk|kwartaal|kw|maand|datum|termijn|q';
const MONTHS = new RegExp(`\\b(${MONTH_NAMES})\\b`, 'g');
const NOISE = new RegExp(`\\b(${NOISE_WORDS})\\b`, 'g');

/**
 * A description without what differs from one time to the next: numbers, dates, names of months,
 * punctuation and accents. Equal results mean the same kind of booking.
 */
export function normalised(description: string): string {
  const text = withoutNumbers(description.toLowerCase().normalize('NFD'))
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L} ]/gu, ' ')
    .replace(MONTHS, ' ')
    .replace(NOISE, ' ');
  return text.replace(/ +/g, ' ').trim();
}

/** Words with a digit in them are numbers of invoices, contracts or dates. */
const withoutNumbers = (text: string): string =>
  text
    .split(/\s+/)
    .filter((word) => !/\d/.test(word))
    .join(' ');

const MONTH = new RegExp(`^(${MONTH_NAMES})$`);
/** A year, a month or day in digits, or a part of a year: '2024', '202401', '1-3-2024', 'q1'. */
const TIME =
  /^((19|20)\d\d([-/.]?(0?[1-9]|1[0-2])([-/.]?\d\d?)?)?|\d\d?([-/.]\d\d?)?[-/.](19|20)?\d\d|(q|k|kw|w|wk|p)\d\d?)$/;

/** True for a word in lower case that says when: a month, a year, a date, a number of a period. */
export function isOfTime(word: string): boolean {
  return MONTH.test(word) || TIME.test(word);
}

const LEADING = new RegExp(
  `^(${NOISE_WORDS}|van|voor|over|per|in|d\\.d|dd|t/m|tot|en|met|\\d\\d?e?)$`,
);

/** True for a word in lower case that only goes with a number or month beside it. */
export function isNoise(word: string): boolean {
  return LEADING.test(word);
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
