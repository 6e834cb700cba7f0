/** Forms of verbs that mean the same, by the plain one: who pays and who gets stay in their places. */
type Forms = Readonly<Record<string, string>>;

/** Of what is owed: to pay, and to get money. */
export const OWED_VERBS: Forms = {
  betalen:
    'overmaken afrekenen dokken lappen ophoesten aftikken neertellen schuiven bijbetalen bijpassen',
  betaald: 'afgerekend gedokt gelapt opgehoest afgetikt geind opgehaald',
  betaalt: 'dokt lapt',
};

/** To get money, where nothing behind it says another thing. */
export const GETTING_VERBS = 'vangen innen binnenhalen binnenkrijgen incasseren beuren';

/** Of what comes back: to charge. */
export const CHARGING_VERBS: Forms = { rekent: 'incasseert berekent int' };

/** Words of turns of phrase that are said plainly. */
const OTHERS = 'beurt interval tussenpozen';

/** Words that are right as they stand, though they mean nothing by themselves. */
export const PAYING_WORDS: ReadonlySet<string> = new Set(
  [...Object.values(OWED_VERBS), GETTING_VERBS, ...Object.values(CHARGING_VERBS), OTHERS].flatMap(
    (words) => words.split(' '),
  ),
);
