import type { CallResponse } from '@kengetal/contract';
import type { ReadBooks } from '../../../books/store/reader.ts';
import type { Sql } from '../../../db/database.ts';

type Relation = CallResponse<'search'>['relations']['hits'][number];

/** All relations of the books, with the words that each is found by. */
interface Relations {
  readonly all: readonly Relation[];
  readonly texts: readonly string[];
}

/** Best ones that are held against what is booked: of those the first have lines. */
const CANDIDATES = 40;
const BYTES_OF_RELATION = 250;

/** The relations whose name or number has all words, the best first: those with bookings. */
export async function foundRelations(
  { sql, projectId, reading }: ReadBooks,
  search: string,
  most: number,
): Promise<CallResponse<'search'>['relations']> {
  const words = plain(search).split(/\s+/).filter(Boolean);
  if (words.length === 0) return { hits: [], count: 0 };
  const { all, texts } = await reading(
    'relations by name',
    () => load(sql, projectId),
    ({ all: { length } }) => BYTES_OF_RELATION * length,
  );
  const places: number[] = [];
  for (const [place, text] of texts.entries()) {
    if (words.every((word) => text.includes(word))) places.push(place);
  }
  const asked = plain(search);
  const ranked = places
    .map((place) => ({ place, rank: rankOf(texts[place] ?? '', asked) }))
    .sort((one, other) => one.rank - other.rank || one.place - other.place)
    .slice(0, CANDIDATES)
    .flatMap(({ place }) => all[place] ?? []);
  const booked = await withLines(sql, projectId, ranked);
  const isBooked = ({ relatie }: Relation) => booked.has(relatie);
  const best = [...ranked.filter(isBooked), ...ranked.filter((one) => !isBooked(one))];
  return { hits: best.slice(0, most), count: places.length };
}

/** 0 for the number or the whole name, then a name that begins so, then a word that does. */
function rankOf(text: string, asked: string): number {
  const [number = '', name = ''] = text.split('\n');
  if (number === asked || name === asked) return 0;
  if (name.startsWith(asked)) return 1;
  return name.includes(` ${asked}`) ? 2 : 3;
}

/** Without accents and capitals. */
const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

/** Those of the current sources, named as the newest has them, by name. */
async function load(sql: Sql, projectId: string): Promise<Relations> {
  const all = await sql.rows<Relation>(
    `SELECT r.relatie, r.naam, r.soort FROM (
       SELECT DISTINCT ON (r.relatie) r.relatie, r.naam, r.soort FROM relations r
       JOIN sources s ON s.project_id = r.project_id AND s.source_no = r.source_no
       WHERE r.project_id = $1
       ORDER BY r.relatie, s.end_date DESC, s.source_no DESC) r
     ORDER BY r.naam, r.relatie`,
    [projectId],
  );
  return { all, texts: all.map(({ relatie, naam }) => `${plain(relatie)}\n${plain(naam)}`) };
}

/** Which of them something is booked on. */
async function withLines(
  sql: Sql,
  projectId: string,
  relations: readonly Relation[],
): Promise<ReadonlySet<string>> {
  if (relations.length === 0) return new Set();
  const rows = await sql.rows<{ relatie: string }>(
    `SELECT k.relatie FROM unnest($2::text[]) AS k (relatie)
     WHERE EXISTS (SELECT FROM journal_lines l
                   JOIN sources s ON s.project_id = l.project_id AND s.source_no = l.source_no
                   WHERE l.project_id = $1 AND l.tegenpartij = k.relatie)`,
    [projectId, relations.map(({ relatie }) => relatie)],
  );
  return new Set(rows.map(({ relatie }) => relatie));
}
