import type { CallResponse, FigureText, SummaryPart } from '@kengetal/contract';
import { thanComparison, whyNoComparison, type SummarySource } from './facts.ts';
import { caveats, resultSentence, revenueSentence, taxSentence } from './headline.ts';
import { moversOf, untold, type Fact } from './movements.ts';
import { questions } from './questions.ts';
import { resultCauses } from './result-causes.ts';
import { shownText } from '../../books/figures/words.ts';
import { marginFact, netMargin, standingFacts } from './standing.ts';
import { lacksMonths } from './sure.ts';

export type SummaryParts = CallResponse<'reportSummary'>['summary'];

/**
 * All words of the parts together; amounts count as one word for the least, as two for the most.
 * What must stand does, also where that takes some words more.
 */
const ENOUGH_WORDS = 110;
const MOST_WORDS = 160;

const TITLES: Record<SummaryPart, string> = {
  hoofdlijn: 'Hoofdlijn',
  goed: 'Wat ging goed',
  aandacht: 'Aandachtspunten',
  vragen: 'Vragen voor je boekhouder',
};
const PARTS: readonly SummaryPart[] = ['hoofdlijn', 'goed', 'aandacht', 'vragen'];

/** A sentence that may stand in the summary; those of rank 0 always do. */
interface Candidate {
  readonly part: SummaryPart;
  readonly rank: number;
  readonly sentence: FigureText;
}

const plain = (text: string): FigureText => ({ text, figures: {} });

/** The summary of a report: four parts, as long as there is something to say, every amount a figure. */
export function summaryOf(source: SummarySource): SummaryParts {
  const whole = candidatesOf(source, false);
  const needed = whole.filter(({ rank }) => rank === 0);
  const candidates = wordsIn(needed).most > MOST_WORDS ? candidatesOf(source, true) : whole;
  const chosen = chosenOf(candidates);
  return PARTS.map((key) => {
    const sentences = candidates.filter(
      (candidate) => candidate.part === key && chosen.has(candidate),
    );
    return {
      key,
      title: TITLES[key],
      text: sentences.map(({ sentence }) => sentence.text).join(' '),
      figures: Object.assign(
        {},
        ...sentences.map(({ sentence }) => sentence.figures),
      ) as FigureText['figures'],
    };
  });
}

/** Takes sentences by rank until there are enough words, and never too many. */
function chosenOf(candidates: readonly Candidate[]): Set<Candidate> {
  const chosen = new Set(candidates.filter(({ rank }) => rank === 0));
  const others = candidates.filter(({ rank }) => rank > 0);
  for (const candidate of others.sort((one, other) => one.rank - other.rank)) {
    if (wordsIn([...chosen]).least >= ENOUGH_WORDS) break;
    const next = wordsIn([...chosen, candidate]);
    if (next.most <= MOST_WORDS) chosen.add(candidate);
  }
  return chosen;
}

/** Words as a reader counts them, and as whoever counts titles and splits '€ 12' in two. */
function wordsIn(candidates: readonly Candidate[]): { least: number; most: number } {
  const text = candidates.map(({ sentence }) => shownText(sentence.text)).join(' ');
  const titles = Object.values(TITLES).join(' ');
  const count = (words: string, between: RegExp) => words.split(between).filter(Boolean).length;
  return { least: count(text, /[ \n]+/), most: count(`${titles} ${text}`, /\s+/) };
}

/** Ranks: 1 what matters next, then what fills up. */
function candidatesOf(source: SummarySource, isShort: boolean): Candidate[] {
  const facts = factsOf(source);
  const good = facts.filter(({ isGood }) => isGood);
  const concerns = facts.filter(({ isGood }) => !isGood);
  const asked = questions(source, concerns);
  const some = (part: SummaryPart, rank: number, sentences: readonly (FigureText | undefined)[]) =>
    sentences.flatMap((sentence) => (sentence ? [{ part, rank, sentence }] : []));
  const told = (list: readonly Fact[], from: number) =>
    list.slice(from, from + 1).map((fact) => fact.tell());
  return [
    ...some('hoofdlijn', 0, [resultSentence(source), resultCauses(source, isShort)]),
    ...some('hoofdlijn', 0, [revenueSentence(source), ...caveats(source)]),
    ...some('hoofdlijn', 7, [taxSentence(source)]),
    ...some('goed', 0, told(good, 0)),
    ...some('goed', 1, told(good, 1)),
    ...(good.length > 0
      ? some('goed', 5, [netMargin(source)])
      : some('goed', 0, [netMargin(source) ?? plain(nothing(source, true))])),
    ...(concerns.length > 0
      ? some('aandacht', 0, told(concerns, 0))
      : some('aandacht', 0, [plain(nothing(source, false))])),
    ...some('aandacht', 2, told(concerns, 1)),
    ...some('aandacht', 6, told(concerns, 2)),
    ...some('vragen', 0, asked.length > 0 ? asked.slice(0, 2) : [plain(NO_QUESTION)]),
    ...some('vragen', 4, asked.slice(2, 3)),
  ];
}

const NO_QUESTION = 'Uit deze cijfers volgt geen vraag voor je boekhouder.';

/** Says that no part of the statement changed enough to be told, but for what is told elsewhere. */
function nothing(source: SummarySource, isBetter: boolean): string {
  if (whyNoComparison(source) !== undefined) {
    return 'Zonder vergelijking is hier nog niets over te zeggen.';
  }
  if (isBetter && lacksMonths(source)) {
    return 'Lagere kosten zeggen hier weinig: er is niet in elke maand geboekt.';
  }
  const than = `duidelijk ${isBetter ? 'beter' : 'slechter'} ${thanComparison(source)}`;
  const names = untold(source, isBetter);
  if (names.length === 0) return `Geen enkele post was ${than}.`;
  const last = names.slice(-2).join(' en ');
  return `Behalve ${[...names.slice(0, -2), last].join(', ')} was geen enkele post ${than}.`;
}

/** What changed and what stands, in turn and each the weightiest first: what stands stood before. */
function factsOf(source: SummarySource): Fact[] {
  const sorted = (facts: readonly (Fact | undefined)[]) =>
    facts
      .filter((fact) => fact !== undefined)
      .sort((one, other) => other.weight - one.weight || (one.key < other.key ? -1 : 1));
  const changes = sorted([...moversOf(source), marginFact(source)]);
  const standing = sorted(standingFacts(source));
  const inTurn = (isGood: boolean) => {
    const [one, other] = [changes, standing].map((list) =>
      list.filter((fact) => fact.isGood === isGood),
    );
    const most = Math.max(one?.length ?? 0, other?.length ?? 0);
    return Array.from({ length: most }, (_, at) => [one?.[at], other?.[at]]).flat();
  };
  return [...inTurn(true), ...inTurn(false)].filter((fact) => fact !== undefined);
}
