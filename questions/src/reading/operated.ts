import type { Question, QuestionSubject } from '@kengetal/contract';
import { isKengetal } from '@kengetal/ledger';
import type { FigureKey } from '../lexicon/types.ts';
import { figure, isOfNobody, isStock, isWithin } from './draft.ts';
import { without } from './leaving-out.ts';
import { openWithout, turnedOff } from './operated-otherwise.ts';
import { operationOf, type Operation } from './operation.ts';
import { leftBy, type Left } from './operands.ts';
import { amountsOf, isOut, isPart, putBack, type FigureSubject, type Term } from './parts-named.ts';
import { TOTALS } from './figures.ts';
import { first, senseOf, type Sense } from './sense.ts';
import { readOpen } from './subjects.ts';
import { areAlike, containing } from './terms.ts';
import type { AskedBack } from './together.ts';

/** The amount with that done, or why that is not clear with what it may be. */
type Done =
  | QuestionSubject
  | { readonly unclear: string; readonly subjects: readonly QuestionSubject[] };

/**
 * A turn that takes off, leaves out, adds or puts back: the amount before it with that done. What
 * cannot be done asks back, since such a turn is of that amount and of no other.
 */
export function operated(sense: Sense, asked: Question): Question | AskedBack | undefined {
  const { subject, period, split } = asked;
  const operation = operationOf(sense);
  if (!operation) return undefined;
  const { what, isLoose } = operation;
  const named = senseOf(what, sense.vocabulary);
  const isSign = /^(?:plus|min|minus)$/.test(sense.tokens[0]?.text ?? '');
  const owed = isStock(asked, sense.vocabulary)
    ? owedIn(isSign ? senseOf(sense.tokens.slice(1), sense.vocabulary) : named)
    : undefined;
  const back = (text: string): AskedBack | undefined =>
    isLoose || operation.does === 'ook' ? undefined : { kind: 'ask', text, questions: [asked] };
  // 'Zonder de contracten' leaves no series out.
  if (first(named, 'subject')?.startsWith('recurring') === true) return back(SERIES);
  if (first(named, 'order') !== undefined && /^(?:af|uit)$/.test(operation.does))
    return back('Wat wil je eraf halen? Noem de naam.');
  // 'Min de btw die we nog moeten betalen' is no amount that can be taken off.
  if (
    !owed &&
    first(named, 'subject') !== undefined &&
    sense.tokens.some(({ text }) => TOLD.test(text))
  )
    return back(
      'Dat is geen regel of rekening die ik daar af kan halen of bij kan tellen. Wat wil je zien?',
    );
  if (!owed && isWhole(named)) return undefined;
  if (subject.kind === 'recurring') return back(SERIES);
  if (subject.kind === 'figure' && isKengetal(subject.key))
    return back('Van een verhouding haal ik niets af, en ik tel er niets bij. Wat wil je zien?');
  if (subject.kind === 'open') return openWithout(asked, operation, sense);
  const terms = termsOf(subject);
  if (!terms) return undefined;
  const rest = what.length === 0 && !isLoose ? restOf(asked, sense) : undefined;
  if (rest) return rest;
  if (what.length === 0)
    return {
      kind: 'ask',
      text: 'Wat wil je erbij tellen of ervan aftrekken? Noem de naam.',
      questions: [],
    };
  const left = owed ?? leftOf(operation, subject, sense);
  if (!left) return undefined;
  if (typeof left === 'string') {
    const name = what.map(({ raw }) => raw).join(' ');
    const text = `‘${name}’ is geen regel, rekening, klant of leverancier die ik daar af kan halen of bij kan tellen. Wat wil je zien?`;
    return back(text);
  }
  const turned = turnedOff(terms, left, sense);
  if (turned) return { subject: turned, ...(period && { period }) };
  const isSeries = split === 'maand' || split === 'kwartaal' || split === 'jaar';
  const of = (made: QuestionSubject): Question =>
    made.kind === 'figure'
      ? { ...asked, subject: made }
      : { subject: made, ...(period && { period }), ...(isSeries && { split }) };
  const done = doneTo(terms, left, operation, sense);
  if (!done || 'kind' in done) return done && of(done);
  return { kind: 'ask', text: done.unclear, questions: done.subjects.map(of) };
}

/** 'Min wat ik nog moet betalen': all that is open, as its balance. */
function owedIn(named: Sense): Left | undefined {
  const draft = readOpen(named);
  if (draft?.kind !== 'asked' || named.rest.length > 0 || named.relation) return undefined;
  const { subject } = draft.asked;
  const groep =
    subject.kind === 'open' && (subject.late ?? subject.older) === undefined
      ? subject.groep
      : undefined;
  return groep && { keys: [groep], accounts: [], relations: [] };
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
  if (
    measure !== 'aandeel' ||
    !left ||
    key === undefined ||
    (side !== undefined && side !== key) ||
    !isPart(left, figure(key as FigureKey), sense)
  )
    return undefined;
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

const SERIES =
  'Wat terugkomt laat ik als geheel zien, of van één leverancier of rekening. Wat wil je zien?';
const TOLD = /^(?:trekt?|haalt?|laat|telt?|plus|min|minus)$/;
/** Words beside a name that say nothing of it. */
const BESIDE =
  /^(?:de|het|een|onze|ons|mijn|alle|die|dat|deze|van|voor|aan|bij|op|in|en|of|ook|hele|zelf)$/;
const ASKED = /^(?:order|measure|split|noun|against|subject)$/;

/** Whether a turn says by itself of what something is taken off, or of which rows. */
function isWhole({ tokens, scanned, figures }: Sense): boolean {
  const isOf = figures.some(
    ({ key, mark }) =>
      TOTALS.has(key) && tokens.slice(0, mark.from).some(({ text }) => text === 'van'),
  );
  // 'Eneco, die zit er niet bij' says something of it.
  const isTold = scanned.marks.some(
    ({ from, meanings }) =>
      meanings.length > 0 &&
      meanings.every(({ role }) => role === 'filler') &&
      !BESIDE.test(tokens[from]?.text ?? ''),
  );
  return (
    isOf ||
    isTold ||
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

const whole = (made: readonly Term[]): QuestionSubject => {
  const [only, ...others] = made;
  return only?.teken === 'plus' && others.length === 0
    ? only.of
    : { kind: 'sum', terms: [...made] };
};

function doneTo(
  terms: readonly Term[],
  left: Left,
  operation: Operation,
  sense: Sense,
): Done | undefined {
  const { does, isNot, isCounted, isLoose } = operation;
  if (does === 'ook') return doneAlso(terms, left, operation, sense);
  const isBack = does === 'met' || does === 'bij';
  const unclear = (text: string, ...subjects: readonly QuestionSubject[]): Done | undefined =>
    isLoose && (does === 'met' || subjects.length === 0)
      ? undefined
      : { unclear: text, subjects: [...subjects, whole(terms)] };
  const inPlace = (of: Term['of'], other?: FigureSubject) =>
    whole(
      terms.flatMap((term) => (term.of === of ? (other ? [{ ...term, of: other }] : []) : [term])),
    );
  const same = sameTerm(terms, left, isBack ? 'min' : 'plus');
  const others = terms.filter(({ of }) => of !== same);
  if (same && others.some(({ teken }) => teken === 'plus')) return inPlace(same);
  const figures = terms.flatMap(({ of }) => (of.kind === 'figure' ? [of] : []));
  const gone = figures.find((of) => isOut(of, left));
  if (gone) return isBack ? inPlace(gone, putBack(gone, left)) : whole(terms);
  const sum = added(terms, left, operation, sense);
  // 'Haal de lonen eraf' of omzet less all personnel takes them off once more.
  const holders = terms.flatMap(({ of, teken }) =>
    of.kind === 'figure' && !(does === 'af' && teken === 'min') && isPart(left, of, sense)
      ? [{ of, teken }]
      : [],
  );
  const [{ of: holder, teken } = {}] = holders;
  if (holder && isBack && teken === 'min') return inPlace(holder, without(holder, left));
  if (holder) {
    const less = inPlace(holder, without(holder, left));
    const isResult = isOfNobody(holder.key);
    // 'Haal de vpb er niet af' of a result is without it.
    if (does === 'uit' || (isResult ? isNot && does === 'met' : does === 'af')) return less;
    // 'Winst plus afschrijvingen' puts back what was taken off; without a verb it may be left out.
    if (!isResult || does === 'met') return unclear('Dat zit er al in. Wat wil je zien?');
    if (!isCounted)
      return unclear(
        'Wil je dat er nog eens af of bij, of het resultaat zonder?',
        less,
        ...(sum ? [sum] : []),
      );
  }
  if (does === 'uit') return unclear('Dat zit er niet in. Wat wil je zien?');
  const beside =
    does === 'bij' && !sense.tokens.some(({ text }) => TOLD.test(text))
      ? besideOf(terms, left)
      : undefined;
  if (!sum && beside) return beside;
  if (!sum) return unclear('Dat kan ik er niet bij tellen of van aftrekken. Wat wil je zien?');
  return isLoose ? unclear('Wil je dat bij elkaar opgeteld zien?', sum) : sum;
}

/** 'En de winst erbij' of omzet, which it is in already: both figures, each by itself. */
function besideOf(
  [one, ...more]: readonly Term[],
  { keys: [key, ...others], accounts, relations }: Left,
): QuestionSubject | undefined {
  const isOne = more.length + others.length + accounts.length + relations.length === 0;
  return isOne && one?.of.kind === 'figure' && key !== undefined && !isKengetal(key)
    ? { ...one.of, also: [key] }
    : undefined;
}

/** 'En de sociale lasten ook' after something was left out or taken off: that as well, or by itself. */
function doneAlso(
  terms: readonly Term[],
  left: Left,
  operation: Operation,
  sense: Sense,
): Done | undefined {
  const isLess = terms.length === 1 && /"without/.test(JSON.stringify(terms));
  const isMinus = terms.at(-1)?.teken === 'min';
  if (!isLess && terms.length < 2) return undefined;
  const does = isLess ? 'uit' : isMinus ? 'af' : 'bij';
  const more = doneTo(terms, left, { ...operation, does, isCounted: true }, sense);
  const [alone] = amountsOf(left, terms) ?? [];
  if (!more || 'unclear' in more || !alone) return undefined;
  return { unclear: 'Wil je dat daar ook bij of af, of alleen dat zien?', subjects: [more, alone] };
}

function sameTerm(
  terms: readonly Term[],
  left: Left,
  teken: Term['teken'],
): Term['of'] | undefined {
  const [only, ...others] = amountsOf(left, terms) ?? [];
  const isSame = (term: Term) =>
    term.teken === teken && JSON.stringify(term.of) === JSON.stringify(only);
  return others.length === 0 ? terms.find(isSame)?.of : undefined;
}

/** Each once, and amounts of a period apart from balances. */
function added(
  terms: readonly Term[],
  left: Left,
  { does, isCounted }: Operation,
  sense: Sense,
): QuestionSubject | undefined {
  const more = amountsOf(left, terms);
  const teken = does === 'met' || does === 'bij' ? ('plus' as const) : ('min' as const);
  const all = [...terms, ...(more ?? []).map((of) => ({ teken, of }))];
  const stocks = all.filter(({ of }) => isStock({ subject: of }, sense.vocabulary)).length;
  const isMixed = stocks > 0 && stocks < all.length;
  const isFit = areAlike(all, isCounted || teken === 'min') && containing(all, sense).length === 0;
  return more && !isMixed && isFit ? { kind: 'sum', terms: all } : undefined;
}
