import type { Figure } from '@kengetal/contract';
import type { ChatChunk } from '@kengetal/contract/api';
import type { Gold, Rows } from '../gold/gold.ts';
import { namesOfQuarter } from '../gold/period.ts';
import { answerOf } from './answer.ts';
import { score, type Opened } from './score.ts';

const booked = (cents: number): Figure => ({
  kind: 'booked',
  cents,
  sign: 1,
  selection: { periode_min: 202401, periode_max: 202412, soorten: ['mutatie'], filters: [] },
});
const percent = (value: number): Figure => ({
  ...{ kind: 'derived', unit: 'percent', value },
  terms: [{ label: 'x', factor: 1, part: 'teller', figure: booked(1) }],
});
const called = (name: string, result?: string): ChatChunk => ({
  tool_calls: [{ id: name, function: { name, arguments: '{}', result } }],
});
const said = (delta: string): ChatChunk => ({ role: 'assistant', delta });
const shows = (figures: Record<string, Figure>): ChatChunk => ({ figures });
const outcome = (gold: Gold, chunks: readonly ChatChunk[], opened: Opened = {}) =>
  score(gold, answerOf(chunks), opened);

const OMZET: Gold = { kind: 'figures', figures: [{ unit: 'cents', value: 70_000 }] };
const CHANGE: Gold = {
  kind: 'figures',
  figures: [
    { unit: 'cents', value: 5_000 },
    { unit: 'percent', value: 769 },
  ],
  also: [{ unit: 'cents', value: 65_000 }],
};
const TOP: Rows = {
  kind: 'rows',
  order: 'ordered',
  rows: [
    { names: ['Bakker Bouw B.V.'], values: [{ unit: 'cents', value: 500 }] },
    { names: ['Smit Zorg B.V.'], values: [{ unit: 'cents', value: 300 }] },
  ],
};
const TABLE =
  'klant;omzet\n"Bakker Bouw B.V.";"[€ 5,00](figure:t1)"\nSmit Zorg B.V.;"[€ 3,00](figure:t2)"\n';
const CELLS = { t1: booked(500), t2: booked(300) };
const REFUSAL: Gold = { kind: 'none', why: 'future' };

describe('a figure', () => {
  it('is exact when it is the answer, whatever stands beside it', () => {
    const chunks = [said('[€ 700](figure:a1)'), shows({ a1: booked(70_000), c1: booked(1) })];
    expect(outcome(OMZET, chunks)).toBe('exact');
  });

  it('is wrong when another is the answer, or another as well', () => {
    expect(outcome(OMZET, [shows({ a1: booked(70_001) })])).toBe('wrong');
    expect(outcome(OMZET, [shows({ a1: booked(70_000), a2: booked(5) })])).toBe('wrong');
    expect(outcome(OMZET, [shows({ a1: percent(70_000) })])).toBe('wrong');
  });

  it('is partial when some of what is asked is missing, and allows what may stand beside it', () => {
    expect(outcome(CHANGE, [shows({ a1: booked(5_000) })])).toBe('partial');
    const whole = { a1: booked(5_000), a2: percent(770), a3: booked(65_000) };
    expect(outcome(CHANGE, [shows(whole)])).toBe('exact');
    expect(outcome(CHANGE, [shows({ ...whole, a2: percent(780) })])).toBe('wrong');
  });

  it('may be the only row of a table, but not one of many', () => {
    const table = (rows: string) => [
      called('vraag', `naam;bedrag\n${rows}`),
      shows({ t1: booked(70_000), t2: booked(1) }),
    ];
    expect(outcome(OMZET, table('Omzet;[€ 700](figure:t1)\n'))).toBe('exact');
    const other = 'jan;[€ 0,01](figure:t2)\n'.repeat(3);
    expect(outcome(OMZET, table(`${other}Omzet;[€ 700](figure:t1)\n`))).toBe('wrong');
  });

  it('is neither when it is asked back, refused or absent', () => {
    expect(outcome(OMZET, [called('terugvraag'), said('Welke bedoel je?')])).toBe('asked');
    expect(outcome(OMZET, [called('geen_antwoord')])).toBe('refused');
    expect(outcome(OMZET, [shows({ a1: { kind: 'absent', reason: 'n.v.t.' } })])).toBe('refused');
  });

  it('may be one of several that are right', () => {
    const gold: Gold = { kind: 'or', golds: [OMZET, CHANGE] };
    expect(outcome(gold, [shows({ a1: booked(70_000) })])).toBe('exact');
    expect(outcome(gold, [shows({ a1: booked(5) })])).toBe('wrong');
  });
});

describe('a list', () => {
  it('is exact in a table, in the order asked, with a total below', () => {
    const total = `${TABLE}Totaal;"[€ 8,00](figure:t3)"\n`;
    expect(outcome(TOP, [called('vraag', TABLE), shows(CELLS)])).toBe('exact');
    const cells = { ...CELLS, t3: booked(800), a1: booked(800) };
    expect(outcome(TOP, [called('vraag', total), shows(cells)])).toBe('exact');
  });

  it('is wrong in another order, with other amounts or another row, or short of one', () => {
    const [head = '', one = '', other = ''] = TABLE.split('\n');
    const table = (...rows: string[]) => [
      called('vraag', [head, ...rows, ''].join('\n')),
      shows({ ...CELLS, t3: booked(1) }),
    ];
    expect(outcome(TOP, table(other, one))).toBe('wrong');
    expect(outcome(TOP, table(one, other.replace('t2', 't3')))).toBe('wrong');
    expect(outcome(TOP, table(one, other, 'Jansen Bouw B.V.;[€ 0,01](figure:t3)'))).toBe('wrong');
    expect(outcome(TOP, table(one))).toBe('wrong');
    expect(outcome({ ...TOP, order: 'set' }, table(other, one))).toBe('exact');
  });

  it('may be shorter where the question does not say how long', () => {
    const gold: Gold = { ...TOP, least: 1 };
    const [head = '', one = '', other = ''] = TABLE.split('\n');
    expect(outcome(gold, [called('vraag', `${head}\n${one}\n`), shows(CELLS)])).toBe('exact');
    expect(outcome(gold, [called('vraag', `${head}\n${other}\n`), shows(CELLS)])).toBe('wrong');
  });

  it('knows a quarter however it is written', () => {
    const year = { name: '2025', from: 202407, to: 202506 };
    const value = { unit: 'cents', value: 500 } as const;
    const rows = [{ names: namesOfQuarter(year, 2), values: [value] }];
    const asked = (label: string) =>
      outcome({ kind: 'rows', order: 'ordered', rows }, [
        called('vraag', `kwartaal;omzet\n${label};[€ 5](figure:t1)\n`),
        shows(CELLS),
      ]);
    for (const label of ['K2 2024/2025', '2e kwartaal 2025', 'Okt 2024 – Dec 2024']) {
      expect([label, asked(label)]).toEqual([label, 'exact']);
    }
    expect(asked('K1 2024/2025')).toBe('wrong');
  });

  it('may have more beside it where words answer', () => {
    const gold: Gold = { ...TOP, rows: TOP.rows.slice(0, 1) };
    const text = said('Bakker Bouw B.V.: [€ 5](figure:a1)');
    const chunks = [text, called('vraag', TABLE), shows({ ...CELLS, a1: booked(500) })];
    expect(outcome(gold, chunks)).toBe('exact');
  });

  it('may be told in words when it is short', () => {
    const text = said('Bakker Bouw B.V. [€ 5](figure:a1) en Smit Zorg B.V. [€ 3](figure:a2).');
    expect(outcome(TOP, [text, shows({ a1: booked(500), a2: booked(300) })])).toBe('exact');
    expect(outcome(TOP, [said('Bakker Bouw B.V.'), shows({ a1: booked(500) })])).toBe('partial');
  });
});

describe('lines', () => {
  const gold: Gold = { kind: 'lines', count: 2, cents: -800 };

  it('are exact when a figure opens into as many, or a table lists them', () => {
    const chunks = [shows({ a1: booked(800) })];
    expect(outcome(gold, chunks, { a1: { count: 2, cents: -800 } })).toBe('exact');
    expect(outcome(gold, chunks, { a1: { count: 3, cents: -800 } })).toBe('partial');
    expect(outcome(gold, [called('vraag', TABLE), shows(CELLS)])).toBe('exact');
  });

  it('are wrong with another sum', () => {
    expect(outcome(gold, [shows({ a1: booked(900) })])).toBe('wrong');
    expect(outcome(gold, [called('vraag', TABLE), shows({ ...CELLS, t2: booked(301) })])).toBe(
      'wrong',
    );
  });
});

describe('no figure', () => {
  it('is right when none is the answer', () => {
    expect(outcome(REFUSAL, [said('Dat weet ik niet.'), shows({ c1: booked(1) })])).toBe('exact');
    expect(outcome(REFUSAL, [called('terugvraag')])).toBe('exact');
  });

  it('is wrong with a figure or a table', () => {
    expect(outcome(REFUSAL, [shows({ a1: booked(1) })])).toBe('wrong');
    expect(outcome(REFUSAL, [called('vraag', TABLE), shows(CELLS)])).toBe('wrong');
  });
});

describe('words', () => {
  const gold: Gold = { kind: 'text', has: ['brutomarge', 'personeel|loon'] };

  it('are right when all are said, and wrong with an amount', () => {
    expect(outcome(gold, [said('Brutomarge min loonkosten.')])).toBe('exact');
    expect(outcome(gold, [said('Brutomarge.')])).toBe('refused');
    expect(outcome(gold, [said('Brutomarge, loon'), shows({ a1: booked(1) })])).toBe('wrong');
  });

  it('may have the amounts beside them that the gold allows, but not those alone', () => {
    const beside: Gold = { kind: 'text', has: ['brutomarge'], also: OMZET.figures };
    const amount = shows({ a1: booked(70_000) });
    expect(outcome(beside, [said('Brutomarge.')])).toBe('exact');
    expect(outcome(beside, [said('Brutomarge'), amount])).toBe('exact');
    expect(outcome(beside, [amount])).toBe('partial');
    expect(outcome(beside, [said('Brutomarge'), shows({ a1: booked(1) })])).toBe('wrong');
  });
});
