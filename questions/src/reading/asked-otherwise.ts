import type { Question } from '@kengetal/contract';
import { isPeriodSplit, isStock } from './draft.ts';
import { isClaimedPaid, textsOf } from './owing.ts';
import type { Sense } from './sense.ts';
import { isToldByNone } from './told-by-none.ts';
import { startOf } from './turn-words.ts';

/** 'Wanneer heeft Jansen betaald', 'hoe snel betaalt Jansen': no amount answers that. */
export function isAskedOtherwise(
  text: string,
  place: number,
  sense: Sense,
  question: Question,
): boolean {
  const { subject, measure, split, order } = question;
  if (isToldByNone(text, place, sense, question) || isStillOwed(text, place, sense, question))
    return true;
  if (subject.kind === 'recurring')
    return subject.aspect !== 'prijs' && isOfItsCourse(text, place, sense);
  if (['check', 'open', 'lines'].includes(subject.kind)) return false;
  if (isSinceWhen(text, place, sense, question)) return false;
  if (text === 'wanneer') return place < 2 && split === undefined && order === undefined;
  if (isPaidAlready(text, place, sense, question)) return true;
  if (measure === 'aantal') return false;
  return (
    isStretch(text, place, sense, question) ||
    isLatestOf(text, place, sense, question) ||
    isMovement(text, sense, question) ||
    asksHow(text, place, sense, question)
  );
}

/** 'Sinds wanneer is Jansen ons geld schuldig', 'hoe lang staat dat al open': its invoices have a date. */
const isSinceWhen = (
  text: string,
  place: number,
  { tokens }: Sense,
  { subject }: Question,
): boolean =>
  subject.kind === 'relation' &&
  subject.side === 'openstaand' &&
  ((text === 'wanneer' && /^(?:sinds|vanaf|van)$/.test(tokens[place - 1]?.text ?? '')) ||
    (text === 'lang' &&
      tokens[place - 1]?.text === 'hoe' &&
      tokens.some((each) => each.text === 'al') &&
      !tokens.some((each) => /^(?:nog|om)$/.test(each.text))));

const MONEY =
  /^(?:geld|centen|kwijt|(?:ge)?wacht.*|betal.*|betaald|krijg.*|binnen.*|rekening|overmaken)$/;

/** 'Wat moet Jansen nog …' of money is no omzet or costs, by whatever verb that is not known. */
const isStillOwed = (
  text: string,
  place: number,
  { tokens }: Sense,
  { subject, split }: Question,
): boolean =>
  /^(?:nog|wacht|wachten)$/.test(text) &&
  !AGAIN.test(` ${tokens[place + 1]?.text} ${tokens[place + 2]?.text} `) &&
  (subject.kind === 'charged' ||
    (subject.kind === 'figure' && split === 'relatie') ||
    (tokens.some((each) => MONEY.test(each.text)) &&
      ((subject.kind === 'relation' && subject.side !== 'openstaand') ||
        (subject.kind === 'figure' &&
          subject.key === 'bank_en_kas' &&
          tokens.some((each) => each.text === 'wie')))));
/** 'Nog eens', 'nog meer'. */
const AGAIN = /^ (?:eens|een (?:keer|maal)|even|maar|meer|steeds|wat|iets) /;

/** Of what comes back only what still comes is told. */
const ENDED =
  /^(?:gestopt|gestopte|beeindigd|beeindigde|opgezegd|opgezegde|weggevallen|nieuw|nieuwe)$/;

/** Since when something comes back, for how long, or whether it ended. */
const isOfItsCourse = (text: string, place: number, { tokens }: Sense): boolean =>
  text === 'sinds' || ENDED.test(text) || (text === 'lang' && tokens[place - 1]?.text === 'hoe');

/** 'Hoeveel van de omzet van december is al betaald'. */
const isPaidAlready = (
  text: string,
  place: number,
  { tokens }: Sense,
  { subject }: Question,
): boolean =>
  /^(?:betaald|voldaan)$/.test(text) &&
  /^(?:al|reeds|inmiddels)$/.test(tokens[place - 1]?.text ?? '') &&
  subject.kind === 'figure' &&
  /^(?:omzet|kosten)$/.test(subject.key);

/** 'Hoeveel maanden is de lease al betaald', 'hoeveel jaar op rij'. */
const isStretch = (
  text: string,
  place: number,
  { tokens }: Sense,
  { subject, split }: Question,
): boolean =>
  /^(?:maand|maanden|kwartalen|jaar|jaren|weken|dagen)$/.test(text) &&
  tokens[place - 1]?.text === 'hoeveel' &&
  split === undefined &&
  !/runway|d[sp]o/.test(JSON.stringify(subject));

/** 'Per kwartaal, laatst geboekte' is one of them. */
const isLatestOf = (text: string, place: number, { tokens }: Sense, { split }: Question): boolean =>
  text === 'laatst' && /^geboekte?$/.test(tokens[place + 1]?.text ?? '') && isPeriodSplit(split);

/** 'Hoeveel is er op de spaarrekening bijgekomen' is no balance. */
const isMovement = (text: string, sense: Sense, { subject, measure, against }: Question): boolean =>
  (MOVED.test(text) || isPaid(text, sense, subject)) &&
  measure === undefined &&
  against === undefined &&
  isStock({ subject }, sense.vocabulary);

export const MOVED =
  /^(?:bijgekomen|eraf|afgegaan|bijgeschreven|afgeschreven|bijgestort|opgenomen|uitgehaald|gestort)$/;

/** That something was paid; 'is Jansen betaald' of what is open is answered by that. */
function isPaid(text: string, sense: Sense, subject: Question['subject']): boolean {
  const { tokens } = sense;
  const asksOfOpen =
    subject.kind === 'relation' &&
    subject.side === 'openstaand' &&
    (isClaimedPaid(textsOf(sense)) ||
      /^(?:heeft|hebben|heb|is|zijn)$/.test(tokens[startOf(sense)]?.text ?? ''));
  return (
    /^(?:betaald|voldaan|afgedragen)$/.test(text) &&
    !asksOfOpen &&
    !tokens.some((each) => /^(?:niet|nog)$/.test(each.text))
  );
}

/** 'Hoe snel betaalt Jansen', 'hoe oud is die schuld'. */
function asksHow(
  text: string,
  place: number,
  { tokens }: Sense,
  { subject, split, against }: Question,
): boolean {
  const isHow = tokens[place - 1]?.text === 'hoe' && place < 4;
  return (
    isHow &&
    /^(?:snel|vlot|lang|oud|vaak|ver|laat|dikwijls)$/.test(text) &&
    against === undefined &&
    split !== 'ouderdom' &&
    !/d[sp]o|runway|"aantal"/.test(JSON.stringify(subject))
  );
}

/** 'De grootste post na personeel': what stands behind 'na' is left out, and no reading does that. */
export const isAfterOther = (
  text: string,
  place: number,
  { scanned, relation, details }: Sense,
  { order, limit }: Question,
): boolean =>
  text === 'na' &&
  !details.places.has(place) &&
  (order ?? limit) !== undefined &&
  (relation?.places.has(place + 1) === true ||
    scanned.marks.some(
      ({ from, meanings }) =>
        (from === place + 1 || from === place + 2) &&
        meanings.some(({ role }) => role === 'figure'),
    ));
