import type { QuestionSubject } from '@kengetal/contract';
import { GROUPS, type GroupKey } from '@kengetal/ledger';
import type { FigureKey } from '../lexicon/types.ts';
import {
  areAlike,
  figureOfWord,
  findAccounts,
  idsOfWords,
  type AccountIds,
} from '../names/accounts.ts';
import type { KnownAccount, KnownRelation } from '../world.ts';
import { asked, figure, groupsOfFigure, measured, type Asked, type Draft } from './draft.ts';
import { chosenFigures } from './figures.ts';
import { meant } from './scan.ts';
import { has, type RestWord, type Sense } from './sense.ts';
import type { Reader } from './subjects.ts';

type Side = Extract<QuestionSubject, { kind: 'relation' }>['side'];
/** More accounts than this are not added up: too many for one thing to be meant. */
const MOST_TOGETHER = 8;
const MOST_CHOICES = 6;

const account = (accounts: readonly KnownAccount[]): QuestionSubject => ({
  kind: 'account',
  rekeningen: accounts.map(({ rekening }) => rekening),
});

/** A customer or supplier by name or number. */
export const readRelation: Reader = (sense) => {
  const { relation } = sense;
  if (!relation) return undefined;
  const [key] = chosenFigures(sense).keys;
  const [only, ...others] = tradingAs(sense, relation.items, key);
  if (!only) return undefined;
  const before = sense.tokens[Math.min(...relation.places) - 1]?.text ?? '';
  if (key !== undefined && OUT.has(before)) return notWithout(key, only.naam, []);
  if (others.length > 0) {
    const text = 'Welke relatie bedoel je?';
    return {
      kind: 'ask',
      text,
      asked: relation.items.map((each) => ofRelation(sense, each).asked),
    };
  }
  return ofRelation(sense, only);
};

/** Of a company that is a customer under one number and a supplier under another, the one that is meant. */
function tradingAs(
  sense: Sense,
  items: readonly KnownRelation[],
  key: FigureKey | undefined,
): readonly KnownRelation[] {
  const isSold = key === 'omzet' || key === 'debiteuren' || has(sense, 'side', 'verkocht') || has(sense, 'noun', 'klanten'); // prettier-ignore
  const isBought = key === 'kosten' || key === 'crediteuren' || has(sense, 'side', 'ingekocht') || has(sense, 'noun', 'leveranciers'); // prettier-ignore
  if (isSold === isBought) return items;
  const wanted = items.filter(({ soort }) => soort === (isSold ? 'klant' : 'leverancier'));
  return wanted.length > 0 ? wanted : items;
}

function ofRelation(sense: Sense, relation: KnownRelation): Extract<Draft, { kind: 'asked' }> {
  const { relatie } = relation;
  const { accounts } = sense.references;
  if (accounts.length > 0) return asked({ subject: account(accounts), only: { relatie } });
  const [key] = chosenFigures(sense).keys;
  const isPart = key !== undefined && !['omzet', 'kosten', 'debiteuren', 'crediteuren', 'resultaat', 'bank_en_kas', 'vreemd_vermogen'].includes(key); // prettier-ignore
  if (isPart && groupsOfFigure(key).length > 0) {
    return asked({ ...measured(figure(key)), only: { relatie } });
  }
  const side = sideOf(sense, relation, key);
  const other: Side = side === 'verkocht' ? 'ingekocht' : 'verkocht';
  const isTraded = side === 'verkocht' || side === 'ingekocht';
  const isBoth = isTraded && (relation.soort === 'beide' || relation.soort === 'overig');
  const of = (each: Side): Asked => ({ subject: { kind: 'relation', relatie, side: each } });
  return asked(of(side), isBoth && key === undefined ? [of(other)] : []);
}

/** What is asked of a relation: the words beside it decide, else whether it buys or sells. */
function sideOf(sense: Sense, { soort }: KnownRelation, key: FigureKey | undefined): Side {
  const isOpen =
    key === 'debiteuren' || key === 'crediteuren' || key === 'vreemd_vermogen' ||
    sense.scanned.marks.some(({ meanings }) => meanings.some(({ value }) => String(value).startsWith('open:'))) ||
    has(sense, 'link', 'telaat'); // prettier-ignore
  if (isOpen || has(sense, 'side', 'openstaand')) return 'openstaand';
  if (has(sense, 'side', 'betaald')) return 'betaald';
  if (key === 'omzet') return 'verkocht';
  if (key === 'kosten') return 'ingekocht';
  if (has(sense, 'side', 'ingekocht')) return soort === 'klant' ? 'verkocht' : 'ingekocht';
  if (has(sense, 'side', 'verkocht')) return 'verkocht';
  return soort === 'leverancier' || soort === 'overig' ? 'ingekocht' : 'verkocht';
}

/** Accounts by number. */
export const readNumbered: Reader = (sense) => {
  const { references } = sense;
  if (references.unknown !== undefined && references.accounts.length === 0) {
    return {
      kind: 'unknown',
      text: `Rekening ${references.unknown} staat niet in deze boekhouding.`,
    };
  }
  if (references.accounts.length === 0) return undefined;
  const [of] = has(sense, 'measure', 'aandeel') ? chosenFigures(sense).keys : [];
  return asked({ subject: account(references.accounts), ...(of !== undefined && { of }) });
};

/** Accounts by words that nothing else explains: 'huur', 'omzet onderhoud'. */
export const readAccounts: Reader = (sense) => {
  const words = sense.rest;
  const [one] = words;
  if (!one || words.length > 6) return undefined;
  const [named] = chosenFigures(sense).keys;
  // 'Huur als percentage van de omzet' is of the omzet, and no part of it.
  const isShare = has(sense, 'measure', 'aandeel') && (named === 'omzet' || named === 'kosten');
  const key = isShare ? undefined : named;
  const isBalance = key === 'bank_en_kas' || has(sense, 'link', 'stand');
  const isAllowed = allowedBy(key, isBalance);
  const ids = idsOfWords(
    words.map(({ token }) => token),
    sense.vocabulary,
  );
  for (const part of runsOf(ids)) {
    const found = findAccounts(part, sense.vocabulary, isAllowed);
    const draft = found && draftOf(preferred(found.accounts, isBalance || key !== undefined), key);
    if (draft?.kind === 'asked' && isShare && named === 'omzet') {
      return { ...draft, asked: { ...draft.asked, of: named } };
    }
    if (draft) return draft;
  }
  return key === undefined || key === 'kosten' ? figureOfRest(words) : undefined;
};

/** Which groups an account may be in, by the figure that is named beside it. */
function allowedBy(key: FigureKey | undefined, isBalance: boolean): (group: GroupKey) => boolean {
  const groups = key === undefined || key === 'bank_en_kas' ? [] : groupsOfFigure(key);
  if (groups.length > 0) return (group) => groups.includes(group);
  return (group) => !isBalance || GROUPS[group].type === 'balans';
}

/** Words next to each other, the most first. */
function runsOf(words: AccountIds): AccountIds[] {
  const runs: AccountIds[] = [];
  for (let length = words.length; length > 0; length -= 1) {
    for (let from = 0; from + length <= words.length; from += 1) {
      runs.push(words.slice(from, from + length));
    }
  }
  return runs;
}

/** Accounts of costs and income, where what is asked does not say a balance. */
function preferred(accounts: readonly KnownAccount[], isSaid: boolean): readonly KnownAccount[] {
  const result = accounts.filter(({ groep }) => GROUPS[groep].type === 'resultaat');
  return isSaid || result.length === 0 ? accounts : result;
}

function draftOf(accounts: readonly KnownAccount[], key: FigureKey | undefined): Draft | undefined {
  if (accounts.length === 0) return undefined;
  if (accounts.length === 1) return asked({ subject: account(accounts) });
  const each = accounts.slice(0, MOST_CHOICES).map((one) => ({ subject: account([one]) }));
  if (areAlike(accounts) && accounts.length <= MOST_TOGETHER) {
    return asked({ subject: account(accounts) }, each);
  }
  const costs = accounts.filter(({ groep }) => GROUPS[groep].type === 'resultaat');
  if (key === 'kosten' && areAlike(costs) && costs.length > 0) return asked({ subject: account(costs) }, each); // prettier-ignore
  const banks = accounts.filter(({ groep }) => groep === 'bank_en_kas');
  if (banks.length === 1) return asked({ subject: account(banks) }, each.slice(0, 2));
  return { kind: 'ask', text: 'Welke rekening bedoel je?', asked: each };
}

/** The account that has the words of figures in its name. */
export function accountCalled(sense: Sense): Draft | undefined {
  const words = sense.figures.flatMap(({ mark: { from, to } }) => sense.tokens.slice(from, to));
  const found = findAccounts(
    idsOfWords([...new Set(words)], sense.vocabulary),
    sense.vocabulary,
    () => true,
  );
  return found && draftOf(found.accounts, undefined);
}

const OUT = new Set('zonder behalve exclusief excl minus'.split(' '));

/** Accounts and customers cannot be taken out of a figure; the figure that they are part of can. */
export function withoutNamed(sense: Sense): Draft | undefined {
  const [key] = chosenFigures(sense).keys;
  const link = meant(sense.scanned.marks, 'link').find(({ value }) => value === 'zonder');
  const word = sense.rest.find(
    ({ place, tie }) =>
      (tie !== undefined && OUT.has(tie)) || (link !== undefined && place >= link.mark.to),
  );
  if (key === undefined || !word) return undefined;
  const { without } = chosenFigures(sense);
  return notWithout(key, word.token.raw, [...without, ...partOf(word)]);
}

function notWithout(key: FigureKey, name: string, parts: readonly FigureKey[]): Draft {
  const whole = measured(figure(key));
  const less = parts.length === 0 ? [] : [{ subject: { ...figure(key), without: [...parts] } }];
  const text = `‘${name}’ is geen regel van de winst-en-verliesrekening of balans, dus die kan er niet af. Wat wil je zien?`;
  return { kind: 'ask', text, asked: [...less, whole] };
}

/** The figure that ordinary words for costs are part of, where no account has that name. */
function figureOfRest(words: readonly RestWord[]): Draft | undefined {
  const keys = words.flatMap(({ token }) => figureOfWord(token) ?? []);
  const [key] = keys;
  return key === undefined || words.length > 2 ? undefined : asked(measured(figure(key)));
}

/** What a word after 'uitgegeven aan' is searched as, when nothing has that name. */
export function searched(sense: Sense, key: FigureKey): Draft | undefined {
  const tied = sense.rest.filter(({ tie }) => tie !== undefined);
  const [from] = tied.length > 0 ? tied : sense.rest;
  if (!from) return undefined;
  const text = sense.rest
    .filter(({ place }) => place >= from.place)
    .map(({ token }) => token.raw)
    .join(' ');
  const whole = measured(figure(key));
  const search = { ...whole, only: { omschrijving: text } };
  if (key === 'kosten' && tied.length > 0) return asked(search, [whole]);
  const asking = `‘${text}’ is geen rekening, klant of leverancier in deze boekhouding. Wat bedoel je?`;
  return { kind: 'ask', text: asking, asked: [whole, search] };
}

function partOf({ token }: RestWord): FigureKey[] {
  const key = figureOfWord(token);
  return key === undefined ? [] : [key];
}
