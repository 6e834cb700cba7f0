import {
  account,
  amountWith,
  average,
  change,
  either,
  extreme,
  figure,
  less,
  lines,
  none,
  ofAccount,
  on,
  openRelations,
  owedTo,
  perMonth,
  perQuarter,
  plus,
  saysBeside,
  share,
  soldTo,
  split,
  together,
  top,
} from '../../gold/ask/index.ts';
import { roughTalk, talk } from '../write.ts';

const TWO_LARGEST = together(
  owedTo('Technische Groothandel Midden B.V.'),
  owedTo('Montagebedrijf Van Loon'),
);

export const followUps = [
  ...talk(
    10,
    ['Wat was de omzet over ons verlengde boekjaar 2023?', figure('omzet', '2023')],
    ['En daarvan alleen het kalenderjaar 2023?', figure('omzet', 'kal-2023')],
    ['Dus in de drie maanden daarvoor was het…?', figure('omzet', '2022-10..2022-12')],
    ['Reken het hele boekjaar eens om naar een maandgemiddelde.', average('omzet', '2023')],
  ),
  ...roughTalk(
    3,
    ['klanten top 5 2025', top('customers', 5, '2025')],
    ['en 24', top('customers', 5, '2024')],
    [
      'hoeveel is postma bouw in die tijd gegroeid',
      change(soldTo('Postma Bouw B.V.'), '2025', '2024'),
    ],
  ),
  ...talk(
    9,
    ['Welke maand had in 2025 de hoogste kosten?', extreme('highest', 'kosten', '2025')],
    ['En de laagste?', extreme('lowest', 'kosten', '2025')],
    [
      'Wat is het verschil van die dure maand met de goedkope?',
      change('kosten', '2025-12', '2025-08'),
    ],
    [
      'Zet voor de dure maand de kosten per grootboekrekening uit.',
      split('kosten', 'account', '2025-12'),
    ],
  ),
  ...roughTalk(
    9,
    ['debiteurenstand per mnd 2025', perMonth('debiteuren', '2025')],
    ['hoogste?', extreme('highest', 'debiteuren', '2025')],
    [
      'wanneer was dat ookalweer',
      either(
        extreme('highest', 'debiteuren', '2025'),
        saysBeside(figure('debiteuren', '2025'), 'dec'),
      ),
    ],
    ['en bij crediteuren', extreme('highest', 'crediteuren', '2025')],
  ),
  ...talk(
    4,
    ['Wat bleef er in 2025 onder de streep over?', figure('resultaat', '2025')],
    [
      'En als we de boekwinst op verkochte activa niet hadden gehad?',
      plus('resultaat', ofAccount('8900'), '2025'),
    ],
    ['Toon de regels van dat boekresultaat.', lines('2025', on('8900'))],
    ['Terug naar het begin: wat was het gewone resultaat in 2024?', figure('resultaat', '2024')],
  ),
  ...roughTalk(
    4,
    ['bedrijfsresultaat 25 vs 24', change('bedrijfsresultaat', '2025', '2024')],
    ['nu de personeelskosten', change('personeelskosten', '2025', '2024')],
    ['doe die eens per kwartaal voor 25', perQuarter('personeelskosten', '2025')],
  ),
  ...talk(
    6,
    [
      'Welke leveranciers moesten we per ultimo 2025 nog betalen?',
      openRelations('crediteuren', '2025'),
    ],
    ['Hoeveel is dat voor de twee grootste samen?', amountWith(TWO_LARGEST, '2025')],
    ['En hoeveel procent van alle crediteuren?', share(TWO_LARGEST, 'crediteuren', '2025')],
    ['Boek die van Van Loon maar als betaald.', none('change')],
  ),
  ...roughTalk(
    10,
    ['omzet onderhoudscontracten 2025', account('8010', '2025')],
    ['welk deel vd totale omzet is dat', share(ofAccount('8010'), 'omzet', '2025')],
    ['wat blijft er dan over als je ze eraf haalt', less('omzet', ofAccount('8010'), '2025')],
    ['zelfde voor 2024', less('omzet', ofAccount('8010'), '2024')],
  ),
];
