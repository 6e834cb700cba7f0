import type { Finding } from '../finding.ts';
import { entry, type JournalEntry } from '../../../testing/journal-books.ts';
import { signedIn } from '../../../testing/running.ts';
import { companyBooks, purchase, received, sale, yearEnd } from '../testing/company.ts';
import { foundIn, sentencesOf } from '../testing/found.ts';

const crossing = (number: string, day: string, euros: number, account = '2000'): JournalEntry =>
  entry(number, day, 'Storting', [account, euros * 100], ['1100', euros * -100]);

/** Sales 101 to 130 on following days of a month, without some of them. */
const run = (head: string, month: string, without: readonly number[] = []): JournalEntry[] =>
  Array.from({ length: 30 }, (_, at) => at + 101)
    .filter((number) => !without.includes(number))
    .map((number) =>
      sale(`2024-${month}-${String(number - 100).padStart(2, '0')}`, 'K1', `${head}${number}`, 10),
    );

describe('what is odd in the books', () => {
  const world = signedIn({ now: '2025-01-10T10:00:00Z' });
  let findings: Finding[];
  beforeAll(async () => {
    const file = companyBooks({
      opening: [
        ['1100', 1_000_000],
        ['2003', -15_000],
        ['0500', -985_000],
      ],
      relations: [
        ['N1', 'Jansen Techniek B.V.', 'S'],
        ['N2', 'JANSEN TECHNIEK', 'S'],
        ['N3', 'Jumbo Tiel', 'S'],
        ['N4', 'Jumbo Ede', 'S'],
        ['N5', 'A. de Vries', 'S'],
        ['N6', 'B. de Vries', 'S'],
      ],
      accounts: [
        ['2001', 'Betalingen onderweg', 'B', 'BLimKruSto'],
        ['2002', 'Ontvangen goederen', 'B', 'BLimKruSto'],
        ['2003', 'Tussenrekening lonen', 'B', 'BLimKruSto'],
      ],
      purchases: [
        ...['N1', 'N2', 'N3', 'N4', 'N5', 'N6'].map((id) =>
          purchase(`I${id}`, '2024-02-05', id, id, 30),
        ),
        // A chair among the assets; a mouse that came with a computer.
        purchase('I50', '2024-03-04', 'L1', 'A-1', 449, 'Bureaustoel', '0200'),
        entry(
          'I51',
          '2024-03-05',
          'Computer met muis',
          ['0200', 90_000],
          ['0200', 4_000],
          ['1520', 19_740],
          ['1600', -113_740, 'L1', 'A-2'],
        ),
      ],
      // 113 is nowhere; 117 is a credit note in another journal.
      sales: [...run('2024-', '03', [113, 117]), ...run('V', '04')],
      bank: [
        received('B2', '2024-05-05', 'K1', '2024-101', 10),
        // Of 30 November, which is 31 days before the end; and one of a week.
        crossing('B3', '2024-11-30', 100),
        crossing('B4', '2024-12-24', 60),
        // On its way for two days.
        crossing('B5', '2024-06-03', 80, '2001'),
        crossing('B6', '2024-06-05', -80, '2001'),
        // What was there before the year, settled in part.
        crossing('B13', '2024-04-02', 40, '2003'),
        // Goods whose bill may take 90 days.
        crossing('B10', '2024-11-01', 70, '2002'),
        // Numbered as the invoice that is missing, and not about it.
        entry('2024-113', '2024-05-06', 'Bankkosten', ['4100', 100], ['1100', -100]),
        // Out and back within a week: 9,921.10 was there.
        entry('B11', '2024-08-01', 'Naar holding', ['0500', 1_200_000], ['1100', -1_200_000]),
        entry('B12', '2024-08-08', 'Van holding', ['1100', 1_200_000], ['0500', -1_200_000]),
        // A question of long ago, and one that was answered.
        crossing('B7', '2024-10-07', 25, '2010'),
        crossing('B8', '2024-09-02', 40, '2010'),
        entry('B9', '2024-01-03', 'Opname kas', ['1000', 5_000], ['1100', -5_000]),
        yearEnd(),
      ],
      cash: [
        entry('K1', '2024-07-02', 'Lunch', ['4100', 8_000], ['1000', -8_000]),
        entry('K2', '2024-07-09', 'Verkoop contant', ['1000', 10_000], ['8000', -10_000]),
      ],
      memorial: [
        entry('M1', '2024-09-20', 'Uitgezocht', ['4100', 4_000], ['2010', -4_000]),
        entry(
          'M2',
          '2024-03-18',
          'Creditnota',
          ['8000', 1_000],
          ['1300', -1_000, 'K1', '2024-117'],
        ),
      ],
    });
    findings = await foundIn(world, [file]);
  });

  it.each([
    [
      'tussenrekening',
      [
        'Op Kruisposten staat sinds 30 november 2024 € 100,00 debet, nog niet weggeboekt.',
        'Op Tussenrekening lonen staat € 110,00 credit, nog niet weggeboekt, het oudste sinds 1 januari 2024.',
      ],
    ],
    [
      'vraagposten',
      [
        'Op Vraagposten wacht één boeking op uitleg, de oudste sinds 7 oktober 2024, samen € 25,00 debet.',
      ],
    ],
    [
      'factuurnummer_ontbreekt',
      ['Factuur 2024-113 staat niet in de administratie; 2024-112 en 2024-114 wel.'],
    ],
    [
      'dubbele_relatie',
      ['Jansen Techniek B.V. (N1) en JANSEN TECHNIEK (N2) lijken één en dezelfde.'],
    ],
    [
      'kosten_op_activa',
      [
        "'Bureaustoel' van Groothandel Van Dam, € 449,00, staat op Inventaris maar is te klein om af te schrijven.",
      ],
    ],
    [
      'geld_negatief',
      [
        'Kas stond op 2 juli 2024 op € -30,00, en een kas kan niet onder nul.',
        'Bank stond op 1 augustus 2024 op € -2.078,90.',
      ],
    ],
  ] as const)('is found by %s, and what only looks so is not', (detector, sentences) => {
    const found = sentencesOf(findings, detector);
    expect(found).toEqual(sentences);
  });
});
