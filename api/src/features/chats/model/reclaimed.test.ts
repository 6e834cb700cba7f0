import type { Question } from '@kengetal/contract';
import { askedBy } from '../../../testing/answered.ts';
import { askingModel } from '../../../testing/asking.ts';
import { entry, journalBooks } from '../../../testing/journal-books.ts';
import { asks, says } from '../../../testing/model-stub.ts';

/** In 2024 € 1.200 bought with € 252 of VAT in January, € 1.000 without in March, and nothing sold. */
const BOOKS = journalBooks({
  ...{ year: 2024, made: '2024-03-31' },
  accounts: [
    ['1000', 'Bank', 'B', 'BLimBanRba'],
    ['1510', 'Voorbelasting', 'B', 'BSchBepBtw'],
    ['1600', 'Crediteuren', 'B', 'BSchCreHac'],
    ['4100', 'Huur', 'P', 'WBedHuiBeh'],
  ],
  relations: [['L1', 'Pand BV', 'S']],
  vatCodes: [['VH', 'Voorbelasting hoog', '1510']],
  journals: [
    [
      ...(['I', 'P', 'Inkoopboek'] as const),
      [
        entry(
          'I1',
          '2024-01-05',
          'Huur',
          ['1600', -145_200, 'L1', 'I1'],
          ['4100', 120_000, 'L1', 'I1', ['VH', 21, 25_200]],
          ['1510', 25_200],
        ),
        entry('I2', '2024-03-05', 'Huur', ['1600', -100_000, 'L1', 'I2'], ['4100', 100_000]),
      ],
    ],
  ],
});
const VAT: Question = {
  subject: { kind: 'vat' },
  period: { periode_min: 202401, periode_max: 202403 },
};
const plain = (text: string) =>
  text.replace(/\[([^\]]*)\]\(figure:\w+\)/g, '$1').replaceAll('\u00a0', ' ');

describe('VAT to be reclaimed', () => {
  const { stub, ask, caller, place } = askingModel([BOOKS]);

  it('is called so in our own words, without a sign', async () => {
    const { text, figures } = await askedBy(caller, place.project_id, VAT);
    expect(plain(text)).toBe('Btw terug te vragen, 1e kwartaal 2024: € 252,00.');
    expect(figures).toMatchObject({ a1: { value: -25_200 } });
  });

  it.each([
    ['Je krijgt {a1} terug.', 'Je krijgt € 252,00 (btw terug te vragen, 1e kwartaal 2024) terug.'],
    ['De btw was {a1}.', 'De btw was € 252,00 (btw terug te vragen, 1e kwartaal 2024).'],
  ])('is so in the words of a model: %s', async (words, told) => {
    stub.mind = (_, round) => (round === 0 ? asks(VAT) : says(words));
    expect(plain((await ask('Hoe zit het met de btw?')).text)).toBe(told);
    expect(plain(stub.requests[1]?.text ?? '')).toContain('Btw terug te vragen: € 252,00');
  });

  it('is so in a table of months', async () => {
    stub.mind = (_, round) =>
      round === 0 ? asks({ ...VAT, split: 'maand' }) : says('In januari 2024 krijg je {t1} terug.');
    expect(plain((await ask('Hoe zit het met de btw?')).text)).toContain(
      'In januari 2024 krijg je € 252,00 (btw terug te vragen) terug.',
    );
  });
});
