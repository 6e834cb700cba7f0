import { gridEarlier } from '@kengetal/contract';
import { smallBooks, throughBank, usual } from '../../testing/small-books.ts';
import { Analyst, grid } from './testing/asking.ts';

jest.setTimeout(60_000);

const BOOKS = smallBooks({
  year: 2024,
  accounts: usual('1000', '8000'),
  entries: [throughBank('2024-01-10', '8000', -1_000), throughBank('2024-02-10', '8000', -500)],
});
const BUDGET = 'Rekening;jan;feb;mrt\n8000;1.200,-;€ 600;700';

it('a budget that is compared with stands beside each month of the trend', async () => {
  const analyst = await Analyst.start();
  const project_id = await analyst.imported([BOOKS]);
  const content = Buffer.from(BUDGET).toString('base64');
  const body = { project_id, boekjaar: '2024', filename: 'begroting.csv', content };
  await analyst.caller.ask('uploadBudget', { body });
  const trend = async (vergelijking: 'begroting' | 'vorig_jaar') =>
    grid(
      await analyst.ask(project_id, { months: [202401, 202402], view: { vergelijking } }),
      'trend',
    );

  const { columns, rows } = await trend('begroting');
  const omzet = rows.find(({ key }) => key === 'omzet');
  const beside = (label: string) => {
    const place = columns.findIndex((column) => column.naam === label);
    return omzet && gridEarlier(columns, omzet, place);
  };
  const basis = 'Begroting januari 2024.';
  expect(beside('januari 2024')).toMatchObject({ kind: 'budget', cents: 120_000, basis });
  expect(beside('februari 2024')).toMatchObject({ kind: 'budget', cents: 60_000 });
  expect(beside('december 2023')).toMatchObject({
    kind: 'absent',
    reason: 'De boekhouding over december 2023 is niet ingelezen.',
  });
  // Of the year before there is nothing.
  expect((await trend('vorig_jaar')).columns.some(({ earlier }) => earlier)).toBe(false);
  await analyst.end();
});
