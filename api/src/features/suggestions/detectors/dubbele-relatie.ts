import { periodOfDay, dayName } from '@kengetal/ledger';
import type { ProjectBooks } from '../books-of.ts';
import type { BooksDetector } from '../detector.ts';
import type { Finding } from '../finding.ts';
import { relationUse, type RelationUse } from '../owed.ts';
import { nextSlice } from '../../../slices.ts';
import { date, evidence, said, text } from '../proof.ts';

/** Letters that a name must have before a typo in it is one. */
const TYPO_LETTERS = 8;
/** Letters that one of both ends has in common, and relations with them beyond which they tell nothing. */
const ENDS = 4;
const MOST_ALIKE = 200;
/** What a name has in common with others. */
const FORMS =
  /\b(?:b\.? ?v\.?|n\.? ?v\.?|v\.? ?o\.? ?f\.?|c\.? ?v\.?|holding|groep|nederland|bedrijf|de|het)\b\.?/gi;

interface Relation extends RelationUse {
  readonly naam: string;
  readonly soort: string;
}

/** Two relations that are one. */
export const dubbeleRelatie: BooksDetector = async (books) => {
  const relations = await relationsOf(books);
  const named = relations.map((one) => ({ ...one, kaal: bareName(one.naam) }));
  const found: Finding[] = [];
  // Of equal names, and by first and last letters: with one typo, one of both is the same.
  const seen = new Set<string>();
  const keys = [
    (kaal: string) => kaal,
    (kaal: string) => kaal.slice(0, ENDS),
    (kaal: string) => kaal.slice(-ENDS),
  ];
  for (const keyOf of keys) {
    const groups = new Map<string, typeof named>();
    for (const one of named) {
      if (one.kaal.length < 3) continue;
      const key = `${one.soort} ${keyOf(one.kaal)}`;
      if (groups.get(key)?.push(one) === undefined) groups.set(key, [one]);
    }
    for (const group of groups.values()) {
      await nextSlice();
      if (group.length > MOST_ALIKE) continue;
      group.forEach((one, at) => {
        for (const other of group.slice(at + 1)) {
          const key = [one.relatie, other.relatie].sort().join(' ');
          if (seen.has(key) || !isSame(one, other)) continue;
          seen.add(key);
          found.push(findingOf(books, key, [one, other]));
        }
      });
    }
  }
  return found;
};

/** Relations with bookings, as the newest year has them. */
async function relationsOf(books: ProjectBooks): Promise<Relation[]> {
  const used = await relationUse(books);
  const rows = await books.sql.rows<Pick<Relation, 'relatie' | 'naam' | 'soort'>>(
    `SELECT DISTINCT ON (r.relatie) r.relatie, r.naam, r.soort FROM relations r
     JOIN sources s ON s.project_id = r.project_id AND s.source_no = r.source_no
     WHERE r.project_id = $1 AND r.naam <> ''
     ORDER BY r.relatie, s.end_date DESC, s.source_no DESC`,
    [books.projectId],
  );
  return rows.flatMap((row) => {
    const use = used.get(row.relatie);
    return use ? [{ ...row, ...use }] : [];
  });
}

/** A name without its legal form, case, accents and punctuation. */
function bareName(naam: string): string {
  return naam
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(FORMS, ' ')
    .replace(/&/g, 'en')
    .replace(/[^\p{L}\p{N}]+/gu, '');
}

interface Named {
  readonly naam: string;
  readonly kaal: string;
}

/** The same bare name, or a long one with one letter wrong; initials and branches are no typo. */
function isSame(one: Named, other: Named): boolean {
  if (one.kaal === other.kaal) return !differsInInitials(one, other);
  if (Math.min(one.kaal.length, other.kaal.length) < TYPO_LETTERS) return false;
  // A number tells branches, and people of one family, apart.
  if (/\d/.test(one.kaal + other.kaal) || differsInInitials(one, other)) return false;
  return isTypo(one.kaal, other.kaal);
}

/** Words of one or two letters, which are initials, differ. */
function differsInInitials(one: Named, other: Named): boolean {
  const initials = ({ naam }: Named) =>
    naam
      .replace(FORMS, ' ')
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .filter((word) => word.length > 0 && word.length <= 2)
      .join('');
  const [left, right] = [initials(one), initials(other)];
  return left !== right && left !== '' && right !== '';
}

/** One letter other, more, less, or two in the wrong order. */
function isTypo(one: string, other: string): boolean {
  let from = 0;
  while (from < one.length && one[from] === other[from]) from += 1;
  const [left, right] = [one.slice(from), other.slice(from)];
  return (
    left.slice(1) === right.slice(1) ||
    left.slice(1) === right ||
    left === right.slice(1) ||
    (left[0] === right[1] && left[1] === right[0] && left.slice(2) === right.slice(2))
  );
}

function findingOf(
  { now }: ProjectBooks,
  key: string,
  pair: readonly [Relation, Relation],
): Finding {
  const [one, other] = pair;
  const first = one.eerste < other.eerste ? one.eerste : other.eerste;
  const what = { klant: 'klanten', leverancier: 'leveranciers' }[one.soort] ?? 'relaties';
  return {
    detector: 'dubbele_relatie',
    key,
    category: 'kwaliteit',
    title: `${one.naam} staat er twee keer`,
    summary: said`${one.naam} (${one.relatie}) en ${other.naam} (${other.relatie}) lijken één en dezelfde.`,
    weight: 0,
    effect: null,
    urgency: 'heeft_tijd',
    due: null,
    certainty: 'waarschijnlijk',
    about: { relaties: [one.relatie, other.relatie], rekeningen: [], documenten: [] },
    periode_min: periodOfDay(first),
    periode_max: periodOfDay(now),
    blocks: [
      evidence(
        'Waarom',
        [text('Nummer'), text('Naam'), text('Boekingen'), date('Eerste'), date('Laatste')],
        pair.map(({ relatie, naam, aantal, eerste, laatste }) => [
          relatie,
          naam,
          String(aantal),
          eerste,
          laatste,
        ]),
      ),
    ],
    how: said`Twee ${what} met op hooguit één letter na dezelfde naam, zonder rechtsvorm en leestekens, die op ${dayName(now)} allebei boekingen hebben. KvK-nummers en rekeningnummers staan niet in de boeken: daarom waarschijnlijk, niet zeker.`,
    steps: [
      'Kijk of het KvK-nummer van beide hetzelfde is.',
      'Voeg ze samen in je boekhoudprogramma, zodat saldo en historie bij elkaar staan.',
    ],
    question: `Zijn ${one.naam} (${one.relatie}) en ${other.naam} (${other.relatie}) dezelfde?`,
  };
}
