import { readQuestion, vocabularyOf } from '../index.ts';
import { CALENDAR_WORLD } from '../testing/world.ts';

test.each([
  ['2025-03-12', '2025-03-11'],
  ['2025-02-02', '2025-02-01'],
])('yesterday of %s is a day', (today, day) => {
  const reading = readQuestion(
    'boekingen van gisteren',
    vocabularyOf({ ...CALENDAR_WORLD, today }),
  );
  expect(reading).toMatchObject({ question: { subject: { kind: 'lines' }, day } });
});

test('yesterday of the first of a month is the last day of the month before', () => {
  const vocabulary = vocabularyOf({ ...CALENDAR_WORLD, today: '2025-03-01' });
  const reading = readQuestion('boekingen van gisteren', vocabulary);
  expect(reading).toMatchObject({ question: { day: '2025-02-28' } });
});
