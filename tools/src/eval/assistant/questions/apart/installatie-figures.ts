import {
  account,
  bottom,
  change,
  chargedToCustomers,
  either,
  figure,
  growth,
  ofAccount,
  onDay,
  ratio,
  top,
} from '../../gold/ask/index.ts';
import { clean, rough } from '../write.ts';

const NOW = '2025-09';
const LAST_YEAR_SO_FAR = '2024-01..2024-09';

const installatie = [
  ...clean(
    1,
    ['Hoeveel hebben we in het tweede kwartaal omgezet?', figure('omzet', '2025-Q2')],

    [
      'Voor welk bedrag is er in augustus aan klanten gefactureerd, inclusief btw?',
      chargedToCustomers('2025-08'),
    ],
  ),
  ...rough(
    1,
    ['omzt onderhoudscontr mei', account('8010', '2025-05')],

    ['omzet afgelopen 3 mnd', figure('omzet', '2025-07..2025-09')],
    ['reclame sinds maart', account('4400', '2025-03..2025-09')],
  ),
  ...clean(
    2,
    [
      'Lopen we met de omzet voor of achter op dezelfde maanden van 2024?',
      change('omzet', '2025', LAST_YEAR_SO_FAR),
    ],

    [
      'Met hoeveel procent is de inkoop van installatiemateriaal in 2024 toegenomen?',
      growth(ofAccount('7000'), '2024', '2023'),
    ],
  ),

  ...clean(
    3,

    [
      'Waar gaat dit jaar het meeste geld naartoe? Noem de drie grootste kostensoorten.',
      either(top('costs', 3, '2025'), top('costAccounts', 3, '2025')),
    ],
    [
      'Graag de tien kostenrekeningen met de hoogste bedragen over 2023.',
      top('costAccounts', 10, '2023'),
    ],
    ['Aan welke drie klanten verkochten we in 2024 het minst?', bottom('customers', 3, '2024')],
  ),

  ...clean(
    4,

    [
      'Hoe hoog was de brutomarge als percentage in het derde kwartaal?',
      ratio('brutomarge_percentage', '2025-Q3'),
    ],
    [
      'Hoeveel hadden we in 2024 minimaal moeten omzetten om quitte te spelen?',
      ratio('break_even', '2024'),
    ],
  ),
  ...rough(4, ['ebitda ytd', figure('ebitda', '2025')]),
  ...clean(
    5,
    ['Wat hadden we op 15 maart in totaal aan geld?', onDay('bank_en_kas', '2025-03-15')],
    [
      'Hoeveel eigen vermogen stond er op 31 december 2024?',
      figure('totaal_eigen_vermogen', '2024'),
    ],
    [
      'Hoe staat het met de liquiditeit: wat is onze quick ratio op dit moment?',
      ratio('quick_ratio', NOW),
    ],
  ),
  ...rough(5, ['hvl staat er nog open vd banklening', account('0700', NOW)]),
];

export const questions = { installatie };
