import { NameIndex, nameKey, nameWords } from './names/name-index.ts';
import { singularsOf } from './text/singulars.ts';
import { WordList } from './text/word-list.ts';
import { Calendar } from './periods/calendar.ts';
import type { Coded, KnownAccount, KnownRelation, World } from './world.ts';

/** What the grammar knows of the books of one company, prepared for finding. */
export interface Vocabulary {
  readonly world: World;
  readonly calendar: Calendar;
  readonly accounts: {
    readonly index: NameIndex;
    readonly byNumber: ReadonlyMap<string, KnownAccount>;
    /** By whole names, folded. */
    readonly named: ReadonlyMap<string, readonly KnownAccount[]>;
  };
  readonly relations: {
    readonly index: NameIndex;
    readonly byNumber: ReadonlyMap<string, KnownRelation>;
  };
  readonly codes: Readonly<Record<CodeKind, readonly Coded[]>>;
  /** Whether a word stands in the name of an account or relation. */
  readonly isName: (word: string) => boolean;
  /** Words of all names, which typing errors may stand for. */
  readonly nameWords: WordList;
  /** Whether two words stand beside each other in a name. */
  readonly isNamePair: (one: string, other: string) => boolean;
}

export type CodeKind = 'dagboek' | 'btw_code' | 'kostenplaats';

/** Prepares the names of some books; once for each version of them. */
export function vocabularyOf(world: World): Vocabulary {
  const accounts = new NameIndex(world.accounts.map(({ naam }) => naam));
  const relations = new NameIndex(world.relations.map(({ naam }) => naam));
  const codes = new Set(
    [world.journals, world.vatCodes, world.costCentres]
      .flat()
      .flatMap(({ naam }) => nameWords(naam)),
  );
  const names = [world.accounts, world.relations, world.costCentres]
    .flat()
    .map(({ naam }) => nameWords(naam));
  const pairs = new Set(
    names.flatMap((words) => words.slice(1).map((word, at) => `${words[at]} ${word}`)),
  );
  return {
    world,
    calendar: new Calendar(world),
    accounts: {
      index: accounts,
      byNumber: byKey(world.accounts, ({ rekening }) => rekening),
      named: byName(world.accounts),
    },
    relations: {
      index: relations,
      byNumber: byKey(world.relations, ({ relatie }) => relatie),
    },
    codes: {
      dagboek: world.journals,
      btw_code: world.vatCodes,
      kostenplaats: world.costCentres,
    },
    isName: (word) =>
      [word, ...singularsOf(word)].some(
        (name) => accounts.has(name) || relations.has(name) || codes.has(name),
      ),
    nameWords: new WordList(new Set(names.flat())),
    isNamePair: (one, other) => pairs.has(`${one} ${other}`),
  };
}

function byName(accounts: readonly KnownAccount[]): Map<string, KnownAccount[]> {
  const named = new Map<string, KnownAccount[]>();
  for (const account of accounts) {
    const key = nameKey(nameWords(account.naam));
    const before = named.get(key);
    if (before) before.push(account);
    else named.set(key, [account]);
  }
  return named;
}

const byKey = <T>(items: readonly T[], keyOf: (item: T) => string): ReadonlyMap<string, T> =>
  new Map(items.map((item) => [keyOf(item).toLowerCase(), item]));
