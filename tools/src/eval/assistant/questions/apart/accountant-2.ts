import {
  account,
  added,
  all,
  amountWith,
  average,
  beside,
  bottom,
  boughtOf,
  change,
  difference,
  either,
  extreme,
  figure,
  invoice,
  lines,
  monthsWhere,
  none,
  ofAccount,
  ofLargest,
  oldest,
  on,
  owedTo,
  perQuarter,
  ratio,
  says,
  saysBeside,
  share,
  top,
  usual,
  vatFiled,
  vatToPay,
  type Ask,
} from '../../gold/ask/index.ts';
import type { RowsAsk } from '../../gold/ask/lists.ts';
import type { FigureName } from '../../gold/figures.ts';
import { clean, rough, roughTalk, talk } from '../write.ts';

const filed = (when: string) => either(vatToPay(when), vatFiled(when));

/** Two periods against each other: as a change, or told beside each other. */
const against = (of: FigureName, when: string, before: string) =>
  either(change(of, when, before), beside(of, when, before));

/** Materials and outsourced work as one in two periods, each of which may be told beside it. */
const purchases =
  (...whens: [string, string]): Ask =>
  (books) => {
    const told = beside('kostprijs', ...whens)(books);
    const terms = whens.flatMap(
      (when) => all(figure('materialen', when), figure('uitbesteed_werk', when))(books).figures,
    );
    return { ...told, also: [...(told.also ?? []), ...terms] };
  };

/** The second largest by itself. */
const second: RowsAsk = (books) => ({
  kind: 'rows',
  rows: top('suppliers', 2, '2025')(books).rows.slice(1),
  order: 'ordered',
});

const gebroken = [
  ...clean(1, [
    'Wat is er in boekjaar 2023/2024 geboekt op Reclame en website?',
    account('4400', '2024'),
  ]),
  ...rough(2, ['omz 2e helft bj 24/25 tov 1e helft', against('omzet', '2025-H2', '2025-H1')]),
  ...clean(2, [
    'Zijn de huisvestingskosten in boekjaar 2025 opgelopen vergeleken met het boekjaar ervoor, en zo ja met hoeveel?',
    change('huisvestingskosten', '2025', '2024'),
  ]),
  ...rough(3, ['4 grootste kstngroepen bj 23/24', top('costs', 4, '2024')]),
  ...clean(4, [
    'Kunt u het bedrijfsresultaat van het derde kwartaal van boekjaar 2024 voor mij opzoeken?',
    figure('bedrijfsresultaat', '2024-Q3'),
  ]),
  ...rough(4, ['res vóór vpb 24/25', figure('resultaat_voor_belasting', '2025')]),
  ...roughTalk(
    5,
    ['ev per 30-6-24', figure('totaal_eigen_vermogen', '2024')],
    ['jr later', figure('totaal_eigen_vermogen', '2025')],
  ),
  ...clean(5, [
    'In mijn balansanalyse mist nog het werkkapitaal aan het einde van boekjaar 2024.',
    figure('werkkapitaal', '2024'),
  ]),
  ...rough(5, ['currentratio per juni 25', ratio('current_ratio', '2025')]),
  ...clean(6, [
    'Na hoeveel dagen betaalden de debiteuren gemiddeld in boekjaar 2025?',
    ratio('dso', '2025'),
  ]),
  ...rough(6, ['cred.saldo 31-12-24 ivm saldilijst', figure('crediteuren', '2024-12')]),
  ...rough(7, ['ob okt-dec 24 te bet.', filed('2024-K4')]),
  ...rough(8, ['huurtermyn de wetering thans pm', usual('4100', 'Bedrijfspanden De Wetering')]),
  ...clean(8, [
    'Met welk maandbedrag incasseert Bestelwagen Lease bij ons?',
    usual('4210', 'Bestelwagen Lease B.V.'),
  ]),
  ...talk(
    9,
    ['Laat de omzet van boekjaar 2024 eens per kwartaal zien.', perQuarter('omzet', '2024')],
    ['Welk kwartaal was het zwakst?', extreme('lowest', 'omzet', '2024', 'quarter')],
    ['Hoe hoog waren in dat kwartaal de kosten?', figure('kosten', '2024-Q1')],
  ),
  ...rough(9, ['duurste mnd bj 23/24', extreme('highest', 'kosten', '2024')]),
  ...rough(10, [
    '4200 + 4210 + 4220 bj 25 bij elkaar',
    added('2025', ofAccount('4200'), ofAccount('4210'), ofAccount('4220')),
  ]),
  ...clean(10, [
    'Wat is over boekjaar 2025 het verschil tussen de kosten van Dakwerken Élan en die van Montagebedrijf Van Loon?',
    difference(boughtOf('Dakwerken Élan'), boughtOf('Montagebedrijf Van Loon'), '2025'),
  ]),
  ...clean(11, [
    'Ik neem dit dossier net over: van wanneer tot wanneer loopt boekjaar 2024?',
    says('juli 2023|jul 2023|07-2023|7-2023', 'juni 2024|jun 2024|06-2024|6-2024'),
  ]),
  ...rough(11, ['vf 202500236 bedrg', invoice('202500236')]),
  ...rough(12, ['memo 30-6-25 storneren', none('change')]),
  ...clean(12, ['Wat is het resultaat van de holding die hierboven hangt?', none('other_company')]),
];

const verlengd = [
  ...rough(1, ['omz verlengd bj, alle 15 mndn', figure('omzet', '2023')]),
  ...clean(2, [
    'Zet u de autokosten van 2024 en 2025 eens naast elkaar?',
    against('autokosten', '2025', '2024'),
  ]),
  ...talk(
    3,
    ['Wie is in 2025 onze grootste leverancier?', top('suppliers', 1, '2025')],
    ['En nummer twee?', second],
    [
      'Hoeveel hebben wij daar in 2024 ingekocht?',
      amountWith(boughtOf('Sanitair en Verwarming Centrum'), '2024'),
    ],
  ),
  ...rough(3, ['omzetrekn 25 v groot nr klein', top('revenueAccounts', 3, '2025')]),
  ...roughTalk(
    4,
    ['nettores 24', figure('resultaat', '2024')],
    ['en voor bel.', figure('resultaat_voor_belasting', '2024')],
  ),
  ...clean(4, [
    'Bij welke omzet zouden wij in 2024 precies quitte hebben gespeeld?',
    ratio('break_even', '2024'),
  ]),
  ...rough(5, ['kas 1000 eind mrt 25', account('1000', '2025-03')]),
  ...rough(6, ['oudste openst. vf?', oldest('debiteuren', '2025')]),
  ...rough(7, ['24 heel jr btw vlgns aangiftes', filed('2024')]),
  ...clean(8, [
    'Hoe hoog is op dit moment het maandvoorschot van Groene Stroom?',
    usual('4110', 'Groene Stroom Nederland'),
  ]),
  ...clean(9, [
    'In welke maanden van 2025 kwam de omzet boven de ton uit?',
    monthsWhere('omzet', '2025', { above: 100_000 }),
  ]),
  ...rough(10, ['vpb-last 25: 9500+9510', added('2025', ofAccount('9500'), ofAccount('9510'))]),
  ...clean(11, [
    'Hoeveel maanden telt het eerste boekjaar van deze administratie?',
    says('15|vijftien'),
  ]),
  ...clean(
    12,
    [
      'Mogen wij bij een verlengd eerste boekjaar één aangifte vennootschapsbelasting doen?',
      none('advice'),
    ],
    ['Welke solvabiliteit is gebruikelijk in de installatiebranche?', none('world')],
  ),
  ...rough(12, ['omzt sept 22', none('outside')]),
];

const zonderCodes = [
  ...roughTalk(
    1,
    ['421000 2024', account('421000', '2024')],
    ['idem 23', account('421000', '2023')],
    [
      'gem p mnd?',
      either(average(ofAccount('421000'), '2023'), average(ofAccount('421000'), '2023..2024')),
    ],
  ),
  ...rough(2, [
    'res jan-apr 25 vgl zelfde prd vj',
    against('resultaat', '2025-01..2025-04', '2024-01..2024-04'),
  ]),
  ...clean(3, [
    'Wie waren op kosten bezien onze twee kleinste leveranciers van 2024?',
    bottom('suppliers', 2, '2024'),
  ]),
  ...rough(4, ['winstmrge 24', ratio('nettomarge', '2024')]),
  ...clean(5, [
    'Is tussenrekening 200000 per eind april 2025 al leeggeboekt, of staat daar nog een bedrag op?',
    account('200000', '2025-04'),
  ]),
  ...clean(6, [
    'Welk bedrag zijn wij per eind april 2025 nog aan Technische Groothandel Midden verschuldigd?',
    amountWith(owedTo('Technische Groothandel Midden B.V.'), '2025-04'),
  ]),
  ...rough(7, ['150000 per 30/4', account('150000', '2025-04')]),
  ...rough(8, ['veldhuis kwartaalnota thans hoevl', usual('460000', 'Accountants Veldhuis')]),
  ...clean(10, [
    'Welk deel van de omzet over 2024 kwam van de vijf grootste klanten?',
    share(ofLargest('customers', 5), 'omzet', '2024'),
  ]),
  ...talk(
    11,
    ['Welke boekingen staan er in 2025 op rekening 200000?', lines('2025', on('200000'))],
    [
      'Van welke datum is die?',
      saysBeside(account('200000', '2025-04'), '17 april|17 apr|17-04|17-4|2025-04-17'),
    ],
  ),
  ...rough(11, ['kantine welk rek.nr', says('404000')]),
  ...rough(12, ['vraagpst 200000 afboeken nr 499000 doe maar', none('change')]),
  ...clean(
    12,
    ['Wat was de omzet van Klimaattechniek Oost in 2024?', none('other_company')],
    ['Hoeveel btw moeten wij over het vierde kwartaal van 2025 afdragen?', none('outside')],
  ),
  ...rough(12, ['wettelijke rente hndelstransacties nu', none('world')]),
  ...rough(2, ['mat.inkoop + uitbest. werk: kw1 25 en kw1 24', purchases('2025-Q1', '2024-Q1')]),
];

export const questions = { gebroken, verlengd, zonder_codes: zonderCodes };
