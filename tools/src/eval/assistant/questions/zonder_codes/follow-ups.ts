import {
  account,
  all,
  amountWith,
  average,
  beside,
  boughtOf,
  change,
  either,
  figure,
  lines,
  monthsWhere,
  ofAccount,
  on,
  openList,
  openRelations,
  owedTo,
  perMonth,
  plus,
  ratio,
  saysBeside,
  share,
  soldTo,
  split,
  together,
  top,
  withRelation,
} from '../../gold/ask/index.ts';
import { roughTalk, talk } from '../write.ts';

const NOW = '2025-04';
const HENDRIKS = 'Hendriks Bouw B.V.';
const WHOLESALE = 'Technische Groothandel Midden B.V.';
const [ROOFING, FITTERS] = [boughtOf('Dakwerken Élan'), boughtOf('Montagebedrijf Van Loon')];
const HOUSING = together(ofAccount('410000'), ofAccount('411000'));

export const followUps = [
  ...talk(
    3,
    ['Wat zijn de vijf grootste kostenrekeningen van 2024?', top('costAccounts', 5, '2024')],
    ['Splits nummer drie eens naar leverancier.', split('uitbesteed_werk', 'party', '2024')],
    ['Hoe lag die verdeling in 2023?', split('uitbesteed_werk', 'party', '2023')],
    [
      'Bij wie van de twee is het toegenomen?',
      either(
        saysBeside(
          all(
            change(ROOFING, '2024', '2023'),
            change(FITTERS, '2024', '2023'),
            beside(ROOFING, '2024', '2023'),
            beside(FITTERS, '2024', '2023'),
          ),
          'Dakwerken',
        ),
        change(ROOFING, '2024', '2023'),
      ),
    ],
  ),
  ...roughTalk(
    3,
    ['top 3 leveranciers 2024', top('suppliers', 3, '2024')],
    [
      'vd grootste ff alle boekingen op inkoop in dec',
      lines('2024-12', on('700000'), withRelation(WHOLESALE)),
    ],
    ['wat moeten we hem nu nog', amountWith(owedTo(WHOLESALE), NOW)],
  ),
  ...talk(
    4,
    [
      'Hoe hoog was de brutomarge in het eerste kwartaal van 2025?',
      either(figure('brutomarge', '2025-Q1'), ratio('brutomarge_percentage', '2025-Q1')),
    ],
    ['In procenten van de omzet graag.', ratio('brutomarge_percentage', '2025-Q1')],
    [
      'Wat was dat percentage in hetzelfde kwartaal een jaar eerder?',
      ratio('brutomarge_percentage', '2024-Q1'),
    ],
    [
      'Geef me voor beide kwartalen ook de EBITDA-marge.',
      all(ratio('ebitda_marge', '2025-Q1'), ratio('ebitda_marge', '2024-Q1')),
    ],
  ),
  ...roughTalk(
    4,
    ['ebitda 2024', figure('ebitda', '2024')],
    ['en als de leasekosten er niet in zaten', plus('ebitda', ofAccount('421000'), '2024')],
    ['reken 2023 ook zo uit', plus('ebitda', ofAccount('421000'), '2023')],
    ['oke en gewoon t bedrijfsresultaat vd 2 jaren', beside('bedrijfsresultaat', '2024', '2023')],
  ),
  ...talk(
    6,
    [
      'Welke klanten hadden per eind april 2025 nog facturen open staan?',
      openRelations('debiteuren', NOW),
    ],
    ['Wie daarvan is ons het meest schuldig?', openRelations('debiteuren', NOW, { top: 1 })],
    ['Om welke facturen gaat het dan precies?', openList('debiteuren', NOW, { of: HENDRIKS })],
    [
      'Hoeveel omzet hebben we dit jaar met die klant gedraaid?',
      amountWith(soldTo(HENDRIKS), '2025'),
    ],
  ),
  ...roughTalk(
    6,
    ['totaal crediteuren 31-12-24', figure('crediteuren', '2024')],
    ['bij wie', openRelations('crediteuren', '2024')],
    ['en hoe ziet dat lijstje er eind april uit', openRelations('crediteuren', NOW)],
    ['dpo over 2024?', ratio('dpo', '2024')],
  ),
  ...talk(
    9,
    ['Hoe liep de omzet in 2024, maand voor maand?', perMonth('omzet', '2024')],
    [
      'In welke maanden kwam die boven de 95.000 euro uit?',
      monthsWhere('omzet', '2024', { above: 95_000 }),
    ],
    ['En onder de 80.000?', monthsWhere('omzet', '2024', { below: 80_000 })],
    ['Wat hielden we over in de slapste van die twee?', figure('resultaat', '2024-08')],
  ),
  ...roughTalk(
    10,
    ['huur bedrijfspand 2024', account('410000', '2024')],
    ['tel gas water en elektra erbij op', amountWith(HOUSING, '2024')],
    ['da s gem per mnd?', average(HOUSING, '2024')],
    ['en hvl % vd omzet ging eraan op', share(HOUSING, 'omzet', '2024')],
  ),
  ...talk(
    11,
    ['Staat er nog wat op "Nog uit te zoeken"?', account('200000', NOW)],
    ['Laat zien welke boeking dat dit jaar is.', lines('2025', on('200000'))],
    [
      'Die zoek ik wel uit, dank. Heel iets anders: wat waren in 2024 de pensioenlasten?',
      account('402000', '2024'),
    ],
  ),
];
