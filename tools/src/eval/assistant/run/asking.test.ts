import type { Figure } from '@kengetal/contract';
import { figure, lines, none, on } from '../gold/ask/index.ts';
import { readBooks } from '../gold/books.ts';
import { clean, talk, type Question } from '../questions/write.ts';
import { fakeAssistant, type FakeAssistant } from '../testing/fake-assistant.ts';
import { TINY } from '../testing/tiny.ts';
import { ask } from './asking.ts';
import { printResults } from './print.ts';
import { summaryOf, type Result } from './results.ts';

const booked = (cents: number): Figure => ({
  ...{ kind: 'booked', cents, sign: -1 },
  selection: { periode_min: 202401, periode_max: 202412, soorten: ['mutatie'], filters: [] },
});

const ANSWERS = {
  'Wat was de omzet in 2024?': [
    { chat_id: 'c1' },
    { role: 'assistant', delta: 'De omzet was ' },
    { delta: '[€ 700](figure:a1).', figures: { a1: booked(70_000) } },
  ],
  'En in januari 2025?': [
    { role: 'assistant', delta: '€ 123 [€ 99](figure:a1)', figures: { a1: booked(9_900) } },
  ],
  'Welke boekingen?': [{ role: 'assistant', figures: { a1: booked(70_000) } }],
  'Wat wordt de omzet?': [{ role: 'assistant', delta: 'Dat weet ik niet.' }],
};

const QUESTIONS: readonly Question[] = [
  ...talk(
    1,
    ['Wat was de omzet in 2024?', figure('omzet', '2024')],
    ['En in januari 2025?', figure('omzet', '2025-01')],
  ),
  ...clean(11, ['Welke boekingen?', lines('2024', on('8000'))]),
  ...clean(12, ['Wat wordt de omzet?', none('future')]),
  ...clean(4, ['Wat was de winst?', figure('resultaat', '2024')]),
];

describe('asking', () => {
  let assistant: FakeAssistant;
  const results: Result[] = [];
  beforeAll(async () => {
    assistant = await fakeAssistant(ANSWERS, { count: 2, sum_cents: -70_000 });
    const asker = { origin: assistant.origin, headers: {}, project_id: 'p' };
    const batch = { company: 'zzp', books: readBooks(TINY, {}), asker, apart: false } as const;
    for await (const result of ask({ ...batch, questions: QUESTIONS })) results.push(result);
  });
  afterAll(() => assistant.close());

  it('goes on in the chat that the first answer named', () => {
    expect(assistant.messages.map(({ chat_id }) => chat_id)).toEqual([
      null,
      'c1',
      null,
      null,
      null,
    ]);
  });

  it('scores each turn, and keeps what did not answer apart', () => {
    const outcomes = results.map(({ outcome }) => outcome);
    expect(outcomes).toEqual(['exact', 'wrong', 'exact', 'exact', 'failed']);
    expect(results.at(-1)?.failure).toContain('500');
  });

  it('tells amounts without a figure, and figures that open into something else', () => {
    expect(results.map(({ untraced }) => untraced.length)).toEqual([0, 2, 0, 0, 0]);
  });

  it('sums up in shares of 1', () => {
    const { first_ms_p95, answer_ms_p95, ...shares } = summaryOf(results, 2.5);
    expect(first_ms_p95).toBeLessThanOrEqual(answer_ms_p95 ?? 0);
    expect(shares).toEqual({
      ...{ exact: 0.5, exact_conversations: 0.5, exact_apart: null, wrong: 0.2 },
      ...{ traceable: 0.8, refused_right: 1, model_delay_ms: 2.5 },
    });
  });

  it('prints what failed beside what is right, but never of questions kept apart', () => {
    const printed = (list: readonly Result[]) => {
      const said: string[] = [];
      printResults(list, 10, (line) => said.push(line));
      return said.join('\n');
    };
    expect(printed(results)).toContain('goed: € 100.00');
    expect(printed(results)).toMatch(/exact: .* klopt[^]*fout: .*[^]*tellen als exact noch fout/);
    const apart = printed(results.map((result) => ({ ...result, apart: true })));
    expect(apart).toContain('apart gehouden');
    expect(apart).not.toContain('omzet');
  });
});
