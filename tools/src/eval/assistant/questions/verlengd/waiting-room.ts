import {
  account,
  amountWith,
  beside,
  boughtOf,
  change,
  either,
  extreme,
  figure,
  monthsWhere,
  nothing,
  ofAccount,
  openRelations,
  perYear,
  ratio,
  share,
  soldTo,
  split,
  top,
  usual,
  vatToPay,
  why,
} from '../../gold/ask/index.ts';
import { clean, rough, roughTalk, talk } from '../write.ts';

export const waitingRoom = [
  ...clean(
    1,
    [
      'Mag ik van u de totale kosten over het verlengde eerste boekjaar, dat tot en met december 2023 liep?',
      figure('kosten', '2023'),
    ],
    [
      'Aan Smit Bouw hebben wij in november 2025 verkocht voor hoeveel, zonder btw?',
      amountWith(soldTo('Smit Bouw B.V.'), '2025-11'),
    ],
  ),
  ...rough(1, ['ik wil weten onderhoud bestelauto 2025 hoeveel geld', account('4220', '2025')]),
  ...clean(
    2,
    [
      'Het pand lijkt ons steeds meer te kosten; liggen de huisvestingskosten over 2025 hoger dan over 2024?',
      change('huisvestingskosten', '2025', '2024'),
    ],
    [
      'Leg eens uit waar het verschil in kosten tussen november 2025 en december 2025 vandaan komt.',
      why('kosten', '2025-12', '2025-11'),
    ],
  ),
  ...rough(
    2,
    ['wat is beter jaar, 2024 of 2025? ik bedoel winst', beside('resultaat', '2025', '2024')],
    ['omzet toestellen q4 tov q3', change(ofAccount('8020'), '2025-Q4', '2025-Q3')],
  ),
  ...talk(
    3,
    [
      'Op wie draait deze onderneming eigenlijk? Noem de drie grootste afnemers van 2025.',
      top('customers', 3, '2025'),
    ],
    ['En in het jaar daarvoor?', top('customers', 3, '2024')],
  ),
  ...clean(
    3,
    [
      'Tijdens de kredietbespreking kwam de vraag op wat de grootste kostenposten zijn; de eerste zes over 2024 zijn genoeg.',
      top('costAccounts', 6, '2024'),
    ],
    [
      'Sanitair en Verwarming Centrum, welk percentage van onze kosten is dat in 2025?',
      share(boughtOf('Sanitair en Verwarming Centrum'), 'kosten', '2025'),
    ],
  ),
  ...rough(
    3,
    ['wie is grootste leverancier in december', top('suppliers', 1, '2025-12')],
    ['autokosten 2024 uit elkaar per rekening', split('autokosten', 'account', '2024')],
  ),
  ...clean(
    4,
    [
      'Wat hield De Brug in het eerste boekjaar, dat van vijftien maanden, onder de streep over?',
      figure('resultaat', '2023'),
    ],
    ['Ebitda 2024 en ebitda 2025, allebei.', beside('ebitda', '2025', '2024')],
    [
      'Bedrijfsresultaat tweede halfjaar 2025 graag, dus nog vóór rente en belasting.',
      figure('bedrijfsresultaat', '2025-H2'),
    ],
  ),
  ...rough(4, ['marge mrt 2025', ratio('brutomarge_percentage', '2025-03')]),
  ...clean(
    5,
    [
      'De boekwaarde van de materiële vaste activa per ultimo 2025 had ik graag geweten.',
      figure('materiele_activa', '2025'),
    ],
    [
      'Verder heb ik de kortlopende schulden op de balans van eind 2025 nodig.',
      figure('kortlopende_schulden', '2025'),
    ],
    [
      'Met welk eigen vermogen werd het verlengde boekjaar 2023 afgesloten?',
      figure('totaal_eigen_vermogen', '2023'),
    ],
  ),
  ...rough(
    5,
    [
      'hoeveel geld wij hebben op bank op einde van 2024?',
      either(figure('bank_en_kas', '2024'), account('1100', '2024')),
    ],
    ['crediteurendgn 2025', ratio('dpo', '2025')],
  ),
  ...clean(
    6,
    [
      'Aan welke leveranciers zijn we op dit moment nog geld verschuldigd, en hoeveel?',
      openRelations('crediteuren', '2025'),
    ],
    [
      'Wat hadden we eind juni 2025 in totaal nog te vorderen op debiteuren?',
      figure('debiteuren', '2025-06'),
    ],
  ),
  ...rough(6, ['staat er bij jansen vastgoed nog iets open ?', nothing]),
  ...rough(7, ['wat is BTW voor betalen kwartaal 3 van 2025', vatToPay('2025-K3')]),
  ...clean(
    8,
    [
      'Welk vast bedrag rekent Bedrijfspanden De Wetering ons iedere maand, zonder btw?',
      usual('4100', 'Bedrijfspanden De Wetering'),
    ],
    [
      'Ons software-abonnement: wat was dat in december 2024 en wat in december 2025?',
      beside(ofAccount('4320'), '2025-12', '2024-12'),
    ],
  ),
  ...roughTalk(
    8,
    ['premie de eem per kwartaal', usual('4500', 'Assurantiën De Eem')],
    ['en de accountant per kwartaal', usual('4600', 'Accountants Veldhuis')],
  ),
  ...clean(9, [
    'Onze winst door de jaren heen, dus boekjaar 2023, 2024 en 2025: kun je die onder elkaar zetten?',
    perYear('resultaat', '2023', '2024', '2025'),
  ]),
  ...rough(9, ['welke maand omzet laagst 2024', extreme('lowest', 'omzet', '2024')]),
  ...clean(10, [
    '90.000 euro per maand is voor ons de bovengrens. In welke maanden van 2025 gingen de kosten daaroverheen?',
    monthsWhere('kosten', '2025', { above: 90_000 }),
  ]),
];
