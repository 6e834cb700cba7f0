import type { Token } from '../text/tokens.ts';
import type { Vocabulary } from '../vocabulary.ts';
import { GROUPS } from '@kengetal/ledger';
import { withBooked } from '../names/namesakes.ts';
import type { FigureKey } from '../lexicon/types.ts';
import { figureOfWord, findAccounts, idsOfWords } from '../names/accounts.ts';
import { groupsOfFigure } from './draft.ts';
import { accountNamed, chosenFigures } from './figures.ts';
import { senseOf, type Sense } from './sense.ts';

/** What is taken out of a figure. */
export interface Left {
  readonly keys: readonly FigureKey[];
  readonly accounts: readonly string[];
  readonly relations: readonly string[];
}

/** Relations of which one is meant: 'zonder Hendriks' of three. */
interface Which {
  readonly naam: string;
  readonly which: readonly string[];
}

const NOTHING: Left = { keys: [], accounts: [], relations: [] };
const JOINING = new Set('en of noch'.split(' '));
/** Words beside what is left out that add nothing to it. */
const IDLE = new Set('samen tezamen beide allebei gezamenlijk'.split(' '));

const isWhich = (left: Left | Which | string | undefined): left is Which =>
  typeof left === 'object' && 'which' in left;

/**
 * What words name that may be left out of a figure; a text is what nothing explains, and undefined
 * is that there is nothing.
 */
export function leftBy(
  tokens: readonly Token[],
  vocabulary: Vocabulary,
  of: FigureKey | undefined,
): Left | string | undefined {
  const left = leftOrWhich(tokens, vocabulary, of);
  return isWhich(left) ? left.naam : left;
}

/** The same, or of which relations one is named. */
export function leftOrWhich(
  tokens: readonly Token[],
  vocabulary: Vocabulary,
  of: FigureKey | undefined,
): Left | Which | string | undefined {
  const said = tokens.filter(({ text }) => !IDLE.has(text));
  const parts = splitAt(said, ({ text }) => JOINING.has(text)).flatMap((part) =>
    splitAtCommas(part),
  );
  const whole = oneBy(said, vocabulary, of);
  const each = parts.map((part) => oneBy(part, vocabulary, of));
  const which = each.find(isWhich);
  if (which && (typeof whole !== 'object' || isWhich(whole))) return which;
  const unknown = each.find((one) => typeof one === 'string');
  // A name with 'en' in it is one: 'Jansen en Zonen'.
  if (unknown !== undefined) return typeof whole === 'object' && parts.length > 1 ? whole : unknown;
  const found = each.filter((one): one is Left => typeof one === 'object' && !isWhich(one));
  if (found.length === 0) return undefined;
  return {
    keys: [...new Set(found.flatMap(({ keys }) => keys))],
    accounts: [...new Set(found.flatMap(({ accounts }) => accounts))],
    relations: [...new Set(found.flatMap(({ relations }) => relations))],
  };
}

/** @param longest Most words behind a comma that divides. */
export const splitAtCommas = (tokens: readonly Token[], longest = tokens.length): Token[][] =>
  tokens.reduce<Token[][]>((made, token, at) => {
    if (at === 0 || (token.isNext === true && tokens.length - at <= longest)) made.push([]);
    made.at(-1)?.push(token);
    return made;
  }, []);

export function splitAt(
  tokens: readonly Token[],
  isSplit: (token: Token, place: number) => boolean,
): Token[][] {
  const parts: Token[][] = [[]];
  tokens.forEach((token, place) => {
    if (isSplit(token, place)) parts.push([]);
    else parts.at(-1)?.push(token);
  });
  return parts.filter((part) => part.length > 0);
}

function oneBy(
  tokens: readonly Token[],
  vocabulary: Vocabulary,
  of: FigureKey | undefined,
): Left | Which | string | undefined {
  const sense = senseOf(tokens, vocabulary);
  const { relation, references, rest } = sense;
  const kind =
    of === 'debiteuren' || of === 'crediteuren'
      ? 'staat_open'
      : of === 'omzet'
        ? 'verkocht'
        : 'ingekocht';
  const [only, ...others] = withBooked(relation?.items ?? [], () => [kind]);
  if (only && others.length > 0)
    return { naam: only.naam, which: [only, ...others].map(({ relatie }) => relatie) };
  if (references.unknown !== undefined) return references.unknown;
  const { keys } = chosenFigures(sense);
  const [more] = rest;
  if (references.accounts.length > 0) {
    return { ...NOTHING, accounts: references.accounts.map(({ rekening }) => rekening) };
  }
  if (only) return more ? more.token.raw : { ...NOTHING, relations: [only.relatie] };
  const [key] = keys;
  if (rest.length > 0) return namedBy(sense, keys, of);
  // Of 'de verkoop van de bus' neither is left out.
  if (keys.length > 1) return tokens.map(({ raw }) => raw).join(' ');
  if (key === undefined) return undefined;
  // 'De omzet zonder materialen' is without that part of it, and not without costs.
  if (of === 'omzet' && !groupsOfFigure(key).some((group) => groupsOfFigure(of).includes(group)))
    return namedBy({ vocabulary, rest: figureWords(sense) }, [], of);
  const account = keys.length === 1 ? accountNamed(sense, key) : undefined;
  return account === undefined ? { ...NOTHING, keys } : { ...NOTHING, accounts: [account] };
}

const figureWords = ({ figures, tokens }: Sense): Sense['rest'] =>
  figures.flatMap(({ mark: { from, to } }) =>
    tokens.slice(from, to).map((token, at) => ({ token, place: from + at })),
  );

/** Accounts that have the words that nothing else explains in their name, within the figure. */
function namedBy(
  { rest, vocabulary }: Pick<Sense, 'rest' | 'vocabulary'>,
  keys: readonly FigureKey[],
  of: FigureKey | undefined,
): Left | string {
  const groups = of === undefined ? [] : groupsOfFigure(of);
  const isAllowed = (group: keyof typeof GROUPS) =>
    groups.length > 0 ? groups.includes(group) : GROUPS[group].type === 'resultaat';
  const words = rest.map(({ token }) => token);
  const found = findAccounts(idsOfWords(words, vocabulary), vocabulary, isAllowed);
  if (found) return { ...NOTHING, accounts: found.accounts.map(({ rekening }) => rekening) };
  // Of two accounts of one group the group is not what is left out.
  const isEach =
    words.length > 1 &&
    words.every((word) => findAccounts(idsOfWords([word], vocabulary), vocabulary, isAllowed));
  const figures = isEach || of === 'omzet' ? [] : words.flatMap((word) => figureOfWord(word) ?? []);
  if (figures.length === words.length && keys.length === 0) return { ...NOTHING, keys: figures };
  return words.map(({ raw }) => raw).join(' ');
}
