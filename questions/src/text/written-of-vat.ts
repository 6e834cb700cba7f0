const VAT = '(?:btw[a-z]*|omzetbelasting|ob)';
/** What is done with what a return comes to: 'doorstorten', 'klaarzetten', 'opzij leggen'. */
const SET =
  '(?:doorstorten|overschrijven|afstaan|ophoesten|neertellen|bijleggen|reserveren|(?:klaar|apart|opzij) ?(?:zetten|leggen|houden|staan))';
const DONE =
  '(?:doorgestort|overgeschreven|afgestaan|opgehoest|neergeteld|gereserveerd|(?:klaar|apart|opzij) ?(?:gezet|gelegd|gehouden))';
const near = (words: string): string =>
  `(?<=\\b${VAT}\\b[^.!?]{0,60}?)\\b${words}\\b|\\b${words}\\b(?=[^.!?]{0,40}?\\b${VAT}\\b)`;
const RETURNS = `((?:(?:alle|de|onze|mijn|\\d|twee|drie|vier) )*(?:btw|kwartaal|ob)?[ -]?aangift(?:en|es)\\b[^,.!?]{0,30}?)`;

/** Ways of writing of VAT: what is done with a return, several of them, and amounts with it or without. */
export const WRITTEN_OF_VAT: readonly (readonly [RegExp, string])[] = [
  [/\baang\b\.?/g, 'aangifte'],
  [/\baangiftes\b/g, 'aangiften'],
  [/\bper aangifte(?:periode|tijdvak)?\b/g, 'per kwartaal'],
  [new RegExp(near(SET), 'g'), 'afdragen'],
  [new RegExp(near(DONE), 'g'), 'betaald'],
  [new RegExp(near('naar den haag'), 'g'), 'naar de belastingdienst'],
  [new RegExp(`\\btel ${RETURNS} ?(?:es |eens |even )?(?:bij elkaar )?op\\b`, 'g'), '$1 samen'],
  // Which way it goes is told with the amount.
  [
    new RegExp(
      `(?<=\\b${VAT}\\b[^.!?]{0,60}) of (?:moet(?:en)?|moest(?:en)?|krijg(?:en)?|kre(?:eg|gen)) (?:we|wij|ik) (?:(?:er|nog|wat|iets|geld|juist) )*(?:terug|(?:bij ?)?betalen|bijleggen|afdragen)\\b`,
      'g',
    ),
    '',
  ],
  [
    new RegExp(
      `(?<=\\b${VAT}\\b[^.!?]{0,40})\\b(?:te )?betalen of (?:te )?(?:terug[a-z]*|ontvangen|vorderen)\\b`,
      'g',
    ),
    'te betalen',
  ],
  // 'Gefactureerd, btw eraf' is without it.
  [
    /(?:(?<=[,(] ?)(?:en |met |maar |dus )?(?:de )?)\bbtw (?:er ?(?:al |nog )?(?:af|uit)|ervan ?af)(?: ?(?:gehaald|getrokken|gerekend|gelaten))?\b|(?<=[,(] ?(?:de )?)btw niet (?:(?:mee|bij)ge(?:rekend|teld)|inbegrepen)\b|\bna aftrek van (?:de )?btw\b|\bbtw (?:afgetrokken|eruit gehaald|eraf gehaald)\b/g,
    'excl btw',
  ],
  [
    /(?<=[,(] ?(?:en |met |maar )?(?:de )?)btw (?:er ?(?:al |nog |ook )?(?:bij|in|op)(?: ?(?:gerekend|geteld|gedaan|opgeteld))?|(?:mee|bij)ge(?:rekend|teld)|inbegrepen)\b/g,
    'incl btw',
  ],
];
