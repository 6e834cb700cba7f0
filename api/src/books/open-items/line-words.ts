/** Texts of a line as they are kept. */
export interface LineWords {
  readonly omschrijving: string;
  readonly relatie_naam: string | null;
  readonly boekstuk: string;
  /** Words that it is found by: its other texts and, last, the document that it refers to. */
  readonly zoek: string;
}

/**
 * The document that a line refers to, in lower case: what is left of its words (imports/line-rows.ts)
 * without its other texts.
 */
export function documentOf({ omschrijving, relatie_naam, boekstuk, zoek }: LineWords) {
  const named = relatie_naam ? ` ${relatie_naam.toLowerCase()}` : '';
  const entry = boekstuk ? ` ${boekstuk.toLowerCase()}` : '';
  const words = omschrijving.toLowerCase();
  const own = `${words}${named}${entry}`;
  if (zoek.startsWith(own)) return zoek.slice(own.length).trim() || null;
  // A relation whose name came after its lines stands at the end.
  const late = `${words}${entry}`;
  if (!zoek.startsWith(late) || !zoek.endsWith(named)) return null;
  return zoek.slice(late.length, zoek.length - named.length).trim() || null;
}
