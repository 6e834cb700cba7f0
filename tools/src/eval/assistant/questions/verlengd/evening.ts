import {
  account,
  amountWith,
  average,
  combined,
  either,
  figure,
  invoice,
  less,
  ofAccount,
  openFor,
  openList,
  openRelations,
  openTotal,
  owedTo,
  perMonth,
  plus,
  says,
  saysBeside,
  share,
  together,
} from '../../gold/ask/index.ts';
import { clean, rough, roughTalk, talk } from '../write.ts';

const NOW = '2025-12';
const TAX = [ofAccount('9500'), ofAccount('9510')];

export const evening = [
  ...clean(
    6,
    [
      'Goedemorgen, ik werk aan het dossier voor de samenstelverklaring. Zou je me het totaal willen geven van de inkoopfacturen die ultimo 2025 nog niet waren betaald? Alvast dank.',
      openTotal('crediteuren', NOW),
    ],
    [
      'Hoeveel geld zat er eind september 2025 vast in facturen die klanten al meer dan zestig dagen lieten liggen?',
      openTotal('debiteuren', '2025-09', openFor(60)),
    ],
    [
      'Factuur F202512-00238 van Van Loon ligt hier op mijn bureau zonder bijlage; voor welk bedrag is hij geboekt?',
      invoice('F202512-00238'),
    ],
  ),
  ...rough(
    6,
    [
      "welke nota's heeft hendriks bouw nog niet voldaan",
      openList('debiteuren', NOW, { of: 'Hendriks Bouw B.V.' }),
    ],
    [
      'sanitair en verwarming centrum, wat waren we die schuldig eind mrt 25',
      amountWith(owedTo('Sanitair en Verwarming Centrum'), '2025-03'),
    ],
  ),
  ...talk(
    6,
    [
      'Welke drie klanten moeten ons nu het meeste betalen?',
      openRelations('debiteuren', NOW, { top: 3 }),
    ],
    ['Hoe zag dat er eind 2024 uit?', openRelations('debiteuren', '2024', { top: 3 })],
  ),
  ...clean(
    10,
    [
      'We overwegen het pand te kopen. Tel de huur van 2024 eens op bij het resultaat van dat jaar, gewoon zonder belastingeffect.',
      plus('resultaat', ofAccount('4100'), '2024'),
    ],
    [
      'Hoe groot is uitbesteed werk binnen de kostprijs van de omzet over 2025, in procenten?',
      share('uitbesteed_werk', 'kostprijs', '2025'),
    ],
    [
      'Het eerste boekjaar duurde vijftien maanden; wat was, daarop gelet, de gemiddelde maandomzet in boekjaar 2023?',
      average('omzet', '2023'),
    ],
  ),
  ...rough(
    10,
    [
      'omzet nov en dec 25 bij elkaar',
      either(figure('omzet', '2025-11..2025-12'), perMonth('omzet', '2025-11..2025-12')),
    ],
    [
      'vreemd vermogen min de bank en kas, ultimo 24',
      combined('2024', { vreemd_vermogen: 1, bank_en_kas: -1 }),
    ],
  ),
  ...roughTalk(
    10,
    ['kosten 2025 zonder de vpb', less('kosten', together(...TAX), '2025')],
    [
      'haal de rente vd lening er ook af',
      less('kosten', together(...TAX, ofAccount('9010')), '2025'),
    ],
    ['hoeveel was dat dan in 24', less('kosten', together(...TAX, ofAccount('9010')), '2024')],
  ),
  ...clean(
    11,
    ['Hoeveel maanden telt het eerste boekjaar van De Brug?', says('15|vijftien')],
    [
      'Welk nummer heeft de grootboekrekening waar de bedrijfsverzekeringen op staan?',
      saysBeside(account('4500', '2025'), '4500'),
    ],
    ['Wat heeft de reclame ons in de zomer van 2025 gekost?', account('4400', '2025-06..2025-08')],
  ),
  ...rough(
    11,
    ['personeelskstn k2 2025', figure('personeelskosten', '2025-Q2')],
    ['24: ton winst gehaald? hoevl precies', figure('resultaat', '2024')],
  ),
  ...talk(
    11,
    ['Laat de omzet van januari 2025 zien.', figure('omzet', '2025-01')],
    ['Februari?', figure('omzet', '2025-02')],
    ['En heel het eerste kwartaal?', figure('omzet', '2025-Q1')],
  ),
];
