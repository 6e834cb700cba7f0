import { CALENDAR_WORLD } from '../testing/world.ts';
import { readQuestion, vocabularyOf, wordsOf, type Before } from '../index.ts';

const vocabulary = vocabularyOf(CALENDAR_WORLD);

const asked = (text: string, before: Before): string => {
  const reading = readQuestion(text, vocabulary, before);
  return reading.kind === 'vraag' ? wordsOf(reading.question, vocabulary) : reading.kind;
};

const year = { periode_min: 202401, periode_max: 202412 };
const omzet = { kind: 'figure', key: 'omzet' } as const;
const best = { subject: omzet, split: 'maand', order: 'hoogste', limit: 1, period: year } as const;
const month = { question: best, found: { period: { periode_min: 202405, periode_max: 202405 } } };
const late = {
  ...best,
  split: 'relatie' as const,
  period: { periode_min: 202301, periode_max: 202312 },
};
const both = {
  question: { ...best, split: 'relatie' as const },
  earlier: late,
  found: { relatie: '10003' },
};
const party = { question: { ...best, split: 'relatie' as const }, found: { relatie: '10003' } };
const kosten = { kind: 'figure', key: 'kosten' } as const;
const post = {
  question: { ...best, subject: kosten, split: 'rekening' as const },
  found: { rekening: '4100' },
};
const risen = {
  question: {
    subject: kosten,
    split: 'groep',
    measure: 'oorzaken',
    order: 'hoogste',
    against: 'vorig_jaar',
    period: year,
  },
  found: { groep: 'huisvestingskosten' },
} as const;
const bought = {
  question: { ...post.question, split: 'relatie' as const, skip: 1 },
  found: { relatie: '20004' },
};
const late1 = {
  question: {
    subject: { kind: 'open', groep: 'debiteuren', late: true },
    only: { relatie: '10003' },
  },
} as const;

test.each([
  ['hoeveel winst was er die maand', month, 'Resultaat, mei 2024'],
  ['wat was de brutomarge toen', month, 'Brutomarge, mei 2024'],
  ['hoe hoog was de omzet in diezelfde maand een jaar eerder', month, 'Omzet, mei 2023'],
  ['en de kosten in dat jaar', month, 'Kosten, boekjaar 2024, per maand, top 1'],
  ['hoeveel winst was dat', month, 'Resultaat, mei 2024'],
  [
    'hoeveel procent van het jaar was dat',
    month,
    'Omzet, aandeel, boekjaar 2024, per maand, top 1',
  ],
  ['en hoe liep die dit jaar', party, 'Omzet van Jansen Bouw B.V., boekjaar 2025, per maand'],
  ['hoeveel omzet was dat', party, 'Omzet van Jansen Bouw B.V., boekjaar 2024'],
  [
    'hoeveel scheelt dat',
    both,
    'Omzet van Jansen Bouw B.V., verschil, boekjaar 2024, t.o.v. vorig jaar',
  ],
  ['verschil?', both, 'Omzet van Jansen Bouw B.V., verschil, boekjaar 2024, t.o.v. vorig jaar'],
  ['doe die klant eens voor 2023', party, 'Omzet van Jansen Bouw B.V., boekjaar 2023'],
  ['hoeveel moet die nog betalen', party, 'Openstaand van Jansen Bouw B.V.'],
  ['hoeveel staat er nog open', party, 'Openstaand van Jansen Bouw B.V.'],
  ['en nog openstaand', bought, 'Openstaand van KPN'],
  ['waarvoor', bought, 'Kosten van KPN, boekjaar 2024, per rekening'],
  ['welke klant zat daar het meest in', month, 'Omzet, mei 2024, per relatie, top 1'],
  ['en daarvan per klant', month, 'Omzet, mei 2024, per relatie'],
  ['welke klant was dat', month, 'Omzet, mei 2024, per relatie, hoogste'],
  ['waarom zo laag', month, 'Omzet, waarom, mei 2024, t.o.v. de vorige periode'],
  ['welke boekingen waren dat', month, 'Omzet, boekingen, mei 2024'],
  ['en de slechtste', month, 'Omzet, boekjaar 2024, per maand, 1 laagste'],
  ['door welke leverancier', post, 'Rekening 4100 Huur bedrijfspand, boekjaar 2024, per relatie'],
  ['hoeveel was dat in 2023', post, 'Rekening 4100 Huur bedrijfspand, boekjaar 2023'],
  ['laat de boekingen zien', risen, 'Huisvestingskosten, boekingen, boekjaar 2024'],
  ['wie is de leverancier', risen, 'Huisvestingskosten, boekjaar 2024, per relatie'],
  ['laat daarvan de boekingen zien', risen, 'Huisvestingskosten, boekingen, boekjaar 2024'],
  ['welke facturen', party, 'Omzet van Jansen Bouw B.V., boekingen, boekjaar 2024'],
  ['laat de facturen zien', bought, 'Kosten van KPN, boekingen, boekjaar 2024'],
  ['laatste factuur', bought, 'Inkopen incl. btw, boekingen, van KPN, boekjaar 2024, 1 nieuwste'],
  ['welke facturen', month, 'Gefactureerd incl. btw, boekingen, mei 2024'],
  ['hun facturen', bought, 'Kosten van KPN, boekingen, boekjaar 2024'],
  ['totale omzet met hun dit jaar', late1, 'Omzet van Jansen Bouw B.V., boekjaar 2025'],
])('‘%s’ goes on from what the answer named', (text, before, words) => {
  expect(asked(text, before)).toBe(words);
});

test('what names one of the choices that were asked back is that choice', () => {
  const held = { measure: 'verschil', period: year, against: 'vorig_jaar' } as const;
  const [sold, result] = [omzet, { kind: 'figure', key: 'resultaat' } as const].map((subject) => ({
    subject,
    ...held,
  }));
  const offered = [sold, result].flatMap((each) => each ?? []);
  expect(readQuestion('qua resultaat?', vocabulary, { question: sold, offered })).toMatchObject({
    kind: 'vraag',
    question: result,
  });
  // A turn that names none of them has chosen none.
  expect(readQuestion('waarvoor was dat', vocabulary, { question: sold, offered }).kind).not.toBe(
    'vraag',
  );
  const more = readQuestion('en hoeveel kosten maakten we', vocabulary, {
    question: sold,
    offered,
  });
  expect(more).not.toMatchObject({ question: result });
});

test('another month of what was asked back moves its choices', () => {
  const december = { periode_min: 202412, periode_max: 202412 };
  const offered = [omzet, { kind: 'figure', key: 'kosten' } as const].map((subject) => ({
    subject,
    period: december,
  }));
  const [question] = offered;
  const next = readQuestion('en in november', vocabulary, {
    ...(question && { question }),
    offered,
  });
  expect(next).toMatchObject({
    kind: 'terugvraag',
    choices: [{ label: 'Omzet, november 2024' }, { label: 'Kosten, november 2024' }],
  });
});

test('bookings at an end of a series are not those of all of it', () => {
  const question = { subject: omzet, split: 'kwartaal', period: year } as const;
  expect(
    readQuestion('welke boekingen zitten in het duurste', vocabulary, { question }),
  ).toMatchObject({ kind: 'terugvraag' });
});

test('bookings of all are asked back after a name that nothing has', () => {
  const next = readQuestion('mutaties dit jaar', vocabulary, { offered: [] });
  expect(next).toMatchObject({
    kind: 'terugvraag',
    choices: [{ label: 'Boekingen, boekjaar 2025' }],
  });
});

test('what leans on a question that was asked back is asked back as well', () => {
  const question = { subject: omzet, period: year };
  const next = readQuestion('en in 2023?', vocabulary, { question, offered: [] });
  expect(next).toMatchObject({ kind: 'terugvraag', choices: [{ label: 'Omzet, boekjaar 2023' }] });
  const whole = readQuestion('kosten in 2023', vocabulary, { question, offered: [] });
  expect(whole).toMatchObject({ kind: 'vraag' });
});

test('a period that is said to what was asked back is that of each choice', () => {
  const held = { measure: 'verschil', period: year, against: 'vorige_periode' } as const;
  const subjects = [omzet, { kind: 'figure', key: 'resultaat' } as const];
  const offered = subjects.map((subject) => ({ subject, ...held }));
  const question = offered[0];
  const next = readQuestion('tov 2023', vocabulary, { ...(question && { question }), offered });
  const labels = ['Omzet', 'Resultaat'].map(
    (name) => `${name}, verschil, boekjaar 2024, t.o.v. vorig jaar`,
  );
  expect(next).toMatchObject({ kind: 'terugvraag', choices: labels.map((label) => ({ label })) });
  const spans = [year, { ...year, periode_min: 202301 }];
  const periods = spans.map((period) => ({ subject: omzet, period }));
  const said = readQuestion('2023', vocabulary, {
    question: { subject: omzet, period: year },
    offered: periods,
  });
  expect(said).toMatchObject({ kind: 'vraag', question: { period: { periode_max: 202312 } } });
});
