import {
  account,
  change,
  either,
  figure,
  bottom,
  ofAccount,
  ofLargest,
  ratio,
  saysBeside,
  share,
  top,
  usual,
} from '../../gold/ask/index.ts';
import { clean, rough, roughTalk, talk } from '../write.ts';

const POLICY = usual('4500', 'Assurantiën De Eem');

export const backOffice = [
  ...clean(
    3,
    [
      'Welke tien opdrachtgevers leverden ons in 2024 het meeste op? Graag in volgorde van omzet.',
      top('customers', 10, '2024'),
    ],
    [
      'Ik zoek de relatie bij wie we dit jaar veruit het meest inkopen.',
      top('suppliers', 1, '2025'),
    ],
    [
      'De bank vraagt naar klantconcentratie: hoeveel procent van de omzet 2024 komt voor rekening van de vijf grootste afnemers?',
      share(ofLargest('customers', 5), 'omzet', '2024'),
    ],
  ),
  ...rough(
    3,
    ['top4 kostenrekeningen 3e kw 2025', top('costAccounts', 4, '2025-Q3')],
    ['kleinste 3 lev. 2024', bottom('suppliers', 3, '2024')],
  ),
  ...talk(
    3,
    [
      'Waar gaat het in 2025 aan op, per kostengroep? Alleen de bovenste drie.',
      top('costs', 3, '2025'),
    ],
    [
      'En hoe zat dat een jaar eerder?',
      either(top('costs', 3, '2024'), top('costs', 3, '2024-01..2024-09')),
    ],
  ),
  ...clean(
    5,
    [
      'Kunt u mij de solvabiliteit opgeven zoals die was aan het einde van boekjaar 2024?',
      ratio('solvabiliteit', '2024'),
    ],
    ['Wat moeten we nog aflossen op de banklening?', account('0700', '2025-09')],
    [
      'Hoeveel vakantiegeld hadden we op 30 april 2025 gereserveerd voor het personeel?',
      account('1720', '2025-04'),
    ],
    [
      'Als je alle bezittingen bij elkaar telt, op welk balanstotaal kom je dan eind 2023 uit?',
      figure('activa', '2023'),
    ],
    [
      'Hoeveel contanten lagen er met de jaarwisseling van 2024 op 2025 in de kas?',
      account('1000', '2024'),
    ],
  ),
  ...rough(
    5,
    ['voorraad eind 23', figure('voorraden', '2023')],
    ['werkkap. per juni 2025 ?', figure('werkkapitaal', '2025-06')],
  ),
  ...clean(
    8,
    [
      'Wat is het maandbedrag exclusief btw van de bus die we bij Bestelwagen Lease hebben lopen?',
      usual('4210', 'Bestelwagen Lease B.V.'),
    ],
    [
      'Om de hoeveel tijd valt de nota van Assurantiën De Eem op de mat?',
      saysBeside(POLICY, 'kwartaal|drie maanden|3 maanden'),
    ],
    [
      'Met hoeveel ging het abonnement van Werkbon Software in maart 2025 omhoog ten opzichte van februari?',
      change(ofAccount('4320'), '2025-03', '2025-02'),
    ],
  ),
  ...rough(
    8,
    ['huur bedr.pand totaal 2024', account('4100', '2024')],
    [
      'wnr volgende premie assurantien de eem te verwachten',
      saysBeside(POLICY, 'december|dec|2025-12|12-2025'),
    ],
  ),
  ...roughTalk(
    8,
    ['telecom zakelijk pm?', usual('4310', 'Telecom Zakelijk')],
    ['en over heel 2024', account('4310', '2024')],
  ),
];
