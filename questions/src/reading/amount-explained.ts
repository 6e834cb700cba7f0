import { amountAsked, type Question } from '@kengetal/contract';
import { definition, isDefinitionKey, isKengetal } from '@kengetal/ledger';
import { figureNamed } from '../lexicon/lexicon.ts';
import { isSameSpan, monthSpan } from '../periods/calendar.ts';
import type { Vocabulary } from '../vocabulary.ts';
import { subjectWords } from '../wording/names.ts';
import type { Before, Reading } from '../world.ts';
import { amountSelected, termsSaid, type SaidTerm } from './amount-on-screen.ts';
import { figure, isStock } from './draft.ts';

type ReadHeading = (heading: string) => Question | undefined;

/**
 * 'Hoe komt Personeelskosten (maart 2025) op € 21.878,75 uit?': what an amount of a screen is made
 * of. Its bookings, or what it is computed of, say what it is where the screen told them; else its
 * title does, read as a heading. Undefined for any other text.
 */
export function amountExplained(
  text: string,
  vocabulary: Vocabulary,
  { context = '' }: Before,
  readText: (heading: string) => Reading,
): Reading | undefined {
  const what = amountAsked(text);
  if (what === undefined) return undefined;
  const read = (heading: string) => {
    const reading = readText(named(heading, vocabulary));
    return reading.kind === 'vraag' && reading.question.subject.kind !== 'open'
      ? reading.question
      : undefined;
  };
  const [box] = /^\d[a-g](?= \p{Lu})/u.exec(what) ?? [];
  const [, months = ''] = /\(([^()]*)\)$/.exec(what) ?? [];
  const titled = () =>
    read(what.replace(/^(?:verschil|verandering)(?: in)? (.*)$/i, '$1, verschil'));
  const question =
    box === undefined
      ? (amountSelected(context, vocabulary) ??
        changeOf(termsSaid(context), read, vocabulary) ??
        titled())
      : ofReturn(box, what, read(`btw rubriek 1a ${months}`)?.period);
  if (!question?.period) return { kind: 'terugvraag', text: UNKNOWN, choices: [] };
  return { kind: 'vraag', question: madeOf(question, vocabulary), others: [] };
}

const UNKNOWN =
  'Waar dit bedrag uit bestaat, zie je als je het opent. Verder kan ik het niet uitleggen.';

/** A box of a VAT return; what it is reckoned over stands only in the whole of it. */
function ofReturn(rubriek: string, what: string, period: Question['period']): Question {
  const subject: Question['subject'] = /zonder btw/.test(what)
    ? { kind: 'component', id: 'btw' }
    : { kind: 'vat', rubriek };
  return { subject, ...(period && { period }) };
}

/** A title that begins with the name of a figure, with its words that are read back. */
function named(heading: string, vocabulary: Vocabulary): string {
  const [, name = '', rest = ''] = /^([^,(]+?)((?: ?[,(].*)?)$/.exec(heading) ?? [];
  const key = figureNamed(name);
  return key === undefined
    ? heading
    : `${subjectWords({ subject: figure(key) }, vocabulary)}${rest}`;
}

/** What two terms of which one is taken off the other are: the change of one thing between two periods. */
function changeOf(
  terms: readonly SaidTerm[],
  read: ReadHeading,
  vocabulary: Vocabulary,
): Question | undefined {
  const [one, other, ...more] = terms.filter(({ isDivisor }) => !isDivisor);
  if (!one || !other || more.length > 0 || one.factor !== -other.factor) return undefined;
  const timed = ({ label, period: said }: SaidTerm): Question | undefined => {
    const question = read(label);
    const period = said ?? question?.period;
    if (!question || !period) return undefined;
    const { day: _, ...rest } = question;
    return { ...rest, period: isStock(rest, vocabulary) ? monthSpan(period.periode_max) : period };
  };
  const [first, second] = [timed(one), timed(other)];
  if (!first?.period || !second?.period) return undefined;
  const isOfTwo = !isSameSpan(first.period, second.period);
  if (!isOfTwo || JSON.stringify(first.subject) !== JSON.stringify(second.subject))
    return undefined;
  const [later, earlier] =
    first.period.periode_max < second.period.periode_max ? [second, first] : [first, second];
  // On an account of the balance sheet, what was booked in two periods is no balance at their ends.
  const isMoved =
    later.subject.kind === 'account' && isStock(later, vocabulary) && !/\beind\b/i.test(one.label);
  return { ...later, measure: isMoved ? 'boekingen' : 'verschil', against: earlier.period };
}

/** The parts of an amount: groups, accounts or bookings; of a ratio its formula, of a change its causes. */
function madeOf(question: Question, vocabulary: Vocabulary): Question {
  const { subject, measure, split, only } = question;
  const key = subject.kind === 'figure' ? subject.key : undefined;
  const isComputed = key !== undefined && isKengetal(key);
  if (measure === 'verschil' && !isComputed) return { ...question, measure: 'oorzaken' };
  if (split !== undefined || measure !== undefined) return question;
  if (isComputed) return { ...question, subject: { kind: 'definition', key } };
  if (key !== undefined && isDefinitionKey(key))
    return { ...question, split: definition(key).groups.length > 1 ? 'groep' : 'rekening' };
  if (subject.kind === 'account' && subject.rekeningen.length > 1)
    return { ...question, split: 'rekening' };
  if (subject.kind === 'account' && isStock(question, vocabulary) && !only)
    return { ...question, against: 'vorige_periode' };
  const isBooked =
    subject.kind === 'account' || (subject.kind === 'relation' && !isStock(question, vocabulary));
  return isBooked ? { ...question, measure: 'boekingen' } : question;
}
