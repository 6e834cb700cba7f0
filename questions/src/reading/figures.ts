import { definition, isDefinitionKey } from '@kengetal/ledger';
import { figureWord, nameOf } from '../lexicon/lexicon.ts';
import type { FigureKey } from '../lexicon/types.ts';
import { findAccounts, idsOfWords } from '../names/accounts.ts';
import { nameKey, nameWords } from '../names/name-index.ts';
import { groupsOfFigure } from './draft.ts';
import { meant } from './scan.ts';
import type { Sense } from './sense.ts';

type FoundFigure = Sense['figures'][number];

/** Nouns so general that any other figure beside them is what is meant, unless it is joined to them. */
const GENERAL_NOUNS =
  'saldo geld bank tegoed inkomsten verkopen uitgaven inkoop inkopen korting schuld schulden belasting belastingen vermogen cash'.split(
    ' ',
  );
/** Words so general that any other figure beside them is what is meant. */
export const GENERAL_WORDS = new Set([
  ...GENERAL_NOUNS,
  ...'gedraaid draaiden draaide gefactureerd verkocht besteed kwijt gekost kostte kost verdiend liquide'.split(
    ' ',
  ),
]);
/** Figures beside which others say no more than what they are of: 'bij welke omzet draaien we quitte'. */
const ALONE: ReadonlySet<FigureKey> = new Set<FigureKey>([
  'break_even_omzet',
  'runway',
  'dso',
  'dpo',
]);
/** What all others are a part of. */
export const TOTALS: ReadonlySet<FigureKey> = new Set<FigureKey>([
  'kosten',
  'omzet',
  'som_der_kosten',
]);

/** What is asked of an amount in percent is its part of the omzet. */
export const IN_PERCENT: Partial<Record<string, FigureKey>> = {
  brutomarge: 'brutomarge_percentage',
  ebitda: 'ebitda_marge',
  resultaat: 'nettomarge',
  nettoresultaat: 'nettomarge',
  totaal_eigen_vermogen: 'solvabiliteit',
};

export interface ChosenFigures {
  /** What is asked, in the order of the question. */
  readonly keys: readonly FigureKey[];
  readonly without: readonly FigureKey[];
  /** What a share is of. */
  readonly of?: FigureKey;
}

/** Which figures a question is about, which are taken out, and which one a share is of. */
export function chosenFigures(sense: Sense): ChosenFigures {
  const links = meant(sense.scanned.marks, 'link');
  const without = links.find(({ value }) => value === 'zonder');
  const isOut = ({ mark }: FoundFigure) => without !== undefined && mark.from >= without.mark.to;
  const own = sense.figures.filter((found) => !isOut(found));
  const out = sense.figures.filter(isOut).map(({ key }) => key);
  const isChange = meant(sense.scanned.marks, 'measure').some(({ value }) => value === 'verschil');
  // 'Met hoeveel procent is het gestegen' is of no whole.
  const isOfTime = isChange || isOverTime(sense);
  const isOfWhole = (to: number) =>
    !isOfTime ||
    !/^(?:procent|%|pct|procentueel|percentueel)$/.test(sense.tokens[to - 1]?.text ?? '') ||
    sense.tokens[to]?.text === 'van';
  const share = meant(sense.scanned.marks, 'measure').find(
    ({ mark, value }) => value === 'aandeel' && isOfWhole(mark.to),
  );
  const isShare =
    share !== undefined || (!isOfTime && links.some(({ value }) => value === 'procent'));
  const [part, whole] =
    isShare && !areEach(sense, own, share !== undefined) ? shareOf(sense, own) : [own, undefined];
  const keys = unique(specific(sense, part).map(({ key }) => key));
  return { keys, without: unique(out), ...(whole !== undefined && { of: whole }) };
}

/** 'Inkoop materiaal tov vorig jaar in procenten': of a change over time, and of no whole. */
const isOverTime = ({ tokens, scanned }: Sense): boolean =>
  meant(scanned.marks, 'link').some(
    ({ mark: { to }, value }) =>
      value === 'tegen' &&
      scanned.marks.some(
        ({ from, piece, meanings }) =>
          (piece !== undefined || meanings.some(({ role }) => role === 'against')) &&
          from >= to &&
          tokens.slice(to, from).every(({ text }) => BEFORE_TIME.test(text)),
      ),
  );

const BEFORE_TIME =
  /^(?:de|het|die|dat|in|van|over|eind|[a-z]*zelfde|maand|maanden|mnd|mnden|mnds|kwartaal|kwartalen|periode)$/;

/** 'Brutomarge en nettomarge in procenten': each of them, and not one of the other. */
const areEach = (
  { tokens }: Sense,
  [one, other]: readonly FoundFigure[],
  isShare: boolean,
): boolean =>
  !isShare &&
  one !== undefined &&
  other !== undefined &&
  tokens.slice(one.mark.to, other.mark.from).some(({ text }) => text === 'en');

/** A part and the whole it is a part of: 'personeelskosten als percentage van de omzet'. */
function shareOf(
  sense: Sense,
  own: readonly FoundFigure[],
): [FoundFigure[], FigureKey | undefined] {
  const [one, other] = [own[0], own[1]];
  if (!one || !other) return [[...own], undefined];
  const last = own.at(-1);
  // 'Loonkosten (lonen) als % van de omzet': what is said between says which part.
  if (own.length > 2 && last && TOTALS.has(last.key)) return [own.slice(-2, -1), last.key];
  // 'Welk deel van de omzet gaat op aan personeel', 'hoeveel procent van de kosten is huur'.
  const before = sense.tokens
    .filter((_, place) => place < one.mark.from && !sense.details.places.has(place))
    .slice(-3);
  // 'Hoeveel procent van de winst gaat naar belasting'.
  const isOfOne =
    before.some(
      ({ text }, at) =>
        /^(?:procent|%|pct|percentage|deel)$/.test(text) && before[at + 1]?.text === 'van',
    ) &&
    !TOTALS.has(other.key) &&
    !/^(?:in|op|tov|binnen)$/.test(sense.tokens[other.mark.from - 1]?.text ?? '') &&
    !/^(?:in|op|tov|binnen)$/.test(sense.tokens[other.mark.from - 2]?.text ?? '');
  const isWholeFirst =
    (before.some(({ text }) => text === 'van') && TOTALS.has(one.key)) || isOfOne;
  return isWholeFirst ? [own.slice(1), one.key] : [[one], other.key];
}

/** Figures without those that another one is a part of, and without words that say little. */
function specific({ tokens, scanned }: Sense, found: readonly FoundFigure[]): FoundFigure[] {
  const isGeneral = ({ key, mark }: FoundFigure) =>
    // 'Geven we uit aan inkoop', against 'hoeveel geld geven we uit'.
    (key === 'kosten' &&
      mark.meanings.length === 0 &&
      found.some((each) => each.key !== 'kosten' && each.key !== 'bank_en_kas')) ||
    (mark.to - mark.from === 1 && GENERAL_WORDS.has(tokens[mark.from]?.text ?? '')) ||
    (key === 'resultaat' &&
      /^(?:over|overhouden|overgehouden|blijft|bleef|blijven)$/.test(
        tokens[mark.to - 1]?.text ?? '',
      ));
  const isEquity = found.some(({ key }) => key === 'totaal_eigen_vermogen');
  const own = found.filter(({ key }) => !(isEquity && isCountedIn(tokens) && key === 'resultaat'));
  const isListed = (each: FoundFigure) =>
    GENERAL_NOUNS.includes(tokens[each.mark.from]?.text ?? '') &&
    own.some((other) => other !== each && areListed(tokens, each, other));
  const told = own.filter((each) => !isGeneral(each) || isListed(each));
  const general = told.length > 0 ? told : own;
  const alone = general.filter(({ key }) => ALONE.has(key));
  const isJoined = (one: FoundFigure, other: FoundFigure) =>
    tokens
      .slice(Math.min(one.mark.to, other.mark.to), Math.max(one.mark.from, other.mark.from))
      .some(({ text }) => text === 'en');
  const rest =
    alone.length > 0
      ? general.filter((each) => alone.some((one) => one === each || isJoined(one, each)))
      : general;
  const isLoanLeft =
    rest.some(({ key }) => key === 'langlopende_schulden') &&
    STILL_OWED.test(` ${tokens.map(({ text }) => text).join(' ')} `);
  const only = meant(scanned.marks, 'link')
    .filter(({ value }) => value === 'alleen')
    .map(({ mark }) => mark.to);
  const isOnly = (one: FoundFigure, whole: FoundFigure) =>
    only.includes(one.mark.from) &&
    groupsOfFigure(one.key).length > 0 &&
    groupsOfFigure(one.key).every((group) => groupsOfFigure(whole.key).includes(group));
  return rest.filter(
    (each) =>
      !rest.some((other) => other !== each && isOnly(other, each)) &&
      !(isLoanLeft && each.key === 'kasstroom_langlopend') &&
      !rest.some(
        (other) => other !== each && !isJoined(each, other) && isPartOf(other.key, each.key),
      ),
  );
}

/** 'Omzet en inkoop', 'omzet, inkoop': nothing but what joins them stands between two figures. */
function areListed(tokens: Sense['tokens'], one: FoundFigure, other: FoundFigure): boolean {
  const [first, last] = one.mark.from < other.mark.from ? [one, other] : [other, one];
  const between = tokens.slice(first.mark.to, last.mark.from).map(({ text }) => text);
  const isNext = tokens[last.mark.from - between.length]?.isNext === true;
  const isDashed = tokens[last.mark.from]?.isDashed === true;
  return (
    (isNext || isDashed || between.some((text) => JOINING.test(text))) &&
    between.every((text) => JOINING.test(text) || SMALL.test(text))
  );
}

const JOINING = /^(?:en|plus)$/;

/** 'Vermogen met de winst erbij', 'met het resultaat al verwerkt': what is in another figure is asked of nothing. */
export const isCountedIn = (tokens: Sense['tokens']): boolean =>
  / (?:meegerekend|meegeteld|verwerkt|inbegrepen|inclusief|incl) | met .*erbij /.test(
    ` ${tokens.map(({ text }) => text).join(' ')} `,
  );

/** 'Wat staat er nog open', 'hoeveel moet er nog op de lening worden afgelost': what is left of it. */
const STILL_OWED =
  / nog (?:open|over) | (?:moet|moeten) .*nog .*(?:afgelost|aflossen) | nog .*af te lossen | nog af te lossen /;

function isPartOf(part: FigureKey, whole: FigureKey): boolean {
  if (part === whole) return false;
  const groups = groupsOfFigure(part);
  const all = groupsOfFigure(whole);
  const isSmaller = groups.length < all.length && isDefinitionKey(part) && isDefinitionKey(whole);
  return (
    isSmaller &&
    TOTALS.has(whole) &&
    definition(part).basis === definition(whole).basis &&
    groups.every((group) => all.includes(group))
  );
}

/**
 * The account that has these very words as its name, where they are no more than another word for
 * a figure: 'bruto lonen'. The name of a group is the group (decision 0090).
 */
export function accountNamed(sense: Sense, key: FigureKey): string | undefined {
  const [found, ...others] = sense.figures.filter((each) => each.key === key);
  const isBooked = isDefinitionKey(key) && definition(key).basis === 'flow' && !TOTALS.has(key);
  if (!found || others.length > 0 || !isBooked) return undefined;
  const words = nameKey(sense.tokens.slice(found.mark.from, found.mark.to).map(({ text }) => text));
  const names = [nameOf(key), figureWord(key)].map((name) => nameKey(nameWords(name)));
  const { named } = sense.vocabulary.accounts;
  const [account, ...more] = named.get(words) ?? named.get(words.replaceAll(' ', '')) ?? [];
  const isPart = account && more.length === 0 && groupsOfFigure(key).includes(account.groep);
  return isPart && !names.includes(words) ? account.rekening : undefined;
}

/** 'Afschrijving busjes': of two figures behind each other, the account of the first that is called as the second is. */
export function accountWithin({ figures, tokens, vocabulary }: Sense): string | undefined {
  const [one, other, ...more] = figures;
  if (!one || !other || more.length > 0) return undefined;
  const between = tokens.slice(one.mark.to, other.mark.from);
  const isOne =
    between.every(({ text }) => SMALL.test(text)) && tokens[other.mark.from]?.isNext !== true;
  const words = tokens.slice(other.mark.from, other.mark.to);
  const groups = groupsOfFigure(one.key);
  const isPart = groupsOfFigure(other.key).some((group) => groups.includes(group));
  const found =
    isOne && !isPart && !TOTALS.has(one.key)
      ? findAccounts(idsOfWords(words, vocabulary), vocabulary, (group) => groups.includes(group))
      : undefined;
  const [account, ...others] = found?.accounts ?? [];
  return others.length === 0 ? account?.rekening : undefined;
}

const SMALL = /^(?:van|op|voor|aan|de|het|onze|mijn)$/;

const unique = <T>(items: readonly T[]): T[] => [...new Set(items)];
