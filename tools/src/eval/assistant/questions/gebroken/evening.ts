import {
  account,
  amountWith,
  average,
  combined,
  figure,
  growth,
  monthsWhere,
  ofAccount,
  openFor,
  openRelations,
  owedBy,
  owedTo,
  perQuarter,
  says,
  share,
  together,
} from '../../gold/ask/index.ts';
import { clean, rough, roughTalk, talk } from '../write.ts';

const NOW = '2025-06';

export const evening = [
  ...clean(
    6,
    [
      'Wilt u mij een opgave sturen van wat u per 31 december 2024 verschuldigd was, leverancier voor leverancier?',
      openRelations('crediteuren', '2024-12'),
    ],
    [
      'Zijn er klanten die een rekening al langer dan 45 dagen laten liggen? Graag met het bedrag dat daarvan openstaat.',
      openRelations('debiteuren', NOW, { which: openFor(45) }),
    ],
    [
      'Voor het controledossier: de vijf debiteuren met het hoogste openstaande saldo op 30 juni 2024.',
      openRelations('debiteuren', '2024', { top: 5 }),
    ],
  ),
  ...rough(
    6,
    ['crediteurenpositie einde boekjr 23/24', figure('crediteuren', '2024')],
    [
      'wat moet technische groothandel nog van ons hebben',
      amountWith(owedTo('Technische Groothandel Midden B.V.'), NOW),
    ],
  ),
  ...talk(
    6,
    ['Hoeveel heeft Meijer Zorg nog niet betaald?', amountWith(owedBy('Meijer Zorg B.V.'), NOW)],
    ['En Bakker Zorg?', amountWith(owedBy('Bakker Zorg B.V.'), NOW)],
    [
      'Dan omgekeerd: wat hebben wij Montagebedrijf Van Loon nog te betalen?',
      amountWith(owedTo('Montagebedrijf Van Loon'), NOW),
    ],
  ),
  ...clean(
    10,
    [
      'Haal de vennootschapsbelasting er eens niet af: welke winst hadden we dan in boekjaar 2024/2025?',
      figure('resultaat_voor_belasting', '2025'),
    ],
    [
      'Sociale lasten drukken zwaar, zegt men. Hoeveel procent van de personeelskosten was het in boekjaar 2024/2025?',
      share('sociale_lasten', 'personeelskosten', '2025'),
    ],
    [
      'Brandstof en onderhoud van de bussen bij elkaar: met hoeveel procent stegen die van boekjaar 2023/2024 naar 2024/2025?',
      growth(together(ofAccount('4200'), ofAccount('4220')), '2025', '2024'),
    ],
  ),
  ...rough(
    10,
    [
      'bank en kas + debiteuren - crediteuren op 31-3-2025',
      combined('2025-03', { bank_en_kas: 1, debiteuren: 1, crediteuren: -1 }),
    ],
    [
      'gem maandomzet 1e halfjr 24/25 onderhoudscontracten eruit gelaten',
      average(together(ofAccount('8000'), ofAccount('8020')), '2025-H1'),
    ],
  ),
  ...roughTalk(
    10,
    [
      'in welke mnden vh boekjaar 24/25 zat de winst onder 5000',
      monthsWhere('resultaat', '2025', { below: 5000 }),
    ],
    ['22/23 idem', monthsWhere('resultaat', '2023', { below: 5000 })],
  ),
  ...clean(
    11,
    [
      'Loopt ons boekjaar gelijk met het kalenderjaar, of van wanneer tot wanneer?',
      says('juli|jul', 'juni|jun'),
    ],
    [
      'Wat reden de monteurs er in het vorige boekjaar doorheen aan diesel?',
      account('4200', '2024'),
    ],
    [
      'Reken voor deze ene keer in kalenderjaren: welke omzet hoort er bij kalenderjaar 2024?',
      figure('omzet', 'kal-2024'),
    ],
  ),
  ...rough(
    11,
    ['inkoop instalatiematriaal 2e kwrt 24/25', account('7000', '2025-Q2')],
    ['ebitda 23/24 boven anderhalve ton gekomen of nie', figure('ebitda', '2024')],
  ),
  ...talk(
    11,
    ['Hoe deed boekjaar 2023/2024 het qua brutowinst?', figure('brutomarge', '2024')],
    ['En het jaar daarop?', figure('brutomarge', '2025')],
    ['Zet de kwartalen daarvan eens onder elkaar.', perQuarter('brutomarge', '2025')],
  ),
];
