import type { Question } from '@kengetal/contract';
import type { Before } from '../world.ts';
import { directionOf } from './direction.ts';
import type { Time } from './said-time.ts';
import { first, has, type Sense } from './sense.ts';
import { heldTo, type AskedBack } from './together.ts';
import { runOf, turnsBefore } from './turns.ts';
import { ask, isAmount } from './turns-chosen.ts';

const WHICH =
  /^(?:(?:en|maar|dus|ok|oke) )*(?:welke|wat voor) (?:kosten|uitgaven|lasten|kostenposten|kostensoorten)(?: (?:zijn|waren|is|was) (?:dat|het|die))?(?: (?:dan|vooral|precies|nou|eigenlijk))*$/;
const POINTED = / (?:dan|dat|het|die|precies|vooral)\b/;
/** 'Wat springt eruit', 'wat valt op'. */
const STANDS_OUT =
  /^(?:(?:en|maar|dus) )*(?:wat|welke?) (?:springt|sprong|springen|valt|viel|vallen) (?:er )?(?:daar |daarin |vooral |het meest |nou )*(?:uit|eruit|op)$/;
const IS_IN =
  /^(?:(?:en|maar|dus) )*wat (?:zat|zit|viel|valt) (?:er |daar )?(?:in|daarin|erin)(?: (?:dan|allemaal|precies))*$/;

/**
 * 'Welke kosten dan', 'wat springt eruit' of two periods that were held against each other: what the
 * change comes from; 'welke kosten zijn dat', 'wat zat daar in' of one amount: the accounts of it.
 */
export function partsOfChange(sense: Sense, question: Question): Question | AskedBack | undefined {
  const { subject, only, period, against, measure, split } = question;
  const { tokens } = sense;
  const changed = rowsOfChange(sense, question);
  if (changed) return changed;
  const text = tokens.map((token) => token.text).join(' ');
  const isWhich = WHICH.test(text) && POINTED.test(text);
  if (
    subject.kind !== 'figure' ||
    subject.also ||
    (!isWhich && !IS_IN.test(text) && !STANDS_OUT.test(text))
  )
    return undefined;
  // Which costs, of a profit that changed.
  const isOther = isWhich && /omzet|resultaat|marge|ebitda/.test(subject.key);
  const of = {
    subject: isOther ? { kind: 'figure' as const, key: 'kosten' } : subject,
    ...(only && { only }),
    ...(period && { period }),
  };
  if (against !== undefined && measure !== 'aandeel' && !IS_IN.test(text))
    return { ...of, measure: 'oorzaken', against };
  return !STANDS_OUT.test(text) && (split ?? measure ?? against) === undefined && !isOther
    ? { ...of, split: 'rekening' }
    : undefined;
}

const ROWS: Partial<Record<string, Question['split']>> = {
  klanten: 'relatie',
  leveranciers: 'relatie',
  posten: 'rekening',
  kosten: 'groep',
};

/** What the rows are called: 'welke kosten' are groups, and 'wie' is who bought or was bought from. */
function nounOf(sense: Sense, subject: Question['subject']): string | undefined {
  const texts = sense.tokens.map(({ text }) => text);
  const said = first(sense, 'noun');
  if (said !== undefined || !directionOf(sense)) return said;
  if (texts.some((text, at) => text === 'kosten' && texts[at - 1] === 'welke')) return 'kosten';
  if (!texts.includes('wie') || subject.kind !== 'figure') return undefined;
  return subject.key === 'omzet' ? 'klanten' : 'leveranciers';
}

/** 'Welke klanten zorgen daarvoor', 'welke posten wijken het meest af' of two periods: which rows made the change. */
function rowsOfChange(
  sense: Sense,
  { subject, only, period, against, measure }: Question,
): Question | AskedBack | undefined {
  const { tokens, scanned, figures, relation } = sense;
  const says = (word: RegExp) => tokens.some(({ text }) => word.test(text));
  const noun = nounOf(sense, subject);
  const rows = noun && ROWS[noun];
  if (
    !rows ||
    !says(/^(?:welke?|wat|wie)$/) ||
    figures.some(({ key }) => key !== 'kosten') ||
    relation ||
    scanned.marks.some(({ piece }) => piece)
  )
    return undefined;
  if (subject.kind === 'component' && subject.id === 'balans')
    return ask('Posten van de balans zet ik niet op volgorde. Wil je de balans zien?', [
      { subject, ...(period && { period }), ...(against && { against }) },
    ]);
  const order = directionOf(sense);
  const isAsked =
    order !== undefined ||
    has(sense, 'measure', 'verschil') ||
    has(sense, 'measure', 'oorzaken') ||
    (says(/^wijk(?:t|en)$/) && says(/^af$/));
  const isOfSide =
    subject.kind === 'figure' &&
    (rows === 'relatie' ? subject.key === (noun === 'klanten' ? 'omzet' : 'kosten') : true) &&
    !subject.also;
  if (against === undefined || measure === 'aandeel' || !isAsked || !isOfSide) return undefined;
  const key =
    rows === 'groep' && /omzet|resultaat|marge|ebitda/.test(subject.key) ? 'kosten' : subject.key;
  return {
    subject: { ...subject, key },
    ...(only && { only }),
    ...(period && { period }),
    split: rows,
    measure: 'oorzaken',
    against,
    ...(order && { order }),
  };
}

/**
 * 'Welke klant daalde het meest', 'verschil per rekening' after an amount of two periods: of the one
 * held against the other, as if they had been asked together.
 */
export function heldForParts(sense: Sense, { period, day, against }: Time, before: Before): Before {
  const [last, earlier] = runOf(turnsBefore(before), 'period');
  if (!last || !earlier || !isAmount(last) || before.offered) return before;
  const isOfParts =
    ROWS[nounOf(sense, last.subject) ?? ''] !== undefined ||
    /^(?:relatie|rekening|groep)$/.test(first(sense, 'split') ?? '');
  const isChange =
    directionOf(sense) !== undefined ||
    has(sense, 'measure', 'verschil') ||
    has(sense, 'measure', 'oorzaken');
  const isTimed = (period ?? day ?? against ?? first(sense, 'against')) !== undefined;
  const question =
    isOfParts && isChange && !isTimed && !sense.relation ? heldTo(last, earlier, sense) : undefined;
  return question ? { ...before, question } : before;
}
