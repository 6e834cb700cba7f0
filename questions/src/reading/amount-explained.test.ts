import { selectionWords, type FilterItem } from '@kengetal/contract';
import { readQuestion, vocabularyOf, wordsOf } from '../index.ts';
import { CALENDAR_WORLD } from '../testing/world.ts';

const vocabulary = vocabularyOf(CALENDAR_WORLD);

/** What a question about an amount is read as; a choice that is asked back is '?'. */
function readAs(text: string, context?: string): string {
  const reading = readQuestion(text, vocabulary, { ...(context !== undefined && { context }) });
  return reading.kind === 'vraag' ? wordsOf(reading.question, vocabulary) : '?';
}

const bookings = (soorten: ('opening' | 'mutatie')[], filters: FilterItem[], from = 202503) =>
  selectionWords({ periode_min: from, periode_max: 202503, soorten, filters }).join('\n');
const groep = (...value: string[]): FilterItem => ({ column: 'groep', operator: 'in', value });
const is = (column: FilterItem['column'], value: string): FilterItem => ({
  column,
  operator: 'eq',
  value,
});

// Titles as the screens give them, without what they know beside it.
test.each([
  ['Nettoresultaat, maart 2025', 'Nettoresultaat, maart 2025, per groep'],
  ['Omzet (maart 2025)', 'Omzet, maart 2025, per groep'],
  ['Personeelskosten (jan 2025 - mrt 2025)', 'Personeelskosten, 1e kwartaal 2025, per groep'],
  ['4200 Brandstof (maart 2025)', 'Rekening 4200 Brandstof, boekingen, maart 2025'],
  ['Nettomarge, februari 2025', 'Hoe wordt nettomarge berekend, februari 2025'],
  ['Current ratio, stand eind februari 2025', 'Hoe wordt current ratio berekend, februari 2025'],
  ['Verschil resultaat (maart 2025)', 'Resultaat, waarom, maart 2025, t.o.v. de vorige periode'],
  ['1a Leveringen en diensten, hoog tarief, btw (maart 2025)', 'Btw rubriek 1a, maart 2025'],
  [
    '1e Leveringen en diensten, 0% of niet bij jou belast, bedrag zonder btw (maart 2025)',
    'Btw-overzicht, maart 2025',
  ],
  [
    'Bakkerij Verhoeven B.V. (maart 2025)',
    'Omzet van Bakkerij Verhoeven B.V., boekingen, maart 2025',
  ],
  [
    'Grond- en hulpstoffen, % van kosten (maart 2025)',
    'Grond- en hulpstoffen als percentage van kosten, maart 2025',
  ],
  ['1e kwartaal 2025, verschil (maart 2025)', '?'],
  ['Iets dat nergens staat (maart 2025)', '?'],
])('an amount is explained by its title: %s', (what, expected) => {
  expect(readAs(`Hoe komt ${what} op €\u00A08.051,16 uit?`)).toBe(expected);
});

// What was booked says what it is, whatever the title.
test.each([
  [
    'one group',
    bookings(['mutatie'], [groep('lonen')]),
    'Lonen en salarissen, maart 2025, per rekening',
  ],
  [
    'a total',
    bookings(
      ['mutatie'],
      [groep('lonen', 'sociale_lasten', 'pensioenlasten', 'overige_personeelskosten')],
    ),
    'Personeelskosten, maart 2025, per groep',
  ],
  [
    'the result',
    bookings(
      ['mutatie'],
      [
        is('type', 'resultaat'),
        { column: 'groep', operator: 'not_in', value: ['resultaatbestemming'] },
      ],
    ),
    'Resultaat, maart 2025, per groep',
  ],
  [
    'an account',
    bookings(['mutatie'], [is('rekening', '4200')]),
    'Rekening 4200 Brandstof, boekingen, maart 2025',
  ],
  [
    'a balance',
    bookings(['opening', 'mutatie'], [is('rekening', '0700')], 202501),
    'Rekening 0700 Lening Rabobank, maart 2025, t.o.v. de vorige periode',
  ],
  [
    'a group of the balance',
    bookings(['opening', 'mutatie'], [groep('voorraden')], 202501),
    'Voorraden, maart 2025, per rekening',
  ],
  [
    'what a customer owes',
    bookings(
      ['opening', 'mutatie'],
      [is('openstaand', '202503'), is('groep', 'debiteuren'), is('tegenpartij', '10001')],
      190001,
    ),
    'Openstaand van Bakkerij Verhoeven B.V., maart 2025',
  ],
  [
    'what is open, by age',
    bookings(
      ['opening', 'mutatie'],
      [is('openstaand', '202503'), is('peildatum', '2025-03-31'), is('groep', 'debiteuren')],
      190001,
    ),
    'Openstaande facturen, maart 2025, per ouderdom',
  ],
  [
    'what a customer bought',
    bookings(
      ['mutatie'],
      [
        groep(
          'omzet_diensten',
          'omzet_handelsgoederen',
          'omzet_productie',
          'omzet_kortingen',
          'overige_omzet',
        ),
        is('tegenpartij', '10001'),
      ],
    ),
    'Omzet van Bakkerij Verhoeven B.V., boekingen, maart 2025',
  ],
  [
    'lines of an account',
    bookings(['mutatie'], [is('rekening', '4200'), is('datum', '2025-03-25')]),
    'Rekening 4200 Brandstof, boekingen, maart 2025',
  ],
])('an amount is explained by its bookings: %s', (_, context, expected) => {
  expect(readAs('Hoe komt Dit bedrag op € 10,00 uit?', context)).toBe(expected);
});

// A change is between the two periods that it is computed of, whichever is held against which.
test.each([
  [
    '- 1 × Diensten, maart 2025: € 10,00\n- -1 × Diensten, maart 2024: € 8,00',
    'Diensten, waarom, maart 2025, t.o.v. maart 2024',
  ],
  [
    '- -1 × Belastingen en premies, stand eind maart 2025: € 10,00\n- 1 × Belastingen en premies, stand eind februari 2025: € 8,00\n- gedeeld door 1 × Belastingen en premies, stand eind februari 2025: € 8,00',
    'Belastingen en premies, waarom, maart 2025, t.o.v. februari 2025',
  ],
  ['- 1 × Werkkapitaal: € 10,00\n- -1 × Werkkapitaal, 28 feb 2025: € 8,00', '?'],
  [
    '- 1 × Werkkapitaal: € 10,00, periode 202501-202503\n- -1 × Werkkapitaal, 28 feb 2025: € 8,00, periode 202501-202502',
    'Werkkapitaal, waarom, maart 2025, t.o.v. februari 2025',
  ],
  [
    '- 1 × Omzet: € 10,00, periode 202503-202503\n- -1 × Omzet feb: € 8,00, periode 202502-202502\n- gedeeld door 1 × Omzet feb: € 8,00, periode 202502-202502',
    'Omzet, waarom, maart 2025, t.o.v. februari 2025',
  ],
  [
    '- 1 × 1300 Debiteuren, maart 2025: € 10,00\n- -1 × 1300 Debiteuren, februari 2025: € 8,00',
    'Rekening 1300 Debiteuren, boekingen, maart 2025, t.o.v. februari 2025',
  ],
])('a change is explained by what it is computed of: %s', (terms, expected) => {
  expect(readAs('Hoe komt Effect op € 2,00 uit?', `Berekend uit:\n${terms}`)).toBe(expected);
});
