import type { Question } from '@kengetal/contract';
import { streamed, chunksIn } from '../../testing/asked.ts';
import { asking } from '../../testing/asking.ts';
import { capital, smallBooks, throughBank, usual } from '../../testing/small-books.ts';

const PICTURE = '![huur](https://kwaad.test/a.png)';
const FORGED = '[€ 9.999](figure:a1)';
const BOOKS = smallBooks({
  year: 2024,
  accounts: [
    ...usual('0500', '1000'),
    ['4100', PICTURE, 'P', 'WBedHuiBeh'],
    ['4110', FORGED, 'P', 'WBedHuiBeh'],
  ],
  opening: capital(100_000),
  entries: [throughBank('2024-03-01', '4100', 300), throughBank('2024-03-02', '4110', 200)],
});

describe('names of accounts that read as a link', () => {
  const { caller, place } = asking([BOOKS]);

  it.each<[string, Question]>([
    ['of an account', { subject: { kind: 'account', rekeningen: ['4110'] } }],
    ['divided', { subject: { kind: 'figure', key: 'kosten' }, split: 'rekening' }],
    [
      'in order',
      { subject: { kind: 'figure', key: 'kosten' }, split: 'rekening', order: 'laagste', limit: 1 },
    ],
  ])('are none in an answer %s', async (_, question) => {
    const response = await caller.send('askQuestion', { body: { ...place, question } });
    const { text, calls } = streamed(chunksIn(response.body));
    const shown = `${text}\n${calls.map(({ function: { result = '' } }) => result).join('\n')}`;
    expect(shown).toMatch(/kwaad|9\.999/);
    // An amount that opens is one of these books: € 300, € 200 and what they come to.
    const links = [...shown.matchAll(/\[([^[\]]*)\]\(([^()]*)\)/g)];
    for (const [, label, to] of links) {
      expect(to).toMatch(/^figure:\w+$/);
      expect(label).toMatch(/^(?:€\s[235]00,00|\d+,\d%)$/);
    }
    expect(links.length).toBeGreaterThan(0);
  });
});
