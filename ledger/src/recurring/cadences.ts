/** A rhythm: how many days lie between two occurrences, and what follows from that. */
export interface Cadence {
  /** Shortest and longest interval in days that counts as regular. */
  readonly days: readonly [number, number];
  /** Mean interval in days. */
  readonly mean: number;
  /** Interval in calendar months, 0 for weeks. */
  readonly months: number;
  readonly perYear: number;
  /** Days after the expected day before an occurrence counts as missed. */
  readonly patience: number;
  /** Occurrences at least, and those from which a series may be called certain. */
  readonly least: number;
  readonly certain: number;
}

/**
 * Rhythms from short to long; bands after the published method (weekly 5–9, two-weekly 12–16,
 * monthly 25–36, two-monthly 54–67, quarterly 84–98, yearly 355–375 days). Four-weekly, thirteen
 * times a year, lies within the monthly band and is told apart by its mean.
 */
export const CADENCES = {
  wekelijks: of([5, 9], 7, 0, 52, { patience: 4, least: 5, certain: 8 }),
  tweewekelijks: of([12, 16], 14, 0, 26, { patience: 5, least: 4, certain: 7 }),
  vierwekelijks: of([26, 30], 28, 0, 13, { patience: 8, least: 4, certain: 6 }),
  maandelijks: of([25, 36], 30.44, 1, 12, { patience: 10, least: 3, certain: 6 }),
  tweemaandelijks: of([54, 67], 60.9, 2, 6, { patience: 15, least: 3, certain: 4 }),
  kwartaal: of([84, 98], 91.3, 3, 4, { patience: 20, least: 3, certain: 4 }),
  halfjaar: of([170, 195], 182.6, 6, 2, { patience: 30, least: 3, certain: 3 }),
  jaar: of([350, 380], 365.2, 12, 1, { patience: 45, least: 2, certain: 3 }),
} as const;

export type CadenceKey = keyof typeof CADENCES;

export const CADENCE_KEYS = Object.keys(CADENCES).filter((key): key is CadenceKey =>
  Object.hasOwn(CADENCES, key),
);

function of(
  days: readonly [number, number],
  mean: number,
  months: number,
  perYear: number,
  rest: Pick<Cadence, 'patience' | 'least' | 'certain'>,
): Cadence {
  return { days, mean, months, perYear, ...rest };
}
