import type { Question } from '@kengetal/contract';
import { asks, pieces, says } from '../../../testing/model-stub.ts';
import { BY_MONTH, BY_RELATION, OMZET, OPEN, Q1 } from './testing/shop-questions.ts';
import { shop } from './testing/shop-told.ts';

const COSTS: Question = { subject: { kind: 'figure', key: 'kosten' }, period: Q1 };
const MARCH: Question = { ...OMZET, period: { periode_min: 202403, periode_max: 202403 } };
const QUARTER = 'De omzet in het eerste kwartaal van 2024 was {a1}.';

describe('what stands under a heading', () => {
  const { stub, ask, told } = shop();

  it.each<[readonly Question[], string, string]>([
    [[OMZET], '**Slager BV**\n- Omzet: {a1}', '- Omzet: € 2.600,00 (1e kwartaal 2024)'],
    [
      [OMZET],
      '**Slager BV:**\n\nDe omzet was {a1}.',
      'De omzet was € 2.600,00 (1e kwartaal 2024).',
    ],
    [[OMZET], 'Slager BV:\nDe omzet was {a1}.', 'De omzet was € 2.600,00 (1e kwartaal 2024).'],
    [[OMZET], '- Slager BV\n- Omzet: {a1}', '- Omzet: € 2.600,00 (1e kwartaal 2024)'],
    [
      [OMZET],
      'Gemiddeld per maand:\nDe omzet was {a1}.',
      'De omzet was € 2.600,00 (1e kwartaal 2024).',
    ],
    [[OMZET], 'Verwachting:\nDe omzet was {a1}.', 'De omzet was € 2.600,00 (1e kwartaal 2024).'],
    [[OMZET], 'De omzet was niet\n- {a1}', '- € 2.600,00 (omzet, 1e kwartaal 2024)'],
    [[OMZET], 'Kosten:\n- {a1}', '- € 2.600,00 (omzet, 1e kwartaal 2024)'],
    [
      [OMZET],
      `${QUARTER}\n\nBoekjaar 2024:\nDe omzet was {a1}.`,
      'De omzet in het eerste kwartaal van 2024 was € 2.600,00.\n\nDe omzet was € 2.600,00 (1e kwartaal 2024).',
    ],
  ])('loses one that is not of it: %j, %s', async (questions, words, text) => {
    expect((await told(questions, words)).text).toBe(text);
  });

  it.each<[readonly Question[], string, string]>([
    [
      [BY_RELATION],
      '**Slager BV**\n- Omzet: {t2}',
      '**Slager BV**\n- Omzet: € 1.900,00 (1e kwartaal 2024)',
    ],
    [
      [BY_RELATION],
      'De omzet per klant in het eerste kwartaal van 2024:\n- Slager BV: {t2}\n- Bakker BV: {t4}\n\nSamen {c1}.',
      'De omzet per klant in het eerste kwartaal van 2024:\n- Slager BV: € 1.900,00\n- Bakker BV: € 500,00\n\nSamen € 2.600,00 (omzet).',
    ],
    [
      [OMZET, COSTS],
      'Dit zijn de omzet en de kosten:\n- Omzet: {a1}\n- Kosten: {a2}',
      'Dit zijn de omzet en de kosten:\n- Omzet: € 2.600,00 (1e kwartaal 2024)\n- Kosten: € 1.020,00',
    ],
    [
      [BY_MONTH],
      'Maart 2024:\n- Omzet: {t3}\n\nFebruari 2024:\n- Omzet: {t2}',
      'Maart 2024:\n- Omzet: € 1.200,00\n\nFebruari 2024:\n- Omzet: € 900,00',
    ],
    [
      [OPEN],
      'Nog te ontvangen:\n- Slager BV: {t2}',
      'Nog te ontvangen:\n- Slager BV: € 2.299,00 (open, eind maart 2024)',
    ],
    [
      [OMZET],
      'Dit is het overzicht:\n\nDe omzet was {a1}.\n\nWil je meer weten?',
      'Dit is het overzicht:\n\nDe omzet was € 2.600,00 (1e kwartaal 2024).\n\nWil je meer weten?',
    ],
  ])('keeps one that is: %j, %s', async (questions, words, text) => {
    expect((await told(questions, words)).text).toBe(text);
  });

  it('does not leave where it is of another than the heading that is shown', async () => {
    const words = '**Slager BV**\n- Omzet: {t2}\n- Omzet: {t4}\n- Kosten: {a8}';
    const { wrong, text } = await told([BY_RELATION, COSTS], words);
    expect(wrong).toBe('Slager BV');
    expect(text).toMatch(
      /^\*\*Slager BV\*\*\n- Omzet: € 1\.900,00 \(1e kwartaal 2024\)\n\n\n?Omzet, /,
    );
  });

  it.each([
    [`${QUARTER} Nu maart 2024. De omzet was {a1}.`, 'Nu maart 2024.'],
    [
      `${QUARTER} Wat maart betreft: dat volgt. De omzet was {a1}.`,
      'Wat maart betreft: dat volgt.',
    ],
  ])('has its period behind what is said of another: %s', async (words, between) => {
    const { text } = await told([OMZET], words, 'Wat was de omzet in maart 2024?');
    expect(text).toBe(
      `De omzet in het eerste kwartaal van 2024 was € 2.600,00. ${between} De omzet was € 2.600,00 (1e kwartaal 2024).`,
    );
  });

  it('stands apart from what a model said before it asked', async () => {
    stub.mind = (_, round) => {
      if (round > 0) return says('De omzet was {a1}.');
      return { steps: [...pieces('Dit is het overzicht:'), ...asks(OMZET).steps] };
    };
    expect((await ask()).text).toMatch(/^Dit is het overzicht: De omzet was \[/);
  });

  it('has its period behind our own words of another', async () => {
    const { text } = await told(
      [OMZET, MARCH],
      `${QUARTER} Het was 5 met {a2}. De omzet was {a1}.`,
    );
    expect(text).toContain(
      'was € 2.600,00. Omzet, maart 2024: € 1.200,00. De omzet was € 2.600,00 (1e kwartaal 2024).',
    );
  });
});
