import type { Figure, TextBlock } from '@kengetal/contract';
import {
  addMonths,
  definition,
  type DefinitionKey,
  monthsIn,
  spanName,
  spanNameTo,
  uncapitalised,
  yearOf,
} from '@kengetal/ledger';
import type { Books } from '../../books/books.ts';
import type { PeriodColumn } from '../../books/columns/columns.ts';
import { difference, valueOf } from '../../books/figures/values.ts';
import { euros } from '../../books/figures/words.ts';

/** Headings that can explain a change of the result. */
const CAUSES: readonly DefinitionKey[] = [
  'omzet',
  'overige_opbrengsten',
  'kostprijs_omzet',
  'personeelskosten',
  'afschrijvingen',
  'overige_bedrijfskosten',
  'financiele_baten_lasten',
  'belastingen',
];
/** A cause is named when it explains at least this part of the change, in percent. */
const LEAST_SHARE = 25;
/** Changes below this are not worth a sentence of their own, in cents. */
const LEAST_CENTS = 100;

/** One sentence about the result, every amount of it a figure; undefined when there is none. */
export function headline(
  books: Books,
  current: PeriodColumn,
  comparison: PeriodColumn,
): TextBlock | undefined {
  const result = current.figure('resultaat');
  const now = valueOf(result);
  if (now === undefined || !books.hasBookings(current.span)) return undefined;
  const figures: Record<string, Figure> = {};
  const amount = (key: string, figure: Figure, cents: number) => {
    figures[key] = figure;
    return `[${euros(cents)}](figure:${key})`;
  };
  const said =
    now < 0
      ? `een verlies van ${amount('resultaat', lossOf(result), -now)}`
      : amount('resultaat', result, now);
  const start = `${startOf(current)} kwam het resultaat uit op ${said}`;
  const change = changeText(current, comparison, amount);
  return { kind: 'text', key: 'hoofdlijn', text: `${start}${change}.`, figures };
}

/** 'In maart 2025', or 'Van 1 t/m 14 maart 2025' while the month runs. */
function startOf({ span, day }: PeriodColumn): string {
  return day === undefined ? `In ${spanName(span)}` : `Van ${spanNameTo(span, day)}`;
}

/** A loss as the positive amount that a sentence names. */
function lossOf(result: Figure): Figure {
  const terms = [{ label: 'Resultaat', factor: -1, part: 'teller' as const, figure: result }];
  const about = { label: 'Verlies', explanation: 'Het negatieve resultaat van de periode.' };
  return { kind: 'derived', unit: 'cents', value: -(valueOf(result) ?? 0), terms, about };
}

type Amount = (key: string, figure: Figure, cents: number) => string;

function changeText(current: PeriodColumn, comparison: PeriodColumn, amount: Amount): string {
  const [result, then] = [current.figure('resultaat'), comparison.figure('resultaat')];
  const [now, base] = [valueOf(result), valueOf(then)];
  if (now === undefined || base === undefined) return '';
  const change = now - base;
  const { isBudget } = comparison;
  if (Math.abs(change) < LEAST_CENTS) {
    return `, ongeveer gelijk aan ${isBudget ? 'de begroting' : named(current, comparison)}`;
  }
  const difference_ = positive(result, then, current, comparison, 'resultaat');
  const said = amount('verschil', difference_, Math.abs(change));
  const cause = causeText(current, comparison, change, amount);
  const direction = change > 0 ? 'hoger' : 'lager';
  const than = comparison.day === undefined ? 'dan in' : 'dan van';
  const held = isBudget ? 'dan begroot' : `${than} ${named(current, comparison)}`;
  return `, ${said} ${direction} ${held}${cause}`;
}

/** ', vooral door € 6.496 hogere personeelskosten', or nothing when no heading stands out. */
function causeText(
  current: PeriodColumn,
  comparison: PeriodColumn,
  change: number,
  amount: Amount,
): string {
  const causes = CAUSES.map((key) => {
    const [one, other] = [current.figure(key), comparison.figure(key)];
    const growth = (valueOf(one) ?? 0) - (valueOf(other) ?? 0);
    // Lines are debit positive: what is presented as credit adds to the result.
    return { key, one, other, growth, effect: definition(key).sign === -1 ? growth : -growth };
  });
  const [cause] = causes
    .filter(({ effect }) => effect * change > 0)
    .sort((one, other) => Math.abs(other.effect) - Math.abs(one.effect));
  if (!cause || Math.abs(cause.effect) * 100 < Math.abs(change) * LEAST_SHARE) return '';
  const figure = positive(cause.one, cause.other, current, comparison, cause.key);
  const said = amount('oorzaak', figure, Math.abs(cause.growth));
  return `, vooral door ${said} ${inWords(cause)}`;
}

interface Cause {
  readonly key: DefinitionKey;
  readonly one: Figure;
  readonly other: Figure;
  readonly growth: number;
}

/** 'hogere omzet'; of what is shown as a cost by a negative amount, more is a lower amount. */
function inWords({ key, one, other, growth }: Cause): string {
  const name = definition(key).name.toLowerCase();
  if (key === 'belastingen') return `${growth < 0 ? 'hogere' : 'lagere'} ${name}`;
  if (key !== 'financiele_baten_lasten') return `${growth > 0 ? 'hogere' : 'lagere'} ${name}`;
  const [now, then] = [valueOf(one) ?? 0, valueOf(other) ?? 0];
  if (now <= 0 && then <= 0) return `${growth < 0 ? 'hogere' : 'lagere'} financiële lasten`;
  if (now >= 0 && then >= 0) return `${growth > 0 ? 'hogere' : 'lagere'} financiële baten`;
  return `${growth > 0 ? 'hoger' : 'lager'} financieel resultaat`;
}

/** The difference as the sentence says it: the larger minus the smaller. */
function positive(
  one: Figure,
  other: Figure,
  current: PeriodColumn,
  comparison: PeriodColumn,
  key: DefinitionKey,
): Figure {
  const { name, explanation } = definition(key);
  const labelOf = ({ span, day, isBudget }: PeriodColumn) =>
    `${isBudget ? `Begrote ${uncapitalised(name)}` : name}, ${spanNameTo(span, day)}`;
  const operands = [
    { label: labelOf(current), figure: one },
    { label: labelOf(comparison), figure: other },
  ] as const;
  const [larger, smaller] =
    (valueOf(one) ?? 0) >= (valueOf(other) ?? 0) ? operands : [operands[1], operands[0]];
  return difference(larger, smaller, { label: `Verschil ${name.toLowerCase()}`, explanation });
}

/** 'februari', '1 t/m 14 februari', 'de drie maanden ervoor' or 'het boekjaar ervoor'. */
function named({ span }: PeriodColumn, { span: before, day }: PeriodColumn): string {
  const months = monthsIn(before);
  const isSameYear = yearOf(span.periode_max) === yearOf(before.periode_max);
  if (day !== undefined || months === 1) return spanNameTo(before, day, !isSameYear);
  if (addMonths(before.periode_max, 1) !== span.periode_min) return spanName(before);
  if (months === 12) return 'de twaalf maanden ervoor';
  return months === 3 ? 'de drie maanden ervoor' : `de ${months} maanden ervoor`;
}
