import type { QuestionSubject } from '@kengetal/contract';
import { isKengetal } from '@kengetal/ledger';
import { isWithinName } from '../names/accounts.ts';
import { withBooked } from '../names/namesakes.ts';
import type { Token } from '../text/tokens.ts';
import type { FigureKey } from '../lexicon/types.ts';
import { asked, isStock, isWithin, type Draft, type ReadPart } from './draft.ts';
import { meant } from './scan.ts';
import { has, senseOf, type Sense } from './sense.ts';

type Term = Extract<QuestionSubject, { kind: 'sum' }>['terms'][number]['of'];

const MORE = /^(?:meer|hoger|groter|duurder)$/;
const LESS = /^(?:minder|lager|kleiner|goedkoper)$/;

/** 'De stijging van de omzet en de kosten' is of each of them, over time. */
const DIFFER =
  /^(?:verschil(?:len|t|de|den)?|scheel(?:t|de|den)|delta|afwijking|afwijken|afgeweken|wijkt)$/;

/** Whether it is asked how much two things differ, rather than what each of them is. */
export const isOfDifference = (sense: Sense): boolean =>
  (has(sense, 'measure', 'verschil') &&
    sense.tokens.some(({ text }) => DIFFER.test(text) || MORE.test(text) || LESS.test(text))) ||
  (/^(?:hoeveel|wat|hvl)$/.test(sense.tokens[0]?.text ?? '') &&
    sense.tokens.some(({ text }) => MORE.test(text) || LESS.test(text)));

/** 'Hoeveel meer kochten we bij Bakker dan bij Jansen', 'het verschil tussen huur en lease'. */
export function readBetween(sense: Sense, read: ReadPart): Draft | undefined {
  const periods = sense.scanned.marks.filter(({ piece }) => piece !== undefined);
  const isCompared = /^(?:vergelijk|vergelijking)$/.test(sense.tokens[0]?.text ?? '');
  if ((!isOfDifference(sense) && !isCompared) || periods.length > 1) return undefined;
  // 'Omzet en kosten verschil met vorig jaar' is of each of them, over time.
  if (periods.some(({ from }) => isHeldAgainst(from, sense))) return undefined;
  const { tokens, vocabulary } = sense;
  // 'Hoeveel meer of minder' is what the first has more.
  const isLess =
    tokens.some(({ text }) => LESS.test(text)) && !tokens.some(({ text }) => MORE.test(text));
  for (const at of dividersOf(sense)) {
    const one = termOf(tokens.slice(isCompared ? 1 : 0, at), sense, read);
    const next = one && termOf(tokens.slice(at + 1), sense, read, one);
    if (!one || !next || JSON.stringify(one) === JSON.stringify(next)) continue;
    // 'Bank en kas' holds the kas, and moves as a whole.
    const isBalance = one.kind === 'figure' && isStock({ subject: one }, vocabulary);
    if (isBalance && isWithin({ subject: next }, one.key as FigureKey, vocabulary))
      return {
        kind: 'ask',
        text: 'Het een zit in het ander. Wat wil je zien?',
        asked: [
          { subject: one, measure: 'bedrag', split: 'rekening' },
          { subject: one, measure: 'verschil' },
        ],
      };
    const [first, second] = isLess ? [next, one] : [one, next];
    const terms = [
      { teken: 'plus' as const, of: first },
      { teken: 'min' as const, of: second },
    ];
    // What is earned is what the costs are off already.
    const [profit, costs] = terms.map(({ of }) => (of.kind === 'figure' ? of.key : undefined));
    if (
      profit === 'resultaat' &&
      costs === 'kosten' &&
      tokens.some(({ text }) => /^verdien/.test(text))
    )
      return asked({ subject: first });
    const sum = { subject: { kind: 'sum' as const, terms } };
    if (isOfDifference(sense)) return asked(sum);
    if (one.kind === 'relation' && next.kind === 'relation')
      return {
        kind: 'ask',
        text: 'Twee namen zet ik niet naast elkaar. Wat wil je zien?',
        asked: [{ subject: one }, { subject: next }, sum],
      };
  }
  return undefined;
}

/** Whether a period is what something is compared with: 'met vorig jaar', 'ten opzichte van 2023'. */
export const isHeldAgainst = (from: number, { tokens, scanned }: Sense): boolean =>
  tokens[from - 1]?.text === 'met' ||
  meant(scanned.marks, 'link').some(({ mark, value }) => value === 'tegen' && mark.to === from);

/** Where the second of two may begin; a phrase is never divided. */
function dividersOf({ tokens, scanned, relation, vocabulary }: Sense): number[] {
  const links = meant(scanned.marks, 'link').flatMap(({ mark, value }) =>
    value === 'tegen' ? [mark.to - 1] : [],
  );
  // 'Verschil tussen debiteuren en crediteuren' is of the two, though that is one phrase as well.
  const isWithin = (at: number) =>
    scanned.marks.some(
      ({ from, to }) => from < at && at < to - 1 && !isBetween(tokens[from - 1]?.text),
    ) || isWithinName(tokens, at, vocabulary);
  const words = tokens.flatMap(({ text }, at) =>
    /^(?:dan|en|of|met)$/.test(text) &&
    relation?.places.has(at) !== true &&
    (text === 'dan' || !isWithin(at))
      ? [at]
      : [],
  );
  return [...new Set([...links, ...words])].filter((at) => at > 0 && at < tokens.length - 1);
}

const isBetween = (text = ''): boolean => text === 'tussen' || DIFFER.test(text);

/** What a part of the question names; of a second relation the same is asked as of the first. */
function termOf(
  tokens: readonly Token[],
  { vocabulary }: Sense,
  read: ReadPart,
  like?: Term,
): Term | undefined {
  const own = senseOf(tokens, vocabulary);
  const kinds = like?.kind === 'relation' && like.side !== 'betaald' ? [like.side] : [];
  const [relation, ...others] = withBooked(own.relation?.items ?? [], () => kinds);
  if (relation && others.length === 0 && like?.kind === 'relation') {
    return { ...like, relatie: relation.relatie };
  }
  const draft = read(own);
  if (
    draft?.kind !== 'asked' ||
    draft.isBare ||
    draft.asked.split !== undefined ||
    draft.asked.only !== undefined
  )
    return undefined;
  const { subject } = draft.asked;
  if (
    like !== undefined &&
    subject.kind !== like.kind &&
    !(like.kind !== 'relation' && (subject.kind === 'account' || subject.kind === 'figure'))
  )
    return undefined;
  if (subject.kind === 'relation' || subject.kind === 'account') return subject;
  const isPlain =
    subject.kind === 'figure' &&
    subject.also === undefined &&
    !isKengetal(subject.key as FigureKey);
  return isPlain ? subject : undefined;
}
