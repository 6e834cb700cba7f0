import {
  account,
  amountWith,
  average,
  difference,
  figure,
  less,
  monthsWhere,
  ofAccount,
  ofLargest,
  oldest,
  openFor,
  openList,
  openRelations,
  owedBy,
  perMonth,
  says,
  saysBeside,
  share,
  soldTo,
  together,
} from '../../gold/ask/index.ts';
import { clean, rough, roughTalk, talk } from '../write.ts';

const NOW = '2024-12';

export const evening = [
  ...clean(
    6,
    ['Van wie krijg ik nog geld, en hoeveel per opdrachtgever?', openRelations('debiteuren', NOW)],
    [
      'Mijn boekhoudster vraagt welk bedrag ik op 31 december 2023 zelf nog aan leveranciers moest voldoen.',
      figure('crediteuren', '2023'),
    ],
    [
      'Noem de verkoopfacturen die eind juni 2024 langer dan dertig dagen openstonden.',
      openList('debiteuren', '2024-06', { which: openFor(30) }),
    ],
  ),
  ...rough(
    6,
    ['welke rekening die ik verstuurd heb ligt er t langst onbetaald', oldest('debiteuren', NOW)],
    [
      'jansen bouw al klaar met betalen?? wat komt er nog',
      amountWith(owedBy('Jansen Bouw B.V.'), NOW),
    ],
  ),
  ...roughTalk(
    6,
    ['hoevl krijg ik nog van hendriks bouw', amountWith(owedBy('Hendriks Bouw B.V.'), NOW)],
    ['welke factuurnrs zijn dat', openList('debiteuren', NOW, { of: 'Hendriks Bouw B.V.' })],
    [
      'en eind 2023, wat stond er toen van ze open',
      amountWith(owedBy('Hendriks Bouw B.V.'), '2023'),
    ],
  ),
  ...clean(
    10,
    [
      'Als ik de bankkosten en de verzekering niet meetel, hoeveel kosten waren er in 2024?',
      less('kosten', together(ofAccount('9000'), ofAccount('4500')), '2024'),
    ],
    [
      'Wat scheelt het tussen Bakker Bouw en Hendriks Bouw, omzet in 2024?',
      difference(soldTo('Bakker Bouw B.V.'), soldTo('Hendriks Bouw B.V.'), '2024'),
    ],
    [
      'Stel dat mijn grootste opdrachtgever er in 2024 niet was geweest. Welke omzet was er dan gebleven?',
      less('omzet', ofLargest('customers', 1), '2024'),
    ],
  ),
  ...rough(
    10,
    [
      'hoeveel % vd omzet 23 kwam van de graaf bouw',
      share(soldTo('De Graaf Bouw B.V.'), 'omzet', '2023'),
    ],
    ['magere maanden 2024: omzet minder dan 6000', monthsWhere('omzet', '2024', { below: 6000 })],
  ),
  ...talk(
    10,
    ['Wat was in 2024 mijn gemiddelde winst per maand?', average('resultaat', '2024')],
    ['Maak diezelfde som eens voor 2022.', average('resultaat', '2022')],
  ),
  ...clean(
    11,
    ['Over welke jaren heb je boekhouding van mij?', says('2022', '2023', '2024')],
    [
      'Telefoon en internet, wat was ik daar in het vorige boekjaar aan kwijt?',
      account('4310', '2023'),
    ],
    [
      'Klopt mijn herinnering dat ik in 2022 nog geen driekwart ton omzette? Hoeveel was het precies?',
      figure('omzet', '2022'),
    ],
  ),
  ...rough(
    11,
    ['omzt 2e hlft 2023', figure('omzet', '2023-H2')],
    ['4320 wat is dat voor rekening', saysBeside(account('4320', '2024'), 'software')],
  ),
  ...roughTalk(
    11,
    ['kosten k4 24', figure('kosten', '2024-Q4')],
    ['en k4 vh jaar ervoor?', figure('kosten', '2023-Q4')],
    ['per maand graag', perMonth('kosten', '2023-Q4')],
  ),
];
