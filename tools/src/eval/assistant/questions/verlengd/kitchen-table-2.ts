import {
  eachTime,
  account,
  added,
  all,
  average,
  beside,
  booked,
  boughtOf,
  change,
  either,
  figure,
  growth,
  invoice,
  lines,
  monthly,
  ofAccount,
  on,
  openFor,
  openList,
  openRelations,
  perMonth,
  plus,
  ratio,
  says,
  share,
  top,
  usual,
  vatFiled,
  vatToDeduct,
  vatToPay,
  why,
  withText,
} from '../../gold/ask/index.ts';
import type { Amount } from '../../gold/ask/figures.ts';
import { openInvoices } from '../../gold/open-items.ts';
import { vatDue } from '../../gold/vat.ts';
import { roughTalk, talk } from '../write.ts';

const WHOLESALER = 'Technische Groothandel Midden B.V.';

/** What has been open for more than 45 days. */
const old: Amount = (books, when) =>
  openInvoices(books, 'debiteuren', when)
    .filter(({ days }) => days > 45)
    .reduce((sum, { cents }) => sum + cents, 0);

/** Conversations of an adviser of the company: suppliers, loans and taxes. */
export const kitchenTableTalks = [
  ...talk(
    3,
    ['Welke vijf leveranciers hebben ons in 2025 het meest gekost?', top('suppliers', 5, '2025')],
    ['En in het lange eerste boekjaar?', top('suppliers', 5, '2023')],
    [
      'Reken dat voor de groothandel eens om naar een gemiddelde maand.',
      average(boughtOf(WHOLESALER), '2023'),
    ],
    ['En hoeveel per maand is het in 2025?', average(boughtOf(WHOLESALER), '2025')],
  ),
  ...roughTalk(
    4,
    [
      'ebitda 25 naast 24',
      either(beside('ebitda', '2025', '2024'), change('ebitda', '2025', '2024')),
    ],
    ['hoe komt dat verschil', why('ebitda', '2025', '2024')],
    ['ebitda marge 25', ratio('ebitda_marge', '2025')],
  ),
  ...talk(
    6,
    [
      'Wie laat ons eind 2025 langer dan 45 dagen wachten, en op hoeveel geld?',
      openRelations('debiteuren', '2025', { which: openFor(45) }),
    ],
    ['Om welke facturen gaat dat?', openList('debiteuren', '2025', { which: openFor(45) })],
    [
      'Hoeveel procent is dat van alles wat we nog van klanten krijgen?',
      share(old, 'debiteuren', '2025'),
    ],
  ),
  ...talk(
    5,
    ['Hoe hoog is de banklening nog?', account('0700', '2025')],
    ['Hoeveel is er dit jaar op afgelost?', lines('2025', on('0700'))],
    ['En wat was de rente in die periode?', account('9010', '2025')],
    ['Dus aflossing en rente bij elkaar?', added('2025', booked(on('0700')), ofAccount('9010'))],
  ),
  ...roughTalk(
    8,
    ['huur p mnd nu', usual('4100', 'Bedrijfspanden De Wetering')],
    ['en vorig jr', eachTime('2024', on('4100'))],
    [
      'verhoging in %',
      either(
        growth(ofAccount('4100'), '2025', '2024'),
        growth(monthly(ofAccount('4100')), '2025', '2024'),
      ),
    ],
  ),
  ...talk(
    10,
    [
      'Wat was het resultaat over 2025 als je de boekwinst op de verkochte bus niet meetelt?',
      plus('resultaat', ofAccount('8900'), '2025'),
    ],
    ['En datzelfde in het eerste boekjaar?', plus('resultaat', ofAccount('8900'), '2023')],
    [
      'Wat heeft die bus toen bij verkoop opgebracht?',
      either(invoice('202300217'), lines('2023', on('8900'), withText('verkoop bestelauto'))),
    ],
  ),
  ...talk(
    7,
    [
      'Wat was er over het derde kwartaal van 2025 aan btw verschuldigd, per saldo?',
      either(vatToPay('2025-K3'), vatFiled('2025-K3')),
    ],
    [
      'Was dat minder dan een jaar eerder?',
      either(change(vatDue, '2025-K3', '2024-K3'), beside(vatDue, '2025-K3', '2024-K3')),
    ],
    ['Welk deel was voorbelasting, in 2025?', either(vatToDeduct('2025-K3'), vatToDeduct('2025'))],
  ),
  ...talk(
    2,
    [
      'Zet de brutolonen van 2024 en 2025 naast elkaar.',
      either(
        beside(ofAccount('4000'), '2025', '2024'),
        change(ofAccount('4000'), '2025', '2024'),
        all(account('4000', '2024'), account('4000', '2025')),
      ),
    ],
    ['Wat kwam daar in 2025 aan sociale lasten bij?', figure('sociale_lasten', '2025')],
    ['En pensioen?', figure('pensioenlasten', '2025')],
    ['Het personeel als geheel dan?', figure('personeelskosten', '2025')],
  ),
  ...roughTalk(
    11,
    [
      'welke maanden zitten er in boekjaar 2023',
      says('oktober 2022|okt 2022|10-2022', 'december 2023|dec 2023|12-2023'),
    ],
    ['omzet daarvan', figure('omzet', '2023')],
    ['en alleen het kalenderjaar', figure('omzet', 'kal-2023')],
  ),
  ...talk(
    10,
    [
      'Vergelijk de gemiddelde omzet per maand van het eerste boekjaar met die van 2024.',
      either(
        beside(monthly('omzet'), '2024', '2023'),
        change(monthly('omzet'), '2024', '2023'),
        beside(monthly('omzet'), '2023', '2024'),
      ),
    ],
    [
      'En de kosten op dezelfde manier?',
      either(
        beside(monthly('kosten'), '2024', '2023'),
        change(monthly('kosten'), '2024', '2023'),
        beside(monthly('kosten'), '2023', '2024'),
      ),
    ],
    [
      'Hoeveel winst was er in 2024 dan per maand?',
      either(average('resultaat', '2024'), perMonth('resultaat', '2024')),
    ],
  ),
];
