import * as g from '../../gold/ask/index.ts';
import { roughTalk, talk } from '../write.ts';

const MEIJER = g.soldTo('Meijer Bouw B.V.');

export const phoneCalls = [
  ...talk(
    3,
    [
      'Kun je voor 2024 zeggen waar het meeste geld heen ging, de vier zwaarste kostengroepen?',
      g.top('costs', 4, '2024'),
    ],
    [
      'En de huur van het pand, die zit daar niet bij, hoeveel was dat?',
      g.account('410000', '2024'),
    ],
    [
      'Hoeveel procent van alle kosten is die huur?',
      g.share(g.ofAccount('410000'), 'kosten', '2024'),
    ],
    ['En in 2023?', g.share(g.ofAccount('410000'), 'kosten', '2023')],
  ),
  ...roughTalk(
    2,
    ['omzet meijer bouw 2024', g.amountWith(MEIJER, '2024')],
    ['tov 23?', g.change(MEIJER, '2024', '2023')],
    ['en smit bouw, zelfde vergelijking', g.change(g.soldTo('Smit Bouw B.V.'), '2024', '2023')],
  ),
  ...talk(
    10,
    [
      'Wat was de omzet over heel 2024, zonder de onderhoudscontracten?',
      g.less('omzet', g.ofAccount('801000'), '2024'),
    ],
    ['En die contracten zelf, hoe groot was dat bedrag?', g.account('801000', '2024')],
    [
      'Dat is welk deel van de hele omzet, in procenten?',
      g.share(g.ofAccount('801000'), 'omzet', '2024'),
    ],
  ),
  ...roughTalk(
    8,
    ['wat kost die werkbon software nu per mnd', g.usual('432000', 'Werkbon Software B.V.')],
    ['en de verzekering bij de eem, per kwartaal', g.usual('450000', 'Assurantiën De Eem')],
    ['en wat kwam er in heel 24 vd verzekering op de kosten', g.account('450000', '2024')],
  ),
  ...talk(
    9,
    ['In welke maand van 2024 was de winst het hoogst?', g.extreme('highest', 'resultaat', '2024')],
    ['En wanneer juist het laagst?', g.extreme('lowest', 'resultaat', '2024')],
  ),
  ...roughTalk(
    6,
    ['debiteuren eind apr 2025', g.figure('debiteuren', '2025-04')],
    [
      'een jaar terug?',
      g.either(
        g.figure('debiteuren', '2024-04'),
        g.beside('debiteuren', '2025-04', '2024-04'),
        g.change('debiteuren', '2025-04', '2024-04'),
      ),
    ],
    ['en de crediteuren toen', g.figure('crediteuren', '2024-04')],
  ),
];
