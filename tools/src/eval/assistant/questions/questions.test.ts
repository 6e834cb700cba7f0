import { COMPANY_NAMES, goldBooksOf, type CompanyName } from '../books/index.ts';
import type { GoldBooks } from '../gold/books.ts';
import { gold } from '../gold/gold.ts';
import { questionsApart } from './apart.ts';
import { QUESTIONS } from './index.ts';
import { FAMILIES, type Question } from './write.ts';

const all = Object.values(QUESTIONS).flat();
const turnsOf = (questions: readonly Question[]) => questions.flatMap(({ turns }) => turns);

describe('the questions', () => {
  it('are as many as the evaluation promises, of every family', () => {
    expect(turnsOf(all).length).toBeGreaterThanOrEqual(480);
    expect(turnsOf(all.filter(({ turns }) => turns.length > 1)).length).toBeGreaterThanOrEqual(100);
    const families = new Set(all.map(({ family }) => String(family)));
    expect([...families].toSorted()).toEqual(Object.keys(FAMILIES).toSorted());
  });

  it('are a third typed in a hurry', () => {
    const rough = turnsOf(all.filter((question) => question.rough)).length;
    expect(rough / turnsOf(all).length).toBeGreaterThan(1 / 3);
  });

  it('are conversations of four turns at most', () => {
    expect(Math.max(...all.map(({ turns }) => turns.length))).toBeLessThanOrEqual(4);
  });

  it('are each asked once of an administration', () => {
    for (const questions of Object.values(QUESTIONS)) {
      const single = questions.filter(({ turns }) => turns.length === 1);
      const asked = turnsOf(single).map(([ask]) => ask.toLowerCase());
      expect(asked.filter((ask, index) => asked.indexOf(ask) !== index)).toEqual([]);
    }
  });
});

it('are kept apart for a fifth', async () => {
  const apart = turnsOf(Object.values(await questionsApart()).flat()).length;
  expect(apart / (apart + turnsOf(all).length)).toBeGreaterThanOrEqual(1 / 5);
});

it('does not ask for a figure in at least 85 turns', async () => {
  const asked = await Promise.all(
    COMPANY_NAMES.map(async (name) => {
      const books = await goldBooksOf(name);
      return turnsOf(QUESTIONS[name]).filter(([, answer]) => answer(books).kind === 'none').length;
    }),
  );
  expect(asked.reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(85);
});

describe.each(COMPANY_NAMES)('the gold answers about %s', (name: CompanyName) => {
  let books: GoldBooks;
  beforeAll(async () => {
    books = await goldBooksOf(name);
  });

  it('name accounts and relations that it has, and have the form of an answer', async () => {
    const apart = (await questionsApart())[name] ?? [];
    const failed = turnsOf([...QUESTIONS[name], ...apart]).flatMap(([ask, answer]) => {
      try {
        gold.parse(answer(books));
        return [];
      } catch (error) {
        return [`${ask}: ${String(error)}`];
      }
    });
    expect(failed).toEqual([]);
  });
});
