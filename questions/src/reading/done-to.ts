import type { QuestionSubject } from '@kengetal/contract';
import { isKengetal } from '@kengetal/ledger';
import { isOfNobody } from './draft.ts';
import { without } from './leaving-out.ts';
import type { Left } from './operands.ts';
import type { Operation } from './operation.ts';
import { amountsOf, isOut, isPart, putBack, type FigureSubject, type Term } from './parts-named.ts';
import type { Sense } from './sense.ts';
import { TOGETHER } from './told-together.ts';
import { added, inPlace, whole } from './terms-made.ts';

/** The amount with that done, or why that is not clear with what it may be. */
type Done =
  | QuestionSubject
  | { readonly unclear: string; readonly subjects: readonly QuestionSubject[] };

/** Words that say what is to be done as a sum does. */
export const TOLD = /^(?:trekt?|haalt?|laat|telt?|plus|min|minus)$/;

/**
 * The amount with what was named taken off, left out, added or put back; undefined where the turn may
 * ask something else.
 */
export function doneTo(
  terms: readonly Term[],
  left: Left,
  operation: Operation,
  sense: Sense,
): Done | undefined {
  const { does, isLoose } = operation;
  if (does === 'ook') return doneAlso(terms, left, operation, sense);
  const undone = undoneIn(terms, left, operation);
  if (undone) return undone;
  const sum = added(terms, left, operation, sense);
  const [holder] = holdersOf(terms, left, operation, sense);
  if (holder && !isOnceMore(holder, operation))
    return doneInside(holder, sum, terms, left, operation);
  if (does === 'uit') return unclear('Dat zit er niet in. Wat wil je zien?', terms, operation);
  const isCounted =
    operation.isCounted ||
    terms.length > 1 ||
    sense.tokens.some(({ text }) => TOLD.test(text) || TOGETHER.test(text));
  // 'En de autokosten erbij' of one amount shows it beside; of a sum it is one more to add.
  const beside = does === 'bij' && !isCounted ? besideOf(terms, left) : undefined;
  if (beside) return beside;
  if (!sum)
    return unclear(
      'Dat kan ik er niet bij tellen of van aftrekken. Wat wil je zien?',
      terms,
      operation,
    );
  return isLoose || (does === 'bij' && !isCounted)
    ? unclear('Wil je dat bij elkaar opgeteld zien?', terms, operation, sum)
    : sum;
}

/** What may be meant, and the amount as it was; of a loose turn only where there is a choice. */
const unclear = (
  text: string,
  terms: readonly Term[],
  { does, isLoose }: Operation,
  ...subjects: readonly QuestionSubject[]
): Done | undefined =>
  isLoose && (does === 'met' || subjects.length === 0)
    ? undefined
    : { unclear: text, subjects: [...subjects, whole(terms)] };

const isBack = ({ does }: Operation): boolean => does === 'met' || does === 'bij';

/** What was added before is taken away again, and what was left out is put back. */
function undoneIn(
  terms: readonly Term[],
  left: Left,
  operation: Operation,
): QuestionSubject | undefined {
  const figures = terms.flatMap(({ of }) => (of.kind === 'figure' ? [of] : []));
  const gone = figures.find((of) => isOut(of, left));
  if (!gone) return undefined;
  return isBack(operation) ? inPlace(terms, gone, putBack(gone, left)) : whole(terms);
}

/** A figure that has in it what was named. */
interface Holder {
  readonly of: FigureSubject;
  readonly teken: Term['teken'];
}

/** 'Haal de lonen eraf' of omzet less all personnel takes them off once more. */
const holdersOf = (
  terms: readonly Term[],
  left: Left,
  { does }: Operation,
  sense: Sense,
): Holder[] =>
  terms.flatMap(({ of, teken }) =>
    of.kind === 'figure' && !(does === 'af' && teken === 'min') && isPart(left, of, sense)
      ? [{ of, teken }]
      : [],
  );

/** 'Winst plus afschrijvingen' puts back what was taken off, where it is said as a sum. */
const isOnceMore = ({ of, teken }: Holder, operation: Operation): boolean =>
  !(isBack(operation) && teken === 'min') &&
  isOfNobody(of.key) &&
  operation.isCounted &&
  (operation.does === 'af' || operation.does === 'bij');

function doneInside(
  { of: holder, teken }: Holder,
  sum: QuestionSubject | undefined,
  terms: readonly Term[],
  left: Left,
  operation: Operation,
): Done | undefined {
  const { does, isNot } = operation;
  const less = inPlace(terms, holder, without(holder, left));
  if (isBack(operation) && teken === 'min') return less;
  const isResult = isOfNobody(holder.key);
  // 'Haal de vpb er niet af' of a result is without it.
  if (does === 'uit' || (isResult ? isNot && does === 'met' : does === 'af')) return less;
  if (!isResult || does === 'met')
    return unclear('Dat zit er al in. Wat wil je zien?', terms, operation);
  // Without a verb it may be left out.
  return unclear(
    'Wil je dat er nog eens af of bij, of het resultaat zonder?',
    terms,
    operation,
    less,
    ...(sum ? [sum] : []),
  );
}

/** 'En de winst erbij' of omzet: both figures, each by itself. */
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
