import type { CallResponse, FigureText, SummaryPart } from '@kengetal/contract';
import { thanComparison, whyNoComparison, type SummarySource } from './facts.ts';
import { caveats, resultSentence, revenueSentence } from './headline.ts';
import { moversOf, untold, type Fact } from './movements.ts';
import { generalQuestions, questions } from './questions.ts';
import { shownText } from '../../books/figures/words.ts';
import { marginFact, netMargin, standingFacts } from './standing.ts';

export type SummaryParts = CallResponse<'reportSummary'>['summary'];

/** All words of the parts together; amounts count as one word for the least, as two for the most. */
const ENOUGH_WORDS = 96;
const MOST_WORDS = 140;

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

/** The summary of a report: four parts of 80 to 140 words together, every amount a figure. */
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
  const general = generalQuestions(source);
  const revenue = revenueSentence(source);
  const some = (part: SummaryPart, rank: number, sentences: readonly (FigureText | undefined)[]) =>
    sentences.flatMap((sentence) => (sentence ? [{ part, rank, sentence }] : []));
  const told = (list: readonly Fact[]) => list.map((fact) => fact.tell(isShort));
  return [
    ...some('hoofdlijn', 0, [resultSentence(source), revenue, ...caveats(source)]),
    ...some('hoofdlijn', 7, [plain(MEANING)]),
    ...some('goed', 0, told(good).slice(0, 1)),
    ...some('goed', 1, told(good).slice(1, 2)),
    ...(good.length > 0
      ? some('goed', 5, [netMargin(source)])
      : some('goed', 0, [netMargin(source) ?? plain(nothing(source, true))])),
    ...(concerns.length > 0
      ? some('aandacht', 0, told(concerns).slice(0, 1))
      : some('aandacht', 0, [plain(nothing(source, false))])),
    ...some('aandacht', 2, told(concerns).slice(1, 2)),
    ...some('aandacht', 6, concerns.length > 0 ? [plain(ADVICE)] : []),
    ...some('vragen', 0, [asked[0] ?? general[0]]),
    ...some('vragen', 3, asked.slice(1, 2)),
    ...some('vragen', 4, asked.slice(2, 3)),
    ...general
      .slice(asked.length > 0 ? 0 : 1)
      .flatMap((sentence, index) => some('vragen', 8 + index, [sentence])),
  ];
}

const MEANING =
  'Het resultaat is wat er na alle kosten en belasting overblijft van de opbrengsten.';
const ADVICE = 'Kijk bij een groot verschil eerst of alles in de juiste maand is geboekt.';

/** Says that no part of the statement changed enough to be told, but for what is told elsewhere. */
function nothing(source: SummarySource, isBetter: boolean): string {
  if (whyNoComparison(source) !== undefined) {
    return 'Zonder vergelijking valt hier nog weinig over te zeggen.';
  }
  const than = `duidelijk ${isBetter ? 'beter' : 'slechter'} ${thanComparison(source)}`;
  const names = untold(source, isBetter);
  if (names.length === 0) return `Geen enkele post was ${than}.`;
  const last = names.slice(-2).join(' en ');
  return `Behalve ${[...names.slice(0, -2), last].join(', ')} was geen enkele post ${than}.`;
}

/** What went well or asks for attention, the weightiest first. */
function factsOf(source: SummarySource): Fact[] {
  const facts = [...moversOf(source), marginFact(source), ...standingFacts(source)].filter(
    (fact) => fact !== undefined,
  );
  return facts.sort((one, other) => other.weight - one.weight || (one.key < other.key ? -1 : 1));
}
