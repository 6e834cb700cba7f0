import {
  account,
  all,
  amountWith,
  average,
  beside,
  boughtOf,
  change,
  chargedToCustomers,
  combined,
  extreme,
  figure,
  growth,
  ofAccount,
  perMonth,
  perQuarter,
  perYear,
  ratio,
  share,
  soldTo,
  split,
  top,
  why,
} from '../../gold/ask/index.ts';
import { clean, rough } from '../write.ts';

export const figures = [
  ...clean(
    1,
    ['Hoeveel heb ik in 2024 gefactureerd, zonder btw?', figure('omzet', '2024')],
    ['Wat heb ik in de eerste helft van 2023 aan kosten gemaakt?', figure('kosten', '2023-H1')],
    ['Hoeveel was ik vorig jaar kwijt aan brandstof?', account('4200', '2023')],
    ['Wat kostte mijn boekhouder in 2024?', account('4600', '2024')],
    [
      'Hoeveel omzet haalde ik in april 2024 bij De Graaf Bouw?',
      amountWith(soldTo('De Graaf Bouw B.V.'), '2024-04'),
    ],
    [
      'Wat heb ik dit jaar aan verzekeringen betaald, dus als kosten?',
      figure('verzekeringskosten', '2024'),
    ],
    [
      'Hoeveel kosten heb ik in 2023 bij Telecom Zakelijk gemaakt?',
      amountWith(boughtOf('Telecom Zakelijk'), '2023'),
    ],
    ['Wat betaalde ik in 2024 aan bankkosten?', account('9000', '2024')],
  ),
  ...rough(
    1,
    ['omzet dec', figure('omzet', '2024-12')],
    ['wat heb ik verdient in q3', figure('resultaat', '2024-Q3')],
    ['telefoonkstn 2024', account('4310', '2024')],
    ['kosten vorig jr', figure('kosten', '2023')],
    ['omzet hendriks bouw 2024', amountWith(soldTo('Hendriks Bouw B.V.'), '2024')],
    ['software abbonement 2023', account('4320', '2023')],
    ['omzet laatste 3 mnd', figure('omzet', '2024-10..2024-12')],
  ),
  ...clean(
    2,
    ['Heb ik in 2024 meer omzet dan in 2023?', change('omzet', '2024', '2023')],
    ['Met hoeveel procent is mijn winst gegroeid?', growth('resultaat', '2024', '2023')],
    [
      'Zet mijn omzet van 2022, 2023 en 2024 onder elkaar.',
      perYear('omzet', '2022', '2023', '2024'),
    ],
    ['Zijn mijn kosten in december hoger dan in november?', change('kosten', '2024-12', '2024-11')],
  ),
  ...rough(
    2,
    ['omzet 23 tov 22', change('omzet', '2023', '2022')],
    ['winst 2023 en 2024 vergelijken', beside('resultaat', '2024', '2023')],
    ['aandeel bakker bouw in omzet 2024', share(soldTo('Bakker Bouw B.V.'), 'omzet', '2024')],
  ),
  ...clean(
    3,
    ['Wie waren in 2024 mijn drie beste klanten?', top('customers', 3, '2024')],
    [
      'Waar geef ik het meeste geld aan uit? Noem de drie grootste kostenrekeningen van dit jaar.',
      top('costAccounts', 3, '2024'),
    ],
    ['Hoeveel omzet had ik per klant in 2023?', split('omzet', 'party', '2023')],
  ),
  ...rough(
    3,
    ['grootste klant ooit in 2022', top('customers', 1, '2022')],
    ['top 3 leveranciers 24', top('suppliers', 3, '2024')],
  ),
  ...clean(
    4,
    ['Wat bleef er in 2024 voor mij over?', figure('resultaat', '2024')],
    ['Hoeveel winst had ik in het tweede kwartaal van 2023?', figure('resultaat', '2023-Q2')],
    ['Wat is mijn nettomarge van dit jaar?', ratio('nettomarge', '2024')],
  ),
  ...rough(
    4,
    ['winst 22', figure('resultaat', '2022')],
    ['resultaat okt t/m dec', figure('resultaat', '2024-Q4')],
    ['ebitda dit jaar', figure('ebitda', '2024')],
  ),
  ...clean(
    7,
    ['Wat was mijn omzet in 2024 inclusief btw?', chargedToCustomers('2024')],
    [
      'Wat waren omzet en winst in maart 2024?',
      all(figure('omzet', '2024-03'), figure('resultaat', '2024-03')),
    ],
  ),
  ...clean(
    9,
    ['Wat was mijn beste maand van 2024?', extreme('highest', 'omzet', '2024')],
    ['Toon mijn winst per kwartaal in 2023.', perQuarter('resultaat', '2023')],
    ['Hoeveel zet ik gemiddeld per maand om in 2024?', average('omzet', '2024')],
  ),
  ...rough(
    9,
    ['omzet 2022 per maand', perMonth('omzet', '2022')],
    ['slechtste mnd 2023 omzet', extreme('lowest', 'omzet', '2023')],
    ['gem brandstof p mnd 2024', average(ofAccount('4200'), '2024')],
  ),
  ...clean(
    10,
    [
      'Wat is mijn winst van 2024 als ik de afschrijvingen erbij optel?',
      combined('2024', { resultaat: 1, afschrijvingen: 1 }),
    ],
    ['Waarom was mijn winst in 2024 hoger dan in 2023?', why('resultaat', '2024', '2023')],
  ),
  ...rough(10, [
    'kosten 24 zonder verzekering',
    combined('2024', { kosten: 1, verzekeringskosten: -1 }),
  ]),
];
