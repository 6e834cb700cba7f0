import { asks, says } from '../../../testing/model-stub.ts';
import { answering, ofMarch } from './testing/answering.ts';

const REPLACED =
  'Wat het taalmodel schreef, kwam niet door de controle; dit antwoord is zonder taalmodel gemaakt.';

describe('an answer that a language model words', () => {
  const { stub, ask } = answering();

  it('asks once more for a sentence with an amount of its own, which then leaves', async () => {
    stub.mind = ({ messages }, round) => {
      if (round === 0) return asks(ofMarch('omzet'));
      return messages.at(-1)?.role === 'user'
        ? says('De omzet was {a1}.')
        : says('De omzet was € 2.000. Dat was het.');
    };
    const { text } = await ask();
    expect(text).toBe('De omzet was [€\u00a01.000,00](figure:a1) (maart 2024). Dat was het.');
    expect(stub.requests).toHaveLength(3);
  });

  it.each([
    'De omzet was € 2.000.',
    'De omzet was 1000 euro.',
    'De omzet was 2024 euro.',
    'De omzet is verdubbeld naar {a1}.',
    'De omzet steeg naar {a1}.',
    'De omzet was {a9}.',
    'Zie https://elders.test voor {a1}.',
    'Mail naar hulp@elders.test over {a1}.',
    'Kijk op elders.test voor {a1}.',
    '![grafiek](https://elders.test/x.png)',
  ])('says it in our own words where the model insists on: %s', async (sentence) => {
    stub.mind = (_, round) => (round === 0 ? asks(ofMarch('omzet')) : says(sentence));
    const { text, about } = await ask();
    expect(text).toBe(`Omzet, maart 2024: [€\u00a01.000,00](figure:a1).\n\n${REPLACED}`);
    expect(about).toEqual({ door: 'grammatica' });
  });

  it.each([
    ['De omzet steeg: {a1}, eerder {c4}.', 'Omzet'],
    ['De omzet daalde met {a1}.', 'Omzet, maart 2024 is hoger'],
  ])('goes by the direction of the figures: %s', async (sentence, begin) => {
    const january = { periode_min: 202401, periode_max: 202401 };
    const change = ofMarch('omzet', { measure: 'verschil', against: january });
    stub.mind = (_, round) => (round === 0 ? asks(change) : says(sentence));
    const { text } = await ask();
    expect(text.startsWith(begin) || text.startsWith('De omzet steeg')).toBe(true);
    expect(text).not.toContain('daalde');
  });

  it.each([
    ...['De omzet was {a1}\nper maand.', 'De omzet was {a1}\nvan Slager BV.'],
    ...['De omzet was -\n{a1}.', 'De omzet was -\n\n{a1}.', 'De omzet was niet\n{a1}.'],
    ...['{a1}\nkeer zoveel', 'De omzet was dui\nzend.', 'De omzet was hon. derd.'],
    ...['De omzet was hon.\nderd.', 'De omzet was dui\n\nzend.'],
  ])('takes the end of a line for no end of a sentence: %j', async (words) => {
    stub.mind = (_, round) => (round === 0 ? asks(ofMarch('omzet')) : says(words));
    const { text } = await ask();
    expect(text).not.toMatch(/per maand|Slager|-|was niet|keer|zend|derd/);
    expect(text).toContain('Omzet, maart 2024: [€\u00a01.000,00](figure:a1).');
  });

  it('writes which way a figure went, from the figure', async () => {
    const january = { periode_min: 202401, periode_max: 202401 };
    const change = ofMarch('omzet', { measure: 'verschil', against: january });
    stub.mind = (_, round) => (round === 0 ? asks(change) : says('De omzet {a1:verandering}.'));
    const { text, figures } = await ask();
    // € 1.000 in maart, € 500 in januari.
    expect(text).toBe(
      'De omzet steeg met [€\u00a0500,00](figure:a1) (maart 2024 t.o.v. januari 2024).',
    );
    expect(figures).toHaveProperty('a1.value', 50_000);
  });

  it('has a sentence that comes back empty in our own words', async () => {
    stub.mind = ({ messages }, round) => {
      if (round === 0) return asks(ofMarch('omzet'));
      return says(messages.at(-1)?.role === 'user' ? ' ' : 'Kijk. De omzet was € 2.000.');
    };
    expect((await ask()).text).toBe('Kijk. Omzet, maart 2024: [€\u00a01.000,00](figure:a1).');
  });

  it('tells what it found where the model tells none of it', async () => {
    stub.mind = (_, round) => (round === 0 ? asks(ofMarch('omzet')) : says('Dat weet ik niet.'));
    const { text, about } = await ask();
    expect(text).toBe('Dat weet ik niet. Omzet, maart 2024: [€\u00a01.000,00](figure:a1).');
    expect(about).toEqual({ door: 'model' });
  });
});
