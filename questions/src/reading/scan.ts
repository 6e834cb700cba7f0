import {
  isMeaning,
  LEXICON,
  type Meaning,
  type RefusalWord,
  type Role,
  type ValueOf,
} from '../lexicon/lexicon.ts';
import { amountAt, numberOfWord } from '../text/numbers.ts';
import { PeriodScan } from '../periods/marks.ts';
import type { Piece } from '../periods/pieces.ts';
import type { Token } from '../text/tokens.ts';
import type { Vocabulary } from '../vocabulary.ts';
import { isAsker } from './asker.ts';
import { ofBought } from './buying.ts';
import { phraseAt } from './phrase-at.ts';
import { refusalsIn } from './refusals-in.ts';
import { spentOn } from './spent-on.ts';

/** Words of a question that mean something together. */
export interface Mark {
  readonly from: number;
  /** First word after it. */
  readonly to: number;
  readonly meanings: readonly Meaning[];
  readonly piece?: Piece;
}

export interface Scanned {
  readonly tokens: readonly Token[];
  readonly marks: readonly Mark[];
  readonly refusals: ReadonlySet<RefusalWord>;
}

/** Divides a question into phrases, periods and words that mean nothing to the grammar. */
export function scan(
  tokens: readonly Token[],
  { calendar, world }: Vocabulary,
  taken: (place: number) => boolean = () => false,
  isOfVat = false,
): Scanned {
  const all = phrasesIn(tokens, taken);
  const isVat =
    isOfVat && !all.some(({ role }) => role === 'figure')
      ? true
      : all.some(
          ({ role, value }) =>
            role === 'subject' && (value.startsWith('vat') || value === 'component:btw'),
        );
  const isComparing = all.some(
    ({ role, value }) => (role === 'measure' && value === 'verschil') || value === 'tegen',
  );
  const periods = new PeriodScan(tokens, calendar, { isVat, isComparing });
  const marks: Mark[] = [];
  for (let at = 0; at < tokens.length;) {
    const mark = taken(at) ? undefined : markAt(tokens, at, periods);
    if (mark && !overlaps(mark, taken)) marks.push(mark);
    at = mark && !overlaps(mark, taken) ? mark.to : at + 1;
  }
  const booked = marks.map((mark) => ({
    ...mark,
    meanings: mark.meanings.map((each) => ofBought(each, world)),
  }));
  return { tokens, marks: withShares(tokens, booked), refusals: refusalsIn(tokens, taken) };
}

function phrasesIn(tokens: readonly Token[], taken: (place: number) => boolean): Meaning[] {
  const found: Meaning[] = [];
  for (let at = 0; at < tokens.length;) {
    const phrase = taken(at) ? undefined : LEXICON.longestAt(tokens, at);
    found.push(...(phrase?.values ?? []));
    at += phrase?.length ?? 1;
  }
  return found;
}

function markAt(tokens: readonly Token[], at: number, periods: PeriodScan): Mark | undefined {
  const phrase = phraseAt(tokens, at, periods);
  const period = periods.at(at);
  if (period && period.length >= (phrase?.length ?? 0)) {
    return { from: at, to: at + period.length, meanings: [], piece: period.piece };
  }
  if (!phrase)
    return isAsker(tokens, at, at + 1, []) ? { from: at, to: at + 1, meanings: [] } : undefined;
  const spent = spentOn(tokens, at);
  if (spent) return { from: at, to: at + phrase.length, meanings: spent };
  // 'Waar komt dat op neer' asks how much.
  if (
    /^waar (?:kom|kwam)/.test(`${tokens[at]?.text} ${tokens[at + 1]?.text}`) &&
    / neer | op uit /.test(` ${tokens.map(({ text }) => text).join(' ')} `)
  )
    return { from: at, to: at + phrase.length, meanings: [] };
  const to = at + phrase.length;
  if (isAsker(tokens, at, to, phrase.values)) return { from: at, to, meanings: [] };
  if (phrase.length === 1 && tokens[at]?.text === 'dan' && !isCompared(tokens, at))
    return { from: at, to, meanings: [] };
  if (phrase.length === 1 && tokens[at]?.text === 'verlopen' && isExpired(tokens))
    return { from: at, to, meanings: LATE };
  // 'De omzet was goed' puts nothing in order, as 'goede klanten' does; nor do 'goederen'.
  const isGood = phrase.length === 1 && /^goed(?:eren)?$/.test(tokens[at]?.text ?? '');
  if (isGood) return { from: at, to, meanings: [] };
  // 'Hoeveel kilometers reden we' asks for no reason.
  if (
    phrase.length === 1 &&
    tokens[at]?.text === 'reden' &&
    /^(?:de|het|we|wij|ze|zij|onze|mijn|er)$/.test(tokens[at + 1]?.text ?? '')
  )
    return { from: at, to, meanings: [] };
  // 'Lease pm excl': of VAT, where nothing follows that is left out.
  if (to === tokens.length && /^(?:excl|exclusief|ex)$/.test(tokens[at]?.text ?? ''))
    return { from: at, to, meanings: EXCL };
  if (isLess(tokens, at, to, phrase.values, periods)) return { from: at, to, meanings: HELD };
  return {
    from: at,
    to,
    meanings:
      isHeldAgainst(tokens, to, phrase.values) || isThanPeriod(tokens, to, phrase.values, periods)
        ? HELD
        : phrase.values,
  };
}

/** 'Personeelskosten t.o.v. de omzet' is a part of it, where 'omzet t.o.v. vorig jaar' holds two periods. */
function withShares(tokens: readonly Token[], marks: readonly Mark[]): Mark[] {
  const figureOf = (mark: Mark | undefined) =>
    mark?.meanings.find(({ role }) => role === 'figure')?.value;
  return marks.map((mark, index) => {
    const isHeld =
      mark.meanings.some((each) => isMeaning(each, 'link') && each.value === 'tegen') &&
      /^(?:tov|tegenover|van|tot)$/.test(tokens[mark.to - 1]?.text ?? '');
    if (!isHeld) return mark;
    const next = marks
      .slice(index + 1)
      .find(({ meanings }) => meanings.every(({ role }) => role !== 'filler'));
    const before = figureOf(marks.slice(0, index).findLast((each) => figureOf(each) !== undefined));
    const isPart =
      figureOf(next) === 'omzet' &&
      before !== undefined &&
      before !== 'omzet' &&
      next !== undefined &&
      next.from - mark.to <= 1;
    return isPart ? { ...mark, meanings: SHARE } : mark;
  });
}
const SHARE: readonly Meaning[] = [{ role: 'measure', value: 'aandeel' }];

/** '2024 minus 2023' holds two periods against each other. */
const isLess = (
  tokens: readonly Token[],
  at: number,
  to: number,
  values: readonly Meaning[],
  periods: PeriodScan,
): boolean =>
  values.some((each) => isMeaning(each, 'link') && each.value === 'min') &&
  periods.at(to) !== undefined &&
  [1, 2, 3].some((length) => periods.at(at - length)?.length === length);

const EXCL: readonly Meaning[] = [{ role: 'link', value: 'excl' }];
const HELD: readonly Meaning[] = [{ role: 'link', value: 'tegen' }];
const LATE: readonly Meaning[] = [{ role: 'link', value: 'telaat' }];
const OWED =
  /^(?:[a-z]*factuur|[a-z]*facturen|notas?|posten|vorderingen|betalen|open|openstaa[a-z]*|debiteuren|crediteuren|daarvan|hiervan|ervan)$/;

/** 'Welke facturen zijn verlopen' are late, against 'hoe zijn de debiteuren verlopen'. */
const isExpired = (tokens: readonly Token[]): boolean =>
  tokens.some(({ text }) => OWED.test(text)) &&
  !tokens.some(({ text }) => /^(?:hoe|omzet|kosten|winst|resultaat)$/.test(text));

const COMPARED =
  /^(?:meer|minder|anders|hoger|lager|beter|slechter|groter|kleiner|duurder|goedkoper|sneller|langzamer|vaker|liever)$/;

/** 'Dan juni' and 'en dan per maand' hold nothing against another: no word of comparing stands before. */
const isCompared = (tokens: readonly Token[], at: number): boolean =>
  tokens.slice(0, at).some(({ text }) => COMPARED.test(text));

/** 'Hoger dan' without a number behind it holds against something else. */
function isHeldAgainst(
  tokens: readonly Token[],
  to: number,
  meanings: readonly Meaning[],
): boolean {
  const isSize = meanings.some(
    (meaning) => isMeaning(meaning, 'link') && SIZES.includes(meaning.value),
  );
  const isThan =
    tokens[to - 1]?.text === 'dan' && !/^(?:ouder|langer)$/.test(tokens[to - 2]?.text ?? '');
  return isSize && isThan && !/^\d|^€/.test(tokens[to]?.text ?? '') && !isNumber(tokens, to);
}

/** 'Hoger dan 2023' is of a year, and 'hoger dan 2023 euro' of an amount. */
const isThanPeriod = (
  tokens: readonly Token[],
  to: number,
  meanings: readonly Meaning[],
  periods: PeriodScan,
): boolean =>
  tokens[to - 1]?.text === 'dan' &&
  meanings.some((meaning) => isMeaning(meaning, 'link') && SIZES.includes(meaning.value)) &&
  periods.at(to) !== undefined &&
  !/^(?:€|eur|euro|euros|k|mille|ton)$/.test(tokens[to + 1]?.text ?? '');

const isNumber = (tokens: readonly Token[], at: number): boolean => {
  const text = tokens[at]?.text;
  const isOne =
    text === 'een' &&
    !/^(?:hal(?:f|ve)|ton|mille|miljoen|maand|week|kwartaal|jaar)$/.test(
      tokens[at + 1]?.text ?? '',
    );
  const isThen = /^(?:geleden|eerder|terug|ervoor|daarvoor)$/.test(tokens[at + 2]?.text ?? '');
  return (
    !isOne &&
    !isThen &&
    (numberOfWord(text ?? '') !== undefined ||
      amountAt(
        tokens.slice(at, at + 3).map((each) => each.text),
        0,
      ) !== undefined)
  );
};

const SIZES: readonly ValueOf<'link'>[] = ['boven', 'onder', 'ouder'];

function overlaps({ from, to }: Mark, taken: (place: number) => boolean): boolean {
  for (let place = from; place < to; place += 1) if (taken(place)) return true;
  return false;
}

/** What marks mean in one role, in the order of the question. */
export function meant<R extends Role>(
  marks: readonly Mark[],
  role: R,
): { readonly mark: Mark; readonly value: ValueOf<R> }[] {
  return marks.flatMap((mark) =>
    mark.meanings.flatMap((meaning) =>
      isMeaning(meaning, role) ? [{ mark, value: meaning.value }] : [],
    ),
  );
}

/** Whether a word says a time. */
export const isMarked = (marks: readonly Mark[], place: number): boolean =>
  marks.some(({ from, to, piece }) => piece !== undefined && from <= place && place < to);
