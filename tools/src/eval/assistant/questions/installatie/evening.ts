import {
  account,
  amountWith,
  average,
  boughtOf,
  combined,
  figure,
  invoice,
  late,
  less,
  monthsWhere,
  ofAccount,
  ofLargest,
  openFor,
  openList,
  openRelations,
  openTotal,
  owedBy,
  says,
  share,
  split,
  together,
} from '../../gold/ask/index.ts';
import { clean, rough, roughTalk, talk } from '../write.ts';

const NOW = '2025-09';

export const evening = [
  ...clean(
    6,
    [
      'Ik ga vanmiddag nabellen. Van welke verkoopfacturen is de vervaldatum al meer dan een maand verstreken?',
      openList('debiteuren', NOW, { which: openFor(30) }),
    ],
    [
      'Bij welke leveranciers zijn we over de betaaltermijn heen, en voor hoeveel bij ieder?',
      openRelations('crediteuren', NOW, { which: late }),
    ],
    [
      'Voor de herziening van uw kredietlimiet ontvang ik graag het bedrag aan klantvorderingen dat per 30 juni 2025 al vervallen was.',
      openTotal('debiteuren', '2025-06', late),
    ],
  ),
  ...rough(
    6,
    ['heeft smit bouw nog wat te betalen bij ons', amountWith(owedBy('Smit Bouw B.V.'), NOW)],
    ['stand debiteuren ult. vorig boekjaar', figure('debiteuren', '2024')],
    ['fact 202500204, hoeveel was die ook weer', invoice('202500204')],
  ),
  ...talk(
    6,
    [
      'Wie van de klanten staat bij ons het diepst in het krijt?',
      openRelations('debiteuren', NOW, { top: 1 }),
    ],
    ['Om welke facturen gaat dat?', openList('debiteuren', NOW, { of: 'Jansen Bouw B.V.' })],
    ['En Hendriks Bouw, wat moet die nog voldoen?', amountWith(owedBy('Hendriks Bouw B.V.'), NOW)],
  ),
  ...clean(
    10,
    [
      'Doe eens alsof er geen autokosten waren. Op welke kosten komt 2024 dan uit?',
      combined('2024', { kosten: 1, autokosten: -1 }),
    ],
    [
      'Welk deel van de omzet van het vorige boekjaar kwam bij onze drie grootste klanten vandaan?',
      share(ofLargest('customers', 3), 'omzet', '2024'),
    ],
    [
      'Hoeveel gaven we in de eerste helft van 2025 gemiddeld per maand uit aan Dakwerken Élan en Montagebedrijf Van Loon samen?',
      average(together(boughtOf('Dakwerken Élan'), boughtOf('Montagebedrijf Van Loon')), '2025-H1'),
    ],
  ),
  ...rough(
    10,
    [
      'winst 24 + afschr weer erbij geteld = ?',
      combined('2024', { resultaat: 1, afschrijvingen: 1 }),
    ],
    [
      'wanneer ging de omzet in 2024 over de ton heen, welke mnd',
      monthsWhere('omzet', '2024', { above: 100_000 }),
    ],
  ),
  ...roughTalk(
    10,
    ['omzet 2024 als je toestellen niet meerekent', less('omzet', ofAccount('8020'), '2024')],
    ['en in 23', less('omzet', ofAccount('8020'), '2023')],
  ),
  ...clean(
    11,
    [
      'Tot en met welke maand is onze boekhouding eigenlijk bijgewerkt?',
      says('september 2025|sep 2025|2025-09|09-2025'),
    ],
    [
      'We riepen op de nieuwjaarsborrel dat we in 2024 door het miljoen aan verkopen waren gegaan. Hoe hoog kwamen we uit?',
      figure('omzet', '2024'),
    ],
    [
      'Ik ben nieuw hier op kantoor: welke kostenplaatsen gebruiken jullie?',
      says('Installatie', 'Service en onderhoud', 'Kantoor'),
    ],
  ),
  ...rough(
    11,
    ['brutolonen 3e kwrtl 2024', account('4000', '2024-Q3')],
    ['aan benzine verstookt jan tm mrt dit jaar', account('4200', '2025-01..2025-03')],
  ),
  ...talk(
    11,
    [
      'Hoe hoog waren de huisvestingskosten in augustus 2025?',
      figure('huisvestingskosten', '2025-08'),
    ],
    [
      'Waar bestaat dat uit? Splits het even uit per grootboekrekening.',
      split('huisvestingskosten', 'account', '2025-08'),
    ],
    ['En het totaal over heel 2024?', figure('huisvestingskosten', '2024')],
  ),
];
