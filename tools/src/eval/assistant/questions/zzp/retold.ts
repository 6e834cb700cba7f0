import {
  combined,
  either,
  extreme,
  figure,
  openFor,
  openList,
  openRelations,
  top,
  usual,
} from '../../gold/ask/index.ts';
import { retell } from '../write.ts';

const LONG_OPEN = { which: openFor(30) };

export const retold = [
  ...retell(
    3,
    top('suppliers', 1, '2024'),
    'Ik denk erover om over te stappen en wil daarom weten bij welke leverancier ik in 2024 het meeste heb ingekocht.',
    'duurste toeleverancier dit jr',
    'Aan wie ben ik de afgelopen twaalf maanden nou het hardst leeggelopen?',
  ),
  ...retell(
    3,
    top('customers', 2, '2022'),
    'De inspecteur vraagt van welke twee opdrachtgevers mijn bureau in 2022 het sterkst afhankelijk was, gemeten naar omzet.',
    '2 grootste klanten 2022',
    'Op wie dreef mijn tent eigenlijk in dat jaar 2022? Ik bedoel de nummer een en de nummer twee qua factureren.',
  ),
  ...retell(
    4,
    figure('resultaat', '2023'),
    'Voor de hypotheekaanvraag heb ik het nettoresultaat over kalenderjaar 2023 nodig, zou je dat kunnen geven?',
    'winst vorig jaar',
    'Toen alles van 2023 eraf was, wat hield ik er toen zelf aan over?',
  ),
  ...retell(
    5,
    figure('totaal_eigen_vermogen', '2024'),
    'Op het formulier voor een zakelijke lening moet ik mijn eigen vermogen ultimo 2024 invullen; wat hoort daar te staan?',
    'EV 31-12-24',
    'Stel dat ik op de laatste dag van december de boel had verkocht voor wat ervan in de boeken staat en iedereen had afgelost, hoeveel was dan van mij geweest?',
  ),
  ...retell(
    5,
    figure('bank_en_kas', '2024-03'),
    'Zou je willen nagaan over hoeveel liquide middelen het bureau eind maart 2024 beschikte? Mijn adviseur wil dat toegelicht hebben.',
    'saldo bank+kas 31/3/24',
    'Hoeveel centen had ik nog achter de hand toen het eerste kwartaal erop zat?',
  ),
  ...retell(
    6,
    either(
      openRelations('debiteuren', '2024-12', LONG_OPEN),
      openList('debiteuren', '2024-12', LONG_OPEN),
    ),
    'Voordat ik aanmaningen verstuur: welke debiteuren hebben per eind december 2024 facturen openstaan die ouder zijn dan dertig dagen?',
    'wie na een maand nog niet betaald',
    'Wie laat mij al ruim vier weken op mijn geld wachten?',
  ),
  ...retell(
    6,
    figure('crediteuren', '2024-12'),
    'Hoe groot is de post crediteuren op de balans van 31 december 2024? Mijn belastingadviseur wil de inkoopkant aansluiten.',
    'nog te betalen aan leveranciers nu, totaal',
    'Hoeveel ben ik al met al nog schuldig voor spullen en diensten die ik heb afgenomen?',
  ),
  ...retell(
    8,
    usual('4310', 'Telecom Zakelijk'),
    'Mijn contract loopt binnenkort af, dus welk bedrag exclusief btw rekent Telecom Zakelijk mij iedere maand?',
    'telefoon + internet p/m',
    'Dat bellen en die wifi, waar komt dat bij mij steeds op neer?',
  ),
  ...retell(
    9,
    extreme('lowest', 'omzet', '2023'),
    'Ik probeer mijn vakantie te plannen en vraag me af in welke maand van 2023 de omzet het laagst was.',
    'dieptepunt verkopen vorig jaar, wlk mnd',
    'Wanneer viel er, in 2023 van januari tot december bekeken, voor mij het minst te factureren?',
  ),
  ...retell(
    10,
    combined('2022', { resultaat: 1, afschrijvingen: 1 }),
    'Wat zou mijn resultaat over 2022 zijn geweest wanneer er niets was afgeschreven? Mijn coach denkt liever in kasstromen.',
    'winst twee jr geleden excl afschr.',
    'Laat die papieren slijtage van de inventaris eens weg, wat blijft er dan onder de streep staan voor 2022?',
  ),
];
