/** A hyphen that shows only where a line breaks. */
const SOFT_HYPHEN = '\u00AD';

/** Second halves of the compounds that charts of accounts are full of. */
const HALVES = [
  ...[
    'activa',
    'activiteit',
    'administratie',
    'afdracht',
    'afschrijving',
    'apparatuur',
    'artikelen',
  ],
  ...['baten', 'belasting', 'benodigdheden', 'betaling', 'bijdrage', 'contract', 'crediteuren'],
  ...['debiteuren', 'diensten', 'goederen', 'heffing', 'inkomsten', 'inkopen', 'installatie'],
  ...['inventaris', 'kapitaal', 'korting', 'kosten', 'lasten', 'lening', 'machines', 'materia'],
  ...['middelen', 'omzet', 'onderhoud', 'onderzoek', 'opbrengst', 'ontwikkeling', 'passiva'],
  ...['personeel', 'posten', 'premie', 'rekening', 'rente', 'reserve', 'resultaat', 'schuld'],
  ...['toeslag', 'transport', 'vergoeding', 'verkopen', 'vermogen', 'verplichting', 'verschil'],
  ...['verzekering', 'voorraad', 'voorraden', 'voorschot', 'voorziening', 'vordering', 'waarde'],
];

/** Far enough from the beginning that the first half is a word too. */
const BOUNDARY = new RegExp(`(?<=\\p{L}{4})(?=(?:${HALVES.join('|')}))`, 'giu');

/** Lets the compounds in a name break between their halves: 'Vennootschaps-belasting'. */
export const breakable = (name: string): string => name.replace(BOUNDARY, SOFT_HYPHEN);
