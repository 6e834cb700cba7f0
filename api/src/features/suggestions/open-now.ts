import type { Figure } from '@kengetal/contract';
import { periodOfDay } from '@kengetal/ledger';
import { openWindow } from '../../books/open-items/open-items.ts';
import { isTold, tellsRelations, type Settled } from '../../books/open-items/settled.ts';
import type { ProjectBooks } from './books-of.ts';
import type { About } from './proof.ts';

export type OwedGroup = 'debiteuren' | 'crediteuren';

/** What is open of an invoice at the end of the last month of the books. */
export interface OpenItem {
  readonly relatie: string;
  readonly rekening: string;
  /** '' for what belongs to no invoice. */
  readonly factuur: string;
  /** Debit positive. */
  readonly cents: number;
  readonly datum: string;
  readonly vervaldatum: string | null;
  /** True for what the relation began the books with. */
  readonly beginstand: boolean;
}

/** What of the payments names an invoice where nearly all do, in percent. */
const NEARLY_ALL = 90;

/**
 * What is open now of each relation, of the groups of which the books tell it: payments say of
 * which invoice they are, and of whom. Where nearly all do, an invoice that none names is open,
 * also when nobody knows of whom the opening was.
 */
export async function listOpen({
  read,
  sql,
  projectId,
  now,
}: ProjectBooks): Promise<Map<OwedGroup, Map<string, OpenItem[]>>> {
  const periode = periodOfDay(now);
  const facts = await sql.rows<Settled & { groep: OwedGroup }>(
    `SELECT f.groep, f.betalingen, f.gekoppeld, f.op_relatie FROM open_item_facts f
     JOIN open_item_versions v ON v.project_id = f.project_id AND v.versie = f.versie
     WHERE f.project_id = $1`,
    [projectId],
  );
  const told = new Map<OwedGroup, Map<string, OpenItem[]>>();
  for (const fact of facts) {
    const isNamed = fact.gekoppeld * 100 >= fact.betalingen * NEARLY_ALL;
    if (isTold(fact) && (isNamed || (await tellsRelations(read, fact.groep, fact, periode)))) {
      told.set(fact.groep, new Map());
    }
  }
  const items = await sql.rows<OpenItem & { groep: OwedGroup }>(
    `SELECT o.groep, o.relatie, o.rekening, o.factuur, o.cents, o.datum, o.vervaldatum, o.beginstand
     FROM open_items o
     JOIN open_item_versions v ON v.project_id = o.project_id AND v.versie = o.versie
     WHERE o.project_id = $1 AND o.van <= $2 AND o.tot > $2
     ORDER BY o.datum, o.rekening, o.factuur`,
    [projectId, periode],
  );
  for (const { groep, ...item } of items) {
    const own = told.get(groep)?.get(item.relatie);
    if (own) own.push(item);
    else told.get(groep)?.set(item.relatie, [item]);
  }
  return told;
}

/** What is open of an invoice, opening into the lines that make it up. */
export function openFigure(
  { relatie, rekening, factuur, cents }: OpenItem,
  now: string,
  sign: 1 | -1,
  about: About,
): Figure {
  const { filters, ...window } = openWindow(periodOfDay(now));
  return {
    kind: 'booked',
    cents: sign * cents,
    sign,
    selection: {
      ...window,
      filters: [
        ...filters,
        { column: 'rekening', operator: 'eq', value: rekening },
        { column: 'tegenpartij', operator: 'eq', value: relatie },
        { column: 'post', operator: 'eq', value: factuur },
      ],
    },
    about,
  };
}
