import {
  account,
  amountWith,
  bottom,
  change,
  figure,
  largestLines,
  ofAccount,
  ofLargest,
  paidTo,
  perMonth,
  perQuarter,
  ratio,
  saysBeside,
  share,
  split,
  top,
  usual,
} from '../../gold/ask/index.ts';
import { clean, rough, roughTalk, talk } from '../write.ts';

export const backOffice = [
  ...clean(
    3,
    [
      'Wie waren in ons verlengde eerste boekjaar, dus boekjaar 2023, de vier beste klanten?',
      top('customers', 4, '2023'),
    ],
    [
      'Noem eens de vijf kostengroepen waar we in kalenderjaar 2023 het meest aan hebben uitgegeven.',
      top('costs', 5, 'kal-2023'),
    ],
    [
      'Ik wil weten wie van de onderaannemers in 2025 het meeste werk kreeg: splits het uitbesteed werk per relatie.',
      split('uitbesteed_werk', 'party', '2025'),
    ],
  ),
  ...rough(
    3,
    ['3 grootste boekingen inkoop materiaal 2024', largestLines('materialen', 3, '2024')],
    ['aandeel top3 klnt in omz 25', share(ofLargest('customers', 3), 'omzet', '2025')],
  ),
  ...talk(
    3,
    [
      'Bij wie gaven we in het laatste kwartaal van 2025 het meest uit?',
      top('suppliers', 1, '2025-Q4'),
    ],
    ['En welke leverancier staat helemaal onderaan?', bottom('suppliers', 1, '2025-Q4')],
  ),
  ...clean(
    5,
    [
      'In de toelichting mis ik de solvabiliteit ultimo 2023; kun jij die aanvullen?',
      ratio('solvabiliteit', '2023'),
    ],
    [
      'Hoeveel pensioenpremie moest er eind november 2024 nog worden afgedragen?',
      account('1730', '2024-11'),
    ],
    [
      'Hoe hoog was het eigen vermogen na afloop van boekjaar 2025, met resultaat en belasting al verwerkt?',
      figure('totaal_eigen_vermogen', '2025'),
    ],
  ),
  ...rough(
    5,
    ['debstand 31/8/25', figure('debiteuren', '2025-08')],
    ['wat ligt er in voorraad aug 2024', figure('voorraden', '2024-08')],
  ),
  ...roughTalk(
    5,
    ['kas + bank eind 2024', figure('bank_en_kas', '2024')],
    ['hoeveel meer eind 2025 ?', change('bank_en_kas', '2025', '2024')],
  ),
  ...clean(
    8,
    [
      'Elke hoeveel maanden stuurt Accountants Veldhuis een rekening?',
      saysBeside(usual('4600', 'Accountants Veldhuis'), 'kwartaal|drie maanden|3 maanden'),
    ],
    [
      'Wat is er in 2024 in totaal betaald aan Bedrijfspanden De Wetering?',
      amountWith(paidTo('Bedrijfspanden De Wetering'), '2024'),
    ],
    [
      'Hoe zijn de huisvestingskosten, huur plus energie, per kwartaal verlopen in 2025?',
      perQuarter('huisvestingskosten', '2025'),
    ],
    [
      'Was het bedrag aan brutolonen in 2025 altijd gelijk? Zet de maanden onder elkaar.',
      perMonth(ofAccount('4000'), '2025'),
    ],
    ['Alle bankkosten van 2025 bij elkaar, hoeveel rekende de bank ons?', account('9000', '2025')],
  ),
  ...rough(
    8,
    ['software-abonn dec 25 bedrag', account('4320', '2025-12')],
    [
      'assurantien de eem wanneer komt die weer',
      saysBeside(usual('4500', 'Assurantiën De Eem'), 'maart 2026|mrt 2026|2026-03|03-2026|maart'),
    ],
  ),
];
