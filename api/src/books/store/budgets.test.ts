import { sqlOver } from '../../db/database.ts';
import { turnsDuring } from '../../testing/turns.ts';
import { loadBudgets } from './budgets.ts';
import type { Budget } from './data.ts';

const months = Array.from({ length: 12 }, (_, index) => 202401 + index);
const numbers = Array.from({ length: 1_000 }, (_, index) => String(4_000 + index));

it('a budget of many accounts is loaded by the month, between which the loop turns', async () => {
  const answers: unknown[][] = [
    [{ boekjaar: '2024', filename: 'begroting.csv' }],
    months.map((periode, place) => ({
      boekjaar: '2024',
      periode,
      // In December only the first account.
      rekeningen: JSON.stringify(place < 11 ? numbers : numbers.slice(0, 1)),
      cents: JSON.stringify(numbers.map((_, index) => index * 100 + place)),
    })),
  ];
  const query = () => Promise.resolve(answers.shift() ?? []);
  const sql = sqlOver({ query, copy: () => Promise.reject(new Error('it only reads')) });
  let budgets: readonly Budget[] = [];
  const turns = await turnsDuring(async () => (budgets = await loadBudgets(sql, 'x')));
  expect(turns).toBeGreaterThanOrEqual(11);
  const [budget] = budgets;
  expect(budget).toMatchObject({ boekjaar: '2024', filename: 'begroting.csv', months });
  expect(budget?.amounts.size).toBe(1_000);
  expect([...(budget?.amounts.get('4002') ?? [])]).toEqual([
    ...[200, 201, 202, 203, 204, 205, 206, 207, 208, 209, 210, 0],
  ]);
  expect(budget?.amounts.get('4000')?.[11]).toBe(11);
});
