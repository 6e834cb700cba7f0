import * as g from '../../gold/ask/index.ts';
import { roughTalk, talk } from '../write.ts';

const MEIJER = g.soldTo('Meijer Bouw B.V.');
const LEASE = g.ofAccount('4210');
const REPAIRS = g.ofAccount('4220');

export const phoneCalls = [
  ...talk(
    3,
    [
      'Ik heb de bank aan de lijn: wie waren in 2025 onze vijf grootste afnemers?',
      g.top('customers', 5, '2025'),
    ],
    ['Meijer Bouw hoorde ik je niet noemen, wat deden die?', g.amountWith(MEIJER, '2025')],
    ['En het jaar daarvoor?', g.amountWith(MEIJER, '2024')],
    ['Wat scheelt dat, ook in procenten?', g.change(MEIJER, '2025', '2024')],
  ),
  ...roughTalk(
    10,
    ['lease bestelauto 2024 was hoeveel', g.account('4210', '2024')],
    ['en t onderhoud vd busjes', g.account('4220', '2024')],
    ['tel die 2 es op', g.amountWith(g.together(LEASE, REPAIRS), '2024')],
    ['zelfde maar dan 2025', g.amountWith(g.together(LEASE, REPAIRS), '2025')],
  ),
  ...talk(
    2,
    [
      'Met die vijftien maanden kijk ik liever per kalenderjaar: hoeveel omzet zat er in kalenderjaar 2023?',
      g.figure('omzet', 'kal-2023'),
    ],
    [
      'En 2024 daarnaast?',
      g.either(
        g.figure('omzet', '2024'),
        g.beside('omzet', '2024', 'kal-2023'),
        g.beside('omzet', 'kal-2023', '2024'),
      ),
    ],
    [
      'Nou ja, en de loonkosten over dat laatste jaar, alleen de brutolonen?',
      g.account('4000', '2024'),
    ],
  ),
  ...roughTalk(
    6,
    ['crediteuren eind sept 25 totaal?', g.figure('crediteuren', '2025-09')],
    ['wie staan daar op', g.openRelations('crediteuren', '2025-09')],
    ['en aan de debiteurenkant, totaal', g.figure('debiteuren', '2025-09')],
  ),
  ...talk(
    8,
    [
      'Wat betalen we tegenwoordig per maand aan huur voor het pand?',
      g.usual('4100', 'Bedrijfspanden De Wetering'),
    ],
    [
      'En het voorschot voor de energie, hoe zat dat ook weer?',
      g.usual('4110', 'Groene Stroom Nederland'),
    ],
    ['Over 2025 was die energie alles bij elkaar hoeveel?', g.account('4110', '2025')],
  ),
  ...roughTalk(
    9,
    ['omzet toestellen per maand 2e kwartaal 25', g.perMonth(g.ofAccount('8020'), '2025-Q2')],
    ['en installatiewerk', g.perMonth(g.ofAccount('8000'), '2025-Q2')],
    [
      'totale omzet dan, welke maand v heel 2025 was de topper',
      g.extreme('highest', 'omzet', '2025'),
    ],
  ),
];
