import type { Question, QuestionSubject } from '@kengetal/contract';
import { isKengetal } from '@kengetal/ledger';
import { ACCOUNT_MEANINGS } from '../lexicon/lexicon.ts';
import type { FigureKey } from '../lexicon/types.ts';
import { doneTo, TOLD } from './done-to.ts';
import { figure, isPeriodSplit, isWithin } from './draft.ts';
import { TOTALS } from './figures.ts';
import { without } from './leaving-out.ts';
import { leftBy, type Left } from './operands.ts';
import { openWithout, turnedOff } from './operated-otherwise.ts';
import { operationOf, type Operation } from './operation.ts';
import { isPart, type Term } from './parts-named.ts';
import { first, senseOf, type Sense } from './sense.ts';
import type { AskedBack } from './together.ts';
import { ask } from './turns-chosen.ts';

/**
 * A turn that takes off, leaves out, adds or puts back: the amount before it with that done. What
 * cannot be done asks back, since such a turn is of that amount and of no other.
 */
export function operated(sense: Sense, asked: Question): Question | AskedBack | undefined {
  const { subject } = asked;
  const operation = operationOf(sense);
  if (!operation) return undefined;
  const { what, isLoose } = operation;
  const named = senseOf(what, sense.vocabulary);
  const back = (text: string): AskedBack | undefined =>
    isLoose || operation.does === 'ook' ? undefined : { kind: 'ask', text, questions: [asked] };
  const unfit = unfitName(named, operation, sense);
  if (unfit !== undefined) return back(unfit);
  if (isWhole(named)) return undefined;
  const closed = closedAmount(subject);
  if (closed !== undefined) return back(closed);
  if (subject.kind === 'open') return openWithout(asked, operation, sense);
  const terms = termsOf(subject);
  if (!terms) return undefined;
  const rest = what.length === 0 && !isLoose ? restOf(asked, sense) : undefined;
  if (rest) return rest;
  if (what.length === 0) return ask('Wat wil je erbij tellen of ervan aftrekken? Noem de naam.');
  const left = leftOf(operation, subject, sense);
  if (!left) return undefined;
  if (typeof left === 'string') {
    const name = what.map(({ raw }) => raw).join(' ');
    return back(
      `‘${name}’ is geen regel, rekening, klant of leverancier die ik daar af kan halen of bij kan tellen. Wat wil je zien?`,
    );
  }
  return madeOf(asked, terms, left, operation, sense);
}

const SERIES =
  'Wat terugkomt laat ik als geheel zien, of van één leverancier of rekening. Wat wil je zien?';

/** Why what is named is nothing that can be taken off or added. */
function unfitName(named: Sense, { does }: Operation, { tokens }: Sense): string | undefined {
  const subject = first(named, 'subject');
  // 'Zonder de contracten' leaves no series out.
  if (subject?.startsWith('recurring') === true) return SERIES;
  if (first(named, 'order') !== undefined && (does === 'af' || does === 'uit'))
    return 'Wat wil je eraf halen? Noem de naam.';
  // 'Min de btw die we nog moeten betalen' is no amount that can be taken off.
  return subject !== undefined && tokens.some(({ text }) => TOLD.test(text))
    ? 'Dat is geen regel of rekening die ik daar af kan halen of bij kan tellen. Wat wil je zien?'
    : undefined;
}

/** Why nothing can be taken off an amount or added to it. */
function closedAmount(subject: QuestionSubject): string | undefined {
  if (subject.kind === 'recurring') return SERIES;
  return subject.kind === 'figure' && isKengetal(subject.key)
    ? 'Van een verhouding haal ik niets af, en ik tel er niets bij. Wat wil je zien?'
    : undefined;
}

/** The question of the amount that it makes. */
function madeOf(
  asked: Question,
  terms: readonly Term[],
  left: Left,
  operation: Operation,
  sense: Sense,
): Question | AskedBack | undefined {
  const { period, split } = asked;
  const turned = turnedOff(terms, left, sense);
  if (turned) return { subject: turned, ...(period && { period }) };
  const of = (made: QuestionSubject): Question =>
    made.kind === 'figure'
      ? { ...asked, subject: made }
      : { subject: made, ...(period && { period }), ...(isPeriodSplit(split) && { split }) };
  const done = doneTo(terms, left, operation, sense);
  if (!done || 'kind' in done) return done && of(done);
  return { kind: 'ask', text: done.unclear, questions: done.subjects.map(of) };
}

/** 'Wat blijft er over als je die eraf haalt' of a share: the whole without that part. */
function restOf({ subject, measure, of, period }: Question, sense: Sense): Question | undefined {
  const left: Left | undefined =
    subject.kind === 'account'
      ? { keys: [], accounts: subject.rekeningen, relations: [] }
      : subject.kind === 'relation'
        ? { keys: [], accounts: [], relations: [subject.relatie] }
        : undefined;
  const side =
    subject.kind === 'relation' ? (subject.side === 'verkocht' ? 'omzet' : 'kosten') : undefined;
  const key =
    of ??
    side ??
    (['omzet', 'kosten'] as const).find((each) => isWithin({ subject }, each, sense.vocabulary));
  if (measure !== 'aandeel' || !left || key === undefined) return undefined;
  const isOtherSide = side !== undefined && side !== key;
  if (isOtherSide || !isPart(left, figure(key as FigureKey), sense)) return undefined;
  return { subject: without(figure(key as FigureKey), left), ...(period && { period }) };
}

function termsOf(subject: QuestionSubject): readonly Term[] | undefined {
  if (subject.kind === 'sum') return subject.terms;
  if (subject.kind === 'account' || subject.kind === 'relation')
    return [{ teken: 'plus', of: subject }];
  if (subject.kind !== 'figure' || subject.also !== undefined || isKengetal(subject.key))
    return undefined;
  return [{ teken: 'plus', of: subject }];
}

/** Words beside a name that say nothing of it. */
const BESIDE =
  /^(?:de|het|een|onze|ons|mijn|alle|die|dat|deze|van|voor|aan|bij|op|in|en|of|ook|hele|zelf)$/;
const ASKED = /^(?:order|measure|split|noun|against|subject)$/;

/** Whether words say something of what they name: 'Eneco, die zit er niet bij', 'ik snap de huur niet'. */
export const isTold = ({ tokens, scanned }: Sense): boolean =>
  scanned.marks.some(
    ({ from, meanings }) =>
      meanings.length > 0 &&
      meanings.every(({ role }) => role === 'filler') &&
      !ACCOUNT_MEANINGS.has(tokens[from]?.stem ?? '') &&
      !BESIDE.test(tokens[from]?.text ?? ''),
  );

/** Whether a turn says by itself of what something is taken off, or of which rows. */
function isWhole(sense: Sense): boolean {
  const { tokens, scanned, figures } = sense;
  const isOf = figures.some(
    ({ key, mark }) =>
      TOTALS.has(key) && tokens.slice(0, mark.from).some(({ text }) => text === 'van'),
  );
  return (
    isOf ||
    isTold(sense) ||
    scanned.marks.some(
      ({ piece, meanings }) => piece !== undefined || meanings.some(({ role }) => ASKED.test(role)),
    )
  );
}

/** What is named, as a part of the figure where it is one. */
function leftOf(
  { what }: Operation,
  subject: QuestionSubject,
  { vocabulary }: Sense,
): Left | string | undefined {
  const key = subject.kind === 'figure' ? (subject.key as FigureKey) : undefined;
  const inside = leftBy(what, vocabulary, key);
  return typeof inside === 'object' ? inside : leftBy(what, vocabulary, undefined);
}
