import { NameIndex } from './names/name-index.ts';
import { Calendar } from './periods/calendar.ts';
import { folded } from './text/fold.ts';
import type { Coded, KnownAccount, KnownRelation, World } from './world.ts';

/** What the grammar knows of the books of one company, prepared for finding. */
export interface Vocabulary {
  readonly world: World;
  readonly calendar: Calendar;
  readonly accounts: {
    readonly index: NameIndex;
    readonly byNumber: ReadonlyMap<string, KnownAccount>;
  };
  readonly relations: {
    readonly index: NameIndex;
    readonly byNumber: ReadonlyMap<string, KnownRelation>;
    /** How many have a name, folded. */
    readonly named: ReadonlyMap<string, number>;
  };
  readonly codes: Readonly<Record<CodeKind, readonly Coded[]>>;
  /** Whether a word stands in the name of an account or relation. */
  readonly isName: (word: string) => boolean;
}

export type CodeKind = 'dagboek' | 'btw_code' | 'kostenplaats';

/** Prepares the names of some books; once for each version of them. */
export function vocabularyOf(world: World): Vocabulary {
  const accounts = new NameIndex(world.accounts.map(({ naam }) => naam));
  const relations = new NameIndex(world.relations.map(({ naam }) => naam));
  const named = new Map<string, number>();
  for (const { naam } of world.relations) {
    const name = folded(naam);
    named.set(name, (named.get(name) ?? 0) + 1);
  }
  return {
    world,
    calendar: new Calendar(world),
    accounts: { index: accounts, byNumber: byKey(world.accounts, ({ rekening }) => rekening) },
    relations: {
      index: relations,
      byNumber: byKey(world.relations, ({ relatie }) => relatie),
      named,
    },
    codes: {
      dagboek: world.journals,
      btw_code: world.vatCodes,
      kostenplaats: world.costCentres,
    },
    isName: (word) => accounts.has(word) || relations.has(word),
  };
}

const byKey = <T>(items: readonly T[], keyOf: (item: T) => string): ReadonlyMap<string, T> =>
  new Map(items.map((item) => [keyOf(item).toLowerCase(), item]));
