import type { Question } from '@kengetal/contract';
import { BOUGHT } from './buying.ts';
import { isChangedMost, isTurned } from './direction.ts';
import { isStock, type Asked } from './draft.ts';
import { meant } from './scan.ts';
import { first, has, type Sense } from './sense.ts';
import { isCounted } from './subjects.ts';
import type { Time } from './said-time.ts';
import { lineOf } from './turn-words.ts';

const COMPARED = new Set(
  'hoger lager meer minder beter slechter groter kleiner duurder goedkoper'.split(' '),
);

/** In which measure a question asks what it is about: how much, which part, how many, by what it changed. */
export function measureOf(sense: Sense, { subject }: Asked, time: Time): Question['measure'] {
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
  if (said.has('aandeel') && asksByHowMuch(sense) && isHeldTo(sense, time)) return 'verschil';
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

const isHeldTo = (sense: Sense, { against }: Time): boolean =>
  against !== undefined || first(sense, 'against') !== undefined;

/** 'Met hoeveel procent': of a change, and no part of a whole. */
export const asksByHowMuch = (sense: Sense): boolean =>
  / met (?:hoeveel|welk) (?:procent|percentage|%) /.test(lineOf(sense));

/** 'Hoger dan', 'meer of minder': a difference, where there is something to be held against. */
const isComparison = (sense: Sense, time: Time): boolean =>
  isHeldTo(sense, time) && isCompared(sense);

export const isCompared = ({ tokens }: Pick<Sense, 'tokens'>): boolean =>
  tokens.some(({ text }) => COMPARED.has(text));
