import {
  beside,
  boughtOf,
  change,
  either,
  extreme,
  figure,
  growth,
  invoice,
  late,
  less,
  none,
  ofAccount,
  openRelations,
  openTotal,
  perQuarter,
  ratio,
  says,
  share,
  soldTo,
  split,
  top,
  usual,
  vatFiled,
  vatToDeduct,
  vatToPay,
} from '../../gold/ask/index.ts';
import type { Amount } from '../../gold/ask/figures.ts';
import { openInvoices } from '../../gold/open-items.ts';
import { clean, rough, roughTalk, talk } from '../write.ts';

/** What customers should have paid already. */
const overdue: Amount = (books, when) =>
  openInvoices(books, 'debiteuren', when)
    .filter(late)
    .reduce((sum, { cents }) => sum + cents, 0);

const installatie = [
  ...clean(1, [
    'Wat bedroeg de netto-omzet over de eerste jaarhelft van 2025?',
    figure('omzet', '2025-H1'),
  ]),
  ...rough(1, ['personeelskst over heel 24 graag', figure('personeelskosten', '2024')]),
  ...clean(2, [
    'Met welk percentage is de omzet in 2024 toegenomen tegenover het jaar voordien?',
    growth('omzet', '2024', '2023'),
  ]),
  ...rough(2, [
    'ebitda q2 25 tov q2 24 aub',
    either(change('ebitda', '2025-Q2', '2024-Q2'), beside('ebitda', '2025-Q2', '2024-Q2')),
  ]),
  ...clean(3, [
    'Op welke drie afnemers leunde de onderneming in 2024 het zwaarst, naar omzet gemeten?',
    top('customers', 3, '2024'),
  ]),
  ...rough(3, ['grootste 5 lev. dit jaar tot nu', top('suppliers', 5, '2025')]),
  ...clean(4, ['Welke nettomarge is er over 2024 gerealiseerd?', ratio('nettomarge', '2024')]),
  ...rough(4, ['ebitdamarge jan tm sep 25', ratio('ebitda_marge', '2025')]),
  ...clean(5, [
    'Kunt u mij de current ratio per 30 september 2025 bezorgen?',
    ratio('current_ratio', '2025-09'),
  ]),
  ...rough(
    5,
    ['solvabiltieit ultimo 24', ratio('solvabiliteit', '2024')],
    ['werkkap begin 2025', figure('werkkapitaal', '2024')],
  ),
  ...clean(6, [
    'Noem de drie klanten die eind september 2025 het meeste over de vervaldag heen hadden staan.',
    openRelations('debiteuren', '2025-09', { which: late, top: 3 }),
  ]),
  ...rough(6, ['dso 2024 in dgn', ratio('dso', '2024')]),
  ...roughTalk(
    6,
    ['debiteurenstand eind sept', figure('debiteuren', '2025-09')],
    ['hvl daarvan is al vervallen', openTotal('debiteuren', '2025-09', late)],
    ['in % vd hele stand?', share(overdue, 'debiteuren', '2025-09')],
  ),
  ...clean(7, [
    'Op welk bedrag kwam de btw-aangifte van het tweede kwartaal 2025 uit?',
    either(vatToPay('2025-K2'), vatFiled('2025-K2')),
  ]),
  ...rough(7, ['voorbelastng 1e kw 25', vatToDeduct('2025-K1')]),
  ...clean(8, [
    'Welk maandbedrag is er met de leasing van de bestelwagen gemoeid?',
    usual('4210', 'Bestelwagen Lease B.V.'),
  ]),
  ...rough(8, ['premie bedrijfsverz elk kwrtaal?', usual('4500', 'Assurantiën De Eem')]),
  ...clean(9, [
    'Gelieve mij de omzet van 2024 per kwartaal door te geven.',
    perQuarter('omzet', '2024'),
  ]),
  ...rough(9, ['slechtste mnd v 24 qua resultaat', extreme('lowest', 'resultaat', '2024')]),
  ...clean(
    10,
    [
      'Als wij Postma Bouw wegdenken, welke omzet resteert er dan over 2024?',
      less('omzet', soldTo('Postma Bouw B.V.'), '2024'),
    ],
    [
      'Hoe is de omzet van 2024 verspreid over de kostenplaatsen?',
      split('omzet', 'costCentre', '2024'),
    ],
  ),
  ...rough(10, ['omz 25 zndr onderhoudscontracten', less('omzet', ofAccount('8010'), '2025')]),
  ...talk(
    10,
    ['Wie was over 2024 met voorsprong de grootste leverancier?', top('suppliers', 1, '2024')],
    [
      'Hoe zwaar weegt die in het totaal van de kosten, procentueel?',
      share(boughtOf('Technische Groothandel Midden B.V.'), 'kosten', '2024'),
    ],
  ),
  ...clean(
    11,
    [
      'Tot welke maand zijn deze boeken bijgewerkt?',
      says('september 2025|sep 2025|sept 2025|09-2025|2025-09'),
    ],
    ['Over welk bedrag ging factuur 202500211?', invoice('202500211')],
  ),
  ...rough(11, [
    'wat verstaan jullie onder solvabiliteit',
    says('eigen vermogen', 'balans|activa|passiva|bezittingen|totale vermogen|totaal vermogen'),
  ]),
  ...clean(
    12,
    ['Welke omzet mogen wij als bank voor 2026 verwachten?', none('future')],
    ['Is deze zaak solide genoeg om er drie ton aan uit te lenen?', none('advice')],
  ),
  ...rough(
    12,
    ['wat is de gem solvabiliteit in de installatiebranche', none('world')],
    ['boek die rente v 500 eur ff over nr 9010', none('change')],
  ),
];

export const questions = { installatie };
