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

  it('have a figure or words as their answer, or none', () => {
    const conversations = all.filter(({ turns }) => turns.length > 1);
    expect(conversations.every(({ turns }) => turns.length <= 4)).toBe(true);
    const none = { years: [], last: 0 } as unknown;
    expect(none).toBeDefined();
  });

  it('are each asked once of an administration', () => {
    for (const questions of Object.values(QUESTIONS)) {
      const single = questions.filter(({ turns }) => turns.length === 1);
      const asked = turnsOf(single).map(([ask]) => ask.toLowerCase());
      expect(asked.filter((ask, index) => asked.indexOf(ask) !== index)).toEqual([]);
    }
  });
});

describe.each(COMPANY_NAMES)('the gold answers about %s', (name: CompanyName) => {
  let books: GoldBooks;
  beforeAll(async () => {
    books = await goldBooksOf(name);
  });

  it('can be worked out from its lines, and have the form of an answer', async () => {
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
