import { GROUPS, type GroupKey } from '@kengetal/ledger';
import { findAccounts, idsOfWords } from '../names/accounts.ts';
import { nameWords } from '../names/name-index.ts';
import type { KnownAccount } from '../world.ts';
import { TOTALS } from './figures.ts';
import { has, type RestWord, type Sense } from './sense.ts';

type Listed = Pick<RestWord, 'place' | 'token'>;

/** Whether a word is the next of a list: behind a comma or 'en'. */
const isNextOfList = ({ tokens }: Pick<Sense, 'tokens'>, place: number): boolean =>
  tokens[place]?.isNext === true || /^(?:en|of)$/.test(tokens[place - 1]?.text ?? '');

/** What stands behind 'aan', and the words that go on from it in a list: 'aan benzine en lease'. */
export function spentOn(sense: Pick<Sense, 'tokens' | 'rest'>): readonly RestWord[] | undefined {
  const from = sense.rest.findIndex(({ tie }) => tie === 'aan');
  if (from < 0) return undefined;
  const isOn = (word: RestWord, before: RestWord) =>
    word.place === before.place + 1 ||
    [word.place, word.place - 1].some((place) => isNextOfList(sense, place));
  const words = sense.rest.slice(from);
  const end = words.findIndex((word, index) => {
    const before = words[index - 1];
    return before !== undefined && !isOn(word, before);
  });
  return end < 0 ? words : words.slice(0, end);
}

/** 'Verdeeld over installatiewerk, onderhoud en toestellen': the account of each of a list. */
export function listedAccounts(
  words: readonly RestWord[],
  sense: Sense,
  isAllowed: (group: GroupKey) => boolean,
): readonly KnownAccount[] | undefined {
  const items: Listed[][] = [];
  for (const word of [...words, ...figuresListed(words, sense)]) {
    if (isNextOfList(sense, word.place) || items.length === 0) items.push([]);
    items.at(-1)?.push(word);
  }
  const found = items.map((item) => {
    const ids = idsOfWords(
      item.map(({ token }) => token),
      sense.vocabulary,
    );
    return findAccounts(ids, sense.vocabulary, isAllowed)?.accounts ?? [];
  });
  const each = [...new Set(found.flat())];
  const isEach = found.every(({ length }) => length === 1) && each.length === items.length;
  return items.length > 1 && isEach ? each : undefined;
}

/** Words for figures that stand in the same list: 'verbouwingen, contracten en materialen'. */
const figuresListed = (
  [first]: readonly RestWord[],
  { figures, tokens, ...sense }: Sense,
): Listed[] =>
  figures.flatMap(({ mark: { from, to } }) => {
    const token = tokens[from];
    const isListed =
      first !== undefined &&
      from > first.place &&
      to === from + 1 &&
      isNextOfList({ tokens, ...sense }, from);
    return token && isListed ? [{ place: from, token }] : [];
  });

/** 'Rente op de lening' is 'Rente banklening': the account whose name has all of the words, and no others. */
export function withFigure(
  words: readonly RestWord[],
  { tokens, figures, vocabulary }: Sense,
): KnownAccount | undefined {
  const [one, ...others] = figures;
  if (!one || others.length > 0 || TOTALS.has(one.key)) return undefined;
  const said = [...words.map(({ token }) => token), ...tokens.slice(one.mark.from, one.mark.to)];
  const [found, ...more] =
    findAccounts(idsOfWords(said, vocabulary), vocabulary, () => true)?.accounts ?? [];
  return found && more.length === 0 && nameWords(found.naam).length === said.length
    ? found
    : undefined;
}

/** 'Machines, balans eind 2024': whether an account of the balance sheet is named that is asked for. */
export const isOnBalance = (sense: Sense): boolean =>
  has(sense, 'subject', 'component:balans') &&
  sense.rest.some(
    ({ token }) =>
      findAccounts(
        idsOfWords([token], sense.vocabulary),
        sense.vocabulary,
        (group) => GROUPS[group].type === 'balans',
      ) !== undefined,
  );
