import {
  account,
  amountWith,
  boughtOf,
  change,
  extreme,
  figure,
  late,
  monthsBelowNil,
  none,
  openList,
  openRelations,
  ratio,
  says,
  share,
  top,
  usual,
} from '../../gold/ask/index.ts';
import { clean, rough, roughTalk, talk } from '../write.ts';

/** A young owner who talks with it as with a person. */
export const chatty = [
  ...clean(1, [
    'Zou je me kunnen vertellen wat we afgelopen zomer aan omzet gedraaid hebben?',
    figure('omzet', '2025-06..2025-08'),
  ]),
  ...rough(1, ['hoeveel ging er vorige maand nou op aan brandstof', account('4200', '2025-08')]),
  ...clean(2, [
    'Ik vroeg me eigenlijk af hoeveel meer we vorig jaar omgezet hebben dan het jaar ervoor.',
    change('omzet', '2024', '2023'),
  ]),
  ...rough(2, [
    'revenue q1 dit jaar tegenover q1 vorig jaar, hoeveel scheelt dat',
    change('omzet', '2025-Q1', '2024-Q1'),
  ]),
  ...clean(3, [
    'Wat zijn dit jaar eigenlijk onze vijf grootste kostenposten?',
    top('costAccounts', 5, '2025'),
  ]),
  ...rough(3, ['top 4 klanten van vorig jr ff aub', top('customers', 4, '2024')]),
  ...clean(4, [
    'Wat bleef er in het voorjaar, dus maart tot en met mei 2025, onder de streep over?',
    figure('resultaat', '2025-03..2025-05'),
  ]),
  ...rough(5, ['hoeveel cash hebbe we nu', figure('bank_en_kas', '2025-09')]),
  ...clean(6, [
    'Wie moet ons op dit moment nog het meeste betalen?',
    openRelations('debiteuren', '2025-09', { top: 1 }),
  ]),
  ...rough(6, [
    'welke facturen van hendriks bouw zijn te laat?',
    openList('debiteuren', '2025-09', { which: late, of: 'Hendriks Bouw B.V.' }),
  ]),
  ...clean(8, [
    'Wat ben ik tegenwoordig elke maand kwijt aan dat Werkbon Software?',
    usual('4320', 'Werkbon Software B.V.'),
  ]),
  ...clean(9, [
    'Zijn er in 2024 maanden geweest waarin we verlies draaiden, en welke dan?',
    monthsBelowNil('resultaat', '2024'),
  ]),
  ...rough(9, [
    'beste maand qua cashflow dit jaar?',
    extreme('highest', 'kasstroom', '2025', 'month'),
  ]),
  ...rough(11, [
    'voor hoevl hebbe we dit jaar bij tecnische groothandel midden gekocht',
    amountWith(boughtOf('Technische Groothandel Midden B.V.'), '2025'),
  ]),
  ...clean(12, [
    'Zet jij de laatste factuur van Bakker Zorg even voor me op betaald?',
    none('change'),
  ]),
  ...rough(12, [
    'maken andere installateurs ook zon marge of doen wij t beter?',
    none('other_company'),
  ]),
  ...talk(
    1,
    [
      'Benieuwd hoeveel we in mei dit jaar aan reclame hebben uitgegeven.',
      figure('verkoopkosten', '2025-05'),
    ],
    ['En in juni dan?', figure('verkoopkosten', '2025-06')],
    ['Welk deel van alle kosten was dat?', share('verkoopkosten', 'kosten', '2025-06')],
  ),
  ...roughTalk(
    4,
    ['wat hielden we over in 2024', figure('resultaat', '2024')],
    ['en als percentage vd omzet?', ratio('nettomarge', '2024')],
    ['2023?', ratio('nettomarge', '2023')],
  ),
  ...clean(11, [
    'Tot en met welke maand zijn onze boeken eigenlijk bijgewerkt?',
    says('september 2025|sep 2025|sept 2025'),
  ]),
  ...rough(12, ['hoe hoog is de inflatie nu eigelijk', none('world')]),
];
