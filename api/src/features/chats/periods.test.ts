import type { Question } from '@kengetal/contract';
import { chunksIn, streamed, type Streamed } from '../../testing/asked.ts';
import { values } from '../../testing/answered.ts';
import { asking } from '../../testing/asking.ts';
import { capital, smallBooks, throughBank, usual } from '../../testing/small-books.ts';

/** A year from July to June with so much omzet in each month of its first half, and of its second; what the bank begins with in cents. */
const year = (start: number, first: number, second: number, opening: number) =>
  smallBooks({
    ...{
      year: [`${start}-07-01`, `${start + 1}-06-30`],
      made: `${start + 1}-08-01`,
      accounts: usual('0500', '1000', '8000'),
      opening: capital(opening),
    },
    entries: Array.from({ length: 12 }, (_, at) => {
      const [of, month] = at < 6 ? [start, at + 7] : [start + 1, at - 5];
      return throughBank(
        `${of}-${String(month).padStart(2, '0')}-10`,
        '8000',
        -(at < 6 ? first : second),
      );
    }),
  });

describe('a period that has another reading, or that the books do not hold', () => {
  // € 100 a month in July up to December 2023, then € 200, € 300 and, of 2025, € 400.
  const { caller, place, ask } = asking(
    [year(2023, 100, 200, 100_000), year(2024, 300, 400, 280_000)],
    { now: '2025-11-18T10:00:00Z' },
  );

  /** The answer to a message, with what stands beside it as a click. */
  async function said(message: string, chat_id?: string) {
    const answer = await ask(message, { ...(chat_id !== undefined && { chat_id }) });
    const call = answer.calls.find(({ function: { name } }) =>
      ['andere_lezing', 'geen_antwoord'].includes(name),
    );
    const { choices = [] } = JSON.parse(call?.function.arguments ?? '{}') as {
      choices?: { label: string; question: Question }[];
    };
    return { ...answer, choices, cents: figuresOf(answer) };
  }
  const figuresOf = (answer: Parameters<typeof values>[0] | Streamed) =>
    values({ ...answer, name: undefined, table: [] });
  async function clicked(question: Question | undefined, chat_id: string) {
    const response = await caller.send('askQuestion', {
      body: { ...place, chat_id, question: question ?? { subject: { kind: 'help' } } },
    });
    const answer = streamed(chunksIn(response.body));
    return { ...answer, cents: figuresOf(answer) };
  }
  const HELD =
    'In deze boekhouding staat juli 2023 t/m juni 2025 (boekjaar 2023/2024, boekjaar 2024/2025).';

  it('is answered by the fiscal year, with the year of the calendar as a click that a conversation goes on from', async () => {
    const fiscal = await said('omzet 2024');
    // 6 × 100 and 6 × 200.
    expect(fiscal.cents).toEqual([180_000]);
    expect(fiscal.text).toMatch(/^Omzet, boekjaar 2023\/2024: /);
    expect(fiscal.choices.map(({ label }) => label)).toEqual(['Omzet, januari t/m december 2024']);
    const { cents } = await clicked(fiscal.choices[0]?.question, fiscal.chat_id);
    // 6 × 200 and 6 × 300.
    expect(cents).toEqual([300_000]);
    // Of 2025 six months are booked: 6 × 400.
    expect((await said('en 2025', fiscal.chat_id)).cents).toEqual([240_000]);
  });

  it('is of the end of December where that is clicked, and so is the next', async () => {
    const fiscal = await said('bank eind 2024');
    // 1,000 at the beginning and 1,800 of the year that ended in June.
    expect(fiscal.cents[0]).toBe(280_000);
    const december = await clicked(fiscal.choices[0]?.question, fiscal.chat_id);
    expect(december.text).toMatch(/^Bank en kas, eind december 2024: /);
    // 6 × 300 more.
    expect(december.cents[0]).toBe(460_000);
    // 1,000 and 6 × 100.
    expect((await said('en eind 2023', fiscal.chat_id)).cents[0]).toBe(160_000);
  });

  it('gets no figure of months outside the books, but which there are and the nearest as a click', async () => {
    for (const [message, why, nearest] of [
      [
        'omzet augustus 2025',
        `Over augustus 2025 is nog niets geboekt. ${HELD}`,
        'Omzet, juni 2025',
      ],
      [
        'omzet 2019',
        `Over juli 2018 t/m juni 2019 is niets geboekt. ${HELD}`,
        'Omzet, boekjaar 2023/2024',
      ],
      [
        'btw q3 2025',
        `Over juli t/m september 2025 is nog niets geboekt. ${HELD}`,
        'Btw te betalen, april t/m juni 2025',
      ],
    ] as const) {
      const { text, figures, choices } = await said(message);
      expect(text).toBe(why);
      expect(figures).toEqual({});
      expect(choices.map(({ label }) => label)).toEqual([nearest]);
    }
    const future = await said('omzet maart 2027');
    expect(future.text).toContain(HELD);
    expect(future.choices.map(({ label }) => label)).toEqual(['Omzet, juni 2025']);
  });

  it('opens with the balance of the month before the first one', async () => {
    const opening = await said('bank 1 juli 2023');
    expect(opening.text).toMatch(/^Bank en kas, eind juni 2023: /);
    // What the first year opens with: 1,000.
    expect(opening.cents[0]).toBe(100_000);
    expect((await said('bank begin boekjaar 2023/2024')).cents[0]).toBe(100_000);
    expect((await said('bank mei 2023')).text).toMatch(/^Over mei 2023 is niets geboekt\./);
    expect((await said('omzet juni 2023')).figures).toEqual({});
  });

  it('says which months there are beside a comparison with others, with what they do hold as a click', async () => {
    const year = await said('omzet boekjaar 2023/2024 tov 2019');
    expect(year.cents).toContain(180_000);
    expect(year.text.endsWith(HELD)).toBe(true);
    expect(year.choices.map(({ label }) => label)).toContain('Omzet, boekjaar 2023/2024');
    const why = await said('waarom is de omzet boekjaar 2023/2024 hoger dan in boekjaar 2022/2023');
    expect(why.text.endsWith(HELD)).toBe(true);
    expect(why.choices.map(({ label }) => label)).toContain('Omzet, boekjaar 2023/2024');
    const months = await said('omzet boekjaar 2023/2024 per maand tov boekjaar 2022/2023');
    expect(months.text).toMatch(
      /De boekhouding over juli 2022 t\/m juni 2023 is niet ingelezen\. In deze boekhouding staat/,
    );
    expect((await said('omzet 2025 tov 2024')).text).not.toContain(HELD);
  });

  it('is chosen by words or by its place from what was asked back', async () => {
    const which = await said('2024');
    expect(which.text).toBe('Waarvan wil je dat weten?');
    expect((await said('de eerste', which.chat_id)).cents).toEqual([180_000]);
    const other = await said('2024');
    // Nothing but omzet is booked.
    expect((await said('het resultaat', other.chat_id)).cents).toEqual([180_000]);
  });

  it('says from when on the books hold a period that begins before them', async () => {
    const since = await said('omzet sinds 2020');
    // 1,800 and 6 × 300 + 6 × 400.
    expect(since.cents).toEqual([600_000]);
    expect(since.text).toMatch(
      /^Omzet, juli 2023 t\/m juni 2025: .* Vóór juli 2023 staat er niets in deze boekhouding\.$/,
    );
    const part = await said('omzet mei t/m augustus 2023');
    expect(part.cents).toEqual([20_000]);
    expect(part.text).toMatch(/^Omzet, juli t\/m augustus 2023: .* Vóór juli 2023/);
    const held = await said('omzet augustus t/m september 2023 tov mei t/m juli 2023');
    expect(held.text).toMatch(/Omzet, juli 2023: .*Vóór juli 2023/);
    expect((await said('omzet 2023/2024')).text).not.toContain('Vóór');
  });

  it('tells behind a balance at a beginning what begins there', async () => {
    const month = await said('bank 1 januari 2024');
    // € 1,000 and 6 × 100; January has 200.
    expect(month.cents).toEqual([160_000]);
    expect((await said('en omzet', month.chat_id)).cents).toEqual([20_000]);
    const begun = await said('bank 1 juli 2024');
    // € 1,000 and 1,800; the year that begins has 6 × 300 and 6 × 400.
    expect(begun.cents).toEqual([280_000]);
    expect((await said('en omzet', begun.chat_id)).cents).toEqual([420_000]);
    const ended = await said('bank 30 juni 2024');
    expect((await said('en omzet', ended.chat_id)).cents).toEqual([180_000]);
  });

  it('names a quarter of VAT by the calendar', async () => {
    expect((await said('btw q1 2025')).text).toMatch(/^Btw te betalen, 1e kwartaal 2025: /);
    expect((await said('omzet excl. btw')).text).toMatch(/ Dat is zonder btw\.$/);
  });
});
