import type { Figure, TextBlock } from '@kengetal/contract';
import type { Books } from '../../books/books.ts';
import { difference, valueOf } from '../../figures/values.ts';
import { euros } from '../../figures/words.ts';
import { definition, type DefinitionKey } from '../../ledger/index.ts';
import { bareMonth, monthsIn, spanName, yearOf, type Span } from '../../periods/names.ts';

/** Headings that can explain a change of the result, with how more of each is called. */
const CAUSES: readonly DefinitionKey[] = [
  'omzet',
  'overige_opbrengsten',
  'kostprijs_omzet',
  'personeelskosten',
  'afschrijvingen',
  'overige_bedrijfskosten',
  'belastingen',
];
/** A cause is named when it explains at least this part of the change, in percent. */
const LEAST_SHARE = 25;
/** Changes below this are not worth a sentence of their own, in cents. */
const LEAST_CENTS = 100;

/** One sentence about the result, every amount of it a figure; undefined when there is none. */
export function headline(books: Books, span: Span, before: Span): TextBlock | undefined {
  const result = books.figure('resultaat', span);
  const now = valueOf(result);
  if (now === undefined || !books.hasBookings(span)) return undefined;
  const figures: Record<string, Figure> = {};
  const amount = (key: string, figure: Figure, cents: number) => {
    figures[key] = figure;
    return `[${euros(cents)}](figure:${key})`;
  };
  const said =
    now < 0
      ? `een verlies van ${amount('resultaat', lossOf(result), -now)}`
      : amount('resultaat', result, now);
  const start = `In ${spanName(span)} kwam het resultaat uit op ${said}`;
  const change = changeText(books, span, before, result, amount);
  return { kind: 'text', key: 'hoofdlijn', text: `${start}${change}.`, figures };
}

/** A loss as the positive amount that a sentence names. */
function lossOf(result: Figure): Figure {
  const terms = [{ label: 'Resultaat', factor: -1, part: 'teller' as const, figure: result }];
  const about = { label: 'Verlies', explanation: 'Het negatieve resultaat van de periode.' };
  return { kind: 'derived', unit: 'cents', value: -(valueOf(result) ?? 0), terms, about };
}

type Amount = (key: string, figure: Figure, cents: number) => string;

function changeText(
  books: Books,
  span: Span,
  before: Span,
  result: Figure,
  amount: Amount,
): string {
  const then = books.comparison('resultaat', before);
  const [now, base] = [valueOf(result), valueOf(then)];
  if (now === undefined || base === undefined) return '';
  const change = now - base;
  const period = periodBefore(span, before);
  if (Math.abs(change) < LEAST_CENTS) return `, ongeveer gelijk aan ${period}`;
  const difference_ = positive(result, then, spanName(span), spanName(before), 'resultaat');
  const said = amount('verschil', difference_, Math.abs(change));
  const cause = causeText(books, span, before, change, amount);
  return `, ${said} ${change > 0 ? 'hoger' : 'lager'} dan in ${period}${cause}`;
}

/** ', vooral door € 6.496 hogere personeelskosten', or nothing when no heading stands out. */
function causeText(books: Books, span: Span, before: Span, change: number, amount: Amount): string {
  const causes = CAUSES.map((key) => {
    const [one, other] = [books.figure(key, span), books.comparison(key, before)];
    const growth = (valueOf(one) ?? 0) - (valueOf(other) ?? 0);
    // Lines are debit positive: what is presented as credit adds to the result.
    return { key, one, other, growth, effect: definition(key).sign === -1 ? growth : -growth };
  });
  const [cause] = causes
    .filter(({ effect }) => effect * change > 0)
    .sort((one, other) => Math.abs(other.effect) - Math.abs(one.effect));
  if (!cause || Math.abs(cause.effect) * 100 < Math.abs(change) * LEAST_SHARE) return '';
  const figure = positive(cause.one, cause.other, spanName(span), spanName(before), cause.key);
  const said = amount('oorzaak', figure, Math.abs(cause.growth));
  const name = definition(cause.key).name;
  return `, vooral door ${said} ${cause.growth > 0 ? 'hogere' : 'lagere'} ${name.toLowerCase()}`;
}

/** The difference as the sentence says it: the larger minus the smaller. */
function positive(
  one: Figure,
  other: Figure,
  nameOfOne: string,
  nameOfOther: string,
  key: DefinitionKey,
): Figure {
  const { name, explanation } = definition(key);
  const operands = [
    { label: `${name}, ${nameOfOne}`, figure: one },
    { label: `${name}, ${nameOfOther}`, figure: other },
  ] as const;
  const [larger, smaller] =
    (valueOf(one) ?? 0) >= (valueOf(other) ?? 0) ? operands : [operands[1], operands[0]];
  return difference(larger, smaller, { label: `Verschil ${name.toLowerCase()}`, explanation });
}

/** 'februari', 'de drie maanden ervoor' or 'het jaar ervoor'. */
function periodBefore(span: Span, before: Span): string {
  const months = monthsIn(span);
  if (months === 1) {
    const isSameYear = yearOf(span.periode_max) === yearOf(before.periode_max);
    return isSameYear ? bareMonth(before.periode_max) : spanName(before);
  }
  if (months === 12) return 'de twaalf maanden ervoor';
  return months === 3 ? 'de drie maanden ervoor' : `de ${months} maanden ervoor`;
}
