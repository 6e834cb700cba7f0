import {
  account,
  added,
  amountWith,
  beside,
  boughtOf,
  change,
  difference,
  during,
  either,
  extreme,
  figure,
  invoice,
  late,
  less,
  moreBy,
  named,
  none,
  ofAccount,
  ofLargest,
  openList,
  openRelations,
  owedBy,
  owedTo,
  perMonth,
  perQuarter,
  plus,
  ratio,
  says,
  saysBeside,
  share,
  top,
  usual,
  vatCharged,
  vatFiled,
  vatToDeduct,
  vatToPay,
} from '../../gold/ask/index.ts';
import type { Amount } from '../../gold/ask/figures.ts';
import type { RowsAsk } from '../../gold/ask/lists.ts';
import { vatDeclared, vatDue } from '../../gold/vat.ts';
import { clean, rough, roughTalk, talk } from '../write.ts';

const WHOLESALER = 'Technische Groothandel Midden B.V.';
const SANITAIR = 'Sanitair en Verwarming Centrum';

/** The row behind the first of a list. */
const second =
  (list: RowsAsk): RowsAsk =>
  (books) => {
    const all = list(books);
    return { ...all, rows: all.rows.slice(1, 2) };
  };

/** VAT of a year as one, each quarter of which may be told beside it. */
const fourQuarters = (of: Amount) =>
  added('2024', ...[1, 2, 3, 4].map((nr) => during(of, `2024-K${nr}`)));

const installatie = [
  ...clean(1, [
    'Zeg eens, wat hebben we in augustus nou eigenlijk aan omzet gedraaid?',
    figure('omzet', '2025-08'),
  ]),
  ...rough(1, ['diesel en benzine dit jr, hvl is daar doorheen gegaan', account('4200', '2025')]),
  ...rough(2, [
    'omzet aug tov juli, meer of minder?',
    either(change('omzet', '2025-08', '2025-07'), beside('omzet', '2025-08', '2025-07')),
  ]),
  ...clean(3, [
    'Wie zijn dit jaar tot nu toe onze drie beste klanten, gewoon op omzet?',
    top('customers', 3, '2025'),
  ]),
  ...rough(3, ['bij wie kopen we t meest in? top 4 van 2024', top('suppliers', 4, '2024')]),
  ...talk(
    3,
    [
      'Aan welke leverancier zijn we in 2024 het meeste kwijt geweest?',
      top('suppliers', 1, '2024'),
    ],
    ['En wie komt daarna?', second(top('suppliers', 2, '2024'))],
    ['Tel die twee eens op.', added('2024', boughtOf(WHOLESALER), boughtOf(SANITAIR))],
  ),
  ...rough(4, ['wat houen we over dit jr??', figure('resultaat', '2025')]),
  ...clean(4, [
    'Wat is onze brutomarge in procenten over 2024? Mijn zwager zit op te scheppen over de zijne, vandaar.',
    ratio('brutomarge_percentage', '2024'),
  ]),
  ...rough(5, [
    'ff snel, hoeveel staat er nu op de bank',
    either(figure('bank_en_kas', '2025-09'), account('1100', '2025-09')),
  ]),
  ...clean(5, [
    'Hoeveel moesten we eind vorig jaar nog aflossen op de banklening?',
    account('0700', '2024'),
  ]),
  ...rough(6, [
    'wie is er allemaal te laat met betale',
    openRelations('debiteuren', '2025-09', { which: late }),
  ]),
  ...clean(6, [
    'Sanitair en Verwarming Centrum belt weer eens: welk bedrag moeten wij daar nog betalen?',
    amountWith(owedTo(SANITAIR), '2025-09'),
  ]),
  ...talk(
    6,
    [
      'Welke klant staat op dit moment het diepst bij ons in het krijt?',
      openRelations('debiteuren', '2025-09', { top: 1 }),
    ],
    [
      'Geef de openstaande facturen van die klant er eens bij.',
      openList('debiteuren', '2025-09', { of: 'Jansen Bouw B.V.' }),
    ],
  ),
  ...clean(7, [
    'Wat moesten we over het tweede kwartaal aan btw aan de belastingdienst overmaken?',
    either(vatToPay('2025-K2'), vatFiled('2025-K2')),
  ]),
  ...rough(7, ['voorbelastng 1e kwartaal', vatToDeduct('2025-K1')]),
  ...rough(8, ['wat kost die werkbon software pm', usual('4320', 'Werkbon Software B.V.')]),
  ...clean(8, [
    'De verzekering stuurt ieder kwartaal een nota. In welke maand is het weer raak?',
    saysBeside(usual('4500', 'Assurantiën De Eem'), 'december 2025|dec 2025|12-2025|2025-12'),
  ]),
  ...rough(9, ['drukste mnd qua omzet 2024', extreme('highest', 'omzet', '2024')]),
  ...clean(9, [
    'Laat eens zien hoe de omzet dit jaar gelopen is, maand voor maand.',
    perMonth('omzet', '2025'),
  ]),
  ...roughTalk(
    9,
    ['beste maand v 24 qua winst', extreme('highest', 'resultaat', '2024')],
    ['en de slechtste', extreme('lowest', 'resultaat', '2024')],
    [
      'hvl zit er tussen die 2',
      difference(
        during(named('resultaat'), '2024-11'),
        during(named('resultaat'), '2024-08'),
        '2024',
      ),
    ],
  ),
  ...clean(10, [
    'Wat was de winst dit jaar geweest als je de lease van de bestelauto niet meetelt?',
    plus('resultaat', ofAccount('4210'), '2025'),
  ]),
  ...rough(10, ['omzt 24 zonder onderhoudscontracten', less('omzet', ofAccount('8010'), '2024')]),
  ...rough(11, ['tm welke mnd is alles geboekt', says('september 2025|sep 2025|09-2025|2025-09')]),
  ...clean(11, ['Op welk bedrag kwam factuur F202509-00172 uit?', invoice('F202509-00172')]),
  ...rough(12, ['wat gaan we volgend jr omzetten denk je', none('future')]),
  ...clean(
    12,
    ['Mag ik een nieuwe bus in één keer van de winst aftrekken?', none('advice')],
    ['Hoeveel winst maakt Dakwerken Élan zelf eigenlijk?', none('other_company')],
  ),
  ...rough(12, ['zet die nota v tankpas ff op betaald', none('change')]),
];

const zzp = [
  ...clean(1, [
    'Ik zit hier tussen de bonnetjes: wat was ik in 2023 kwijt aan verzekeringen?',
    figure('verzekeringskosten', '2023'),
  ]),
  ...talk(
    1,
    ['Hoeveel omzet had ik in het vierde kwartaal van 2024?', figure('omzet', '2024-Q4')],
    ['En het kwartaal daarvoor?', figure('omzet', '2024-Q3')],
    [
      'Samen is dat?',
      added('2024', during(named('omzet'), '2024-Q3'), during(named('omzet'), '2024-Q4')),
    ],
  ),
  ...clean(2, [
    'Mijn man beweert dat 2024 een veel beter jaar was dan 2023. Hoeveel meer winst was het dan?',
    moreBy('resultaat', '2024', '2023'),
  ]),
  ...rough(3, ['wie was mn grootste klant in 24', top('customers', 1, '2024')]),
  ...rough(4, ['winstmarge over 24?', ratio('nettomarge', '2024')]),
  ...clean(5, [
    'Als je alleen naar het eigen vermogen kijkt, waar stond de zaak eind 2023?',
    figure('totaal_eigen_vermogen', '2023'),
  ]),
  ...roughTalk(
    5,
    ['geld op bank + kas, eind 22', figure('bank_en_kas', '2022')],
    ['jaar later', figure('bank_en_kas', '2023')],
    ['en nu?', figure('bank_en_kas', '2024')],
  ),
  ...rough(6, [
    'hoeveel krijg ik nog van jansen bouw',
    amountWith(owedBy('Jansen Bouw B.V.'), '2024-12'),
  ]),
  ...clean(7, [
    'Welk btw-bedrag heb ik in heel 2023 aan mijn klanten in rekening gebracht?',
    vatCharged('2023'),
  ]),
  ...talk(
    7,
    [
      'Zet de btw van 2024 eens per kwartaal op een rijtje, wat ik moest afdragen.',
      either(perQuarter(vatDue, '2024'), perQuarter(vatDeclared, '2024')),
    ],
    ['En bij elkaar?', either(fourQuarters(vatDue), fourQuarters(vatDeclared))],
  ),
  ...clean(8, ['Wat kost Telecom Zakelijk mij iedere maand?', usual('4310', 'Telecom Zakelijk')]),
  ...rough(8, ['boekhouder kost per kwrtaal', usual('4600', 'Accountants Veldhuis')]),
  ...clean(9, [
    'In welke maand van 2023 hield ik het minste over?',
    extreme('lowest', 'resultaat', '2023'),
  ]),
  ...clean(10, [
    'Hoe zwaar leun ik op mijn twee grootste klanten? Graag in procenten van de omzet over 2024.',
    share(ofLargest('customers', 2), 'omzet', '2024'),
  ]),
  ...rough(11, [
    'wat betekend solvabiliteit nou weer',
    says('eigen vermogen', 'balans|activa|passiva|bezittingen|totale vermogen|totaal vermogen'),
  ]),
  ...clean(
    12,
    ['Zou ik met deze winst niet beter een bv kunnen oprichten?', none('advice')],
    ['Wat heb ik in 2021 aan omzet gehad?', none('outside')],
  ),
  ...rough(
    12,
    ['hoeveel uur heb ik gewerkt voor bakker', none('absent')],
    ['wa doet de hypotheekrente momenteel', none('world')],
  ),
];

export const questions = { installatie, zzp };
