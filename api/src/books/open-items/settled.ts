import type { ReadBooks } from '../store/reader.ts';
import { partsParameters } from './making.ts';
import { partsOf } from './parts.ts';
import { LOOSE_OPENINGS } from './sql.ts';
import type { OwedGroup } from './totals.ts';

/** What was settled of a group, and how much of it says of whom and of which invoice; cents. */
export interface Settled {
  readonly betalingen: number;
  readonly op_relatie: number;
  readonly gekoppeld: number;
}

/** What of the payments names a relation where nearly all do, in percent. */
const NEARLY_ALL = 90;

/** Whether the books tell which invoices are open: payments say of which they are, by half at least. */
export function isTold({ betalingen, gekoppeld }: Pick<Settled, 'betalingen' | 'gekoppeld'>) {
  return gekoppeld * 2 >= betalingen;
}

/**
 * Whether the books tell the balance of each relation at the end of a month: nearly all payments
 * name one, and the opening is not of nobody, on which they may have been paid.
 */
export async function tellsRelations(
  { books, sql, projectId, reading }: ReadBooks,
  groep: OwedGroup,
  { betalingen, op_relatie }: Pick<Settled, 'betalingen' | 'op_relatie'>,
  periode: number,
): Promise<boolean> {
  if (op_relatie * 100 < betalingen * NEARLY_ALL) return false;
  const loose = await reading('loose openings', async () => {
    const parts = await partsOf(sql, projectId);
    const rows = await sql.rows<{ rekening: string; begin: number }>(LOOSE_OPENINGS, [
      ...partsParameters({ projectId, parts }),
    ]);
    return rows.map(({ rekening, begin }) => {
      const end = parts.find((part) => part.begin === begin)?.end ?? begin;
      return { rekening, begin, end };
    });
  });
  const own = new Set(books.accountsOf([groep]).map(({ rekening }) => rekening));
  return !loose.some(
    ({ rekening, begin, end }) => own.has(rekening) && begin <= periode && periode < end,
  );
}
