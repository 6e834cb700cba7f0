import {
  account,
  amountWith,
  bottom,
  change,
  combined,
  figure,
  invoice,
  largestLines,
  monthsBelowNil,
  none,
  ofAccount,
  oldest,
  owedBy,
  plus,
  ratio,
  saysBeside,
  share,
  split,
  top,
  usual,
} from '../../gold/ask/index.ts';
import { clean, rough } from '../write.ts';

export const staffRoom3 = [
  ...clean(
    3,
    [
      'Welke drie klanten brachten dit jaar de minste omzet in het laatje?',
      bottom('customers', 3, '2025'),
    ],
    [
      'Verdeel de omzet van 2025 eens over installatie en service.',
      split('omzet', 'costCentre', '2025'),
    ],
  ),
  ...rough(
    3,
    ['4 duurste leveranciers v 2023', top('suppliers', 4, '2023')],
    ['3 grootste boekingen materiaal in aug 25', largestLines('materialen', 3, '2025-08')],
  ),
  ...clean(5, [
    'Hoeveel eigen vermogen had de onderneming op 31 december 2024?',
    figure('totaal_eigen_vermogen', '2024'),
  ]),
  ...rough(5, ['vakantiegeldpot hoeveel zit erin', account('1720', '2025')]),
  ...clean(
    6,
    ['Welke rekening wacht al het langst tot een klant hem betaalt?', oldest('debiteuren', '2025')],
    [
      'Hoeveel facturen aan klanten staan er nog open?',
      saysBeside(figure('debiteuren', '2025'), '20'),
    ],
  ),
  ...rough(6, [
    'moet postma vastgoed nog wat en hvl',
    amountWith(owedBy('Postma Vastgoed B.V.'), '2025'),
  ]),
  ...clean(8, [
    'Welk bedrag gaat er elke maand naar Groene Stroom voor het voorschot, zonder btw?',
    usual('4110', 'Groene Stroom Nederland'),
  ]),
  ...rough(8, [
    'wat tikken we elk kwrt af aan de accountant',
    usual('4600', 'Accountants Veldhuis'),
  ]),
  ...clean(
    10,
    [
      'Als iedereen die ons geld schuldig is vandaag betaalt en wij alle leveranciers voldoen, wat hebben we dan aan geld?',
      combined('2025', { bank_en_kas: 1, debiteuren: 1, crediteuren: -1 }),
    ],
    [
      'Wat zou er in 2024 onder de streep hebben gestaan als we geen reclame hadden gemaakt?',
      plus('resultaat', ofAccount('4400'), '2024'),
    ],
  ),
  ...rough(10, [
    'hvl cent v elke euro omzet gaat op aan materiaal 2024, in %',
    share('materialen', 'omzet', '2024'),
  ]),
  ...clean(11, [
    'Met factuur 202500213 is iets aan de hand. Om welk bedrag gaat die?',
    invoice('202500213'),
  ]),
  ...rough(11, ['huur plus energie tot nu toe dit jr', figure('huisvestingskosten', '2025')]),
  ...clean(9, [
    'Zijn er sinds begin 2023 maanden geweest waarin we erop moesten toeleggen?',
    monthsBelowNil('resultaat', '2023..2025'),
  ]),
  ...clean(2, [
    'Hebben we in het derde kwartaal van dit jaar meer uitgegeven dan in het tweede, en hoeveel scheelt dat?',
    change('kosten', '2025-Q3', '2025-Q2'),
  ]),
  ...clean(4, [
    'Hoeveel moesten we in 2024 minstens omzetten om er niet op in te teren?',
    ratio('break_even', '2024'),
  ]),
  ...rough(12, ['hebben we genoeg monteurs voor oktober', none('absent')]),
];
