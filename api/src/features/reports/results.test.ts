import { changeOfResult, type Figure } from '@kengetal/contract';
import { signedIn } from '../../testing/running.ts';
import { Opener } from '../../testing/figures.ts';
import { capital, posting, smallBooks, usual, type SmallBooks } from '../../testing/small-books.ts';
import { Looking, tableOf } from './testing/looking.ts';

jest.setTimeout(60_000);

const ACCOUNTS = usual('0500', '1000', '4100', '8000');
/** In euros: what came in for omzet and what went out for huur. */
const month = (month: string, omzet: number, huur: number): SmallBooks['entries'] => [
  {
    day: `${month}-05`,
    lines: [
      ['1000', omzet * 100],
      ['8000', -omzet * 100],
    ],
  },
  {
    day: `${month}-06`,
    lines: [
      ['4100', huur * 100],
      ['1000', -huur * 100],
    ],
  },
];

describe('reports over two years, the first without its opening balance', () => {
  const { test, caller } = signedIn();
  let looking: Looking;
  beforeAll(async () => {
    const made = '2024-03-12';
    looking = await Looking.at(test, caller, [
      smallBooks({
        year: 2023,
        accounts: ACCOUNTS,
        entries: [...month('2023-11', 100, 40), ...month('2023-12', 100, 40)],
        made,
      }),
      smallBooks({
        year: 2024,
        accounts: ACCOUNTS,
        opening: capital(50_000),
        entries: [
          ...month('2024-01', 100, 40),
          ...month('2024-02', 100, 140),
          ...month('2024-03', 900, 40),
          // Not within the twelve days of March so far: March is not held against it.
          posting('2024-02-20', '4100', '1000', 1_000),
        ],
        made,
      }),
    ]);
  });

  async function results() {
    const query = { project_id: looking.projectId };
    const { results: all } = await looking.caller.ask('reportResults', { query });
    return all;
  }
  const euros = (figure: Figure) => (figure.kind === 'booked' ? figure.cents / 100 : null);

  it('are listed with their results, each held against the same kind of period before', async () => {
    const reports = await looking.reports();
    const shown = (await results()).map((one, index) => {
      const { figure, comparison, change } = one;
      expect(reports[index]).toMatchObject({ type: one.type, periode_min: one.periode_min });
      return [
        reports[index]?.naam,
        euros(figure),
        euros(comparison),
        change && [change.unit, change.value, change.words.replaceAll('\u00a0', ' ')],
      ];
    });
    expect(shown).toEqual([
      [
        'Boekjaar 2024',
        870,
        0,
        ['cents', 87_000, 'Van € 0 naar € 870 winst, t.o.v. jan – 12 mrt 2023'],
      ],
      [
        '1e kwartaal 2024',
        870,
        120,
        ['percent', 62_500, 'Van € 120 naar € 870 winst, t.o.v. okt – 12 dec'],
      ],
      [
        'Maart 2024',
        860,
        -40,
        ['cents', 90_000, 'Van € 40 verlies naar € 860 winst, t.o.v. 1 – 12 feb'],
      ],
      [
        'Februari 2024',
        -50,
        60,
        ['cents', -11_000, 'Van € 60 winst naar € 50 verlies, t.o.v. jan'],
      ],
      ['Januari 2024', 60, 60, ['percent', 0, 'Ongewijzigd, € 60 winst, t.o.v. dec']],
      ['Boekjaar 2023', 120, null, null],
      ['4e kwartaal 2023', 120, 0, ['cents', 12_000, 'Van € 0 naar € 120 winst, t.o.v. jul – sep']],
      ['December 2023', 60, 60, ['percent', 0, 'Ongewijzigd, € 60 winst, t.o.v. nov']],
      ['November 2023', 60, 0, ['cents', 6_000, 'Van € 0 naar € 60 winst, t.o.v. okt']],
    ]);
  });

  it('say why a result is held against nothing', async () => {
    const year = (await results()).find(({ periode_max }) => periode_max === 202312);
    expect(year?.comparison).toMatchObject({
      kind: 'absent',
      reason: 'De boekhouding over januari t/m december 2022 is niet ingelezen.',
    });
  });

  it('have results that open into their lines, and changes that open into both', async () => {
    const all = await results();
    const opener = new Opener(looking.caller, looking.projectId);
    expect(await opener.faults(all)).toEqual([]);
    expect(await opener.faults(all.map(changeOfResult))).toEqual([]);
    expect(opener.opened).toBeGreaterThan(10);
  });

  const reason = /^In de boekhouding over \w+ 2023 ontbreekt de beginbalans\.$/;
  const absent = { kind: 'absent', reason: expect.stringMatching(reason) as string };
  async function balance(naam: string) {
    const { rows } = tableOf(await looking.component('balans', await looking.report(naam)));
    const row = rows.find(({ key }) => key === 'liquide_middelen');
    return { row, judged: rows.filter(({ judgement }) => judgement !== undefined) };
  }

  it('hold no balance against that of a year whose opening is missing', async () => {
    const { row, judged } = await balance('Januari 2024');
    expect(row?.cells).toMatchObject([{ cents: 56_000 }, { cents: 12_000 }, absent, absent]);
    expect(judged).toEqual([]);
  });

  it('hold balances within that year against each other, without a percentage', async () => {
    const { row } = await balance('December 2023');
    expect(row?.cells).toMatchObject([
      { cents: 12_000 },
      { cents: 6_000 },
      { kind: 'derived', value: 6_000 },
      absent,
    ]);
  });

  it('hold balances of years with their opening against each other', async () => {
    const { row, judged } = await balance('Februari 2024');
    // 560 − 50 of February.
    expect(row?.cells[2]).toMatchObject({ kind: 'derived', value: -5_000 });
    expect(judged.length).toBeGreaterThan(0);
  });
});
