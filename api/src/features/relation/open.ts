import type { CallResponse, Figure, FilterItem } from '@kengetal/contract';
import { monthDays, monthName } from '@kengetal/ledger';
import { currentColumn } from '../../books/columns/comparison.ts';
import { lastDay } from '../../books/columns/days.ts';
import type { AgeBasis } from '../../books/open-items/ages.ts';
import { isTold, tellsRelations } from '../../books/open-items/settled.ts';
import { bookedFigure } from '../../books/figures/booked.ts';
import type { ReadBooks } from '../../books/store/reader.ts';

type Open = NonNullable<CallResponse<'relation'>['open']>;
type Owed = Open['facturen'][number]['groep'];

interface OpenRow {
  readonly groep: Owed;
  readonly basis: AgeBasis;
  readonly betalingen: number;
  readonly gekoppeld: number;
  readonly op_relatie: number;
  /** Null where nothing is open. */
  readonly factuur: string | null;
  readonly peildatum: string;
  readonly dagen: number;
  readonly cents: number | null;
}

/** Invoices that are listed; the sums are of all. */
const LISTED = 50;
/** Before all books: an invoice may be years old. */
const FIRST = 190001;
const SIGNS: Readonly<Record<Owed, 1 | -1>> = { debiteuren: 1, crediteuren: -1 };

/** What is open of a relation at the end of the booked months; null while that is worked out. */
export async function openOf(
  read: ReadBooks,
  relatie: string,
  periode: number,
): Promise<Open | null> {
  const asked = { naam: '', type: 'maand', periode_min: periode, periode_max: periode } as const;
  const { day, ahead } = await currentColumn(read, asked);
  const until = day ?? ahead?.day;
  const stand =
    until === undefined ? monthDays(periode).last : lastDay({ periode_max: periode, day: until });
  const accounts = read.books.accountsOf(['debiteuren', 'crediteuren']);
  const rows = await read.sql.rows<OpenRow>(OPEN, [
    ...[read.projectId, relatie, periode, stand],
    accounts.map(({ rekening }) => rekening),
  ]);
  const [first] = rows;
  if (!first) return null;
  const figureOf = (groep: Owed, own: readonly OpenRow[], factuur?: string): Figure => {
    const about = {
      label: factuur === undefined ? `Open, eind ${monthName(periode)}` : `Factuur ${factuur}`,
      explanation: 'Regels van de facturen die dan openstaan, met hun betalingen tot dan.',
    };
    const eq = (column: FilterItem['column'], value: string | number): FilterItem => ({
      column,
      operator: 'eq',
      value,
    });
    const filters = [
      eq('openstaand', periode),
      eq('groep', groep),
      eq('tegenpartij', relatie),
      ...(factuur === undefined ? [] : [eq('factuur', factuur)]),
    ];
    const cents = own.reduce((sum, row) => sum + (row.cents ?? 0), 0);
    const window = { periode_min: FIRST, periode_max: periode, soorten: ALL_KINDS };
    return bookedFigure(cents, window, { sign: SIGNS[groep], filters, about });
  };
  const sumOf = async (groep: Owed): Promise<Figure> => {
    const own = rows.filter((row) => row.groep === groep);
    const [facts] = own;
    // Without the invoices the balance may be known all the same.
    const isKnown = !facts || isTold(facts) || (await tellsRelations(read, groep, facts, periode));
    return isKnown ? figureOf(groep, own) : { kind: 'absent', reason: unlinkedReason(groep) };
  };
  const open = rows
    .filter(isTold)
    .flatMap(({ factuur, ...row }) => (factuur === null ? [] : [{ ...row, factuur }]));
  return {
    stand,
    basis: first.basis,
    te_ontvangen: await sumOf('debiteuren'),
    te_betalen: await sumOf('crediteuren'),
    facturen: open.slice(0, LISTED).map((row) => ({
      factuur: row.factuur,
      groep: row.groep,
      peildatum: row.peildatum,
      dagen: row.dagen,
      figure: figureOf(row.groep, [row], row.factuur),
    })),
    aantal: open.length,
  };
}

const ALL_KINDS: ('opening' | 'mutatie' | 'afsluiting')[] = ['opening', 'mutatie', 'afsluiting'];

/** Why nobody can say what is open. */
function unlinkedReason(groep: Owed): string {
  const who = groep === 'debiteuren' ? 'klanten' : 'leveranciers';
  return `Bij betalingen van ${who} staat meestal niet bij welke factuur ze horen.`;
}

/** Per group its facts, and per invoice what is open: by the key of open items. */
const OPEN = `
  SELECT f.groep, f.basis, f.betalingen, f.gekoppeld, f.op_relatie, o.factuur,
         o.peildatum::text AS peildatum, $4::date - o.peildatum AS dagen, o.cents
  FROM open_item_facts f
  JOIN open_item_versions v ON v.project_id = f.project_id AND v.versie = f.versie
  LEFT JOIN (
    SELECT i.versie, i.groep, i.factuur, min(i.peildatum) AS peildatum, sum(i.cents)::bigint AS cents
    FROM open_items i
    WHERE i.project_id = $1 AND i.relatie = $2 AND i.rekening = ANY ($5::text[])
      AND i.versie = (SELECT versie FROM open_item_versions WHERE project_id = $1)
      AND i.van <= $3 AND i.tot > $3
    GROUP BY i.versie, i.groep, i.factuur) o ON o.versie = f.versie AND o.groep = f.groep
  WHERE f.project_id = $1
  ORDER BY o.peildatum, o.factuur COLLATE "C"`;
