const NUMBERS =
  'een|twee|drie|vier|vijf|zes|zeven|acht|negen|tien|elf|twaalf|vijftien|twintig|\\d{1,2}';
const ORDINALS =
  'tweede|derde|vierde|vijfde|zesde|zevende|achtste|negende|tiende|\\d{1,2}(?:e|de|ste)';
const NUMBER_OF: readonly (readonly [RegExp, string])[] =
  'tweede derde vierde vijfde zesde zevende achtste negende tiende'
    .split(' ')
    .map((word, at) => [new RegExp(`\\bnummer ${word}\\b`, 'g'), `nummer ${at + 2}`]);
/** Nouns for so many of something. */
const GROUPS: readonly (readonly [string, string])[] = [
  ['duo|koppel', 'twee'],
  ['trio', 'drie'],
  ['kwartet', 'vier'],
  ['kwintet', 'vijf'],
  ['sextet', 'zes'],
  ['dozijn', 'twaalf'],
];

const SOMEBODY =
  '(?:[a-z]*klant|[a-z]*leverancier|afnemer|debiteur|crediteur|[a-z]*post|kostensoort|qua)\\b';

/** Ways of saying how many rows of an order are asked, and from which: 'een drietal', 'het trio', 'plek 2'. */
export const WRITTEN_RANKS: readonly (readonly [RegExp, string])[] = [
  ...GROUPS.map(([words, number]): readonly [RegExp, string] => [
    new RegExp(`(?<=\\b(?:een|het|dit|dat|ons|welk|als|mijn) )(?:${words})\\b`, 'g'),
    `${number}tal`,
  ]),
  [new RegExp(`\\bwelk (${NUMBERS})tal\\b`, 'g'), 'welke $1'],
  [new RegExp(`\\b(?:dat|dit) (${NUMBERS})tal\\b`, 'g'), 'die $1'],
  [
    new RegExp(
      `\\b(?:(?:een|het|ons|mijn) )?(${NUMBERS})tal\\b(?: van (?:de|onze|mijn|die)\\b)?`,
      'g',
    ),
    'de $1',
  ],
  [
    /\b(?:de )?(?:hoogste|grootste|duurste|meeste) (?:eerst|bovenaan|vooraan|voorop)\b/g,
    'van hoog naar laag',
  ],
  [
    /\b(?:de )?(?:laagste|kleinste|minste) (?:eerst|bovenaan|vooraan|voorop)\b/g,
    'van laag naar hoog',
  ],
  [new RegExp(`\\btop[- ]?(${NUMBERS})\\b`, 'g'), 'top $1'],
  // 'De eerste, de tweede en de derde' are three of them, and no quarters.
  [
    /\b(?:(?:de )?eerste,? (?:de )?tweede,?(?: en)? (?:de )?derde|nummers? (?:1|een),? (?:nummer )?(?:2|twee),?(?: en)? (?:nummer )?(?:3|drie))\b(?! (?:kwartaal|kw|helft|maand|week|jaar|boekjaar|termijn))/g,
    'top 3',
  ],
  // 'De een-na-grootste', 'op een na de laatste'.
  [
    new RegExp(`\\b(?:op[- ]?)?(${NUMBERS})[- ]?na[- ]?(?:de |het )?(?=[a-z]{3,}ste\\b)`, 'g'),
    'op $1 na ',
  ],
  // Of somebody or something the last is the smallest; of time it is the latest.
  [new RegExp(`\\bvoorlaatste(?= ${SOMEBODY})`, 'g'), 'op een na laagste'],
  [new RegExp(`(?<=\\bop [a-z\\d]+ na )laatste(?= ${SOMEBODY})`, 'g'), 'laagste'],
  [new RegExp(`\\b(?:de )?(${ORDINALS}) (?:plaats|plek|positie|stek)\\b`, 'g'), 'nummer $1'],
  [
    new RegExp(`\\bals (${ORDINALS})(?= |$|\\?)(?! [a-z]+(?:klant|leverancier|post))`, 'g'),
    'nummer $1',
  ],
  [new RegExp(`\\b(?:plaats|plek|positie|nrs?\\.?|nummers)(?= (?:${NUMBERS})\\b)`, 'g'), 'nummer'],
  [/\bnummer (\d{1,2})(?:e|de|ste)\b/g, 'nummer $1'],
  [/(?<=\bnummer )(\d{1,2}) ?- ?(?=\d{1,2}\b(?!-))/g, '$1 tm '],
  ...NUMBER_OF,
];
