import {
  account,
  amountWith,
  average,
  beside,
  bottom,
  boughtOf,
  change,
  combined,
  difference,
  document,
  either,
  extreme,
  figure,
  invoice,
  less,
  lines,
  none,
  ofAccount,
  on,
  openFor,
  openList,
  openRelations,
  openTotal,
  owedBy,
  ratio,
  says,
  share,
  soldTo,
  split,
  top,
  usual,
} from '../../gold/ask/index.ts';
import { clean, rough, roughTalk, talk, type Question } from '../write.ts';

const NOW = '2025-12';

/** Of a bank, a partner who worries and newcomers, none of whom had read the grammar. */
export const advisers: Question[] = [
  ...clean(
    3,
    [
      'Rangschik voor mij de acht omvangrijkste afnemers van 2024 naar omzet.',
      top('customers', 8, '2024'),
    ],
    [
      'Welke leverancier sprong er in het derde kwartaal van 2025 uit als duurste?',
      top('suppliers', 1, '2025-Q3'),
    ],
    [
      'Aan wat voor kosten gaat bij ons het meeste op? Ik wil de vier grootste groepen van 2024 zien.',
      top('costs', 4, '2024'),
    ],
  ),
  ...rough(
    3,
    ['omzetrek. op volgorde v grootte 2025', top('revenueAccounts', 3, '2025')],
    ['twee kleinste afnemrs van 25', bottom('customers', 2, '2025')],
    ['leveranciers boven 30 mille in 24', split('kosten', 'party', '2024', { above: 30_000 })],
  ),
  ...clean(
    4,
    ['Hoeveel procent van de omzet hielden we in 2025 netto over?', ratio('nettomarge', '2025')],
    [
      'Wat was over 2024 de winst voordat de vennootschapsbelasting eraf ging?',
      figure('resultaat_voor_belasting', '2024'),
    ],
  ),
  ...rough(4, ['ebitda marge nov 25', ratio('ebitda_marge', '2025-11')]),
  ...clean(
    5,
    [
      'Ik lig er wakker van: hoeveel schulden heeft de zaak in totaal, per eind november 2025?',
      figure('vreemd_vermogen', '2025-11'),
    ],
    [
      'Voor de kredietbeoordeling vraag ik u de quick ratio over het afgesloten jaar 2025.',
      ratio('quick_ratio', '2025'),
    ],
    [
      'Hoeveel nam de banklening in de loop van 2025 af, vergeleken met eind 2024?',
      change(ofAccount('0700'), '2025', '2024'),
    ],
    [
      'Wat stond er op de laatste dag van september 2024 aan nog af te dragen loonheffing op de balans?',
      account('1700', '2024-09'),
    ],
    ['Hoe groot was de operationele kasstroom van 2025?', figure('kasstroom_operationeel', '2025')],
  ),
  ...rough(
    5,
    ['voorraadstand eind 23', figure('voorraden', '2023')],
    ['solvab. eind 25 graag', ratio('solvabiliteit', '2025')],
    ['banksaldo plus kas eind juli 25', figure('bank_en_kas', '2025-07')],
  ),
  ...clean(
    6,
    [
      'Welke afnemers hebben eind december 2025 rekeningen die al meer dan veertig dagen openstaan?',
      openRelations('debiteuren', NOW, { which: openFor(40) }),
    ],
    [
      'Loopt de betaaltermijn van onze klanten uit de hand? Hoeveel debiteurendagen hadden we in 2025?',
      ratio('dso', '2025'),
    ],
  ),
  ...rough(6, [
    'fact de graaf zorg die nog openstaan',
    openList('debiteuren', NOW, { of: 'De Graaf Zorg B.V.' }),
  ]),
  ...clean(
    8,
    [
      'Wanneer mag ik de volgende premienota van Assurantiën De Eem verwachten?',
      either(says('maart 2026|mrt 2026|maart|mrt'), usual('4500', 'Assurantiën De Eem')),
    ],
    [
      'Sinds welke maand betalen we voor het werkbonnenprogramma van Werkbon Software het hogere tarief?',
      either(
        says('juni 2025|jun 2025|juni|jun'),
        usual('4320', 'Werkbon Software B.V.'),
        beside(ofAccount('4320'), '2025-06', '2025-05'),
      ),
    ],
    [
      'Wat maakt de accountant ons elk kwartaal in rekening, zonder btw?',
      usual('4600', 'Accountants Veldhuis'),
    ],
    [
      'Welke maandlast hebben we aan energie bij Groene Stroom Nederland?',
      usual('4110', 'Groene Stroom Nederland'),
    ],
  ),
  ...rough(
    8,
    ['tel+internt pm, huidig bedrag', usual('4310', 'Telecom Zakelijk')],
    ['software 2025-06 tov 2025-05 hvl duurder', change(ofAccount('4320'), '2025-06', '2025-05')],
    ['huur gemiddeld pm in 24', average(ofAccount('4100'), '2024')],
  ),
  ...clean(
    10,
    [
      'Trek van de kosten over 2025 eens de afschrijvingen en de personeelskosten af; wat blijft er staan?',
      combined('2025', { kosten: 1, afschrijvingen: -1, personeelskosten: -1 }),
    ],
    [
      'Hoeveel meer hebben wij in 2025 bij Montagebedrijf Van Loon ingekocht dan bij Dakwerken Élan?',
      difference(boughtOf('Montagebedrijf Van Loon'), boughtOf('Dakwerken Élan'), '2025'),
    ],
  ),
  ...rough(10, ['autokstn 24 zonder de brandstof', less('autokosten', ofAccount('4200'), '2024')]),
  ...clean(
    11,
    [
      'Hoe lang duurde het langste boekjaar in deze administratie, in maanden?',
      says('15|vijftien'),
    ],
    ['Hoe komt de nettomarge tot stand?', says('resultaat|winst', 'omzet')],
    ['Voor hoeveel is factuur 202500284 aan de klant gestuurd?', invoice('202500284')],
    [
      'Kan ik de boeking zien waarmee de bestelauto is verkocht? Het boekstuk is 259000035.',
      document('259000035'),
    ],
    [
      'Hoeveel zijn wij in 2025 kwijt geweest aan verzekeren?',
      figure('verzekeringskosten', '2025'),
    ],
    [
      'Heeft de onderhoudstak, dus de contracten, in de eerste helft van 2025 goed gedraaid? Noem de omzet.',
      account('8010', '2025-H1'),
    ],
  ),
  ...rough(
    11,
    ['arbeidskrachten derden/uitb werk okt 25', figure('uitbesteed_werk', '2025-10')],
    ['grtboekkaart 4300 nov', lines('2025-11', on('4300'))],
    ['hoe noemen jullie rek 7100', says('Uitbesteed werk')],
    ['omzt wintermaanden jan en feb 25', figure('omzet', '2025-01..2025-02')],
  ),
  ...rough(12, ['haal ik morgen de loonbetaling als hendriks niet betaalt', none('future')]),
  ...talk(
    5,
    ['Welk werkkapitaal had het bedrijf eind 2024?', figure('werkkapitaal', '2024')],
    ['En eind 2025?', figure('werkkapitaal', '2025')],
    ['Nee sorry, ik bedoel alleen de debiteuren op dat moment.', figure('debiteuren', '2025')],
  ),
  ...roughTalk(
    3,
    ['top 3 leveranciers 24', top('suppliers', 3, '2024')],
    ['doe ook 25', top('suppliers', 3, '2025')],
    ['en dan de klanten', top('customers', 3, '2025')],
  ),
  ...talk(
    6,
    ['Wat heeft Hendriks Bouw nog te voldoen?', amountWith(owedBy('Hendriks Bouw B.V.'), NOW)],
    [
      'Welk deel van de omzet van 2025 kwam van deze klant?',
      share(soldTo('Hendriks Bouw B.V.'), 'omzet', '2025'),
    ],
    [
      'En welke facturen van hem zijn nog open?',
      openList('debiteuren', NOW, { of: 'Hendriks Bouw B.V.' }),
    ],
  ),
  ...roughTalk(
    9,
    ['slapste omzetmnd 2024', extreme('lowest', 'omzet', '2024')],
    ['dezelfde maar dan 2025', extreme('lowest', 'omzet', '2025')],
  ),
  ...talk(
    6,
    [
      'Hoeveel is er langer dan vijftien dagen open bij onze leveranciers, eind december 2025?',
      openTotal('crediteuren', NOW, openFor(15)),
    ],
    ['Doe dat ook voor de klanten.', openTotal('debiteuren', NOW, openFor(15))],
  ),
];
