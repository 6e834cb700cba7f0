import type { Question } from '@kengetal/contract';
import type { ValueOf } from '../lexicon/lexicon.ts';
import { askedByVerb } from './asked-number.ts';
import { orderOf } from './better-of.ts';
import { isPeriodSplit } from './draft.ts';
import { saysBothEnds } from './one-row-meant.ts';
import { isSorted } from './ranking.ts';
import type { Time } from './said-time.ts';
import { meant, type Mark } from './scan.ts';
import { first, has, type Sense } from './sense.ts';

type Split = Question['split'];

const PARTS: readonly Split[] = ['groep', 'rekening'];
/** What a list is divided by whose rows a noun is a word for. */
const ROWS_OF: Partial<Record<ValueOf<'noun'>, readonly Split[]>> = {
  klanten: ['relatie'],
  leveranciers: ['relatie'],
  relaties: ['relatie'],
  posten: PARTS,
  kosten: PARTS,
  omzetsoorten: PARTS,
  kostenplaatsen: ['kostenplaats'],
  maanden: ['maand'],
  kwartalen: ['kwartaal'],
  jaren: ['jaar'],
};
const MANY =
  /^(?:zijn|waren|hebben|hadden|staan|stonden|liggen|lagen|doen|deden|maanden|kwartalen|jaren|klanten|leveranciers|rubrieken|groepen|posten|rekeningen|kostenplaatsen)$/;
const OF_THOSE = /^(?:daarvan|hiervan|ervan|daarin|die|deze|hen)$/;
const SHORT = 9;

/** 'Welke heeft het beste resultaat', 'wie staat onderaan', 'beste en slechtste' of a list: rows of it. */
export function rowOfList(sense: Sense, time: Time, before: Question): Question | undefined {
  const { order: told, limit, skip, ...all } = before;
  const list = limit === 1 || before.measure === 'aantal' ? withoutMeasure(all) : before;
  // 'Welke groep is het grootst' of ages: which of them is told by the list alone.
  if (
    before.split === 'ouderdom' &&
    sense.figures.length === 0 &&
    sense.tokens.length <= SHORT &&
    sense.tokens.some(({ text }) => /^(?:groep|categorie|klasse|periode)$/.test(text)) &&
    orderSaid(sense, before)
  )
    return before;
  if (!isOfRows(sense, time, list)) return undefined;
  if (saysBothEnds(sense.scanned)) {
    const isOfTime = isPeriodSplit(before.split);
    return { ...withoutMeasure(all), ...(!isOfTime && { order: 'hoogste' }) };
  }
  const order = orderSaid(sense, before);
  const isWhere = !isPeriodSplit(before.split) && sense.tokens[0]?.text === 'waar';
  if (order === undefined || !(isAsking(sense) || isWhere || isBareEnd(sense))) return undefined;
  const isOfThose = sense.tokens.some(({ text }) => OF_THOSE.test(text));
  if (isOfThose && limit !== undefined && limit > 1 && told !== undefined) {
    const last = (skip ?? 0) + (order === told ? 0 : limit - 1);
    return { ...before, limit: 1, ...(last > 0 && { skip: last }) };
  }
  const number = askedByVerb(sense.tokens);
  const isMany =
    number === 'many' || (number === undefined && sense.tokens.some(({ text }) => MANY.test(text)));
  const rows = sense.details.limit ?? (isMany ? undefined : 1);
  return {
    ...withoutMeasure(all),
    order,
    ...(rows !== undefined && { limit: rows }),
    ...(sense.details.skip !== undefined && { skip: sense.details.skip }),
  };
}

const isAsking = ({ tokens }: Sense): boolean =>
  tokens.some(({ text }) => /^(?:welke?|wie|wat)$/.test(text));

/** 'En de slechtste': no word more. */
const isBareEnd = ({ tokens, scanned }: Sense): boolean =>
  tokens.some(({ text }) => text === 'de' || text === 'het') &&
  tokens.every(
    ({ text }, at) =>
      /^(?:en|of|dan|de|het|die|daarvan|hiervan)$/.test(text) ||
      meant(scanned.marks, 'order').some(({ mark }) => mark.from <= at && at < mark.to),
  );

/** Words for an end of a list that a question tells: both in all of it, 'slechtste' as the highest of costs. */
export const isOfEnds = (
  { meanings, from }: Pick<Mark, 'meanings' | 'from'>,
  sense: Sense,
  question: Question,
): boolean =>
  question.split !== undefined &&
  meanings.every(({ role }) => role === 'order' || role === 'filler') &&
  meanings.some(({ role }) => role === 'order') &&
  ((question.limit === undefined && saysBothEnds(sense.scanned)) ||
    (/^(?:beste?|slechtste?)$/.test(sense.tokens[from]?.text ?? '') &&
      question.order === orderSaid(sense, question)));

function orderSaid(sense: Sense, before: Question): 'hoogste' | 'laagste' | undefined {
  const said = first(sense, 'order');
  if (said !== 'hoogste' && said !== 'laagste') return undefined;
  // The best supplier is the one that most is bought of.
  return before.split === 'relatie' ? said : orderOf(sense, before);
}

/** 'Waar zit het meeste geld in' of costs is about them. */
const isMoney = ({ tokens }: Sense, { from, to }: Mark): boolean =>
  to - from === 1 && tokens[from]?.text === 'geld';

/** 'Wie gaf het minst uit' of customers is who bought the least. */
const isSpending = ({ tokens }: Sense, key: string | undefined, { from }: Mark): boolean =>
  key === 'omzet' &&
  tokens.some(({ text }) => text === 'wie') &&
  /^(?:gaf|geeft|gaven|geven|besteedde|besteedt|besteden)$/.test(tokens[from]?.text ?? '');

const withoutMeasure = ({ measure, ...rest }: Question): Question =>
  measure === 'aandeel' ? { ...rest, measure } : rest;

/** Whether nothing is said but which row, by a noun for it or none. */
function isOfRows(sense: Sense, { period, day, against }: Time, list: Question): boolean {
  const { split, subject, measure, against: held } = list;
  // What is open is told by who owes it, where its age is not asked.
  const isOpen =
    subject.kind === 'open' &&
    split === undefined &&
    subject.late === undefined &&
    subject.older === undefined &&
    (sense.tokens.some(({ text }) => text === 'wie') || isBareEnd(sense));
  const isList =
    (split !== undefined || isOpen) &&
    subject.kind !== 'data' &&
    subject.kind !== 'recurring' &&
    held === undefined &&
    (measure === undefined || /^(?:aandeel|samen)$/.test(measure));
  const key =
    subject.kind === 'figure' ? subject.key : subject.kind === 'open' ? subject.groep : undefined;
  const isOther =
    sense.figures.some(
      (each) =>
        each.key !== key && !isMoney(sense, each.mark) && !isSpending(sense, key, each.mark),
    ) ||
    sense.relation !== undefined ||
    sense.rest.length > 0 ||
    sense.references.accounts.length > 0 ||
    Object.keys(sense.references.only).length + Object.keys(sense.details.sizes).length > 0 ||
    (period ?? day ?? against ?? first(sense, 'against')) !== undefined;
  // 'Welk dagboek heeft de meeste' asks for no list of journals.
  const about = first(sense, 'subject');
  const isAsked =
    (first(sense, 'measure') ?? first(sense, 'side')) !== undefined ||
    (about !== undefined && about !== `data:${split ?? ''}`);
  if (!isList || isOther || isAsked || isSorted(sense) || sense.tokens.length > SHORT) return false;
  const isOtherSide =
    (/^(?:kosten|crediteuren)$/.test(key ?? '') && has(sense, 'noun', 'klanten')) ||
    (/^(?:omzet|debiteuren)$/.test(key ?? '') && has(sense, 'noun', 'leveranciers'));
  const isWho =
    sense.tokens.some(({ text }) => text === 'wie') &&
    split !== 'relatie' &&
    split !== 'kostenplaats' &&
    !isOpen;
  // 'Welke rekening' of groups asks for an account.
  const isAccount = split === 'groep' && sense.tokens.some(({ text }) => /rekening$/.test(text));
  const by = first(sense, 'split');
  const nouns = meant(sense.scanned.marks, 'noun').map(({ value }) => value);
  return (
    !isOtherSide &&
    !isWho &&
    !isAccount &&
    (by === undefined || by === split) &&
    nouns.every((each) => ROWS_OF[each]?.includes(isOpen ? 'relatie' : split) === true)
  );
}
