import {
  account,
  all,
  average,
  beside,
  change,
  chargedToCustomers,
  combined,
  extreme,
  figure,
  growth,
  less,
  monthsWhere,
  none,
  ofAccount,
  ofLargest,
  openFor,
  openTotal,
  perYear,
  ratio,
  share,
  soldTo,
  top,
  usual,
  vatToPay,
  why,
} from '../../gold/ask/index.ts';
import { clean, rough, roughTalk, talk } from '../write.ts';

/** An accountant of a company whose first year had fifteen months. */
export const controller = [
  ...clean(1, [
    'Wat was de omzet over het kalenderjaar 2023, dus zonder de laatste maanden van 2022?',
    figure('omzet', 'kal-2023'),
  ]),
  ...rough(1, ['omzet heel verlengd boekjaar okt 22 tm dec 23', figure('omzet', '2023')]),
  ...clean(1, [
    'Welk bedrag is er in 2025 inclusief btw aan klanten in rekening gebracht?',
    chargedToCustomers('2025'),
  ]),
  ...clean(2, [
    'Kunt u aangeven hoeveel de kostprijs van de omzet in 2025 hoger lag dan in 2024?',
    change('kostprijs', '2025', '2024'),
  ]),
  ...rough(2, ['verkoopkstn q3 25 / q3 24', beside('verkoopkosten', '2025-Q3', '2024-Q3')]),
  ...clean(2, [
    'Waardoor is het resultaat in september 2025 lager dan in september 2024?',
    why('resultaat', '2025-09', '2024-09'),
  ]),
  ...clean(3, [
    'Welk percentage van de omzet over 2025 is afkomstig van de vijf grootste afnemers tezamen?',
    share(ofLargest('customers', 5), 'omzet', '2025'),
  ]),
  ...rough(3, ['leveranciers rankschikken op kosten 2024, eerste 3', top('suppliers', 3, '2024')]),
  ...clean(4, [
    'Hoe groot was de brutowinst in euro over het tweede halfjaar van 2024?',
    figure('brutomarge', '2024-H2'),
  ]),
  ...clean(5, [
    'Wat waren de langlopende schulden aan het einde van 2024 en aan het einde van 2025?',
    all(figure('langlopende_schulden', '2024'), figure('langlopende_schulden', '2025')),
  ]),
  ...rough(5, ['dso 2024?', ratio('dso', '2024')]),
  ...clean(6, [
    'Voor welk totaalbedrag staan er facturen van klanten open die ouder zijn dan 45 dagen?',
    openTotal('debiteuren', '2025-12', openFor(45)),
  ]),
  ...clean(7, [
    'Hoeveel btw moest over het vierde kwartaal van 2023 worden aangegeven als te betalen?',
    vatToPay('2023-K4'),
  ]),
  ...rough(8, [
    'verzekeringspremie per kwrtaal, laatst geboekte',
    usual('4500', 'Assurantiën De Eem'),
  ]),
  ...clean(9, [
    'In welke maanden van 2025 lagen de totale kosten boven 90.000 euro?',
    monthsWhere('kosten', '2025', { above: 90_000 }),
  ]),
  ...clean(9, [
    'Kunt u het bedrijfsresultaat van de boekjaren 2023, 2024 en 2025 onder elkaar zetten?',
    perYear('bedrijfsresultaat', '2023', '2024', '2025'),
  ]),
  ...clean(10, [
    'Wat is de omzet over 2025 als we Hendriks Bouw niet meerekenen?',
    less('omzet', soldTo('Hendriks Bouw B.V.'), '2025'),
  ]),
  ...rough(10, [
    'personeelskst min pensioenlsten 2024',
    combined('2024', { personeelskosten: 1, pensioenlasten: -1 }),
  ]),
  ...rough(12, ['mag de vpb over 25 nog verrekend met verlies van een zustermij', none('advice')]),
  ...talk(
    9,
    [
      'In welk kwartaal van 2025 was de omzet het hoogst?',
      extreme('highest', 'omzet', '2025', 'quarter'),
    ],
    ['Welke brutomarge in procenten hoorde daarbij?', ratio('brutomarge_percentage', '2025-Q4')],
  ),
  ...roughTalk(
    1,
    ['rek 4110 2024', account('4110', '2024')],
    ['idem 2025', account('4110', '2025')],
    ['gem pm in 25', average(ofAccount('4110'), '2025')],
  ),
  ...rough(2, ['groei diensten 25 tov 24, alleen %', growth('omzet_diensten', '2025', '2024')]),
];
