import type { Question } from '@kengetal/contract';
import { BAKKER, OMZET, Q1 } from './testing/shop-questions.ts';
import { shop } from './testing/shop-told.ts';

/** Four sales of three lines, and six payments of two. */
const LINES: Question = { subject: { kind: 'lines' }, measure: 'aantal', period: Q1 };
const COSTS: Question = {
  ...{ subject: { kind: 'figure', key: 'kosten' }, measure: 'aantal', period: Q1 },
};
const SLAGER: Question = {
  ...{ subject: { kind: 'relation', relatie: 'K2', side: 'verkocht' } },
  ...{ measure: 'aantal', period: Q1 },
};
const CHARGED: Question = {
  ...{ subject: { kind: 'charged', groep: 'debiteuren' }, measure: 'aantal', period: Q1 },
};
const LARGEST: Question = { ...COSTS, measure: 'boekingen', order: 'hoogste', limit: 1 };
const BY_MONTH: Question = { ...LINES, split: 'maand' };

describe('how many there are, in the words of a model', () => {
  const { stub, told } = shop();

  it.each<[Question, string, string]>([
    [LINES, 'Er zijn {a2} boekingen.', 'Er zijn 24 boekingen (1e kwartaal 2024).'],
    [LINES, 'Het aantal is {a2}.', 'Het aantal is 24 boekingsregels (1e kwartaal 2024).'],
    [COSTS, 'Er zijn {a1} boekingen.', 'Er zijn 6 boekingen (kosten, 1e kwartaal 2024).'],
    [SLAGER, 'Er waren {a1}.', 'Er waren 2 boekingen (omzet, Slager BV, 1e kwartaal 2024).'],
    [
      CHARGED,
      'Er waren {c1} facturen.',
      'Er waren 4 facturen (Gefactureerd aan klanten, incl. btw, 1e kwartaal 2024).',
    ],
    [
      LARGEST,
      'Van {c1} is de grootste {a2}.',
      'Van 6 boekingen (kosten, 1e kwartaal 2024) is de grootste € 300,00 (boeking, 4100 Huur, 10 maart 2024).',
    ],
    [BY_MONTH, 'In maart 2024 waren er {t4} boekingen.', 'In maart 2024 waren er 10 boekingen.'],
  ])('is a number, and no amount: %j, %s', async (question, words, text) => {
    expect(await told([question], words)).toEqual({ wrong: undefined, text });
  });

  it('is told to it as a number', async () => {
    await told([LINES], 'Ja.');
    expect(stub.requests[1]?.text).toContain(
      '{a2} = Boekingen, 1e kwartaal 2024: 24 boekingsregels',
    );
  });

  it.each<[Question, string]>([
    [COSTS, 'Er waren {a1} facturen.'],
    [COSTS, 'Er waren {a2} boekingen.'],
    [OMZET, 'Er waren {a1} facturen.'],
    [BAKKER, 'Er waren {a1} klanten.'],
  ])('is of what it is: %j, %s', async (question, words) => {
    expect((await told([question], words)).wrong).toBeDefined();
  });
});
