import {
  account,
  all,
  average,
  beside,
  bottom,
  change,
  combined,
  extreme,
  figure,
  growth,
  monthsWhere,
  none,
  openFor,
  openRelations,
  openTotal,
  perQuarter,
  ratio,
  share,
  split,
  top,
  usual,
  vatToDeduct,
  vatToPay,
  why,
} from '../../gold/ask/index.ts';
import { clean, rough, roughTalk, talk } from '../write.ts';

/** A controller of a company whose year begins in July. */
export const controller = [
  ...clean(1, [
    'Hoeveel bedroeg de omzet over het kalenderjaar 2024?',
    figure('omzet', 'kal-2024'),
  ]),
  ...rough(1, ['uitb. werk bj 2023/2024', figure('uitbesteed_werk', '2024')]),
  ...clean(2, [
    'Hoe heeft het bedrijfsresultaat zich in boekjaar 2024/2025 ontwikkeld ten opzichte van het boekjaar ervoor?',
    change('bedrijfsresultaat', '2025', '2024'),
  ]),
  ...rough(2, [
    'huisvestingskst 2e kw bj 24/25 vs zelfde kw bj 23/24',
    change('huisvestingskosten', '2025-Q2', '2024-Q2'),
  ]),
  ...clean(2, [
    'Waardoor zijn de kosten in maart 2025 zo opgelopen vergeleken met februari 2025?',
    why('kosten', '2025-03', '2025-02'),
  ]),
  ...clean(3, [
    'Bij welke klanten werd in boekjaar 2024/2025 meer dan 60.000 euro omgezet?',
    split('omzet', 'party', '2025', { above: 60_000 }),
  ]),
  ...rough(3, ['3 kleinste klanten naar omzet bj 2025', bottom('customers', 3, '2025')]),
  ...clean(4, [
    'Hoeveel procent van de omzet bleef in boekjaar 2023/2024 over als nettowinst?',
    ratio('nettomarge', '2024'),
  ]),
  ...clean(5, [
    'Welke voorraad en welke debiteurenstand vermeldt de balans per 30 juni 2024?',
    all(figure('voorraden', '2024'), figure('debiteuren', '2024')),
  ]),
  ...rough(5, ['quick ratio ultimo dec 2024', ratio('quick_ratio', '2024-12')]),
  ...clean(6, [
    'Welke debiteuren hebben facturen openstaan die ouder zijn dan zestig dagen, en voor welk bedrag?',
    openRelations('debiteuren', '2025-06', { which: openFor(60) }),
  ]),
  ...clean(7, [
    'Welk bedrag aan btw moest er over het eerste kalenderkwartaal van 2025 worden afgedragen?',
    vatToPay('2025-K1'),
  ]),
  ...rough(7, ['voorbelsting juli t/m sept 2024', vatToDeduct('2024-K3')]),
  ...clean(8, [
    'Welk bedrag brengt Accountants Veldhuis ons elk kwartaal in rekening, exclusief btw?',
    usual('4600', 'Accountants Veldhuis'),
  ]),
  ...clean(9, [
    'Geef de omzet van boekjaar 2024/2025 per kwartaal weer.',
    perQuarter('omzet', '2025'),
  ]),
  ...clean(10, [
    'Wat zou het resultaat vóór belasting over boekjaar 2024/2025 zijn geweest als er niets was afgeschreven?',
    combined('2025', { resultaat_voor_belasting: 1, afschrijvingen: 1 }),
  ]),
  ...rough(12, ['begroting 2026 invullen met 5% groei aub', none('change')]),
  ...talk(
    10,
    [
      'Welk aandeel hadden de personeelskosten in de omzet van boekjaar 2023?',
      share('personeelskosten', 'omzet', '2023'),
    ],
    ['Hoe was dat in boekjaar 2024?', share('personeelskosten', 'omzet', '2024')],
    ['En in het afgesloten boekjaar 2025?', share('personeelskosten', 'omzet', '2025')],
  ),
  ...roughTalk(
    9,
    ['mnd met hoogste kosten in bj 2024?', extreme('highest', 'kosten', '2024')],
    ['gem. per mnd dat bj?', average('kosten', '2024')],
  ),
  ...clean(9, [
    'In welke maanden van het laatste boekjaar oversteeg de omzet een ton?',
    monthsWhere('omzet', '2025', { above: 100_000 }),
  ]),
  ...clean(5, [
    'Wat was op 31 december 2023 het saldo van grootboekrekening 1100?',
    account('1100', '2023-12'),
  ]),
  ...rough(4, ['ebitda bj23 en bj24', beside('ebitda', '2024', '2023')]),
  ...clean(2, [
    'Met welk percentage groeide de omzet uit onderhoud en installatie, dus diensten, in boekjaar 2025?',
    growth('omzet_diensten', '2025', '2024'),
  ]),
  ...clean(3, [
    'Welke vijf leveranciers kostten ons in boekjaar 2024 het meest?',
    top('suppliers', 5, '2024'),
  ]),
  ...rough(6, [
    'totaal crediteuren ouder dan 10 dgn',
    openTotal('crediteuren', '2025-06', openFor(10)),
  ]),
];
