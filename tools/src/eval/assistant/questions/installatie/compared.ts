import {
  average,
  beside,
  boughtOf,
  change,
  extreme,
  growth,
  monthsBelowNil,
  ofAccount,
  perMonth,
  perQuarter,
  perYear,
  share,
  soldTo,
  why,
} from '../../gold/ask/index.ts';
import { clean, rough } from '../write.ts';

export const compared = [
  ...clean(
    2,
    [
      'Hoeveel is de omzet in 2024 gestegen ten opzichte van 2023?',
      change('omzet', '2024', '2023'),
    ],
    [
      'Is de winst dit jaar hoger dan vorig jaar in dezelfde maanden?',
      change('resultaat', '2025', '2024-01..2024-09'),
    ],
    [
      'Vergelijk de kosten van het tweede kwartaal met die van vorig jaar.',
      change('kosten', '2025-Q2', '2024-Q2'),
    ],
    ['Met hoeveel procent groeide de omzet in juni?', growth('omzet', '2025-06', '2024-06')],
    [
      'Hoeveel meer brandstof hebben we in augustus getankt dan in juli, in euro’s?',
      change(ofAccount('4200'), '2025-08', '2025-07'),
    ],
    ['Zet de omzet van 2023 en 2024 naast elkaar.', beside('omzet', '2024', '2023')],
    [
      'Zijn de personeelskosten in 2024 gedaald of gestegen?',
      change('personeelskosten', '2024', '2023'),
    ],
    [
      'Hoe verhoudt de brutomarge in euro’s van Q3 zich tot Q2?',
      change('brutomarge', '2025-Q3', '2025-Q2'),
    ],
    [
      'Hoeveel procent van de omzet komt van Hendriks Bouw dit jaar?',
      share(soldTo('Hendriks Bouw B.V.'), 'omzet', '2025'),
    ],
    ['Welk deel van de kosten in 2024 was personeel?', share('personeelskosten', 'kosten', '2024')],
    [
      'Wat gaven we in 2024 meer uit aan reclame dan in 2023?',
      change(ofAccount('4400'), '2024', '2023'),
    ],
    [
      'Hoeveel minder omzet hadden we in december 2024 vergeleken met november?',
      change('omzet', '2024-12', '2024-11'),
    ],
    [
      'Kochten we dit jaar meer in bij Technische Groothandel Midden dan in dezelfde maanden van vorig jaar?',
      change(boughtOf('Technische Groothandel Midden B.V.'), '2025', '2024-01..2024-09'),
    ],
  ),
  ...rough(
    2,
    ['omzet 24 vs 23', beside('omzet', '2024', '2023')],
    ['verschil winst q1 en q1 vorig jaar', change('resultaat', '2025-Q1', '2024-Q1')],
    ['kosten sept tov aug', change('kosten', '2025-09', '2025-08')],
    ['groei omzet vorig jaar in %', growth('omzet', '2024', '2023')],
    ['autokosten meer of minder dan vorig jaar', change('autokosten', '2025', '2024-01..2024-09')],
    ['hoeveel % vd kosten is materiaal in 2024', share('materialen', 'kosten', '2024')],
    ['aandeel onderhoudscontracten in de omzet 2024', share(ofAccount('8010'), 'omzet', '2024')],
    ['stijging onderhoudscontracten 2024 in procenten', growth(ofAccount('8010'), '2024', '2023')],
    ['ebitda 2024 vergeleken met 2023', change('ebitda', '2024', '2023')],
  ),
  ...clean(
    9,
    ['Laat de omzet van 2024 per maand zien.', perMonth('omzet', '2024')],
    ['Wat was onze beste maand in 2024 qua omzet?', extreme('highest', 'omzet', '2024')],
    ['In welke maand van 2023 waren de kosten het hoogst?', extreme('highest', 'kosten', '2023')],
    ['Welke maand van dit jaar had het laagste resultaat?', extreme('lowest', 'resultaat', '2025')],
    ['Hoe verliep de winst per kwartaal in 2024?', perQuarter('resultaat', '2024')],
    ['Wat is de gemiddelde omzet per maand dit jaar?', average('omzet', '2025')],
    ['In welke maanden van 2024 draaiden we verlies?', monthsBelowNil('resultaat', '2024')],
    [
      'Toon de personeelskosten van de afgelopen drie maanden per maand.',
      perMonth('personeelskosten', '2025-07..2025-09'),
    ],
    [
      'Wat was het slechtste kwartaal van 2023 voor de omzet?',
      extreme('lowest', 'omzet', '2023', 'quarter'),
    ],
    [
      'Hoe heeft de omzet zich over 2023 en 2024 ontwikkeld, per jaar?',
      perYear('omzet', '2023', '2024'),
    ],
  ),
  ...rough(
    9,
    ['omzet p/mnd dit jaar', perMonth('omzet', '2025')],
    ['hoogste omzet maand ooit', extreme('highest', 'omzet', '2023-01..2025-09')],
    ['gem kosten per mnd 2024', average('kosten', '2024')],
    ['brandstof per maand 2025', perMonth(ofAccount('4200'), '2025')],
    ['kosten per kwartaal 2024', perQuarter('kosten', '2024')],
    ['laagste omzet 2024 welke maand', extreme('lowest', 'omzet', '2024')],
    ['gemidelde loonkosten per maand vorig jr op rek 4000', average(ofAccount('4000'), '2024')],
    ['resultaat per mnd in 2023 graag', perMonth('resultaat', '2023')],
  ),
  ...clean(
    10,
    [
      'Waarom is het resultaat in juli 2025 lager dan in juni?',
      why('resultaat', '2025-07', '2025-06'),
    ],
    ['Hoe komt het dat de omzet in 2024 hoger was dan in 2023?', why('omzet', '2024', '2023')],
    [
      'Waar komt de stijging van de kosten in september vandaan?',
      why('kosten', '2025-09', '2025-08'),
    ],
    [
      'Wat verklaart het verschil in winst tussen Q2 en Q1 van 2025?',
      why('resultaat', '2025-Q2', '2025-Q1'),
    ],
  ),
  ...rough(
    10,
    ['waarom minder winst in juni dan mei', why('resultaat', '2025-06', '2025-05')],
    ['hoezo zijn autokosten 2024 anders dan 2023', why('autokosten', '2024', '2023')],
  ),
];
