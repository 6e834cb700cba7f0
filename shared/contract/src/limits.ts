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
} as const satisfies Record<string, Limit>;
