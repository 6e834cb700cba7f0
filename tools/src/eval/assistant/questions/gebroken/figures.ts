import {
  account,
  amountWith,
  average,
  beside,
  boughtOf,
  change,
  combined,
  extreme,
  figure,
  growth,
  monthsBelowNil,
  perMonth,
  perQuarter,
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
    ['Wat was de omzet in boekjaar 2023/2024?', figure('omzet', '2024')],
    ['Wat waren de kosten in het boekjaar 2025?', figure('kosten', '2025')],
    ['Hoeveel hebben we in kalenderjaar 2024 omgezet?', figure('omzet', 'kal-2024')],
    ['Hoeveel omzet hadden we in het derde kwartaal van dit boekjaar?', figure('omzet', '2025-Q3')],
    [
      'Wat gaven we in de eerste helft van boekjaar 2024/2025 uit aan personeel?',
      figure('personeelskosten', '2025-H1'),
    ],
    ['Wat waren de energiekosten op rekening 4110 in maart?', account('4110', '2025-03')],
    [
      'Hoeveel materiaal kochten we in oktober bij Technische Groothandel Midden?',
      amountWith(boughtOf('Technische Groothandel Midden B.V.'), '2024-10'),
    ],
    [
      'Wat hebben we dit boekjaar verkocht aan Meijer Zorg?',
      amountWith(soldTo('Meijer Zorg B.V.'), '2025'),
    ],
    ['Wat was de omzet in maart vorig jaar?', figure('omzet', '2024-03')],
  ),
  ...rough(
    1,
    ['omzet bj 22/23', figure('omzet', '2023')],
    ['kosten vorig boekjaar', figure('kosten', '2024')],
    ['omzet k1 dit bj', figure('omzet', '2025-Q1')],
    ['leasekosten vorig bj', account('4210', '2024')],
    ['omzet sinds januari', figure('omzet', '2025-01..2025-06')],
    ['kantoorkstn h2', figure('kantoorkosten', '2025-H2')],
  ),
  ...clean(
    2,
    [
      'Is de omzet van boekjaar 2024/2025 hoger dan die van 2023/2024?',
      change('omzet', '2025', '2024'),
    ],
    ['Hoeveel procent groei zat er vorig boekjaar in de omzet?', growth('omzet', '2024', '2023')],
    ['Vergelijk de kosten van juni 2025 met mei 2025.', change('kosten', '2025-06', '2025-05')],
    [
      'Welk deel van de omzet van dit boekjaar kwam van Hendriks Bouw?',
      share(soldTo('Hendriks Bouw B.V.'), 'omzet', '2025'),
    ],
  ),
  ...rough(
    2,
    ['winst dit bj vs vorig bj', beside('resultaat', '2025', '2024')],
    ['autokosten stijging tov vorig jaar', change('autokosten', '2025', '2024')],
  ),
  ...clean(
    3,
    ['Wie waren in boekjaar 2023/2024 de vijf grootste klanten?', top('customers', 5, '2024')],
    ['Welke leverancier kostte ons dit boekjaar het meest?', top('suppliers', 1, '2025')],
    [
      'Splits de huisvestingskosten van dit boekjaar uit per rekening.',
      split('huisvestingskosten', 'account', '2025'),
    ],
  ),
  ...rough(3, ['top 4 kosten vorig bj', top('costs', 4, '2024')]),
  ...clean(
    4,
    ['Hoeveel winst maakten we in het afgelopen boekjaar, 2024/2025?', figure('resultaat', '2025')],
    ['Wat was de EBITDA in het tweede kwartaal van dit boekjaar?', figure('ebitda', '2025-Q2')],
    [
      'Wat is de brutomarge in procenten over boekjaar 2024?',
      ratio('brutomarge_percentage', '2024'),
    ],
  ),
  ...rough(
    4,
    ['resultaat bj 2023', figure('resultaat', '2023')],
    ['bedrijfsresultaat q4', figure('bedrijfsresultaat', '2025-Q4')],
    ['netto marge 24/25', ratio('nettomarge', '2025')],
  ),
  ...clean(
    9,
    [
      'Wat was in boekjaar 2024/2025 de maand met de hoogste omzet?',
      extreme('highest', 'omzet', '2025'),
    ],
    ['Toon het resultaat per kwartaal over boekjaar 2023/2024.', perQuarter('resultaat', '2024')],
    ['In welke maanden van dit boekjaar was er verlies?', monthsBelowNil('resultaat', '2025')],
  ),
  ...rough(
    9,
    ['omzet per mnd bj 24/25', perMonth('omzet', '2025')],
    ['gem omzet per maand vorig bj', average('omzet', '2024')],
  ),
  ...clean(
    10,
    [
      'Wat is de winst van dit boekjaar vóór rente en belasting, dus het bedrijfsresultaat, plus de afschrijvingen?',
      combined('2025', { bedrijfsresultaat: 1, afschrijvingen: 1 }),
    ],
    [
      'Waarom viel het resultaat in augustus 2024 lager uit dan in juli 2024?',
      why('resultaat', '2024-08', '2024-07'),
    ],
  ),
];
