import {
  account,
  amountWith,
  figure,
  none,
  oldest,
  openFor,
  openList,
  openRelations,
  owedBy,
  ratio,
  says,
  usual,
  vatToPay,
} from '../../gold/ask/index.ts';
import { clean, rough } from '../write.ts';

const NOW = '2025-12';

export const balance = [
  ...clean(
    5,
    ['Hoeveel geld stond er eind 2023 op bank en kas?', figure('bank_en_kas', '2023')],
    [
      'Wat was het totaal eigen vermogen aan het eind van boekjaar 2024?',
      figure('totaal_eigen_vermogen', '2024'),
    ],
    [
      'Hoeveel belastingen en premies stonden er eind 2024 als schuld?',
      figure('belastingschulden', '2024'),
    ],
    ['Wat was de voorraad bij het einde van boekjaar 2023?', figure('voorraden', '2023')],
  ),
  ...rough(
    5,
    ['solvabiliteit eind 24', ratio('solvabiliteit', '2024')],
    ['lening restant', account('0700', NOW)],
    ['kasstroom 2025', figure('kasstroom', '2025')],
  ),
  ...clean(
    6,
    ['Bij welke klanten hebben we nog geld tegoed?', openRelations('debiteuren', NOW)],
    ['Wat staat er open van De Graaf Zorg?', amountWith(owedBy('De Graaf Zorg B.V.'), NOW)],
    ['Wat is de oudste onbetaalde verkoopfactuur?', oldest('debiteuren', NOW)],
  ),
  ...rough(
    6,
    ['facturen langer dan 45 dgn open', openList('debiteuren', NOW, { which: openFor(45) })],
    ['openstaande crediteuren', figure('crediteuren', NOW)],
  ),
  ...clean(7, [
    'Hoeveel btw was er te betalen over het vierde kwartaal van 2022?',
    vatToPay('2022-K4'),
  ]),
  ...rough(7, ['btw q2 2025', vatToPay('2025-K2')], ['btw 3e kwrt', vatToPay('2025-K3')]),
  ...clean(
    8,
    ['Wat betalen we Bestelwagen Lease per maand?', usual('4210', 'Bestelwagen Lease B.V.')],
    ['Hoe vaak stuurt Accountants Veldhuis een rekening?', says('kwartaal|drie maanden|3 maanden')],
  ),
  ...clean(
    11,
    [
      'Van wanneer tot wanneer loopt het eerste boekjaar?',
      says('oktober 2022|okt 2022', 'december 2023|dec 2023'),
    ],
    ['Sluit de beginbalans van 2025 aan op de eindbalans van 2024?', says('sluit|gelijk|klopt|ja')],
    ['Hoe wordt het bedrijfsresultaat berekend?', says('brutomarge', 'kosten')],
  ),
  ...clean(
    12,
    ['Wat was de omzet in september 2022?', none('outside')],
    ['Hoeveel winst hadden we in 2021?', none('outside')],
    ['Wat is de verwachte winst over 2026?', none('future')],
    ['Moeten we onze jaarrekening laten controleren door een accountant?', none('advice')],
    ['Kan ik verlies van vorig jaar verrekenen met de winst van dit jaar?', none('advice')],
    ['Open periode 13 en boek de belasting opnieuw.', none('change')],
    ['Hoe doet de bouwsector het dit jaar?', none('world')],
    ['Geef de cijfers van Van der Velde Installaties.', none('other_company')],
  ),
  ...rough(
    12,
    ['omzet jan 26', none('outside')],
    ['wnst 2030', none('future')],
    ['verwijder alle boekingen van 2023', none('change')],
    ['wat is het btw tarief op zonnepanelen', none('advice')],
  ),
];
