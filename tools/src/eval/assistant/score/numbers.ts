/** An amount or percentage in a text: with a euro sign or word, a percent sign, or digits in groups. */
const AMOUNTS = [
  /€\s*-?\d[\d.,]*\s*(?:[KM]\b|mln|mld)?/g,
  /(?<![\d.,])\d[\d.,]*\s?(?:%|procent\b|euro\b|ton\b|mln\b|miljoen\b|K\b)/g,
  /-?\b\d{1,3}(?:\.\d{3})+(?:,\d+)?\b/g,
  /-?\b\d+,\d+\b/g,
];
const LINKED = /\[[^[\]]*\]\(figure:[^)\s]+\)/g;

/** Amounts as people say them: '20k', '1,5 mln', 'anderhalve ton'. */
const SAID =
  /(?<![\d,])(\d+(?:,\d+)?|anderhalve|anderhalf|halve|half|een)\s?(k|ton|mln|miljoen)\b/gi;
const PARTS: Readonly<Record<string, number>> = {
  anderhalve: 1.5,
  anderhalf: 1.5,
  halve: 0.5,
  half: 0.5,
  een: 1,
};
const TIMES: Readonly<Record<string, number>> = {
  k: 1_000,
  ton: 100_000,
  mln: 1_000_000,
  miljoen: 1_000_000,
};

const saidIn = (question: string): string[] =>
  [...question.matchAll(SAID)].map(([, part = '', unit = '']) => {
    const value = PARTS[part.toLowerCase()] ?? Number(part.replace(',', '.'));
    return String(Math.round(value * (TIMES[unit.toLowerCase()] ?? 1)));
  });

const digits = (text: string) => text.replace(/\D/g, '');

/**
 * Amounts and percentages in a text that link to no figure. What stands in the question may be said
 * back, and what is part of a name is none.
 * @param names of accounts and relations, which may hold numbers
 */
export function loose(text: string, question: string, names: readonly string[] = []): string[] {
  let left = text.replace(LINKED, ' ');
  for (const name of names) if (/\d/.test(name)) left = left.replaceAll(name, ' ');
  const known = new Set([...(question.match(/\d[\d.,]*/g) ?? []).map(digits), ...saidIn(question)]);
  const found: string[] = [];
  for (const form of AMOUNTS) {
    left = left.replace(form, (amount) => {
      found.push(amount.trim());
      return ' ';
    });
  }
  return found.filter((amount) => !known.has(digits(amount)));
}
