import { values } from '../../testing/answered.ts';
import { asking } from '../../testing/asking.ts';
import { relationBooks } from '../../testing/relation-books.ts';

describe('the part that a relation has of an account', () => {
  const { click } = asking([relationBooks()]);

  it('is of that account, and of all costs where it is of no relation', async () => {
    const telephone = {
      subject: { kind: 'account' as const, rekeningen: ['4500'] },
      measure: 'aandeel' as const,
      period: { periode_min: 202403, periode_max: 202403 },
    };
    // In March KPN charged 150 for telephone and 50 for meetings.
    expect(values(await click(telephone))).toEqual([7_500]);
    const { text, ...answer } = await click({ ...telephone, only: { relatie: 'L1' } });
    expect(values({ text, ...answer })).toEqual([10_000]);
    expect(text).toContain('KPN Zakelijk');
  });
});
