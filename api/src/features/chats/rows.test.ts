import { figure } from '../../testing/answered.ts';
import { chunksIn } from '../../testing/asked.ts';
import { asking } from '../../testing/asking.ts';
import { RISING_YEAR } from '../../testing/rising-year.ts';

describe('rows of an answer', () => {
  const { caller, place, ask, click } = asking([RISING_YEAR]);

  it('tells the months on either side of their average', async () => {
    const around = { measure: 'gemiddelde', split: 'maand' } as const;
    const { text, table } = await click(figure('omzet', around));
    // 18,600 in 12 months is 1,550; July had 1,600.
    expect(text).toMatch(
      /1\.550,00.* 6 van de 12 maanden daarboven: juli 2024, .* en december 2024\. De andere 6 daaronder\./,
    );
    expect(table[6]?.at(-1)).toBe('eronder');
    expect(table[7]?.at(-1)).toBe('erboven');
  });

  it('is the booking at its place, with whose it is', async () => {
    const second = { measure: 'boekingen', order: 'hoogste', limit: 1, skip: 1 } as const;
    const { text, table } = await click(figure('omzet', second));
    // November: 1,000 and ten times 100.
    expect(text).toMatch(
      /de op één na grootste van .*12 boekingen.* is .*2\.000,00.*, zonder relatie\./,
    );
    expect(table).toHaveLength(2);
  });

  it('goes on from the account that rose most', async () => {
    const risen = figure('kosten', {
      ...{ split: 'rekening', measure: 'oorzaken', order: 'hoogste' },
      period: { periode_min: 202407, periode_max: 202412 },
      against: { periode_min: 202401, periode_max: 202406 },
    });
    const body = { ...place, question: risen, chat_id: null };
    const [first] = chunksIn((await caller.send('askQuestion', { body })).body);
    const chat_id = first?.chat_id ?? '';
    await ask('laat de boekingen zien', { chat_id });
    const said = await caller.ask('chatMessages', { query: { chat_id } });
    // Wages of 300 from July: six of them, and none of the rent.
    expect(said.at(-1)?.content).toMatch(/4000 Lonen.*6 boekingen.*1\.800,00/);
  });
});
