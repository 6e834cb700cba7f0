import type { Question } from '@kengetal/contract';
import { monthsIn } from '@kengetal/ledger';
import { isStock } from './draft.ts';
import { first, type Sense } from './sense.ts';

/** 'Wat is dat per maand?' of an amount: what it comes to in one of them. */
export function asAverage(sense: Sense, before: Question): Question | undefined {
  const texts = sense.tokens.map(({ text }) => text);
  const split = first(sense, 'split');
  const isNow = texts.some((text) => /^(?:nu|momenteel|tegenwoordig)$/.test(text));
  const isConverted = / (?:is|komt|wordt|maakt) (?:dat|dit) /.test(` ${texts.join(' ')} `);
  const isAmount = before.split === undefined && (before.measure ?? before.against) === undefined;
  const isFlow =
    before.subject.kind === 'figure' ||
    before.subject.kind === 'account' ||
    before.subject.kind === 'relation' ||
    before.subject.kind === 'sum';
  if (!isConverted || !isAmount || !isFlow || isStock(before, sense.vocabulary)) return undefined;
  if (split !== 'maand' && split !== 'kwartaal') return undefined;
  // 'En wat is dat nu per maand' of a supplier is what comes back.
  const { subject } = before;
  if (isNow && subject.kind === 'relation' && subject.side === 'ingekocht')
    return {
      subject: { kind: 'recurring', aspect: `per_${split}` },
      only: { relatie: subject.relatie },
    };
  return { ...before, measure: 'gemiddelde', ...(split === 'kwartaal' && { split }) };
}

/** 'En over het hele jaar' of an average by month: all of it. */
export function averaged({ tokens }: Sense, before: Question): Question {
  const { measure, split: _, ...whole } = before;
  const isWhole = tokens.some(
    ({ text }, at) =>
      /^(?:jaar|boekjaar)$/.test(text) &&
      /^(?:heel|hele|gehele)$/.test(tokens[at - 1]?.text ?? '') &&
      !/^\d/.test(tokens[at + 1]?.text ?? ''),
  );
  const isSum = tokens.some(({ text }) => /^(?:samen|elkaar|mekaar|totaal)$/.test(text));
  return measure === 'gemiddelde' && (isWhole || isSum) ? whole : before;
}

/** Whether rows are quarters, or years of twelve months, and no month is said. */
export function isOfYears({ split, period }: Question, sense: Sense): boolean {
  const isWhole =
    split === 'kwartaal' ||
    (split === 'jaar' &&
      period !== undefined &&
      monthsIn(period) > 12 &&
      monthsIn(period) % 12 === 0);
  return (
    isWhole && !sense.tokens.some(({ text }) => /^(?:maand|maanden|mnd|maandelijks)$/.test(text))
  );
}
