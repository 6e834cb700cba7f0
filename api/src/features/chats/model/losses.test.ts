import type { Question } from '@kengetal/contract';
import { shop } from './testing/shop-told.ts';
import { tradeBooks } from './testing/trade-books.ts';

const resultOf = (periode: number): Question => ({
  subject: { kind: 'figure', key: 'resultaat' },
  period: { periode_min: periode, periode_max: periode },
});
/** −€ 20.000 in January, −€ 8.000 in March. */
const RESULTS = [resultOf(202401), resultOf(202403)];

describe('an amount below zero', () => {
  const { told } = shop(tradeBooks());

  it.each([
    [
      'In januari 2024 was het verlies {a1} en in maart 2024 was het resultaat {a2}.',
      'In januari 2024 was het verlies € 20.000,00 en in maart 2024 was het resultaat € -8.000,00.',
    ],
    [
      'Een verlies van {a1} in januari 2024 werd een resultaat van {a2} in maart 2024.',
      'Een verlies van € 20.000,00 in januari 2024 werd een resultaat van € -8.000,00 in maart 2024.',
    ],
    [
      'Na het verlies van {a1} in januari 2024 was het resultaat {a2} in maart 2024.',
      'Na het verlies van € 20.000,00 in januari 2024 was het resultaat € -8.000,00 in maart 2024.',
    ],
    [
      'In januari 2024 was het resultaat {a1} en in maart 2024 was het verlies {a2}.',
      'In januari 2024 was het resultaat € -20.000,00 en in maart 2024 was het verlies € 8.000,00.',
    ],
    [
      'In januari 2024 was er {a1} verlies en in maart 2024 {a2} verlies.',
      'In januari 2024 was er € 20.000,00 verlies en in maart 2024 € 8.000,00 verlies.',
    ],
  ])('has no minus where it is called a loss itself: %s', async (words, text) => {
    expect(await told(RESULTS, words)).toEqual({ wrong: undefined, text });
  });

  it.each([
    'Na een verlies van {a1} in januari 2024 kwam maart 2024 uit op {a2}.',
    'In maart 2024 kwam {a2} op een verlies van {a1} in januari 2024.',
  ])('does not leave where a sentence about a loss does not say what it is: %s', async (words) => {
    expect((await told(RESULTS, words)).wrong).toBe('verlies');
  });
});
