import type { Question } from '@kengetal/contract';
import { definition, isDefinitionKey } from '@kengetal/ledger';
import { isStock } from './draft.ts';
import { NEEDED } from './owing.ts';
import { isMarked } from './scan.ts';
import type { Sense } from './sense.ts';

/** Whether a word asks what no reading tells, whatever it is about. */
export const isToldByNone = (
  text: string,
  place: number,
  sense: Sense,
  question: Question,
): boolean =>
  asksWhichOne(text, place, sense, question) ||
  isOfUnreadPart(text, place, sense, question) ||
  isOfOtherVerb(text, sense, question) ||
  isStillToPay(text, place, sense, question) ||
  asksWhetherPayable(text, place, sense, question);

/** A place, day, kind, first one or number of what it is about. */
const asksWhichOne = (text: string, place: number, sense: Sense, question: Question): boolean =>
  isPlaceInOrder(text, place, sense) ||
  isDayOf(text, place, sense, question) ||
  isKindOfParty(text, place, sense) ||
  isFirstTime(text, place, sense, question) ||
  isItsNumber(text, place, sense);

/** 'Op welke plek staat Jansen': no reading tells the place of one. */
const isPlaceInOrder = (text: string, place: number, { tokens }: Sense): boolean =>
  /^(?:plek|plaats|positie|rang)$/.test(text) &&
  /^(?:welke|hoeveelste)$/.test(tokens[place - 1]?.text ?? '');

/** 'Op welke dag wordt de huur betaald'. */
const isDayOf = (
  text: string,
  place: number,
  { tokens }: Sense,
  { subject, measure }: Question,
): boolean =>
  /^(?:dag|datum)$/.test(text) &&
  tokens[place - 1]?.text === 'welke' &&
  measure !== 'boekingen' &&
  !['recurring', 'lines'].includes(subject.kind);

const KIND =
  /^(?:overige|andere|resterende|vaste?|zakelijke|particuliere|trouwe|losse|buitenlandse|binnenlandse)$/;

/** 'Vaste klanten', 'zakelijke klanten': no reading tells which those are. */
const isKindOfParty = (text: string, place: number, { scanned }: Sense): boolean =>
  KIND.test(text) &&
  scanned.marks.some(
    ({ from, meanings }) =>
      from === place + 1 &&
      meanings.some(
        ({ role, value }) => role === 'noun' && /^(?:klanten|leveranciers|relaties)$/.test(value),
      ),
  );

/** 'Wie kocht voor het eerst'. */
const isFirstTime = (
  text: string,
  place: number,
  { tokens }: Sense,
  { subject }: Question,
): boolean =>
  text === 'eerst' &&
  tokens[place - 1]?.text === 'het' &&
  tokens[place - 2]?.text === 'voor' &&
  !/prijs/.test(JSON.stringify(subject));

/** 'Welk debiteurnummer heeft Jansen'. */
const isItsNumber = (text: string, place: number, { tokens }: Sense): boolean =>
  /nummer$/.test(text) &&
  /^(?:welk|het|zijn|hun)$/.test(tokens[place - 1]?.text ?? '') &&
  !/^\d/.test(tokens[place + 1]?.text ?? '');

/** A part or a moment that is not said in full, or that the books do not tell apart. */
function isOfUnreadPart(
  text: string,
  place: number,
  { tokens, scanned }: Sense,
  { subject, measure }: Question,
): boolean {
  // 'Maand geleden' without its number is no period.
  const isAgo =
    text === 'geleden' &&
    /^(?:maand|kwartaal|jaar|week)$/.test(tokens[place - 1]?.text ?? '') &&
    !isMarked(scanned.marks, place);
  // 'De omzet van Jansen gedeeld door'.
  const isDivided =
    text === 'gedeeld' && tokens[place + 1]?.text === 'door' && measure !== 'aandeel';
  if (isAgo || isDivided) return true;
  if (subject.kind !== 'figure') return false;
  // 'De rest van de kosten', 'welk deel van de kosten is vast'.
  const isRest = tokens[place]?.raw === 'rest' && tokens[place + 1]?.text === 'van';
  return isRest || /^(?:vast|variabel)$/.test(text);
}

/** A verb that asks something else than the amount. */
function isOfOtherVerb(
  text: string,
  { tokens }: Sense,
  { subject, measure, split }: Question,
): boolean {
  // 'Welke klant is weg'.
  if (text === 'weg') return split === 'relatie';
  // 'Wie rekent het meest' beside omzet.
  if (/^(?:rekent|rekende|rekenen)$/.test(text))
    return subject.kind === 'figure' && subject.key === 'omzet';
  // 'Welke klant liep het hardst terug' is of a change.
  return (
    /^(?:terug|achteruit|vooruit)$/.test(text) &&
    measure !== 'verschil' &&
    measure !== 'oorzaken' &&
    tokens.some((each) => /^(?:loopt|lopen|liep|liepen|ging|gingen|gaat)$/.test(each.text))
  );
}

/** What is to be paid or done still is no amount of a period. */
function isStillToPay(
  text: string,
  place: number,
  { tokens, vocabulary }: Sense,
  { subject, measure }: Question,
): boolean {
  if (text !== 'nog') return false;
  // 'Hoeveel vakantiegeld staat er nog'.
  const isStanding =
    tokens[place - 2]?.text === 'staat' &&
    tokens[place - 1]?.text === 'er' &&
    subject.kind === 'account' &&
    !isStock({ subject }, vocabulary);
  // 'Hoeveel premie moet er nog worden afgedragen'.
  return (
    isStanding ||
    (measure === undefined &&
      tokens.some((each) => NEEDED.test(each.text) || /^(?:komt|komen)$/.test(each.text)) &&
      isTraded(subject, vocabulary))
  );
}

/** What was bought, sold or booked as costs. */
const isTraded = (subject: Question['subject'], vocabulary: Sense['vocabulary']): boolean =>
  (subject.kind === 'relation' && subject.side !== 'openstaand') ||
  (subject.kind === 'account' && !isStock({ subject }, vocabulary)) ||
  (subject.kind === 'figure' &&
    isDefinitionKey(subject.key) &&
    definition(subject.key).basis === 'flow');

/** Whether there is enough to pay something: how much that is does not tell. */
function asksWhetherPayable(
  text: string,
  place: number,
  { tokens }: Sense,
  { subject }: Question,
): boolean {
  // 'Konden we onze schulden betalen'.
  if (/^(?:kan|kon|kunnen|konden)$/.test(text))
    return (
      subject.kind === 'figure' &&
      /schulden|crediteuren/.test(subject.key) &&
      tokens.some((each) => /^(?:betalen|voldoen|dekken)$/.test(each.text))
    );
  // 'Genoeg om de leveranciers te betalen', 'is er genoeg geld om de btw te betalen'.
  const next = tokens[place + 1]?.text;
  const isEnough =
    (/^(?:genoeg|voldoende|toereikend)$/.test(text) && next === 'om') ||
    (text === 'genoeg' && next === 'geld');
  return isEnough && !/bank|liquid|runway|ratio/.test(JSON.stringify(subject));
}
