import { definition, isDefinitionKey, KENGETAL_KEYS, kengetal } from '@kengetal/ledger';
import { namesIn } from '../../../answers/world.ts';
import type { ReadBooks } from '../../../books/store/reader.ts';
import { mapInSlices } from '../../../slices.ts';

/**
 * Legal persons, Dutch and foreign, and the state: a relation with one in its name is no person. A
 * partnership (v.o.f., maatschap, c.v.) is called after its partners and counts as people.
 */
const LEGAL =
  /(?:^|[\s,(])(?:b\.?\s?v\.?|n\.?\s?v\.?|u\.?a\.?|stichting|vereniging|co[oö]peratie|onderlinge|gemeente|provincie|waterschap|ministerie|belastingdienst|gmbh|ag|ltd|limited|plc|inc|llc|corp|bvba|srl|sprl|sarl|s\.?a\.?|sas|spa|aps|oy|ab)(?=$|[\s,.)])/i;

/** A text cut into words without their capitals and accents, each with its place. */
export function wordsOf(text: string): { word: string; from: number; to: number }[] {
  return [...text.matchAll(/[\p{L}\p{M}]+/gu)].map(({ 0: found, index }) => ({
    word: folded(found),
    from: index,
    to: index + found.length,
  }));
}

const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

export const isPerson = (name: string): boolean => !LEGAL.test(name);

/** Names of people among the relations of the books. */
export interface Persons {
  /** Whole names, their words with a space between. */
  readonly whole: ReadonlySet<string>;
  /** Words of a name that nothing else in bookkeeping is called. */
  readonly words: ReadonlySet<string>;
}

/** The names of people in a version of the books; made once while those are in memory. */
export function personsIn(read: ReadBooks): Promise<Persons> {
  return read.reading(
    'persons of questions',
    async () => {
      const { relations } = await namesIn(read);
      const people = relations.map(({ naam }) => naam).filter(isPerson);
      const names = await mapInSlices(people, (name) => wordsOf(name).map(({ word }) => word));
      return personsOf(names, ordinaryWords(read));
    },
    ({ words, whole }) => BYTES_OF_WORD * (words.size + whole.size),
  );
}

const BYTES_OF_WORD = 150;

/** @param names each as its words */
export function personsOf(
  names: readonly (readonly string[])[],
  ordinary: ReadonlySet<string>,
): Persons {
  const whole = new Set<string>();
  const words = new Set<string>();
  for (const parts of names) {
    for (const word of parts) if (word.length > 2 && !ordinary.has(word)) words.add(word);
    // What is called 'Bank' or 'Diversen' is nobody.
    if (parts.some((word) => !ordinary.has(word))) whole.add(parts.join(' '));
  }
  return { whole, words };
}

/** Words that a question about books may have in another meaning than a name. */
function ordinaryWords({ books }: ReadBooks): Set<string> {
  const names = [
    ...[...books.accounts.values()].flatMap(({ naam, groep }) => [naam, groep]),
    ...KENGETAL_KEYS.map((key) => kengetal(key).name),
    ...[...books.accounts.values()].map(({ groep }) =>
      isDefinitionKey(groep) ? definition(groep).name : '',
    ),
  ];
  const ofBooks = names.flatMap((name) => wordsOf(name).map(({ word }) => word));
  return new Set([...COMMON.split(/\s+/), ...ofBooks]);
}

const COMMON = `
januari februari maart april mei juni juli augustus september oktober november december
jan feb mrt apr jun jul aug sep sept okt nov dec maand maanden kwartaal kwartalen jaar jaren week dag
de het een en of van voor met zonder op in aan bij door over per sinds vanaf tot tussen naar uit om
dit dat deze die wat wie waar wanneer waarom hoe welke hoeveel ons onze wij we ik mij mijn jij je jullie
is zijn was waren heeft hebben had hadden wordt worden kan kunnen moet moeten gaat gaan staat staan
toon laat zien geef vertel vraag maak top meer minder meest minst hoogste laagste grootste kleinste
nog niet geen alle alles nu eerder vorig vorige dan ook wel zo toch er hier daar
omzet kosten winst verlies resultaat marge btw balans bank kas saldo factuur facturen boeking boekingen
klant klanten debiteur debiteuren leverancier leveranciers crediteur crediteuren relatie relaties
rekening rekeningen openstaand openstaande betaald betaling betalingen bedrag bedragen euro diversen
verkoop inkoop huur loon lonen rente auto kantoor begroting groei verschil totaal gemiddeld gemiddelde
`.trim();
