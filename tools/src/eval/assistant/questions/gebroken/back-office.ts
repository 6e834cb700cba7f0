import {
  account,
  average,
  beside,
  bottom,
  change,
  either,
  figure,
  growth,
  lines,
  ofAccount,
  on,
  ratio,
  says,
  share,
  soldTo,
  top,
  usual,
} from '../../gold/ask/index.ts';
import { clean, rough, roughTalk, talk } from '../write.ts';

export const backOffice = [
  ...clean(
    3,
    [
      'Kun je een lijstje maken van de zes klanten met de meeste omzet in boekjaar 2024/2025? Exclusief btw natuurlijk.',
      top('customers', 6, '2025'),
    ],
    [
      'Welke groep kosten drukte het zwaarst in het eerste kwartaal van boekjaar 2025?',
      top('costs', 1, '2025-Q1'),
    ],
    [
      'Hoe verhoudt de omzet van Hendriks Bouw zich tot het totaal, in procenten, over boekjaar 2024?',
      share(soldTo('Hendriks Bouw B.V.'), 'omzet', '2024'),
    ],
  ),
  ...rough(
    3,
    ['5 grootste lev bj 2023', top('suppliers', 5, '2023')],
    ['klanten met minste omzet boekjr 2025 (2 st)', bottom('customers', 2, '2025')],
  ),
  ...roughTalk(
    3,
    ['duurste kostenrek. mei 2025?', top('costAccounts', 1, '2025-05')],
    ['april dan', top('costAccounts', 1, '2025-04')],
  ),
  ...clean(
    5,
    [
      'Voor de convenanten: de quick ratio per ultimo boekjaar 2024, alstublieft.',
      ratio('quick_ratio', '2024'),
    ],
    [
      'Welk bedrag aan loonheffing moest er per 31 maart 2025 nog naar de fiscus?',
      account('1700', '2025-03'),
    ],
    [
      'Hoeveel eigen vermogen hebben we op 30 juni 2025, het resultaat van het boekjaar meegeteld?',
      figure('totaal_eigen_vermogen', '2025'),
    ],
    [
      'Zet de kortlopende schulden van eind juni 2025 eens naast die van eind juni 2024.',
      either(
        beside('kortlopende_schulden', '2025', '2024'),
        change('kortlopende_schulden', '2025', '2024'),
      ),
    ],
    [
      'Is de banklening in boekjaar 2024 kleiner geworden, en zo ja hoeveel?',
      either(change(ofAccount('0700'), '2024', '2023'), lines('2024', on('0700'))),
    ],
  ),
  ...rough(
    5,
    ['liq midd. 31-12-24', figure('liquide_middelen', '2024-12')],
    ['schulden totaal nu', figure('vreemd_vermogen', '2025-06')],
  ),
  ...clean(
    8,
    ['Op welke dag van de maand worden de brutolonen geboekt?', says('25')],
    [
      'Wat is op dit moment de kale huur bij De Wetering, per maand?',
      usual('4100', 'Bedrijfspanden De Wetering'),
    ],
    [
      'Hoeveel kosten hebben we over heel boekjaar 2023 voor de bedrijfsverzekeringen genomen?',
      account('4500', '2023'),
    ],
  ),
  ...rough(
    8,
    ['voorschot groene stroom p.m.', usual('4110', 'Groene Stroom Nederland')],
    ['lease bus bj2024 totaal?', account('4210', '2024')],
  ),
  ...talk(
    8,
    [
      'Wat leveren de onderhoudscontracten gemiddeld per maand op in boekjaar 2025?',
      average(ofAccount('8010'), '2025'),
    ],
    [
      'Hoeveel procent zijn die contracten gestegen tegenover het boekjaar daarvoor?',
      growth(ofAccount('8010'), '2025', '2024'),
    ],
  ),
];
