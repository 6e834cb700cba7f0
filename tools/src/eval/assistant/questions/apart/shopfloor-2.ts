import {
  account,
  all,
  amountWith,
  average,
  beside,
  bottom,
  boughtOf,
  change,
  chargedToCustomers,
  combined,
  difference,
  either,
  extreme,
  figure,
  growth,
  less,
  monthsWhere,
  moreBy,
  named,
  none,
  ofAccount,
  oldest,
  openRelations,
  perYear,
  ratio,
  says,
  saysBeside,
  share,
  top,
  usual,
  vatFiled,
  vatToPay,
} from '../../gold/ask/index.ts';
import type { Amount } from '../../gold/ask/figures.ts';
import { vatDeclared, vatDue } from '../../gold/vat.ts';
import { clean, rough, roughTalk, talk } from '../write.ts';

const withoutAppliances: Amount = (books, when) =>
  named('omzet')(books, when) - ofAccount('8020')(books, when);

const gebroken = [
  ...clean(1, [
    'Alles bij elkaar, wat heeft het personeel ons in boekjaar 2024 gekost?',
    figure('personeelskosten', '2024'),
  ]),
  ...rough(2, [
    'inkoop matriaal boekjr 25 vs boekjr 24 hvl % erbij',
    growth(ofAccount('7000'), '2025', '2024'),
  ]),
  ...clean(2, [
    "Zijn we in juni meer aan auto's kwijt geweest dan in mei, en hoeveel dan?",
    moreBy('autokosten', '2025-06', '2025-05'),
  ]),
  ...clean(3, [
    'Noem eens onze vijf grootste kosten van boekjaar 2025, dan kan ik kijken waar het heen lekt.',
    top('costs', 5, '2025'),
  ]),
  ...clean(4, [
    'Draaiden we afgelopen december winst of verlies, en hoeveel dan?',
    figure('resultaat', '2024-12'),
  ]),
  ...roughTalk(
    4,
    ['wat bleef er onder de streep over boekjr 25', figure('resultaat', '2025')],
    ['en voor belasting', figure('resultaat_voor_belasting', '2025')],
    ['hvl procent vd omzet is dat', share('resultaat_voor_belasting', 'omzet', '2025')],
  ),
  ...rough(5, ['solvabilitijt per 30 juni 25', ratio('solvabiliteit', '2025')]),
  ...clean(6, [
    'Welk bedrag hadden we eind juni nog te goed van onze klanten?',
    figure('debiteuren', '2025'),
  ]),
  ...rough(7, ['btw k4 24 bedrag ajb', either(vatToPay('2024-K4'), vatFiled('2024-K4'))]),
  ...rough(8, [
    'eens in de hoeveel tijd stuurt groene stroom n nota',
    saysBeside(
      usual('4110', 'Groene Stroom Nederland'),
      'elke maand|iedere maand|per maand|maandelijks|een maand|1 maand',
    ),
  ]),
  ...talk(
    8,
    ['Wat kost Accountants Veldhuis ons elk kwartaal?', usual('4600', 'Accountants Veldhuis')],
    [
      'En hoeveel was dat in boekjaar 2024 alles bij elkaar?',
      amountWith(boughtOf('Accountants Veldhuis'), '2024'),
    ],
  ),
  ...clean(9, [
    'In welk kwartaal van boekjaar 2025 ging er het meeste naar materiaal?',
    extreme('highest', 'materialen', '2025', 'quarter'),
  ]),
  ...rough(11, ['welk nr heeft de rekening telefoon en internet', says('4310')]),
  ...talk(
    11,
    ['Vanaf welke maand zit onze boekhouding erin?', says('juli 2022|jul 2022|07-2022|2022-07')],
    ['En tot en met welke?', says('juni 2025|jun 2025|06-2025|2025-06')],
  ),
  ...rough(12, ['omzet aug 25 ?', none('outside')]),
  ...clean(
    12,
    ['Wat maken andere airco-boeren hier in de streek aan winst?', none('world')],
    ['Gooi die laatste boeking van de huur er alsjeblieft uit.', none('change')],
    ['Hoeveel klachten hebben we in mei binnengekregen?', none('absent')],
  ),
];

const verlengd = [
  ...clean(1, [
    'De boekhouder zeurt om een getal: wat was het uitbesteed werk in de eerste helft van 2025?',
    figure('uitbesteed_werk', '2025-H1'),
  ]),
  ...rough(2, [
    'winst 2e kw 25 tov zelfde kwartaal vorig jr',
    either(change('resultaat', '2025-Q2', '2024-Q2'), beside('resultaat', '2025-Q2', '2024-Q2')),
  ]),
  ...roughTalk(
    2,
    ['tankkosten? brandstof dus, 2024', account('4200', '2024')],
    ['en 25', account('4200', '2025')],
    ['hvl scheelt dat nou', moreBy(ofAccount('4200'), '2025', '2024')],
  ),
  ...rough(3, ['welke 3 klante de minste omzet in 25', bottom('customers', 3, '2025')]),
  ...rough(4, ['ebitda vh lange boekjr', figure('ebitda', '2023')]),
  ...clean(5, [
    'Ik moest van de bank naar de current ratio vragen, wat dat ook is. Hoeveel was die eind 2025?',
    ratio('current_ratio', '2025'),
  ]),
  ...rough(5, [
    'wat hebben we aan schulden, alles samen, eind juni 25',
    figure('vreemd_vermogen', '2025-06'),
  ]),
  ...clean(6, [
    'Aan welke drie leveranciers waren we eind 2025 het meeste schuldig?',
    openRelations('crediteuren', '2025', { top: 3 }),
  ]),
  ...rough(6, ['hoeveel dagen laten klante ons gemiddeld wachten in 25', ratio('dso', '2025')]),
  ...clean(7, [
    'In welk kwartaal van 2025 moesten we de meeste btw afdragen?',
    either(
      extreme('highest', vatDue, '2025', 'quarter'),
      extreme('highest', vatDeclared, '2025', 'quarter'),
    ),
  ]),
  ...clean(8, [
    'Sinds wanneer is het abonnement van Werkbon Software zo duur als nu?',
    saysBeside(
      all(usual('4320', 'Werkbon Software B.V.'), account('4320', '2025-05')),
      'juni 2025|jun 2025|06-2025|2025-06',
    ),
  ]),
  ...rough(9, ['kosten per jaar, alle 3 de boekjaren', perYear('kosten', '2023', '2024', '2025')]),
  ...clean(10, [
    'Welk stuk van alle kosten ging er in 2025 op aan het personeel, in procenten?',
    share('personeelskosten', 'kosten', '2025'),
  ]),
  ...rough(10, [
    'hvl minder aan brandstof uitgegeven dan aan lease, 24',
    difference(ofAccount('4210'), ofAccount('4200'), '2024'),
  ]),
  ...talk(
    10,
    ['Wat hebben we in 2024 omgezet?', figure('omzet', '2024')],
    ['Haal daar de toestellen eens van af.', less('omzet', ofAccount('8020'), '2024')],
    ['En gemiddeld per maand is dat?', average(withoutAppliances, '2024')],
  ),
  ...clean(11, ['Hoeveel maanden duurde ons eerste boekjaar ook alweer?', says('15|vijftien')]),
  ...rough(
    12,
    ['gaan we volgend jr winst maken of nie', none('future')],
    ['sept 22 omzet', none('outside')],
  ),
  ...clean(12, [
    'Welke van onze monteurs heeft vorig jaar de meeste uren geschreven?',
    none('absent'),
  ]),
];

const zonder_codes = [
  ...rough(1, ['huur 1e kw 25 ??', account('410000', '2025-Q1')]),
  ...clean(1, [
    'Aan reclame, en dan de website meegerekend, wat heeft 2024 ons gekost?',
    account('440000', '2024'),
  ]),
  ...clean(2, [
    'Zet de kosten van januari tot en met april 2025 eens naast die van dezelfde maanden een jaar eerder.',
    either(
      beside('kosten', '2025', '2024-01..2024-04'),
      change('kosten', '2025', '2024-01..2024-04'),
    ),
  ]),
  ...clean(3, [
    'Welke omzetrekening leverde in 2024 het minste op?',
    bottom('revenueAccounts', 1, '2024'),
  ]),
  ...clean(4, [
    'Er wordt naar het bedrijfsresultaat over 2024 gevraagd, wat moet ik invullen?',
    figure('bedrijfsresultaat', '2024'),
  ]),
  ...clean(5, [
    'Hoeveel zit er op dit moment in het potje voor het vakantiegeld?',
    account('172000', '2025-04'),
  ]),
  ...rough(6, ['oudste factuur die klante nog open hebben staan', oldest('debiteuren', '2025-04')]),
  ...rough(7, ['omzet incl btw mrt', chargedToCustomers('2025-03')]),
  ...clean(8, [
    'Welk bedrag rekent de leasemaatschappij ons iedere maand voor de bestelauto?',
    usual('421000', 'Bestelwagen Lease B.V.'),
  ]),
  ...clean(9, [
    'Welke maanden van 2024 zaten we boven de 95 mille omzet? Noem ze maar op.',
    monthsWhere('omzet', '2024', { above: 95_000 }),
  ]),
  ...clean(10, [
    'Wat blijft er van de omzet van 2024 over als je er alleen het materiaal en het uitbesteed werk afhaalt?',
    combined('2024', { omzet: 1, materialen: -1, uitbesteed_werk: -1 }),
  ]),
  ...rough(11, ['hebben we in mrt de ton omzet gehaald of nie', figure('omzet', '2025-03')]),
  ...clean(11, ['Hoe heet rekening 431000 bij ons?', says('telefoon en internet')]),
  ...clean(12, [
    'Mijn broer heeft ook een zaak en die zit bij dezelfde boekhouder. Hoeveel omzet draait hij?',
    none('other_company'),
  ]),
  ...rough(12, ['stuur smit vastgoed ff n herinnering', none('change')]),
  ...roughTalk(
    12,
    ['wat kost zon nieuwe elektrische bus tegenwoordig', none('world')],
    ['en welke zou jij nemen', none('advice')],
  ),
];

export const questions = { gebroken, verlengd, zonder_codes };
