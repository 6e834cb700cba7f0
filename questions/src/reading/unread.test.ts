import { readQuestion, vocabularyOf, wordsOf } from '../index.ts';
import { CALENDAR_WORLD } from '../testing/world.ts';

const vocabulary = vocabularyOf(CALENDAR_WORLD);
const told = [
  {
    subject: { kind: 'figure', key: 'omzet' },
    period: { periode_min: 202401, periode_max: 202412 },
  },
] as const;

/** What a turn is read as behind one that was not understood. */
function after(unread: string, text: string): string {
  const before = { question: told[0], earlier: told[0], told, offered: [], unread: [unread] };
  const reading = readQuestion(text, vocabulary, before);
  return reading.kind === 'vraag' ? wordsOf(reading.question, vocabulary) : reading.kind;
}

describe('what goes on behind a turn that was not understood', () => {
  it('goes on from the last question that was answered, where that turn named nothing', () => {
    expect(after('en in totaal boven 5000', 'en in 2023')).toBe('Omzet, boekjaar 2023');
  });

  it('goes on behind what was only exclaimed, or asked by a part of time that is not told', () => {
    expect(after('wow', 'per kwartaal')).toBe('Omzet, boekjaar 2024, per kwartaal');
    expect(after('en per week', 'hoogste maand')).toBe('Omzet, boekjaar 2024, per maand, top 1');
  });

  it('takes the whole that a share was asked back for', () => {
    const kosten = { ...told[0], subject: { kind: 'figure' as const, key: 'kosten' } };
    const share = { ...kosten, measure: 'aandeel' as const, of: 'omzet' };
    const before = {
      ...{ question: share, earlier: kosten, told: [kosten] },
      ...{ offered: [share], unread: ['als percentage'] },
    };
    for (const text of ['van de omzet bedoel ik', 'omzet']) {
      const reading = readQuestion(text, vocabulary, before);
      expect(reading.kind === 'vraag' && reading.question).toEqual(share);
    }
  });

  it('asks back where that turn was of something else', () => {
    expect(after('hoeveel klanten zijn we kwijt', 'en in 2023')).toBe('terugvraag');
    expect(after('blub', 'en in 2023')).toBe('terugvraag');
  });

  it('goes on behind a command that has no name in it, and asks back behind another', () => {
    expect(after('stuur een herinnering', 'hoeveel is het totaal')).toBe('Omzet, boekjaar 2024');
    for (const command of ['boek de huur van maart', 'verwijder die boeking', 'mail verhoeven']) {
      expect(after(command, 'hoeveel is dat')).toBe('terugvraag');
    }
  });

  it('tells what is a question by itself in the period that was spoken of', () => {
    expect(after('blub', 'autokosten')).toBe('Autokosten, boekjaar 2024');
    expect(after('blub', 'en van wie')).toBe('terugvraag');
    const [apart, other] = [202301, 202401].map((month) => ({
      ...told[0],
      period: { periode_min: month, periode_max: month + 11 },
    }));
    const offered = [apart, other].flatMap((each) => each ?? []);
    const before = { question: offered[0], earlier: told[0], told, offered, unread: [] };
    expect(readQuestion('autokosten', vocabulary, before).kind).toBe('terugvraag');
  });

  it('goes on from what was offered where that is what was told, and asks where it is another', () => {
    const offering = (key: 'omzet' | 'kosten') => {
      const offered = [{ ...told[0], subject: { kind: 'figure' as const, key } }];
      const before = {
        question: offered[0],
        earlier: told[0],
        told,
        offered,
        unread: ['omzet blub'],
      };
      return readQuestion('hoeveel is dat per maand', vocabulary, before).kind;
    };
    expect([offering('omzet'), offering('kosten')]).toEqual(['vraag', 'terugvraag']);
  });
});
