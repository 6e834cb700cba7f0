import { fiscalYear } from '@kengetal/ledger';
import {
  chipsOf,
  followUpsOf,
  readQuestion,
  saidOf,
  suggestionsFor,
  vocabularyOf,
  wordsOf,
} from '../index.ts';
import { BROKEN_WORLD, CALENDAR_WORLD } from '../testing/world.ts';
import type { Before, World } from '../world.ts';

const RELATIONS = CALENDAR_WORLD.relations.map((each) =>
  each.relatie === '10001' ? { ...each, booked: ['verkocht', 'staat_open'] as const } : each,
);
const MARCH = { periode_min: 202503, periode_max: 202503 };

/** First questions, each as it is read. */
function firstOf(world: World, found = {}, prompt = 'Eerste vragen over deze boekhouding') {
  const vocabulary = vocabularyOf(world);
  return suggestionsFor(prompt, vocabulary, found).map((text) => {
    const reading = readQuestion(text, vocabulary);
    return [text, reading.kind === 'vraag' ? wordsOf(reading.question, vocabulary) : reading.kind];
  });
}

describe('the first questions', () => {
  it('are six of what the books hold, of the months that are there', () => {
    expect(firstOf({ ...CALENDAR_WORLD, relations: RELATIONS }, { hasRecurring: true })).toEqual([
      ['Wat is het resultaat in maart 2025?', 'Resultaat, maart 2025'],
      [
        'Wat is de omzet in maart 2025 vergeleken met vorig jaar?',
        'Omzet, maart 2025, t.o.v. vorig jaar',
      ],
      [
        'Wie zijn de grootste klanten in boekjaar 2025?',
        'Omzet, boekjaar 2025, per relatie, hoogste',
      ],
      ['Welke facturen zijn te laat?', 'Openstaande facturen, te laat'],
      [
        'Hoeveel btw moet ik betalen over het 1e kwartaal 2025?',
        'Btw te betalen, januari t/m maart 2025',
      ],
      ['Wat zijn de vaste lasten?', 'Vaste lasten'],
    ]);
  });

  it('leave out what they do not hold: a year before, customers, VAT, what comes back', () => {
    const bare: World = {
      ...CALENDAR_WORLD,
      ...{ relations: [], vatCodes: [], costCentres: [], hasBudget: false },
      accounts: CALENDAR_WORLD.accounts.filter(({ naam }) => !/btw/i.test(naam)),
      years: [fiscalYear('2025-01-01', '2025-12-31')],
      ...{ booked: MARCH, told: MARCH },
    };
    const texts = firstOf(bare).map(([text]) => text);
    expect(texts).toEqual([
      'Wat is het resultaat in maart 2025?',
      'Wat is de omzet per maand in boekjaar 2025?',
      'Wat zijn de grootste kosten in boekjaar 2025?',
      'Wat staat er op de bank eind maart 2025?',
      'Wat is de brutomarge in maart 2025?',
    ]);
  });

  it('are each read as a question, in a broken fiscal year too', () => {
    for (const [text, read] of firstOf({ ...BROKEN_WORLD, relations: RELATIONS })) {
      expect([text, read]).not.toContain('terugvraag');
      expect([text, read]).not.toContain('geen_antwoord');
    }
    const texts = firstOf({ ...BROKEN_WORLD, relations: RELATIONS }).map(([text]) => text);
    expect(texts).toHaveLength(6);
    expect(texts.join()).toContain('boekjaar 2024/2025');
  });

  it('never divide one month by months, nor explain a change from nothing', () => {
    const texts = (prompt: string, world = CALENDAR_WORLD) =>
      firstOf(world, {}, prompt)
        .map(([text]) => text)
        .join();
    const month = 'Het rapport Maart 2025.\nWinst & verlies';
    expect(texts(month)).not.toContain('per maand');
    expect(texts(month)).toContain('Waarom is het resultaat veranderd in maart 2025?');
    expect(texts('Het rapport Boekjaar 2024.\nWinst & verlies')).toContain(
      'per maand in boekjaar 2024',
    );
    expect(texts(month, { ...CALENDAR_WORLD, booked: MARCH, told: MARCH })).not.toContain('Waarom');
  });
});

const vocabulary = vocabularyOf(CALENDAR_WORLD);
/** The question that a text asks. */
function questionIn(text: string) {
  const reading = readQuestion(text, vocabulary);
  if (reading.kind !== 'vraag') throw new Error(`no question: ${text}`);
  return reading.question;
}
const choicesIn = (text: string, wanted: string) =>
  chipsOf(questionIn(text), vocabulary)
    .find(({ part }) => part === wanted)
    ?.choices.map(({ label }) => label);

describe('the chip of a period', () => {
  it.each([
    [
      'omzet 2024',
      [
        'Boekjaar 2023',
        'Boekjaar 2025',
        '4e kwartaal 2024',
        'December 2024',
        'Maart 2025',
        '1e kwartaal 2025',
        'April 2024 t/m maart 2025',
      ],
    ],
    [
      'omzet q3 2024',
      [
        '2e kwartaal 2024',
        '4e kwartaal 2024',
        '3e kwartaal 2023',
        'September 2024',
        'Boekjaar 2024',
        'Maart 2025',
        '1e kwartaal 2025',
        'Boekjaar 2025',
        'April 2024 t/m maart 2025',
      ],
    ],
    [
      'omzet mei 2024',
      [
        'April 2024',
        'Juni 2024',
        'Mei 2023',
        '2e kwartaal 2024',
        'Boekjaar 2024',
        'Maart 2025',
        '1e kwartaal 2025',
        'Boekjaar 2025',
        'April 2024 t/m maart 2025',
      ],
    ],
    [
      'omzet januari 2023',
      [
        'Februari 2023',
        '1e kwartaal 2023',
        'Boekjaar 2023',
        'Maart 2025',
        '1e kwartaal 2025',
        'Boekjaar 2025',
        'April 2024 t/m maart 2025',
      ],
    ],
  ])('offers what is around it and the newest: %s', (text, labels) => {
    expect(choicesIn(text, 'periode')).toEqual(labels);
  });

  it('offers of a balance the ends of months around it', () => {
    const ends = chipsOf(questionIn('bank en kas eind mei 2024'), vocabulary).find(
      ({ part }) => part === 'periode',
    );
    const months = ends?.choices.map(({ question }) => question.period?.periode_max);
    expect(months).toEqual([202503, 202404, 202406, 202312, 202305]);
  });
});

describe('what goes on from an answer', () => {
  it.each([
    'personeelskosten 2024',
    'omzet van bakkerij verhoeven 2024',
    '4200 in 2024',
    'btw q4 2024',
    'omzet per klant 2024',
    'boekingen',
    'vaste lasten',
    'solvabiliteit',
  ])('is asked in whole questions: %s', (text) => {
    for (const next of followUpsOf(questionIn(text), vocabulary))
      expect(next).toMatch(/^(?:Wat|Wie|Hoe|En|Welke|Op|Waarom) .*\?$/);
  });

  it('divides no month by months', () => {
    expect(followUpsOf(questionIn('omzet in maart 2025'), vocabulary).join()).not.toContain(
      'per maand',
    );
    expect(followUpsOf(questionIn('omzet in 2024'), vocabulary).join()).toContain('per maand');
    expect(choicesIn('omzet in maart 2025', 'verdeling')).toEqual(['per rekening', 'per relatie']);
    expect(choicesIn('omzet q1 2025', 'verdeling')).toContain('per maand');
  });

  it('says what it is about as people do, and reads that back', () => {
    const why = questionIn('waarom is de EBITDA veranderd in maart 2025');
    const said = saidOf(why, vocabulary);
    expect(said).toBe('Oorzaken van het verschil: EBITDA, maart 2025, t.o.v. de vorige periode');
    expect(questionIn(said)).toEqual(why);
    const spent = readQuestion('uitgaven in maart 2025', vocabulary);
    expect(spent.kind === 'vraag' && spent.others.map(({ label }) => label)).toEqual([
      'Wat er van de bank ging, maart 2025',
    ]);
  });
});

describe('what one can go on with', () => {
  it.each([
    'omzet 2024',
    'vaste lasten',
    'abonnementen',
    'openstaande facturen',
    'wat moeten we nog betalen',
    'btw q1 2025',
    'balans eind 2024',
    'winst en verlies 2024',
    'boekingen maart 2025',
    'gefactureerd 2024',
  ])('is behind %s what it says, where it is a question by itself', (text) => {
    const before = questionIn(text);
    const period = before.period && { period: before.period };
    const leaning = /^(?:En |Hoe verliep dat|Hoe is dat|Welke zijn te laat|Op welke)/;
    const whole = followUpsOf(before, vocabulary).filter((each) => !leaning.test(each));
    const read = (each: string, asked: Before) => readQuestion(each, vocabulary, asked);
    expect(whole.map((each) => read(each, { question: before }))).toEqual(
      whole.map((each) => read(each, { ...period })),
    );
  });
});
