import { LEXICON } from '../lexicon/lexicon.ts';
import { dateIn, yearNumber } from '../periods/dates.ts';
import { MONTHS } from '../periods/time-words.ts';
import { folded } from '../text/fold.ts';
import { nameWords } from '../names/name-index.ts';
import type { Token } from '../text/tokens.ts';
import type { CodeKind, Vocabulary } from '../vocabulary.ts';
import { take, takeName, takeWholeNames, type References } from './taken.ts';
import { codedAt, isCalled, namedAt } from './coded.ts';
import { takeRange } from './account-ranges.ts';
import { accountNamedAt } from './whole-names.ts';
import type { KnownAccount } from '../world.ts';

type Cue =
  | 'rekening'
  | 'relatie'
  | 'factuurnummer'
  | 'boekstuk'
  | 'dagboek'
  | 'btwcode'
  | 'kostenplaats';
const CODES: Partial<Record<Cue, CodeKind>> = {
  dagboek: 'dagboek',
  btwcode: 'btw_code',
  kostenplaats: 'kostenplaats',
};
const BETWEEN = new Set('nr nummer no met van de het code numero op in'.split(' '));
const PARTIES = new Set('klant leverancier debiteur crediteur deb cred relatie afnemer'.split(' '));
/** Words before a number that is a year rather than an account. */
const YEARS_NEXT = new Set(
  'in over jaar boekjaar eind begin sinds vanaf tot tm tov vs dan heel hele'.split(' '),
);
/** Number of a document, and no amount, account or day. */
const DOCUMENT = /^(?:[a-z]{0,4}\d{6,}|[a-z]{0,4}20\d\d(?:\d\d)?-\d{3,})$/;
/** One of six digits may be a month. */
const ALONE = /^(?:[a-z]{1,4}\d{6,}|\d{7,}|[a-z]{0,4}20\d\d(?:\d\d)?-\d{3,})$/;
/** One of letters, a month or year and a number is nothing else, wherever it stands. */
const LETTERED = /^[a-z]{1,4}20\d\d(?:\d\d)?-\d{3,}$/;
const MONEY = new Set(['€', 'euro', 'eur']);

/** Finds accounts, documents and codes by what stands before them; accounts also by themselves. */
export function referencesIn(tokens: readonly Token[], vocabulary: Vocabulary): References {
  const found: References = { accounts: [], relations: [], only: {}, places: new Set() };
  takeRange(tokens, vocabulary, found);
  for (let at = 0; at < tokens.length; at += 1) {
    if (found.places.has(at)) continue;
    const cue = cueAt(tokens, at);
    if (cue) readAfter(cue.kind, { tokens, at, next: at + cue.length }, vocabulary, found);
    else readBare(tokens, at, vocabulary, found);
  }
  if (found.accounts.length === 0) takeWholeNames(tokens, vocabulary, found);
  return found;
}

function cueAt(tokens: readonly Token[], at: number): { kind: Cue; length: number } | undefined {
  const phrase = LEXICON.longestAt(tokens, at);
  if (!phrase) return undefined;
  if (tokens[at - 1]?.text === 'per') return undefined;
  if (PARTIES.has(tokens[at]?.text ?? '') && /^\d+$/.test(tokens[at + 1]?.raw ?? '')) {
    return { kind: 'relatie', length: 1 };
  }
  // 'Boeking 1210' may be an amount or an account.
  if (
    /^(?:journaalpost|journaalboeking|boeking)$/.test(tokens[at]?.text ?? '') &&
    DOCUMENT.test(tokens[at + 1]?.raw ?? '')
  ) {
    return { kind: 'boekstuk', length: 1 };
  }
  if (tokens[at]?.text === 'factuur' && phrase.length === 1) {
    return { kind: 'factuurnummer', length: 1 };
  }
  const link = phrase.values.find(({ role, value }) => role === 'link' && isCue(value));
  return link && { kind: link.value as Cue, length: phrase.length };
}

const isCue = (value: string): value is Cue =>
  [
    'rekening',
    'relatie',
    'factuurnummer',
    'boekstuk',
    'dagboek',
    'btwcode',
    'kostenplaats',
  ].includes(value);

interface Place {
  readonly tokens: readonly Token[];
  /** Where the cue stands. */
  readonly at: number;
  readonly next: number;
}

function readAfter(kind: Cue, place: Place, vocabulary: Vocabulary, found: References): void {
  const { tokens, at } = place;
  let next = place.next;
  if (tokens[next]?.text === 'is' && /^\d{6,}$/.test(tokens[next + 1]?.raw ?? '')) next += 1;
  while (BETWEEN.has(tokens[next]?.text ?? '') && next - place.next < 2) next += 1;
  const { raw = '', text = '' } = tokens[next] ?? {};
  const codes = CODES[kind];
  if (codes) readCode(codes, { tokens, at, next }, vocabulary, found);
  else if (kind === 'rekening') {
    for (let more = next; more < tokens.length; more += 1) {
      const account = vocabulary.accounts.byNumber.get(tokens[more]?.raw ?? '');
      if (!account && tokens[more]?.text !== 'en') break;
      if (account) takeAccount(account, { tokens, at, next: more }, found);
    }
    const named =
      found.accounts.length === 0 ? accountNamedAt(tokens, next, vocabulary) : undefined;
    if (named) takeAccount(named.account, { tokens, at, next: named.to - 1 }, found);
    const isYear = yearNumber(vocabulary.calendar, tokens[next], false) !== undefined;
    if (found.accounts.length === 0 && !isYear && /^\d{3,8}$/.test(text)) found.unknown = raw;
  } else if (kind === 'relatie') {
    const relation = vocabulary.relations.byNumber.get(raw);
    if (relation) {
      found.relations.push(relation);
      take(found, at, next + 1);
      takeName(nameWords(relation.naam), tokens, next + 1, found);
    }
  } else if (
    /\d/.test(raw) &&
    !/^(?:q|k|kw|h)[1-4]$|^jaar\d/.test(text) &&
    !(isNoun(tokens, at) && yearNumber(vocabulary.calendar, tokens[next], false)) &&
    !(tokens[next - 1]?.text === 'op' && isDayAt(tokens, next, vocabulary)) &&
    (raw.length >= 5 || next > at + 1 || /[a-z-]/.test(raw))
  ) {
    if (kind === 'factuurnummer') found.only.factuur = numberOf(raw);
    else found.only.boekstuk = numberOf(raw);
    take(found, at, next + 1);
  }
}

/** 'Inkoopfacturen in 2024' names no number. */
const isNoun = (tokens: readonly Token[], at: number): boolean =>
  /factuur|facturen|nota/.test(tokens[at]?.text ?? '') && !/nr|nummer/.test(tokens[at]?.text ?? '');

/** 'Facturen op 15 maart' are those of a day. */
const isDayAt = (tokens: readonly Token[], at: number, { calendar }: Vocabulary): boolean =>
  MONTHS.longestAt(tokens, at + 1) !== undefined || dateIn(calendar, tokens[at]) !== undefined;

/** Letters of numbers of documents are capitals. */
const numberOf = (raw: string): string => raw.toUpperCase();

function readBare(
  tokens: readonly Token[],
  at: number,
  vocabulary: Vocabulary,
  found: References,
): void {
  const { accounts, calendar, world } = vocabulary;
  const { raw = '' } = tokens[at] ?? {};
  const rest = tokens.slice(at);
  const coded = codedAt(rest, vocabulary);
  if (coded) {
    found.only[coded.kind] = coded.code;
    take(found, at, at + coded.length);
  }
  // A number of a document that stands by itself.
  const isDocument = LETTERED.test(raw) || (tokens.length === 1 && ALONE.test(raw));
  if (isDocument && !accounts.byNumber.has(raw)) {
    found.only.factuur = numberOf(raw);
    take(found, at, at + 1);
    return;
  }
  if (!/^\d{3,}$/.test(raw)) return;
  const account = accounts.byNumber.get(raw);
  const isMoney = MONEY.has(tokens[at - 1]?.text ?? '') || MONEY.has(tokens[at + 1]?.text ?? '');
  const isSaidYear =
    YEARS_NEXT.has(tokens[at - 1]?.text ?? '') &&
    yearNumber(calendar, tokens[at], false) !== undefined;
  const isYear = isSaidYear || world.years.some(({ label }) => label.includes(raw));
  const before = (back: number) => tokens[at - back]?.text ?? '';
  const isBetween =
    (before(1) === 'tussen' && before(2) !== 'verschil') ||
    (before(1) === 'en' && before(3) === 'tussen' && before(4) !== 'verschil');
  const isCompared = isBetween || ['dan', 'boven', 'onder', 'vanaf'].includes(before(1));
  if (account && !isMoney && !isYear && !isCompared)
    takeAccount(account, { tokens, at, next: at }, found);
}

function takeAccount(account: KnownAccount, { tokens, at, next }: Place, found: References): void {
  if (!found.accounts.includes(account)) found.accounts.push(account);
  take(found, at, next + 1);
  takeName(nameWords(account.naam), tokens, next + 1, found);
}

function readCode(
  kind: CodeKind,
  { tokens, at, next }: Place,
  { codes }: Vocabulary,
  found: References,
): void {
  const rest = tokens.slice(next);
  const byCode = codes[kind].find(({ code }) => code.toLowerCase() === rest[0]?.raw);
  if (byCode) {
    found.only[kind] = byCode.code;
    take(found, at, next + 1);
    takeName(nameWords(byCode.naam), tokens, next + 1, found);
    return;
  }
  for (const from of [next, at]) {
    const named = namedAt(codes[kind], tokens, from);
    if (named) {
      found.only[kind] = named.code;
      take(found, at, named.to);
      return;
    }
  }
  const cue = tokens[at];
  const isGeneral = cue === undefined || cue.text === 'dagboek' || cue.text === 'journaal';
  const after = rest[0]?.text ?? '';
  const begun =
    isGeneral && kind === 'dagboek' && after.length > 3
      ? codes.dagboek.filter(({ naam }) => folded(naam).startsWith(after))
      : [];
  const [journal, ...others] = begun;
  if (journal && others.length === 0) {
    found.only.dagboek = journal.code;
    take(found, at, next + 1);
    return;
  }
  const called = isGeneral ? undefined : codes[kind].find((each) => isCalled(each, cue));
  if (kind !== 'dagboek' || !called) return;
  found.only.dagboek = called.code;
  take(found, at, at + 1);
}
