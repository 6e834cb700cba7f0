import {
  account,
  amountWith,
  average,
  beside,
  change,
  either,
  figure,
  growth,
  invoice,
  monthsWhere,
  ofAccount,
  ofLargest,
  openFor,
  openList,
  openRelations,
  openTotal,
  owedTo,
  plus,
  says,
  share,
  split,
  together,
} from '../../gold/ask/index.ts';
import { clean, rough, roughTalk, talk } from '../write.ts';

const NOW = '2025-04';
const VANS = ['420000', '421000', '422000', '471000'].map((number) => ofAccount(number));

export const evening = [
  ...clean(
    6,
    [
      'Hoe staan de debiteuren ervoor? Ik bedoel: welk totaalbedrag moeten we nog innen?',
      figure('debiteuren', NOW),
    ],
    [
      'Welke leverancier moesten wij op oudejaarsdag 2024 het meest betalen?',
      openRelations('crediteuren', '2024', { top: 1 }),
    ],
    [
      'Mevrouw van Kuipers Zorg aan de lijn over nota 202500087: hoeveel bedroeg die?',
      invoice('202500087'),
    ],
  ),
  ...rough(
    6,
    ['dakwerken elan, moet daar nog wat naartoe', amountWith(owedTo('Dakwerken Élan'), NOW)],
    ['ouwe verkoopfacturen open >60dgn', openList('debiteuren', NOW, { which: openFor(60) })],
  ),
  ...roughTalk(
    6,
    ['wie moet ons nog betalen', openRelations('debiteuren', NOW)],
    ['en wie moeten wij nog betalen', openRelations('crediteuren', NOW)],
    ['wat is dat opgeteld', openTotal('crediteuren', NOW)],
  ),
  ...clean(
    10,
    [
      "Denk de bestelauto's weg, dus geen autokosten en geen afschrijving bestelauto's: wat was het resultaat van 2024 dan geweest, belasting gelijk gebleven?",
      plus('resultaat', together(...VANS), '2024'),
    ],
    [
      'Hoe verhoudt de winst van 2024 zich tot het balanstotaal aan het eind van dat jaar? In procenten graag.',
      share('resultaat', 'activa', '2024'),
    ],
    [
      'In welke maanden van 2024 stond er aan het eind minder dan anderhalve ton op de bank?',
      monthsWhere('bank_en_kas', '2024', { below: 150_000 }),
    ],
  ),
  ...rough(
    10,
    [
      'huur bedrijfspand + gas water elektra q1 25 opgeteld',
      either(
        figure('huisvestingskosten', '2025-Q1'),
        split('huisvestingskosten', 'account', '2025-Q1'),
      ),
    ],
    ['gem omzet p/m 2025 tot nu toe', average('omzet', '2025')],
  ),
  ...talk(
    10,
    [
      'Hoe afhankelijk waren we in 2023 van onze twee grootste leveranciers? Geef hun aandeel in alle kosten.',
      share(ofLargest('suppliers', 2), 'kosten', '2023'),
    ],
    ['En welk percentage was het in 2024?', share(ofLargest('suppliers', 2), 'kosten', '2024')],
  ),
  ...clean(
    11,
    [
      'Wat is de recentste maand waarin iets is ingeboekt?',
      says('april 2025|apr 2025|2025-04|04-2025'),
    ],
    [
      'De baas zegt dat we vorig jaar voor ruim zes ton aan installatiewerk hebben gedraaid. Wat staat er echt?',
      account('800000', '2024'),
    ],
    ['Heeft Warmte en Water Zuid een gebroken boekjaar?', says('januari|kalenderjaar|nee')],
  ),
  ...rough(
    11,
    ['telefonie en internt in mrt', account('431000', '2025-03')],
    ['lease vd bus dit jr', account('421000', '2025')],
  ),
  ...roughTalk(
    11,
    ['winst 1e kw 25', figure('resultaat', '2025-Q1')],
    [
      'zelfde kw vorig jaar?',
      either(
        figure('resultaat', '2024-Q1'),
        beside('resultaat', '2025-Q1', '2024-Q1'),
        change('resultaat', '2025-Q1', '2024-Q1'),
      ),
    ],
    ['versch in % dus', growth('resultaat', '2025-Q1', '2024-Q1')],
  ),
];
