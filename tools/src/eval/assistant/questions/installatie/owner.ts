import {
  account,
  amountWith,
  change,
  combined,
  either,
  extreme,
  figure,
  late,
  none,
  nothing,
  openRelations,
  openTotal,
  owedBy,
  ratio,
  says,
  top,
  usual,
  vatToPay,
} from '../../gold/ask/index.ts';
import { rough, roughTalk, type Question } from '../write.ts';

/** As an owner types on a telephone, by one who has not read the grammar. */
export const owner: Question[] = [
  ...rough(
    1,
    ['hoeveel hebben we in juni omgezet', figure('omzet', '2025-06')],
    ['wat ben ik dit jaar al kwijt aan brandstof', account('4200', '2025')],
  ),
  ...rough(2, [
    'draaien we beter dan vorig jr? omzet bedoel ik',
    change('omzet', '2025', '2024-01..2024-09'),
  ]),
  ...rough(
    3,
    ["waar gaat m'n geld heen", top('costs', [3], '2025')],
    ['wie zijn mn 5 beste klanten', top('customers', 5, '2025')],
  ),
  ...rough(
    4,
    ['heb ik er dit jaar tot nu toe wat aan overgehouden', figure('resultaat', '2025')],
    ['mn marge dit jaar in procenten?', ratio('brutomarge_percentage', '2025')],
  ),
  ...rough(5, ['hoeveel staat er op de bank', figure('bank_en_kas', '2025-09')]),
  ...rough(
    6,
    ['hoevel krijg ik nog van klanten', openTotal('debiteuren', '2025-09')],
    ['wie is er te laat met betalen', openRelations('debiteuren', '2025-09', { which: late })],
    ['wat moet hendriks bouw ons nog betalen', amountWith(owedBy('Hendriks Bouw B.V.'), '2025-09')],
  ),
  ...rough(7, ['hoeveel btw moet ik afdragen over t derde kwartaal', vatToPay('2025-K3')]),
  ...rough(
    8,
    ['wat kost die lease bus per maand', usual('4210', 'Bestelwagen Lease B.V.')],
    [
      'hoe vaak komt de rekening van de verzekering',
      either(says('kwartaal|drie maanden|3 maanden'), usual('4500', 'Assurantiën De Eem')),
    ],
  ),
  ...rough(
    9,
    ['in welke maand dit jaar was de omzet t slechtst', extreme('lowest', 'omzet', '2025')],
    ['zijn er dit jaar maanden dat we verlies draaiden', nothing],
  ),
  ...rough(10, [
    'wat hield ik in q2 over als je de afschrijvingen niet meetelt',
    combined('2025-Q2', { resultaat: 1, afschrijvingen: 1 }),
  ]),
  ...rough(11, [
    'tot welke maand is alles ingeboekt',
    says('september 2025|sep 2025|30-09-2025|30 september'),
  ]),
  ...rough(
    12,
    ['halen we dit jaar nog de 1,2 miljoen denk je', none('future')],
    ['zet die factuur van hendriks maar op betaald', none('change')],
  ),
  ...roughTalk(
    2,
    ['omzet eerste kwartaal', figure('omzet', '2025-Q1')],
    ['en t tweede?', figure('omzet', '2025-Q2')],
    ['hoeveel scheelt dat', change('omzet', '2025-Q2', '2025-Q1')],
  ),
];
