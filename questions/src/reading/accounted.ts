import type { Question } from '@kengetal/contract';
import type { Token } from '../text/tokens.ts';
import { isAwaited } from './each-time.ts';
import { passedOver } from './passed-over.ts';
import type { Mark } from './scan.ts';
import type { Sense } from './sense.ts';
import { isOfPrice, isUnheeded } from './unheeded.ts';
import { unknownWords } from './unknown-words.ts';
import { isUnused } from './unused.ts';
import { isWhose } from './whose.ts';

/** Words as they were typed, with where they begin. */
interface Typed {
  readonly place: number;
  readonly text: string;
}

/**
 * Words of a question that its reading does nothing with, as they were typed: names and numbers that
 * are nowhere in it, and orders, conditions, parts and comparisons that it leaves out. A reading with
 * such a word is no answer, however well the others fit (decision 0112).
 */
export function unaccounted(sense: Sense, question: Question, before?: Question): string[] {
  const { kind } = question.subject;
  if (kind !== 'component' && WHOLES.has(kind)) return [];
  if (question.split === 'relatie' && isWhose(sense.tokens.map(({ text }) => text))) return [];
  const isWhole = WHOLES.has(kind);
  const named = unknownWords(sense, question, before).map(({ place, token }) => ({
    place,
    text: token.raw,
  }));
  const unused = isWhole ? undividedPhrases(sense, question) : unusedPhrases(sense, question);
  const words = isWhole ? [] : unheededWords(sense, question, before);
  const times = timesOfNow(sense, question);
  const passed = isWhole ? [] : passedWords(sense, question, before, unused);
  return [...named, ...unused, ...words, ...times, ...passed]
    .sort((one, other) => one.place - other.place)
    .map(({ text }) => text);
}

/** Of these the words beside them say what it is about, and nothing is left to ask. */
const WHOLES: ReadonlySet<string> = new Set(['definition', 'help', 'data', 'component']);

const unusedPhrases = (sense: Sense, question: Question): Typed[] =>
  isOfPrice(question)
    ? []
    : sense.scanned.marks
        .filter((mark) => isUnused(mark, sense, question))
        .map(typed(sense.tokens));

/** 'Overzicht van de kosten per kostenplaats': a report has no such columns. */
const undividedPhrases = (sense: Sense, { split }: Question): Typed[] =>
  sense.scanned.marks
    .filter(({ meanings }) =>
      meanings.some(
        ({ role, value }) =>
          role === 'split' && /^(?:kostenplaats|dagboek|relatie)$/.test(value) && value !== split,
      ),
    )
    .map(typed(sense.tokens));

const unheededWords = (sense: Sense, question: Question, before: Question | undefined): Typed[] =>
  sense.tokens
    .map(({ text, raw }, place) => ({ place, text, raw }))
    .filter(({ text, place }) => isUnheeded(text, place, sense, question, before))
    .map(({ place, raw }) => ({ place, text: raw }));

/** What comes back is told as it is now. */
function timesOfNow({ tokens, scanned }: Sense, question: Question): Typed[] {
  if (question.subject.kind !== 'recurring' || isOfPrice(question)) return [];
  if (question.subject.aspect === 'volgende' && isAwaited({ tokens, scanned })) return [];
  return scanned.marks
    .filter(
      ({ piece }) => piece !== undefined && (piece.back === undefined || piece.back.count > 0),
    )
    .map(typed(tokens));
}

/** What a turn says that its reading does not do, where no phrase there is unused already. */
function passedWords(
  sense: Sense,
  question: Question,
  before: Question | undefined,
  unused: readonly Typed[],
): Typed[] {
  if (before === undefined || isOfPrice(question)) return [];
  return passedOver(sense, question, before)
    .filter((at) => unused.every(({ place }) => place !== at))
    .map((place) => ({ place, text: sense.tokens[place]?.raw ?? '' }));
}

const typed =
  (tokens: readonly Token[]) =>
  ({ from, to }: Mark): Typed => ({
    place: from,
    text: tokens
      .slice(from, to)
      .map(({ raw }) => raw)
      .join(' '),
  });
