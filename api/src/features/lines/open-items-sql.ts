export const OPEN_ITEMS = 'FROM open_items';

/** Number of the open item that line `l` belongs to; '' for what belongs to no invoice of the books. */
export const POST = `(CASE WHEN l.koppeling = 'rest' OR l.factuur IS NULL THEN '' ELSE l.factuur END)`;

/** The open items that count, of the invoice that line `l` belongs to. */
const OF_LINE = `${OPEN_ITEMS} o
  JOIN open_item_versions v ON v.project_id = o.project_id AND v.versie = o.versie
  WHERE o.project_id = l.project_id AND o.rekening = l.rekening
    AND o.relatie = l.tegenpartij AND o.factuur = ${POST}`;

/**
 * True for the lines that make up what is open at the end of a month. Of the openings only that of
 * the first year counts, as for the items themselves.
 * @param periode placeholder of the month
 */
export function openCondition(periode: string): string {
  const month = `${periode}::int`;
  return `EXISTS (SELECT ${OF_LINE} AND o.van <= ${month} AND o.tot > ${month}
    AND l.periode BETWEEN o.begin AND ${month} AND (l.soort <> 'opening' OR l.periode = o.begin))`;
}

/** True for the lines of an item whose day passes a condition on `o.peildatum`. */
export function datedCondition(condition: string): string {
  return `EXISTS (SELECT ${OF_LINE} AND ${condition}
    AND o.begin = (SELECT max(x.begin) FROM open_items x
                   WHERE x.project_id = o.project_id AND x.versie = o.versie
                     AND x.rekening = o.rekening AND x.relatie = o.relatie
                     AND x.factuur = o.factuur AND x.begin <= l.periode))`;
}
