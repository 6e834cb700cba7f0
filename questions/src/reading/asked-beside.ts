import type { Question } from '@kengetal/contract';
import { ACCOUNT_MEANINGS, KNOWN_WORDS } from '../lexicon/lexicon.ts';
import { isCountedIn } from './figures.ts';
import { isMarked, meant, type Mark } from './scan.ts';
import type { Sense } from './sense.ts';

const ASKS = /^(?:hoeveel|wat|welke?|wie)$/;
const SMALL = /^(?:in|over|van|dan|nog|en|de|het)$/;

/** 'De huur en KPN', 'KPN belde, wat is de huur': an account that is asked beside a relation and not of it. */
export function isBesideRelation(place: number, sense: Sense, { subject }: Question): boolean {
  const { tokens, relation, scanned } = sense;
  if (subject.kind !== 'relation' || !relation || !ACCOUNT_MEANINGS.has(tokens[place]?.stem ?? ''))
    return false;
  const places = [...relation.places];
  const last = Math.max(...places.filter((at) => at < place));
  const [from, to] = last >= 0 ? [last, place] : [place, Math.min(...places)];
  const between = tokens.slice(from + 1, to);
  const asks = between.findIndex(({ text }) => ASKS.test(text));
  const isTold = between
    .slice(0, Math.max(asks, 0))
    .some(({ text }, at) => !SMALL.test(text) && !isMarked(scanned.marks, from + 1 + at));
  return (
    isTold ||
    tokens
      .slice(from + 1, to + 1)
      .some(({ text, isNext }, at) => text === 'en' || (isNext === true && asks < 0 && at > 0))
  );
}

const NOUN_OF_FIGURE =
  /^(?:omzet|kosten|winst|verlies|resultaat|bank|banksaldo|saldo|kas|schulden?|debiteuren|crediteuren|voorraad|eigen|lonen|salarissen|[a-z]+kosten|[a-z]+lasten)$/;

/** 'De omzet en de openstaande facturen', 'bank eind 2024 en omzet 2024': one of two is told. */
export function isAskedBeside(
  from: number,
  to: number,
  { scanned, tokens, rest }: Sense,
  { subject }: Question,
): boolean {
  const { marks } = scanned;
  const key = marks
    .find((mark) => mark.from === from)
    ?.meanings.find(({ role }) => role === 'figure')?.value;
  if (
    key === undefined ||
    !NOUN_OF_FIGURE.test(tokens[from]?.text ?? '') ||
    JSON.stringify(subject).includes(`"${key}"`)
  )
    return false;
  if (JSON.stringify(subject).includes('totaal_eigen_vermogen') && isCountedIn(tokens))
    return false;
  const isOfAccount = subject.kind === 'account';
  const en = tokens.findIndex(
    ({ text }, at) => at >= to && (isOfAccount ? /^(?:en|incl|inclusief)$/ : /^en$/).test(text),
  );
  const isBetween =
    en >= 0 &&
    tokens.slice(to, en).every(({ text }, at) => SMALL.test(text) || isMarked(marks, to + at));
  const isNamed = isOfAccount && rest.some(({ place }) => place > en && place <= en + 2);
  return (
    isBetween &&
    (isNamed ||
      marks.some(
        (mark) =>
          mark.from > en &&
          mark.from <= en + 3 &&
          mark.meanings.some(({ role }) => /^(?:figure|subject|noun)$/.test(role)),
      ))
  );
}

/** 'Per maand en per klant': by one of them it is divided. */
export const isOtherSplit = (
  from: number,
  meanings: Mark['meanings'],
  { tokens }: Sense,
  { split }: Question,
): boolean =>
  split !== undefined &&
  tokens[from]?.text === 'per' &&
  meanings.length > 0 &&
  meanings.every(({ role, value }) => role === 'split' && value !== split);

const SPLIT_OF: Readonly<Record<string, string>> = {
  klanten: 'relatie',
  leveranciers: 'relatie',
  maanden: 'maand',
  kwartalen: 'kwartaal',
  posten: 'rekening',
};

/** 'De beste maand en de beste klant', 'de grootste klant en leverancier': of two lists one is told. */
export function isOtherList(
  from: number,
  { scanned, tokens }: Sense,
  { order, split }: Question,
): boolean {
  if (order === undefined) return false;
  // 'Omzet per klant en leverancier'.
  const isNoun = scanned.marks.some(
    (mark) =>
      mark.from === from &&
      mark.meanings.some(({ role, value }) => role === 'noun' && value === 'leveranciers'),
  );
  if (
    isNoun &&
    tokens[from - 1]?.text === 'en' &&
    meant(scanned.marks, 'split').some(({ mark }) => mark.to === from - 1)
  )
    return true;
  const nouns = meant(scanned.marks, 'noun').filter(({ value }) => SPLIT_OF[value] !== undefined);
  const at = nouns.findIndex(({ mark }) => mark.from === from);
  const [own, beside] = [nouns[at], nouns[at === 0 ? 1 : at - 1]];
  if (!own || !beside || own.value === beside.value) return false;
  const [one, other] = own.mark.from < beside.mark.from ? [own, beside] : [beside, own];
  const between = scanned.tokens.slice(one.mark.to, other.mark.from).map(({ text }) => text);
  const isListed =
    between.some((text) => /^(?:en|welke?)$/.test(text)) &&
    scanned.marks.every(
      ({ meanings, from: at }) =>
        at <= one.mark.from ||
        at >= other.mark.from ||
        meanings.every(({ role }) => role === 'filler' || role === 'order'),
    );
  return (
    isListed && (SPLIT_OF[own.value] !== split || (SPLIT_OF[beside.value] === split && at > 0))
  );
}

/** 'Mat' and 'vak' are no forms of 'mate' and 'vaak', though they are alike without their endings. */
export const isOnlyAlike = (
  from: number,
  to: number,
  sense: Sense,
  meanings: Mark['meanings'],
): boolean =>
  to - from === 1 &&
  ((sense.tokens[from]?.text.length ?? 0) <= 4 || isBehindFigure(from, sense)) &&
  meanings.every(({ role }) => role === 'filler') &&
  !KNOWN_WORDS.has(sense.tokens[from]?.text ?? '');

/** 'Omzet particulieren 2024', 'omzet pinksteren': what stands there says of what, whatever its form. */
export const isBehindFigure = (place: number, { tokens, scanned, figures }: Sense): boolean =>
  figures.some(({ mark }) => mark.to === place && mark.from < place) &&
  (place === tokens.length - 1 || isMarked(scanned.marks, place + 1));

/** 'Wat kochten we aan machines' is no depreciation of them, where they have an account of their own. */
export const isOfDepreciation = (
  text: string,
  { tokens, vocabulary }: Sense,
  { subject }: Question,
): boolean => {
  if (
    subject.kind !== 'account' ||
    tokens.some((each) => /^(?:afschr|afgeschr|schrijf|schrijven|schreven)/.test(each.text))
  )
    return false;
  const groups = (rekening: string) => vocabulary.accounts.byNumber.get(rekening)?.groep;
  const isWorth = vocabulary.accounts.index
    .find(text, 'part')
    .some(({ id }) => vocabulary.world.accounts[id]?.groep === 'materiele_activa');
  return isWorth && subject.rekeningen.every((each) => groups(each) === 'afschrijvingen');
};
