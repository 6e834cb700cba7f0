import {
  account,
  all,
  amountWith,
  average,
  bottom,
  boughtOf,
  change,
  difference,
  either,
  figure,
  growth,
  largestLines,
  ofAccount,
  ofLargest,
  openFor,
  openRelations,
  owedBy,
  owedTo,
  ratio,
  says,
  share,
  soldTo,
  split,
  top,
  usual,
} from '../../gold/ask/index.ts';
import { clean, rough, roughTalk, talk, type Question } from '../write.ts';

/** Of people who had not read the grammar, in a firm with a long first year. */
export const street: Question[] = [
  ...clean(
    3,
    [
      'Ons boekjaar 2023 was extra lang. Welke vijf klanten brachten daarin de meeste omzet binnen?',
      top('customers', 5, '2023'),
    ],
    ['Welke kostengroepen vormden in 2025 de top vier, en voor hoeveel?', top('costs', 4, '2025')],
    [
      'Aan wie hebben we in 2024 het minst verkocht? Twee namen zijn genoeg.',
      bottom('customers', 2, '2024'),
    ],
    [
      'Laat zien hoe de kantoorkosten van 2025 over de rekeningen verdeeld zijn.',
      split('kantoorkosten', 'account', '2025'),
    ],
    [
      'Stel dat onze drie grootste klanten weglopen. Welk percentage van de omzet van 2025 was van hen samen?',
      share(ofLargest('customers', 3), 'omzet', '2025'),
    ],
    [
      'Welke leverancier bezorgde ons in het vierde kwartaal van 2025 de hoogste kosten?',
      top('suppliers', 1, '2025-Q4'),
    ],
    [
      'Onze accountant wil de vijf grootste boekingen op materialen in december 2025 zien.',
      largestLines('materialen', 5, '2025-12'),
    ],
  ),
  ...rough(
    3,
    ['grootste 5 levranciers 2024', top('suppliers', 5, '2024')],
    ['welke klant deed t meest in nov qua omzet', top('customers', 1, '2025-11')],
    ['klanten > 60 mille omzet in 2025', split('omzet', 'party', '2025', { above: 60_000 })],
    ['hoogste 2 kostenrekeningen aug 25', top('costAccounts', 2, '2025-08')],
    [
      'van loon of dakwerken élan, hoeveel scheelt dat in kosten 2025',
      difference(boughtOf('Montagebedrijf Van Loon'), boughtOf('Dakwerken Élan'), '2025'),
    ],
    ['omzet uitgesplitst per rekening 25', split('omzet', 'account', '2025')],
  ),
  ...clean(
    8,
    [
      'Kun je terugvinden in welke maand van 2025 Werkbon Software zijn prijs heeft verhoogd?',
      either(says('juni|jun 2025'), change(ofAccount('4320'), '2025-06', '2025-05')),
    ],
    [
      'Wat zijn we momenteel per maand aan huur kwijt voor het pand van De Wetering?',
      usual('4100', 'Bedrijfspanden De Wetering'),
    ],
    [
      'Ik maak een liquiditeitsplanning: wanneer komt Assurantiën De Eem weer met een premie?',
      either(says('maart|mrt 2026|03-2026'), usual('4500', 'Assurantiën De Eem')),
    ],
    [
      'Welk bedrag mag ik de komende maand verwachten van Groene Stroom Nederland?',
      usual('4110', 'Groene Stroom Nederland'),
    ],
    ['Wat waren we in 2024 bij elkaar kwijt aan accountantskosten?', account('4600', '2024')],
    [
      'Hoeveel brengen de onderhoudscontracten in 2025 gemiddeld per maand op?',
      average(ofAccount('8010'), '2025'),
    ],
    [
      'Mijn dochter doet de post en vraagt of Telecom Zakelijk elke maand factureert of minder vaak. Wat zeggen de boeken?',
      either(
        says('elke maand|per maand|maandelijks|iedere maand'),
        usual('4310', 'Telecom Zakelijk'),
      ),
    ],
  ),
  ...rough(
    8,
    ['premie de eem hoeveel per kw', usual('4500', 'Assurantiën De Eem')],
    ['sociale lasten gem per mnd 25', average('sociale_lasten', '2025')],
    ['huur 24 gem per mnd was?', average(ofAccount('4100'), '2024')],
    ['huur 25 hvl % duurder dan 24', growth(ofAccount('4100'), '2025', '2024')],
    ['tankpas gem pm 2025', average(boughtOf('Tankpas Benelux'), '2025')],
    ['veldhuis rekent wat per keer', usual('4600', 'Accountants Veldhuis')],
  ),
  ...clean(
    5,
    [
      'Hoeveel geld hadden we op bank en kas toen het eerste boekjaar erop zat, eind december 2023?',
      figure('bank_en_kas', '2023'),
    ],
    ['Hoeveel was er eind 2025 nog af te lossen op de banklening?', account('0700', '2025')],
    [
      'Met welk bedrag stonden onze bussen, machines en inventaris eind 2024 samen als materiële vaste activa op de balans?',
      figure('materiele_activa', '2024'),
    ],
    [
      'Wat was de waarde van alles op de balans, het balanstotaal dus, eind boekjaar 2024?',
      figure('activa', '2024'),
    ],
  ),
  ...rough(
    5,
    ['voorraad eind 25', figure('voorraden', '2025')],
    ['quick ratio eind bj 2023', ratio('quick_ratio', '2023')],
    ['kortlopnde schulden eind 2024', figure('kortlopende_schulden', '2024')],
    [
      'bank en kas eind juni 25 en eind sept 25',
      all(figure('bank_en_kas', '2025-06'), figure('bank_en_kas', '2025-09')),
    ],
  ),
  ...clean(4, [
    'Hoeveel EBITDA maakten we in het tweede halfjaar van 2025?',
    figure('ebitda', '2025-H2'),
  ]),
  ...rough(
    4,
    ['brutomarge % q2 25', ratio('brutomarge_percentage', '2025-Q2')],
    ['break even 2025??', ratio('break_even', '2025')],
  ),
  ...clean(6, [
    'Welke klanten laten ons langer dan veertig dagen wachten, en om hoeveel geld gaat het?',
    openRelations('debiteuren', '2025-12', { which: openFor(40) }),
  ]),
  ...rough(
    6,
    ['smit vastgoed saldo open eind dec', amountWith(owedBy('Smit Vastgoed B.V.'), '2025-12')],
    [
      'technische groothandl midden, wat moeten we die nog betalen',
      amountWith(owedTo('Technische Groothandel Midden B.V.'), '2025-12'),
    ],
  ),
  ...roughTalk(
    3,
    ['grootste klant 2024 wie', top('customers', 1, '2024')],
    ['en top 4 van 2025 dan', top('customers', 4, '2025')],
    ['smit vastgoed hvl % vd omzet 25', share(soldTo('Smit Vastgoed B.V.'), 'omzet', '2025')],
  ),
  ...talk(
    8,
    [
      'Wat kost Werkbon Software ons tegenwoordig per maand?',
      usual('4320', 'Werkbon Software B.V.'),
    ],
    ['En wat waren we er over heel 2025 aan kwijt?', account('4320', '2025')],
  ),
];
