import {
  account,
  all,
  amountWith,
  change,
  combined,
  extreme,
  figure,
  lines,
  monthsBelowNil,
  none,
  of,
  ofAccount,
  openRelations,
  owedBy,
  perMonth,
  perQuarter,
  perYear,
  ratio,
  says,
  saysBeside,
  share,
  soldTo,
  together,
  top,
  withRelation,
} from '../../gold/ask/index.ts';
import { roughTalk, talk } from '../write.ts';

const BAKKER = 'Bakker Bouw B.V.';
const YEARS = ['2023', '2024', '2025'];

export const followUps = [
  ...talk(
    9,
    ['Toon de omzet van boekjaar 2024/2025 per kwartaal.', perQuarter('omzet', '2025')],
    ['Welk kwartaal was het zwakst?', extreme('lowest', 'omzet', '2025', 'quarter')],
    ['Splits dat kwartaal eens in maanden.', perMonth('omzet', '2025-Q1')],
    ['En dezelfde maanden een boekjaar terug?', perMonth('omzet', '2024-Q1')],
  ),
  ...roughTalk(
    3,
    ['grootste kostenrekening bj 24/25', top('costAccounts', 1, '2025')],
    ['geef er maar 5', top('costAccounts', 5, '2025')],
    ['die van 23/24 ook', top('costAccounts', 5, '2024')],
  ),
  ...talk(
    10,
    [
      'Hoeveel omzet deden we in boekjaar 2025 met Bakker Bouw B.V.?',
      amountWith(soldTo(BAKKER), '2025'),
    ],
    [
      'Dat lijkt me fors meer dan het boekjaar ervoor. Hoeveel precies?',
      change(soldTo(BAKKER), '2025', '2024'),
    ],
    [
      'Laat de omzetboekingen van deze klant in boekjaar 2025 zien.',
      lines('2025', of('omzet'), withRelation(BAKKER)),
    ],
    ['Welk aandeel in onze totale omzet had hij daarmee?', share(soldTo(BAKKER), 'omzet', '2025')],
  ),
  ...roughTalk(
    4,
    ['resultaat voor belasting bj 2024', figure('resultaat_voor_belasting', '2024')],
    ['nee sorry na belasting', figure('resultaat', '2024')],
    ['hoeveel belasting zit daartussen', combined('2024', { belastingen: -1 })],
    [
      'en in % van dat eerste bedrag',
      share(together(ofAccount('9500'), ofAccount('9510')), 'resultaat_voor_belasting', '2024'),
    ],
  ),
  ...talk(
    6,
    ['Hoeveel hadden klanten ons op 30 juni 2025 nog te betalen?', figure('debiteuren', '2025')],
    ['Wie zijn daarin de drie grootste?', openRelations('debiteuren', '2025', { top: 3 })],
    [
      'Hoeveel procent van dat totaal zit bij de bovenste?',
      share(owedBy('Hendriks Bouw B.V.'), 'debiteuren', '2025'),
    ],
    [
      'En hoelang doen klanten in het algemeen over betalen, gemeten over het boekjaar?',
      ratio('dso', '2025'),
    ],
  ),
  ...roughTalk(
    9,
    ['in welke mnd verlies gedraaid bj 2023', monthsBelowNil('resultaat', '2023')],
    ['en bj 2025', monthsBelowNil('resultaat', '2025')],
    [
      'omzet en kosten van die mnd aug graag',
      all(figure('omzet', '2024-08'), figure('kosten', '2024-08')),
    ],
  ),
  ...talk(
    10,
    ['Zet de autokosten van onze drie boekjaren op een rij.', perYear('autokosten', ...YEARS)],
    ['En daarvan alleen de brandstof.', perYear(ofAccount('4200'), ...YEARS)],
    [
      'Welk percentage van de autokosten was dat in het laatste jaar?',
      share(ofAccount('4200'), 'autokosten', '2025'),
    ],
    ['Bij wie tanken wij eigenlijk?', saysBeside(account('4200', '2025'), 'Tankpas')],
  ),
  ...talk(
    11,
    ['In welke maand begint bij ons een boekjaar eigenlijk?', says('juli')],
    ['En tot en met welke maand is er geboekt?', says('juni 2025')],
    ['Wat was de omzet in die maand?', figure('omzet', '2025-06')],
    ['Wat gaan we in augustus omzetten, denk je?', none('future')],
  ),
];
