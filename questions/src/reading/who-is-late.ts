import type { Question } from '@kengetal/contract';
import { countOf } from '../text/numbers.ts';
import { rangeOf } from './details.ts';
import { CUSTOMERS, isLate, SUPPLIERS } from './owing.ts';
import { INVOICE } from './parties-said.ts';
import type { Sense } from './sense.ts';
import { lineOf, says, saysPeriod } from './turn-words.ts';

const WHO = /^(?:wie|klanten|afnemers|opdrachtgevers|debiteuren|leveranciers|crediteuren)$/;
const LONGEST = 12;
/** Days from which the last of the ages is counted. */
const OLDEST = 90;

const OLDEST_GROUP = / oudste (?:ouderdoms? ?)?(?:groep|categorie|klasse) /;

/** Whether it is asked who, and not which invoices or how much. */
const asksWho = (sense: Sense): boolean =>
  says(sense, WHO) &&
  !says(sense, /^(?:hoeveel|hvl|welk|bedrag|posten|post)$/) &&
  (says(sense, /^wie$/) || !says(sense, INVOICE));

/** 'Klanten over de vervaldatum', against 'wat staat er bij klanten te laat open'. */
const areParties = (sense: Sense): boolean =>
  !/ (?:bij|van|aan|door) (?:(?:de|onze|mijn|al|alle) )*(?:klanten|afnemers|opdrachtgevers|leveranciers) | (?:wat|totaal|rekeningen) /.test(
    lineOf(sense),
  ) &&
  says(sense, /^(?:klanten|afnemers|opdrachtgevers|leveranciers)$/) &&
  asksWho(sense);

/** 'Wie is te laat', 'klanten over de vervaldatum': what is late or old by whose it is. */
export function whoIsLate(sense: Sense, question: Question): Question | undefined {
  const { subject, split, measure, order, only } = question;
  const isOpen = subject.kind === 'open';
  // 'Wie zit er in de oudste ouderdomsgroep'.
  if (isOpen && order === 'oudste' && OLDEST_GROUP.test(lineOf(sense)) && asksWho(sense)) {
    const { limit: _, ...list } = question;
    return { ...list, subject: { ...subject, older: OLDEST }, split: 'relatie' };
  }
  const isAged = isOpen && (subject.late ?? subject.older) !== undefined;
  return isAged &&
    (split ?? measure ?? order) === undefined &&
    only?.relatie === undefined &&
    (says(sense, /^wie$/) || areParties(sense))
    ? { ...question, split: 'relatie' }
    : undefined;
}

/** 'Wie zitten er in de oudste groep', 'welke klanten zijn dat boven de 90' of what is open by its age. */
export function whoOfAge(sense: Sense, question: Question | undefined): Question | undefined {
  if (question?.subject.kind !== 'open' || question.split !== 'ouderdom') return undefined;
  const isOther =
    sense.tokens.length > LONGEST ||
    sense.relation !== undefined ||
    saysPeriod(sense) ||
    isLate(sense) ||
    !says(sense, /^(?:wie|welke)$/) ||
    says(sense, question.subject.groep === 'debiteuren' ? SUPPLIERS : CUSTOMERS) ||
    !asksWho(sense);
  if (isOther) return undefined;
  const age = ageSaid(sense);
  return age && { ...question, subject: { ...question.subject, ...age }, split: 'relatie' };
}

function ageSaid(sense: Sense): { readonly older?: number; readonly until?: number } | undefined {
  const { older, until } = rangeOf(sense.tokens) ?? sense.details;
  if (older !== undefined) return { older, ...(until !== undefined && { until }) };
  if (says(sense, /^(?:oudste|laatste|bovenste)$/)) return { older: OLDEST };
  const [, days] =
    / (?:boven|ouder dan|langer dan|meer dan|over) (?:de )?(\d{2,3}) /.exec(lineOf(sense)) ?? [];
  if (days !== undefined) return { older: countOf(days) };
  return sense.tokens.some(({ text }) => /\d/.test(text)) ||
    says(sense, /^(?:jongste|nieuwste|eerste|middelste|tweede|derde)$/)
    ? undefined
    : {};
}
