/** How much of something the product takes at most, and why. */
export interface Limit {
  readonly max: number;
  /** What is counted, in Dutch, as it stands behind the number. */
  readonly unit: string;
  /** The reason, in Dutch, as the page of the operator has it. */
  readonly why: string;
}

/**
 * The one table of limits. Whoever refuses or cuts something reads its number here; the tables in
 * the pages for user and operator are held against it by a test.
 */
export const LIMITS = {
  selectionFilters: {
    max: 40,
    unit: 'filters per selectie',
    why: 'Een scherm stuurt er hooguit tien; elk filter kost de database werk.',
  },
  filesAtOncePerOrganisation: {
    max: 100,
    unit: 'bestanden tegelijk per organisatie',
    why: 'Genoeg voor de jaren van tien administraties; elk bestand staat tot het is ingelezen op de schijf.',
  },
} as const satisfies Record<string, Limit>;
