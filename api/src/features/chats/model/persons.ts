import { namesIn } from '../../../answers/world.ts';
import type { ReadBooks } from '../../../books/store/reader.ts';
import { mapInSlices } from '../../../slices.ts';
import { ORDINARY } from './ordinary-words.ts';
import { folded, wordsOf } from './words.ts';

/*
 * Legal persons, Dutch and foreign, and the state. A form counts where it stands in the name of one: what
 * is called by it begins with it, the others end with it; 'N.V. Smit' and 'Smit, N.V.' are initials.
 * A partnership (v.o.f., maatschap, c.v.) is called after its partners and counts as people.
 */
const FIRST =
  /^(?:stichting|vereniging|co[oö]peratie(?:ve)?|onderlinge|gemeente|provincie|waterschap|ministerie|belastingdienst)(?:\s+\p{L}|$)/iu;
const LAST =
  /(?<!,)[\s(](?:b\.?\s?v|n\.?\s?v|u\.?\s?a|gmbh|ltd|limited|plc|inc|llc|corp|bvba|srl|sprl|sarl)\.?\)?$/i;
/** Forms that are surnames too ('Sas', 'Spa', 'Aps') count in capitals alone. */
const LAST_IN_CAPITALS = /(?<!,)[\s(](?:AG|SA|SAS|SPA|SpA|APS|ApS|OY|AB)\)?$/;

/** Whether a relation of this name may be somebody: what says of itself that it is a legal person is nobody. */
export function isPerson(name: string): boolean {
  const trimmed = name.trim();
  if (FIRST.test(trimmed) || LAST.test(trimmed)) return false;
  return !(LAST_IN_CAPITALS.test(trimmed) && trimmed !== trimmed.toUpperCase());
}

/** What people among the relations of the books are called. */
export interface Persons {
  /** Whole names, their words with a space between. */
  readonly whole: ReadonlySet<string>;
  /** Words of a name that mean nothing else in a question about books. */
  readonly words: ReadonlySet<string>;
  /** Codes that tell a name, as 'PIETERSEN'. */
  readonly codes: ReadonlySet<string>;
  /** These without their capitals, where they are no word of a name. */
  readonly codeWords: ReadonlySet<string>;
  /** Codes in the books that look like a handle. */
  readonly taken: ReadonlySet<string>;
}

/** A person as the books have one. */
interface Person {
  readonly name: string;
  readonly code: string;
}

/** The names of people in a version of the books; made once while those are in memory. */
export function personsIn(read: ReadBooks): Promise<Persons> {
  return read.reading(
    'persons of questions',
    async () => {
      const { relations, journals, vatCodes, costCentres } = await namesIn(read);
      const people = relations.flatMap(({ naam, relatie }) =>
        isPerson(naam) ? [{ name: naam, code: relatie }] : [],
      );
      const others = [...journals, ...vatCodes, ...costCentres].map(({ code }) => code);
      return personsOf(people, [...relations.map(({ relatie }) => relatie), ...others]);
    },
    ({ words, whole, codes }) => BYTES_OF_WORD * (words.size + whole.size + codes.size),
  );
}

const BYTES_OF_WORD = 150;

/** @param codes all codes of the books */
export async function personsOf(
  people: readonly Person[],
  codes: readonly string[] = [],
): Promise<Persons> {
  const whole = new Set<string>();
  const words = new Set<string>();
  await mapInSlices(people, ({ name }) => {
    const parts = wordsOf(name).map(({ word }) => word);
    for (const word of parts) if (word.length > 1 && !ORDINARY.has(word)) words.add(word);
    // What is called 'Bank' or 'Diversen' is nobody; 'Jan Bank' may be.
    if (parts.length > 1 || words.has(parts[0] ?? '')) whole.add(parts.join(' '));
  });
  const told = people.map(({ code }) => code).filter(isTelling);
  return {
    ...{ whole, words },
    codes: new Set(told),
    codeWords: new Set(told.map(folded).filter((code) => !words.has(code))),
    taken: new Set(codes.filter((code) => /^R\d{1,4}$/.test(code))),
  };
}

/** 'K12' and '10023' tell nothing, 'PIETERSEN' does. */
export const isTelling = (code: string): boolean =>
  /\p{L}{3}/u.test(code) && !ORDINARY.has(folded(code));
