const AMOUNT = '(?:€ ?|eur )?(\\d{1,3}(?:\\.\\d{3})+(?:,\\d\\d)?|\\d+(?:,\\d\\d)?)';
const FOR_QUESTIONS =
  '((?:vraag|kruis|uitzoek)post(?:en)?|tussenrekening(?:en)?|suspense ?rekening(?:en)?)';

const OF_RESULT =
  '((?:(?:de|het|onze|ons|mijn|totale) )*(?:[a-z]*(?:kosten|omzet|lasten|lonen|uitgaven|winst|marge)|resultaat|inkoop|inkopen|opbrengsten))';
/** When it was so, which no booking tells. */
const SO =
  '.*\\b(?:zo|zoveel|boven|onder|meer|minder|lager|hoger|winst|verlies|positief|negatief|rood|min|geen|niet|open|nul)\\b';

/** 'Wanneer hebben we voor het laatst iets gekocht': of whom or what is not said but by the verb. */
const OF_NOTHING =
  '(?:hebben|heb|is|zijn) (?:we|wij|ik|er) voor het (?:laatst|eerst)(?: nog)?(?: iets| wat)? (?!geboekt)\\w+\\W*$';

/** 'Groeien de kosten harder dan de omzet': both of them beside the year before. */
const GROWN_FASTER: readonly [RegExp, string] = [
  new RegExp(
    `^(?:en )?(?=.*\\b(?:ge)?(?:stij|steg|steeg|groei|toegenomen|nam|opgelopen|dal|daal))(?!.*\\b(?:vs|tov|vergeleken|tegenover|vorig)\\b)(?:zijn|is|stijgen|stijgt|stegen|steeg|groeien|groeit|groeiden|groeide|dalen|daalt|daalden|daalde) ${OF_RESULT}\\b(.*?) (?:harder|sneller|meer|sterker)(?: gestegen| gegroeid| toegenomen| opgelopen| gedaald)? dan ${OF_RESULT}\\b(?! (?:min|plus|van|per))`,
  ),
  '$1 en $3$2 vergeleken met vorig jaar',
];

/** Ways of asking for bookings and for what is in the books: 'is er 1.210 euro geboekt', 'welk dagboek heeft de meeste boekingen'. */
export const WRITTEN_OF_BOOKS: readonly (readonly [RegExp, string])[] = [
  GROWN_FASTER,
  // When something was done last or first is told by its booking.
  ...(['laatst', 'eerst'] as const).map((end): readonly [RegExp, string] => [
    new RegExp(
      `^(?:en )?wanneer (?!${SO}|${OF_NOTHING})(.*?) ?\\bvoor het ${end}(?: geboekt)?\\b`,
      'g',
    ),
    `${end === 'eerst' ? 'oudste' : 'laatste'} boeking $1`,
  ]),
  [
    /^(?:wanneer (?:was|is) )?(?:de |onze )?eerste (?:boeking|inkoop) (?=(?:van|bij|aan|op) )/g,
    'oudste boeking ',
  ],
  [
    new RegExp(
      `^(?:wanneer (?:was|is) )?(?:de |onze )?laatste (?:inkoop|aankoop|bestelling|levering|keer dat|maal dat) (?!${SO})`,
      'g',
    ),
    'laatste boeking ',
  ],
  // An amount that is looked for, and of nothing.
  [
    /^(?:(?:zoek|vind|toon|waar (?:is|staat|zit)|geef) )?(?:(?:het|een|naar|de|boekingen? (?:met|van)) )*bedrag (?:van |is )?(?:€ ?|eur )?(\d[\d.,]*)(?: ?(?:euro|eur))?$/,
    'boekingen van $1 euro',
  ],
  [/^boekingen? (?=(?:\d{1,3}(?:\.\d{3})+(?:,\d\d)?|\d+,\d\d)$)(.*)/, 'boekingen van $1 euro'],
  [
    new RegExp(
      `^(?:(?:is|werd|zijn|staat|zit) (?:er )?(?:ergens |ooit |iets )?(?:voor |van )?(?:een bedrag van |een boeking van )?|wat (?:is|werd|staat) er (?:voor|van) |waar (?:is|zit|staat|werd) (?:dat |het |die |een )?(?:bedrag van )?|zoek (?:eens |even )?)${AMOUNT}(?: ?(?:euro|eur)\\b(?: ergens)?(?: op| in| voor)?(?: geboekt| verwerkt)?| (?:ergens |op |in )+(?:geboekt|verwerkt))(?= (?:in|over|van)\\b|$)`,
    ),
    'boekingen van $1 euro',
  ],
  // What still stands on them is what is open of them.
  [
    new RegExp(
      `\\b${FOR_QUESTIONS}((?: (?:die|er|nog|staan|staat|zijn|hebben|we|wij))*) open(?:staan|staat|staande?)?\\b`,
      'g',
    ),
    '$1$2',
  ],
  [new RegExp(`\\bopen(?:staande)? ${FOR_QUESTIONS}`, 'g'), '$1'],
  [
    /\bwelk (?:dagboek|journaal) (?:heeft|had|telt|telde|bevat|kent) de meeste (?:boekingen|regels|boekingsregels|mutaties|posten|journaalposten)\b|\bwelke (?:dagboeken|journalen) (?:zijn|zitten) er(?: in)? en (?=hoeveel (?:boekingen|regels|mutaties) (?:per|in elk) (?:dagboek|journaal)\b)/g,
    'aantal boekingen per dagboek ',
  ],
  [/^(?:zoek|vind|toon) (?=(?:\d{1,3}(?:\.\d{3})+(?:,\d\d)?|\d+,\d\d)$)/, 'boekingen van '],
  [
    /^waar zit (?:dat |het )bedrag van (?:€ ?)?(\d[\d.,]*)(?: (?:euro|eur))?(?: in)?$/,
    'boekingen van $1 euro',
  ],
  // Which accounts a figure is of.
  [
    /\bwelke (?:grootboek)?(?:rekeningen|rek) (?:vallen|horen|behoren|hangen|zitten) (?:er )?(?:allemaal )?(?:onder|bij|tot)(?= [a-z])/g,
    'uit welke rekeningen bestaan',
  ],
  [
    /\bwelke (?:grootboek)?(?:rekeningen|rek) (?:tel|telt|tellen) (?:je|jullie|u|we|jij|wij) (?:allemaal )?mee (?:bij|in|onder|voor|tot)(?= [a-z])/g,
    'uit welke rekeningen bestaan',
  ],
  [
    /\b(?:gaat|gaan|ging|gingen)\b(.*?) (?:omhoog|naar boven) (?:of|dan wel) (?:omlaag|naar beneden)\b/g,
    'stijgt of daalt$1',
  ],
  [
    /\b(?:eerste|oudste) boeking (?:in|van) (?:het systeem|de boekhouding|de administratie)\b|\bhoeveel (?:boek)?ja(?:ar|ren) (?:aan )?(?:data|gegevens|cijfers|boekingen) (?:heb|hebben|hebt|zit|zitten|staat|staan)\b/g,
    'welke boekjaren zijn er',
  ],
  [
    /^((?:en )?hoe (?:is|wordt|werd|zijn|worden) .*)\b(?:uitgerekend|becijferd|bepaald)$/,
    '$1berekend',
  ],
  [
    /\b(klanten|afnemers|leveranciers) (?:waaraan|waarbij|aan wie|bij wie) (we|wij|ik|er)\b/g,
    '$1 die $2',
  ],
  [/(?<=\bhoeveel )(?:grootboek)?rek\b\.?/g, 'grootboekrekeningen'],
  // Of an account that is counted it says nothing that it is used.
  [
    /((?:\b|kosten|omzet|grootboek|balans)(?:rekeningen|rek))\b(.*?) (?:in gebruik|gebruikt)\b/g,
    '$1$2',
  ],
  [
    / in (?:het|ons|jullie|je|dit|uw) (?:systeem|pakket|programma|boekhoud(?:pakket|programma|systeem))\b/g,
    '',
  ],
  [
    /\b(boekingen|regels|boekingsregels|mutaties|journaalposten) zonder (?:enige )?btw\b(?! ?-?code)/g,
    '$1 zonder btw-code',
  ],
  [
    /\b(?:welke maand (?:mist|ontbreekt)|(?:zijn|zitten) er (?:nog )?gaten(?: (?=in\b))?)\b/g,
    'wat ontbreekt ',
  ],
  [
    /\b(?:moet|moeten) er (?:nog )?(?:iets|wat|posten|boekingen) (?:nog )?uitgezocht(?: worden)?(?: in de (?:boeken|boekhouding|administratie))?/g,
    'vraagposten ',
  ],
  [
    /^(?:klopt |sluit )?(?:de )?(?:opening|beginstand(?:en)?|beginsaldi) (20\d\d) (?:klopt|kloppen|sluit|gelijk|aan|op|met|de|het|aan|=| )+ (?:slot|eindstand(?:en)?|eind|eindsaldi) 20\d\d(?=[ ?.!]*$)/,
    'sluit de beginbalans $1 aan',
  ],
];
