import { accountsIn, namesIn } from '../../../answers/world.ts';
import type { ReadBooks } from '../../../books/store/reader.ts';
import { mapInSlices } from '../../../slices.ts';
import { isPerson } from './persons.ts';
import { wordsOf } from './words.ts';

const MOST = 12;

interface Found {
  readonly kind: string;
  readonly code: string;
  readonly name: string;
  /** Set for somebody, whose code may tell the name. */
  readonly isPerson?: boolean;
}

/** What in the books is called like this, or has this number: the names that share most of its words. */
export async function namedLike(read: ReadBooks, text: string): Promise<Found[]> {
  const { relations, journals, vatCodes, costCentres } = await namesIn(read);
  const kindOf = (kind: string) => (one: { code: string; naam: string }) => ({
    ...{ kind, code: one.code, name: one.naam },
  });
  const all: Found[] = [
    ...accountsIn(read.books).map(({ rekening, naam }) => ({
      ...{ kind: 'account', code: rekening, name: naam },
    })),
    ...relations.map(({ relatie, naam, soort }) => ({
      ...{ kind: soort, code: relatie, name: naam, isPerson: isPerson(naam) },
    })),
    ...journals.map(kindOf('dagboek')),
    ...vatCodes.map(kindOf('btw_code')),
    ...costCentres.map(kindOf('kostenplaats')),
  ];
  const asked = wordsOf(text).map(({ word }) => word);
  const code = text.trim();
  const rank = (one: Found): number => {
    if (one.code === code) return Number.POSITIVE_INFINITY;
    const words = wordsOf(one.name).map(({ word }) => word);
    const shared = asked.filter((word) =>
      words.some((other) => other === word || (word.length > 3 && other.startsWith(word))),
    );
    return shared.length / Math.max(1, asked.length);
  };
  const ranked = await mapInSlices(all, (one) => ({ one, score: rank(one) }));
  return ranked
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, MOST)
    .map(({ one }) => one);
}
