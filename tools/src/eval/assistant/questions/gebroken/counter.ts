import {
  account,
  amountWith,
  beside,
  bottom,
  change,
  either,
  extreme,
  figure,
  growth,
  largestLines,
  less,
  ofAccount,
  openFor,
  openList,
  openRelations,
  owedBy,
  perMonth,
  ratio,
  says,
  share,
  split,
  top,
  usual,
} from '../../gold/ask/index.ts';
import { clean, rough, talk } from '../write.ts';

const NOW = '2025-06';

export const counter = [
  ...clean(
    2,
    [
      'Directieverslag: met hoeveel euro en hoeveel procent is de omzet van boekjaar 2024/2025 gewijzigd ten opzichte van 2023/2024?',
      change('omzet', '2025', '2024'),
    ],
    [
      'Toelichting op de w&v: verkoopkosten 2024/2025, met 2023/2024 als vergelijkend cijfer.',
      either(beside('verkoopkosten', '2025', '2024'), change('verkoopkosten', '2025', '2024')),
    ],
  ),
  ...rough(2, ['uitbst werk juni 25 tov juni 24', change('uitbesteed_werk', '2025-06', '2024-06')]),
  ...clean(
    3,
    [
      'Tien klanten met de meeste omzet in 2024/2025, ik wil ze naast de kredietlimieten leggen.',
      top('customers', 10, '2025'),
    ],
    [
      'Deelwaarneming inkoop: selecteer de vijf grootste boekingen op inkoop installatiemateriaal in boekjaar 2024/2025.',
      largestLines('materialen', 5, '2025'),
    ],
    [
      'Kunt u de kostengroepen over boekjaar 2023/2024 rangschikken, de hoogste bovenaan?',
      top('costs', [5], '2024'),
    ],
  ),
  ...rough(
    3,
    ['top3 lev. bj 24/25', top('suppliers', 3, '2025')],
    ['3 klantn met minste omzet 23/24', bottom('customers', 3, '2024')],
  ),
  ...talk(
    4,
    ['Wat is het bedrijfsresultaat over boekjaar 2024/2025?', figure('bedrijfsresultaat', '2025')],
    ['En het resultaat na belasting?', figure('resultaat', '2025')],
    ['Hoeveel procent van de omzet is dat?', ratio('nettomarge', '2025')],
  ),
  ...rough(4, ['brutowinst 3e kw bj 24/25', figure('brutomarge', '2025-Q3')]),
  ...clean(
    5,
    [
      'Convenanttoets bank: current ratio op balansdatum 30 juni 2025?',
      ratio('current_ratio', '2025'),
    ],
    [
      'Met welke voorraad is boekjaar 2024/2025 geopend? Ik zoek het beginsaldo op 1 juli 2024.',
      figure('voorraden', '2024'),
    ],
    [
      'Hoeveel vennootschapsbelasting staat er per 30 juni 2024 nog te betalen op de balans?',
      account('1800', '2024'),
    ],
  ),
  ...rough(
    5,
    ['liq mid ult. juni 25', figure('liquide_middelen', '2025')],
    ['hoeveel stond er nog open vd banklening eind bj 23/24', account('0700', '2024')],
  ),
  ...clean(
    6,
    [
      'Afloopcontrole crediteuren: welke inkoopfacturen staan er op 30 juni 2025 langer dan 14 dagen open?',
      openList('crediteuren', NOW, { which: openFor(14) }),
    ],
    [
      'De totale debiteurenpositie eind december 2024, hoe hoog was die?',
      figure('debiteuren', '2024-12'),
    ],
  ),
  ...rough(
    6,
    [
      'wie vd klanten staat nu >60 dgn open',
      openRelations('debiteuren', NOW, { which: openFor(60) }),
    ],
    ['openst saldo hendriks bouw?', amountWith(owedBy('Hendriks Bouw B.V.'), NOW)],
  ),
  ...talk(
    8,
    [
      'Niet uit de balans blijkende verplichtingen: wat is op dit moment de huur per maand van het bedrijfspand?',
      usual('4100', 'Bedrijfspanden De Wetering'),
    ],
    ['En op jaarbasis?', amountWith((books, when) => 12 * ofAccount('4100')(books, when), NOW)],
    ['Wat was de huur in juni 2024?', account('4100', '2024-06')],
    [
      'Met hoeveel procent is de huur in juni 2025 dus gestegen ten opzichte van juni 2024?',
      growth(ofAccount('4100'), '2025-06', '2024-06'),
    ],
  ),
  ...clean(8, [
    'Vanaf welke maand is de software van Werkbon duurder geworden?',
    says('december 2024|dec 2024'),
  ]),
  ...rough(8, ['lease busje pm excl', usual('4210', 'Bestelwagen Lease B.V.')]),
  ...clean(9, [
    'Wat was qua omzet het beste kwartaal van boekjaar 2023/2024?',
    extreme('highest', 'omzet', '2024', 'quarter'),
  ]),
  ...rough(9, ['omzet p mnd bj 24/25', perMonth('omzet', '2025')]),
  ...clean(
    10,
    [
      'Klanten die in 2024/2025 voor meer dan 50.000 euro hebben afgenomen: welke zijn dat en voor hoeveel?',
      split('omzet', 'party', '2025', { above: 50_000 }),
    ],
    [
      'Hoe groot is het aandeel van de personeelskosten in de omzet over boekjaar 2024/2025, uitgedrukt in een percentage?',
      share('personeelskosten', 'omzet', '2025'),
    ],
  ),
  ...rough(10, ['omzet 24/25 zonder onderhoudscontr.', less('omzet', ofAccount('8010'), '2025')]),
  ...clean(11, [
    'Voor het blad algemene gegevens: van welke maand tot welke maand loopt het boekjaar hier?',
    says('juli|jul', 'juni|jun'),
  ]),
  ...rough(11, ['laatst geboekte mnd?', says('juni 2025|jun 2025|30 juni')]),
];
