import type { Question } from '@kengetal/contract';
import { isPeriodSplit, isWithin } from './draft.ts';
import { isRatio } from './measure-asked.ts';
import { ofNoParty, PARTS } from './no-figure-of.ts';
import { meant } from './scan.ts';
import type { Sense } from './sense.ts';
import type { AskedBack } from './together.ts';
import { ask } from './turns-chosen.ts';

const BOOKED: ReadonlySet<string> = new Set(['figure', 'account', 'relation', 'sum']);
const PARTIES = {
  klanten:
    /^(?:klant|klanten|klantn?|afnemers?|debiteur|debiteuren|opdrachtgevers?|client|clienten)$/,
  leveranciers: /^(?:leveranciers?|crediteur|crediteuren|onderaannemers?)$/,
} as const;

const WITHOUT = / zonder (?:een )?(kostenplaats|afdeling|relatie|tegenpartij|klant|leverancier) /;

/** 'Kosten zonder kostenplaats': told with the parts. */
function withoutParts(
  { tokens, relation, references }: Sense,
  question: Question,
): AskedBack | undefined {
  const said = WITHOUT.exec(` ${tokens.map(({ text }) => text).join(' ')} `)?.[1];
  if (
    said === undefined ||
    relation !== undefined ||
    references.places.size > 0 ||
    question.split !== undefined ||
    !BOOKED.has(question.subject.kind)
  )
    return undefined;
  const split = /^(?:kostenplaats|afdeling)$/.test(said) ? 'kostenplaats' : 'relatie';
  return ask(
    `Wat zonder ${said} geboekt is, zie je bij de verdeling per ${split}. Wil je die zien?`,
    [{ ...question, split }],
  );
}

/** Parts of a whole stand beside no other parts: 'als percentage van de omzet', and then 'vergelijk met 2023'. */
function sharesOf(question: Question): AskedBack | undefined {
  const { against, measure, of, ...amounts } = question;
  if (
    against === undefined ||
    measure !== 'aandeel' ||
    question.split === undefined ||
    isPeriodSplit(question.split)
  )
    return undefined;
  const shares: Question = { ...amounts, measure, ...(of && { of }) };
  return ask('Aandelen zet ik niet naast die van een andere periode. Wat wil je zien?', [
    shares,
    { ...amounts, against },
  ]);
}

/** Profit by customer, and a ratio by anything: 'en per klant' of a result as well. */
function ofNoParts(question: Question): AskedBack | undefined {
  const unkept = ofNoParty(question);
  if (unkept)
    return ask(
      'Winst en marge houd ik niet per klant of leverancier bij. Wat wil je zien?',
      unkept,
    );
  const { split, order: _, limit: __, ...undivided } = question;
  return isRatio(question.subject) && PARTS.has(split)
    ? ask('Dat cijfer is niet te verdelen. Wat wil je zien?', [undivided])
    : undefined;
}

/** Figures stand beside each other as a whole, or by month, quarter or year of one period: 'omzet en kosten per klant' is two lists. */
function besideOf(question: Question): AskedBack | undefined {
  const { subject, split, measure, against, limit } = question;
  const isTold =
    measure === undefined &&
    (split === undefined || (isPeriodSplit(split) && (against ?? limit) === undefined));
  if (subject.kind !== 'figure' || !subject.also || isTold) return undefined;
  const { also, ...first } = subject;
  return ask(
    'Zo zet ik geen cijfers naast elkaar. Welk cijfer wil je zien?',
    [first, ...also.map((key) => ({ ...first, key }))].map((of) => ({
      ...question,
      subject: of,
    })),
  );
}

/** Why what was booked has no such parts: 'omzet per factuur', 'kosten per klant'. */
export function notDivided(sense: Sense, question: Question): AskedBack | undefined {
  const other =
    withoutParts(sense, question) ??
    ofNoParts(question) ??
    besideOf(question) ??
    sharesOf(question);
  if (other) return other;
  if (isOfBoth(sense, question))
    return ask('Een gemiddelde per maand geef ik van één periode. Van welk jaar?');
  const text = whyNot(sense, question);
  const { split, measure, order: _, limit: __, ...bare } = question;
  const whole = measure === undefined || measure === 'gemiddelde' ? bare : { ...bare, measure };
  return text === undefined
    ? undefined
    : { kind: 'ask', text, questions: split === 'relatie' ? [question, whole] : [whole] };
}

/** 'Gemiddeld per maand, per jaar'. */
const isOfBoth = ({ tokens }: Sense, { measure, split }: Question): boolean =>
  measure === 'gemiddelde' && split === 'jaar' && tokens.some(({ text }) => text === 'maand');

function whyNot(sense: Sense, { subject, split }: Question): string | undefined {
  if (!BOOKED.has(subject.kind) || (subject.kind === 'relation' && subject.side === 'openstaand'))
    return undefined;
  if (
    split === 'ouderdom' &&
    !(subject.kind === 'figure' && /^(?:debiteuren|crediteuren)$/.test(subject.key))
  )
    return 'Een ouderdom heeft alleen wat openstaat. Wat wil je zien?';
  if (split === 'factuur') return 'Wat geboekt is deel ik niet per factuur. Wat wil je zien?';
  if (split !== 'relatie') return undefined;
  const words = meant(sense.scanned.marks, 'split').flatMap(({ mark: { from, to }, value }) =>
    value === 'relatie' ? sense.tokens.slice(from, to) : [],
  );
  const isOf = (party: RegExp) => words.length > 0 && words.some(({ text }) => party.test(text));
  const isIn = (key: 'omzet' | 'kosten') =>
    (subject.kind === 'figure' && subject.key === key) ||
    isWithin({ subject }, key, sense.vocabulary);
  if (isOf(PARTIES.klanten) && isIn('kosten'))
    return 'Kosten staan op leveranciers, en niet op klanten. Wat wil je zien?';
  return isOf(PARTIES.leveranciers) && isIn('omzet')
    ? 'Omzet staat op klanten, en niet op leveranciers. Wat wil je zien?'
    : undefined;
}
