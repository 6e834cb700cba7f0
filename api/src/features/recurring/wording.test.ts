import { wholeSeries } from '@kengetal/contract';
import type { CallResponse, RecurringRow } from '@kengetal/contract/api';
import { projectWith } from '../../testing/books.ts';
import { signedIn } from '../../testing/running.ts';
import { Opener } from '../../testing/figures.ts';
import { months } from '../../testing/shop.ts';
import { shown } from '../../testing/shown.ts';
import { posting, smallBooks, usual } from '../../testing/small-books.ts';

/** A booking on the 28th of each month of 2024, of another amount from July on. */
const monthly = (debit: string, credit: string, cents: number, later: number) =>
  months(2024).map((month, index) =>
    posting(`${month}-28`, debit, credit, index < 6 ? cents : later),
  );

const BOOKS = smallBooks({
  year: 2024,
  made: '2025-01-20',
  accounts: [
    ...usual('0200', '0500', '1000', '4800'),
    ['8000', 'Abonnementen', 'P', 'WOmzNodOdh'],
    ['8900', 'Ontvangen rente', 'P', 'WFbeOrlOrl'],
  ],
  opening: [
    ['0200', 3_000_000],
    ['0500', -3_000_000],
  ],
  entries: [
    ...monthly('4800', '0200', 50_000, 60_000),
    ...monthly('1000', '8900', 40_000, 50_000),
    ...monthly('1000', '8000', 100_000, 90_000),
  ],
});

describe('a change of price of a recurring series', () => {
  const { test, caller } = signedIn();
  let project_id: string;
  beforeAll(async () => {
    project_id = await projectWith(test, caller, [BOOKS]);
    await test.app.recurring.idle();
  });

  const rows = async (): Promise<RecurringRow[]> => {
    const body = { project_id, page: 'analytics-recurring' as const, filters: [] };
    const { blocks } = wholeSeries(await caller.ask('pages', { body }));
    const block = blocks.find((one) => one.kind === 'recurring');
    return block?.sections.flatMap((section) => section.rows) ?? [];
  };
  const detailOf = async (rekening: string) => {
    const row = (await rows()).find((one) => one.rekening === rekening);
    const query = { project_id, series: row?.id ?? '' };
    return caller.ask('recurringSeries', { query });
  };

  // 600 - 500, 500 - 400 and 1.000 - 900 are € 100 a month and € 1.200 a year each.
  it.each([
    ['4800', 'is het bedrag € 100 per maand hoger', '€ 1.200 per jaar extra.'],
    ['8900', 'is het bedrag € 100 per maand hoger', '€ 1.200 per jaar extra.'],
    ['8000', 'ontvang je € 100 per maand minder', '€ 1.200 per jaar minder.'],
  ])('is said with the verb of its kind: %s %s', async (rekening, headline, yearly) => {
    const why = await detailOf(rekening);
    expect(plain(why.headline)).toBe(`Sinds juli ${headline}`);
    expect(plain(why.story)).toContain(`Dat is ${yearly}`);
    expect(await new Opener(caller, project_id).faults(why)).toEqual([]);
  });

  it('opens as the larger amount that its words say, also of what is received', async () => {
    const { headline } = await detailOf('8900');
    expect(headline?.figures).toMatchObject({ verschil: { value: 10_000 } });
  });
});

function plain(said: CallResponse<'recurringSeries'>['headline']): string {
  return shown(said?.text ?? '');
}
