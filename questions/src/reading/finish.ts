import type { Question } from '@kengetal/contract';
import { BOUGHT } from './buying.ts';
import { directionOf, isChangedMost, isTurned } from './direction.ts';
import type { FigureKey } from '../lexicon/types.ts';
import { groupsOfFigure, isPeriodSplit, isStock, type Asked } from './draft.ts';
import { meant } from './scan.ts';
import { first, has, type Sense } from './sense.ts';
import { columnsOf, partSaid, splitOf } from './splits.ts';
import { isCounted } from './subjects.ts';
import { wholeOfRows } from './whole-of-rows.ts';
import type { Time } from './said-time.ts';
import { isExact, rowSizes } from './sizes.ts';
import { says } from './turn-words.ts';

/** Subjects of which nothing more can be asked. */
const PLAIN = new Set(['data', 'help', 'check', 'definition', 'recurring']);
const COMPARED = new Set(
  'hoger lager meer minder beter slechter groter kleiner duurder goedkoper'.split(' '),
);

/** Adds to what a question is about what it asks of it: how measured, divided, ordered, narrowed. */
export function finished(sense: Sense, asked: Asked, time: Time): Asked {
  if (asked.subject.kind === 'component')
    return { ...asked, ...columnsOf(sense, time, asked.subject) };
  const divided = asked.subject.kind === 'recurring' ? partSaid(sense) : undefined;
  if (divided !== undefined) return { ...asked, split: divided };
  if (PLAIN.has(asked.subject.kind)) return asked;
  const measure = asked.measure ?? measureOf(sense, asked, time);
  const split = asked.split ?? splitOf(sense, time, measure, asked.subject);
  const order = asked.order ?? orderOf(sense, asked, split);
  const isOfRows =
    measure === 'aandeel' &&
    sense.details.limit !== undefined &&
    asked.of === undefined &&
    /^(?:relatie|rekening|groep)$/.test(split ?? '');
  // 'Kostprijs omzet %' is of the omzet, as every ratio of it is.
  const isOfSold =
    measure === 'aandeel' &&
    split !== 'relatie' &&
    asked.of === undefined &&
    asked.subject.kind === 'figure' &&
    /^(?:kostprijs_omzet|inkoopwaarde)$/.test(asked.subject.key);
  const of = isOfSold ? 'omzet' : isOfRows ? wholeOfRows(sense, asked) : undefined;
  // 'Top 5 behalve de grootste' has said them.
  const { limit, skip } = asked.skip === undefined ? sense.details : asked;
  const isOfLines =
    ['lines', 'charged'].includes(asked.subject.kind) ||
    measure === 'boekingen' ||
    measure === 'aantal';
  const sizes = isOfLines && asked.rows === undefined ? sense.details.sizes : {};
  const { kostenplaats, dagboek, ...said } = sense.references.only;
  // 'Per kostenplaats, dus service apart van installatie' narrows nothing.
  // 'Kasboek saldo rek 1000' is the balance of the account.
  const isOfBalance = isStock(asked, sense.vocabulary) && measure === undefined;
  const named = {
    ...said,
    ...(dagboek !== undefined && !isOfBalance && { dagboek }),
    ...(kostenplaats !== undefined && split !== 'kostenplaats' && { kostenplaats }),
  };
  const only = { ...named, ...sidesOf(sense), ...sizes, ...asked.only };
  const isSized = Object.keys(sense.details.sizes).length > 0 && !isExact(sense.details.sizes);
  const isSplitSized = split !== undefined && asked.rows === undefined && !isOfLines && isSized;
  const question: Asked = {
    ...asked,
    ...(measure !== undefined && { measure }),
    ...(of !== undefined && { of }),
    ...(split !== undefined && { split }),
    ...(order !== undefined && { order }),
    ...(limit !== undefined && { limit }),
    ...(skip !== undefined && { skip }),
    ...(isSplitSized && { rows: rowSizes(sense.details.sizes) }),
    ...(Object.keys(only).length > 0 && { only }),
  };
  const isSpecified =
    split === 'rekening' &&
    asked.subject.kind === 'account' &&
    asked.subject.rekeningen.length === 1;
  const { split: _, ...whole } = question;
  // 'Hoeveel zit erin' of a pot on the balance sheet is how much there is.
  if (isSpecified && isOfBalance && sense.tokens.some(({ text }) => text === 'hoeveel'))
    return whole;
  // 'Verkoopkosten, waaraan': one group is divided by what is in it.
  const isOneGroup =
    split === 'groep' &&
    asked.subject.kind === 'figure' &&
    groupsOfFigure(asked.subject.key as FigureKey).length === 1;
  return withCauses(
    sense,
    isSpecified
      ? { ...whole, measure: 'boekingen' }
      : isOneGroup
        ? { ...question, split: 'rekening' }
        : question,
  );
}

function measureOf(sense: Sense, { subject }: Asked, time: Time): Question['measure'] {
  const said = new Set(meant(sense.scanned.marks, 'measure').map(({ value }) => value));
  // 'Tel A en B op' counts nothing.
  if (subject.kind === 'sum') said.delete('aantal');
  if (subject.kind === 'sum' && time.against === undefined) said.delete('verschil');
  if (said.has('oorzaken') && subject.kind !== 'open' && !isFromWhom(sense)) return 'oorzaken';
  if (isOfBuying(sense, time)) said.delete('verschil');
  const isOfBalance = subject.kind === 'account' && isStock({ subject }, sense.vocabulary);
  if (isOfBalance && sense.tokens.some(({ text }) => text === 'geboekt')) return 'boekingen';
  if (said.has('boekingen')) {
    if (said.has('aantal') || isHowMany(sense)) return 'aantal';
    return subject.kind === 'lines' || subject.kind === 'open' ? undefined : 'boekingen';
  }
  const isTogether =
    (sense.details.limit ?? 1) > 1 &&
    (has(sense, 'link', 'samen') || isHowMuch(sense)) &&
    !said.has('aandeel') &&
    !has(sense, 'link', 'procent');
  if (isTogether) return 'samen';
  if (subject.kind === 'open') {
    if (said.has('aandeel') || has(sense, 'link', 'procent')) return 'aandeel';
    return isCounted(sense, 'facturen') ||
      isCounted(sense, 'inkoopfacturen') ||
      isCountOfOpen(sense) ||
      said.has('aantal')
      ? 'aantal'
      : undefined;
  }
  const isOfFigures = subject.kind === 'figure' && subject.also !== undefined;
  if (isOfFigures && time.against === undefined) return undefined;
  const isSpent = sense.tokens.some(
    ({ text }, at) =>
      text === 'uitgaven' ||
      (/^welke?$/.test(text) && LISTED.test(sense.tokens[at + 1]?.text ?? '')),
  );
  if (isSpent && Object.keys(sense.details.sizes).length > 0) return 'boekingen';
  // 'Is de gemiddelde omzet per maand gestegen ten opzichte van 2023'.
  if (said.has('gemiddelde') && time.against !== undefined && !isRatio(subject))
    return 'gemiddelde';
  if (
    said.has('verschil') ||
    isComparison(sense, time) ||
    isPercentMore(sense) ||
    isTurned(sense) ||
    isChangedMost(sense)
  )
    return 'verschil';
  if (said.has('aandeel') || (has(sense, 'link', 'procent') && !time.against && !isHeld(sense)))
    return isRatio(subject) ? undefined : 'aandeel';
  if (has(sense, 'link', 'procent')) return 'verschil';
  if (said.has('gemiddelde')) return isRatio(subject) ? undefined : 'gemiddelde';
  const isSum =
    sense.tokens.some(({ text }) => text === 'tel') &&
    sense.tokens.some(({ text }) => text === 'op');
  if (said.has('aantal') && !isSum) return 'aantal';
  return (time.isBeside || isBesideOther(sense)) && isMeasurable(subject) ? 'bedrag' : undefined;
}

/** 'Vergeleken met dezelfde periode vorig jaar, in procenten'. */
const isHeld = (sense: Sense): boolean =>
  has(sense, 'link', 'tegen') && first(sense, 'against') !== undefined;

/** 'Hoeveel van de omzet kwam van de top 3 klanten' is one amount. */
const isHowMuch = ({ tokens }: Sense): boolean =>
  tokens.some(({ text }) => text === 'hoeveel') &&
  !tokens.some(({ text }) =>
    /^(?:welke?|wie|elk|elke|ieder|iedere|per|wat|noem|toon|geef|laat)$/.test(text),
  );

/** 'En die van een jaar eerder': both are asked. */
function isBesideOther({ tokens, scanned }: Sense): boolean {
  const [held] = meant(scanned.marks, 'against');
  const before =
    held &&
    tokens
      .slice(1, held.mark.from)
      .findLast(({ text }) => !/^(?:die|dat|van|in|over|op|de|het|een|ook|per)$/.test(text));
  return before?.text === 'en';
}

const isMeasurable = ({ kind }: Question['subject']): boolean =>
  ['figure', 'account', 'relation', 'charged', 'vat'].includes(kind);

/** 'Wat Jansen heeft afgenomen' is what was sold to it, and no decrease. */
const isOfBuying = ({ scanned, tokens, relation, figures }: Sense, time: Time): boolean =>
  (figures.length === 0 || tokens.every(({ text }) => text !== 'afname')) &&
  (relation !== undefined ||
    meant(scanned.marks, 'noun').some(({ value }) => value === 'klanten')) &&
  time.against === undefined &&
  meant(scanned.marks, 'measure').every(
    ({ mark, value }) => value !== 'verschil' || BOUGHT.test(tokens[mark.from]?.text ?? ''),
  );

/** 'Wat kwam bij Jansen vandaan' asks for no cause: nothing asks where from. */
const isFromWhom = ({ scanned, tokens }: Sense): boolean =>
  meant(scanned.marks, 'measure').every(
    ({ mark, value }) => value !== 'oorzaken' || tokens[mark.from]?.text === 'vandaan',
  ) && !tokens.some(({ text }) => /^(?:waar|waardoor|hoe|waarom)$/.test(text));

const isCountOfOpen = ({ tokens }: Sense): boolean =>
  / hoeveel (?:openstaande|openst|onbetaalde|open|vervallen|verlopen|late) (?:facturen|fact|posten|notas) /.test(
    ` ${tokens.map(({ text }) => text).join(' ')} `,
  );

/** What is listed by line where a size is said. */
const LISTED = /^(?:inkopen|verkopen|kosten|betalingen|ontvangsten|bedragen|uitgave)$/;
const RATIOS = new Set(
  'brutomarge_percentage ebitda_marge nettomarge solvabiliteit current_ratio quick_ratio dso dso_excl_btw dpo dpo_excl_btw runway'.split(
    ' ',
  ),
);
export const isRatio = (subject: Question['subject']): boolean =>
  subject.kind === 'figure' && RATIOS.has(subject.key);

const isHowMany = ({ tokens, scanned }: Sense): boolean =>
  meant(scanned.marks, 'measure').some(
    ({ mark, value }) =>
      value === 'boekingen' && ['hoeveel', 'aantal'].includes(tokens[mark.from - 1]?.text ?? ''),
  );

/** 'Hoeveel procent meer is dat'. */
export const isPercentMore = ({ tokens }: Sense): boolean =>
  / (?:procent|%|percentage) (?:(?:is|was|scheelt) (?:dat|die|het) )?(?:hoger|lager|meer|minder|beter|slechter|groter|kleiner|duurder|goedkoper) /.test(
    ` ${tokens.map(({ text }) => text).join(' ')} `,
  );

/** 'Hoger dan', 'meer of minder': a difference, where there is something to be held against. */
function isComparison(sense: Sense, { against }: Time): boolean {
  const isHeld = against !== undefined || first(sense, 'against') !== undefined;
  return isHeld && isCompared(sense);
}

export const isCompared = ({ tokens }: Pick<Sense, 'tokens'>): boolean =>
  tokens.some(({ text }) => COMPARED.has(text));

function orderOf(sense: Sense, { subject }: Asked, split: Question['split']): Question['order'] {
  const order = first(sense, 'order') ?? newest(sense);
  const isList = subject.kind === 'lines' || subject.kind === 'open' || split !== undefined;
  const isLines = has(sense, 'measure', 'boekingen') || subject.kind === 'charged';
  return isList || isLines || isOneOpen(sense, subject, order) ? order : undefined;
}

/** 'De oudste openstaande factuur van Jansen', 'de hoogste post': one of what is open of somebody. */
const isOneOpen = (sense: Sense, subject: Question['subject'], order: Question['order']): boolean =>
  subject.kind === 'relation' &&
  subject.side === 'openstaand' &&
  (order === 'oudste' ||
    order === 'nieuwste' ||
    (says(sense, /^(?:factuur|facturen|notas?|post|posten)$/) &&
      !says(sense, /^(?:wie|klant|klanten|leverancier|leveranciers)$/)));

/** 'De laatste 10 boekingen'. */
function newest({ tokens, details }: Sense): Question['order'] {
  const texts = tokens.map(({ text }) => text);
  if (details.limit === undefined) return undefined;
  if (texts.includes('laatste')) return 'nieuwste';
  return texts.includes('eerste') ? 'oudste' : undefined;
}

function sidesOf(sense: Sense): { zijde?: 'debet' | 'credit' } {
  if (has(sense, 'link', 'debet')) return { zijde: 'debet' };
  return has(sense, 'link', 'credit') ? { zijde: 'credit' } : {};
}

/** 'Welke kosten zijn gedaald' is about parts of them. */
function partsAsked({ tokens }: Sense, { measure, subject }: Asked): Question['split'] {
  const isWhich = tokens.some(
    ({ text }, at) => text === 'welke' && tokens[at + 1]?.text === 'kosten',
  );
  const isCosts = subject.kind === 'figure' && subject.key === 'kosten';
  return isWhich && isCosts && measure === 'verschil' ? 'groep' : undefined;
}

/** 'Welke kosten zijn het meest gestegen' asks what a change comes from, the largest first. */
function withCauses(sense: Sense, question: Asked): Asked {
  const { measure, split = partsAsked(sense, question), subject } = question;
  const isPart = split !== undefined && !isPeriodSplit(split);
  if (measure === 'verschil' && isPart) {
    const { order: _, ...rest } = question;
    const order = directionOf(sense);
    return { ...rest, split, measure: 'oorzaken', ...(order && { order }) };
  }
  if (measure !== 'oorzaken') return question;
  const { split: _, ...bare } = question;
  return subject.kind === 'figure' && isPart ? { ...bare, split } : bare;
}
