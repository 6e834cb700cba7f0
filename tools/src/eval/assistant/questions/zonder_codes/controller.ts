import {
  account,
  all,
  average,
  bottom,
  boughtOf,
  change,
  combined,
  difference,
  figure,
  growth,
  monthsWhere,
  none,
  oldest,
  openFor,
  openRelations,
  perMonth,
  perQuarter,
  ratio,
  share,
  split,
  top,
  usual,
  vatCharged,
  vatToPay,
  why,
} from '../../gold/ask/index.ts';
import { clean, rough, roughTalk, talk } from '../write.ts';

/** A controller of a company whose chart has no codes. */
export const controller = [
  ...clean(1, [
    'Mag ik van u de totale kosten over de eerste vier maanden van 2025?',
    figure('kosten', '2025-01..2025-04'),
  ]),
  ...rough(1, ['omzet toestellen q4 2024', figure('omzet_handelsgoederen', '2024-Q4')]),
  ...clean(2, [
    'Hoeveel is de omzet in de eerste vier maanden van 2025 veranderd ten opzichte van dezelfde periode in 2024?',
    change('omzet', '2025-01..2025-04', '2024-01..2024-04'),
  ]),
  ...clean(2, [
    'Waardoor was het resultaat van januari 2025 zoveel slechter dan dat van december 2024?',
    why('resultaat', '2025-01', '2024-12'),
  ]),
  ...rough(2, ['groeipct. inkoop materiaal 2024 tov 2023', growth('materialen', '2024', '2023')]),
  ...clean(3, [
    'Bij welke leveranciers lagen de kosten in 2024 boven de 40.000 euro?',
    split('kosten', 'party', '2024', { above: 40_000 }),
  ]),
  ...rough(3, ['kleinste 2 klnten 2024 op omzet', bottom('customers', 2, '2024')]),
  ...clean(4, [
    'Wat waren brutomarge en nettomarge, beide in procenten, over 2024?',
    all(ratio('brutomarge_percentage', '2024'), ratio('nettomarge', '2024')),
  ]),
  ...clean(5, [
    'Hoe hoog waren de kortlopende schulden per 31 december 2024?',
    figure('kortlopende_schulden', '2024'),
  ]),
  ...rough(5, [
    'boekwaarde vaste activa eind 2023 en eind 2024',
    all(figure('vaste_activa', '2023'), figure('vaste_activa', '2024')),
  ]),
  ...clean(6, [
    'Welke afnemers hebben per eind april 2025 posten openstaan die ouder zijn dan vijftig dagen?',
    openRelations('debiteuren', '2025-04', { which: openFor(50) }),
  ]),
  ...rough(6, ['oudste openst. factuur vd leveranciers', oldest('crediteuren', '2025-04')]),
  ...clean(7, [
    'Welk bedrag is er over het eerste kwartaal van 2025 aan btw verschuldigd vóór aftrek van voorbelasting?',
    vatCharged('2025-K1'),
  ]),
  ...clean(8, [
    'Wat is het maandelijkse bedrag van de telefoonkosten bij Telecom Zakelijk?',
    usual('431000', 'Telecom Zakelijk'),
  ]),
  ...clean(9, [
    'Kunt u de afschrijvingen over 2024 per kwartaal weergeven?',
    perQuarter('afschrijvingen', '2024'),
  ]),
  ...rough(9, ['mndn 2024 met kosten > 85.000', monthsWhere('kosten', '2024', { above: 85_000 })]),
  ...clean(10, [
    'Hoeveel kochten we in 2024 meer bij Technische Groothandel Midden dan bij Sanitair en Verwarming Centrum?',
    difference(
      boughtOf('Technische Groothandel Midden B.V.'),
      boughtOf('Sanitair en Verwarming Centrum'),
      '2024',
    ),
  ]),
  ...clean(10, [
    'Hoe ziet de EBITDA over 2024 eruit wanneer we de huisvestingskosten er weer bij optellen?',
    combined('2024', { ebitda: 1, huisvestingskosten: 1 }),
  ]),
  ...rough(12, ['jaarrek 2025 deponeren bij kvk voor ons', none('change')]),
  ...talk(
    7,
    ['Hoeveel btw was er over het derde kwartaal van 2024 te betalen?', vatToPay('2024-K3')],
    ['En over het vierde?', vatToPay('2024-K4')],
    ['Graag ook het eerste kwartaal van 2025.', vatToPay('2025-K1')],
  ),
  ...roughTalk(
    3,
    ['top 3 kostengroepen 2024', top('costs', 3, '2024')],
    ['en 2023', top('costs', 3, '2023')],
  ),
  ...rough(5, ['saldo rek 070000 ult. april', account('070000', '2025-04')]),
  ...clean(9, [
    'Wilt u het verloop van het resultaat per maand over de tweede helft van 2024 tonen?',
    perMonth('resultaat', '2024-H2'),
  ]),
  ...rough(10, ['gem kantoorkst p/mnd 2023', average('kantoorkosten', '2023')]),
  ...rough(10, ['loonkst (lonen) als % vd omzet 2023', share('lonen', 'omzet', '2023')]),
  ...clean(11, [
    'Welke toeleveranciers hebben ons in 2024 meer dan zeventigduizend euro gekost?',
    split('kosten', 'party', '2024', { above: 70_000 }),
  ]),
  ...clean(12, [
    'Welke omzet mogen wij naar verwachting in het vierde kwartaal van 2025 tegemoetzien?',
    none('future'),
  ]),
];
