import type { Question } from '@kengetal/contract';
import { readQuestion, vocabularyOf, wordsOf } from '../index.ts';
import { readAs } from '../testing/table.ts';
import { CALENDAR_WORLD } from '../testing/world.ts';
import type { Before } from '../world.ts';

const VOCABULARY = vocabularyOf(CALENDAR_WORLD);
const YEAR = { periode_min: 202401, periode_max: 202412 };
const one = { order: 'hoogste', limit: 1, period: YEAR } as const;
const customer: Before = {
  question: { subject: { kind: 'figure', key: 'omzet' }, split: 'relatie', ...one },
  found: { relatie: '10003' },
};
const supplier: Before = {
  question: { subject: { kind: 'figure', key: 'kosten' }, split: 'relatie', ...one },
  found: { relatie: '20001' },
};
const account: Before = {
  question: { subject: { kind: 'figure', key: 'kosten' }, split: 'rekening', ...one },
  found: { rekening: '4100' },
};
const debtor: Before = {
  question: { subject: { kind: 'open', groep: 'debiteuren' }, order: 'hoogste', limit: 1 },
  found: { relatie: '10003' },
};
const oldest: Before = {
  question: {
    subject: { kind: 'relation', relatie: '10003', side: 'openstaand' },
    order: 'oudste',
    limit: 1,
  },
};
const risen: Before = {
  question: {
    subject: { kind: 'figure', key: 'omzet' },
    split: 'relatie',
    measure: 'oorzaken',
    order: 'hoogste',
    against: 'vorig_jaar',
    period: YEAR,
  },
  found: { relatie: '10003' },
};
const month: Question = { subject: { kind: 'figure', key: 'omzet' }, split: 'maand', ...one };
const best: Before = {
  question: month,
  found: { period: { periode_min: 202405, periode_max: 202405 } },
  told: [month],
};

const read = (text: string, before: Before): string => {
  const reading = readQuestion(text, VOCABULARY, before);
  return reading.kind === 'vraag' ? wordsOf(reading.question, VOCABULARY) : `? ${reading.text}`;
};

test.each([
  [
    'hoeveel facturen',
    supplier,
    'Inkopen incl. btw, aantal, van Technische Unie B.V., boekjaar 2024',
  ],
  ['de oudste factuur', customer, 'Openstaand van Jansen Bouw B.V., boekjaar 2024, 1 oudste'],
  ['van wanneer is de oudste', debtor, 'Openstaand van Jansen Bouw B.V., 1 oudste'],
  ['wat kocht die vorig jaar nog', oldest, 'Omzet van Jansen Bouw B.V., boekjaar 2024'],
  ['en de oudste', debtor, 'Openstaande facturen, 1 oudste'],
  ['wat staat er bij hem open', customer, 'Openstaand van Jansen Bouw B.V.'],
  [
    'waar bestaat dat uit',
    supplier,
    'Kosten van Technische Unie B.V., boekjaar 2024, per rekening',
  ],
  [
    'wat zit daar allemaal in',
    account,
    'Rekening 4100 Huur bedrijfspand, boekingen, boekjaar 2024',
  ],
  [
    'waar ligt dat aan',
    supplier,
    'Kosten van Technische Unie B.V., waarom, boekjaar 2024, t.o.v. vorig jaar',
  ],
  ['en wat kochten we bij hem', customer, 'Kosten van Jansen Bouw B.V., boekjaar 2024'],
  [
    'en hoeveel was dat',
    risen,
    'Omzet van Jansen Bouw B.V., verschil, boekjaar 2024, t.o.v. vorig jaar',
  ],
  ['aan wie vooral', best, 'Omzet, mei 2024, per relatie'],
])('‘%s’ is of the row that was told', (text, before, words) => {
  expect(read(text, before)).toBe(words);
});

test.each([
  [
    'welke van die het meest',
    risen,
    'Omzet, waarom, boekjaar 2024, t.o.v. vorig jaar, per relatie, top 1',
  ],
  ['wie nog meer', customer, 'Omzet, boekjaar 2024, per relatie, hoogste'],
  ['en het jaar daarvoor', customer, 'Omzet, boekjaar 2023, per relatie, top 1'],
  [
    'en in 2023 aan diezelfde',
    { question: { ...month, split: 'relatie', limit: 5 } },
    '? Van wie wil je dat zien? Noem de naam.',
  ],
] as [string, Before, string][])('‘%s’ is of the list', (text, before, words) => {
  expect(read(text, before)).toBe(words);
});

test('the other end of a series is of all of it, also behind one month', () => {
  const question: Question = {
    subject: { kind: 'figure', key: 'omzet' },
    measure: 'boekingen',
    period: { periode_min: 202405, periode_max: 202405 },
  };
  expect(read('en de slechtste maand', { question, told: [question, month] })).toBe(
    'Omzet, boekjaar 2024, per maand, 1 laagste',
  );
});

describe('turns that go on from rows, relations and bookings', () => {
  readAs(
    CALENDAR_WORLD,
    `
brandstof 2024 → Rekening 4200 Brandstof, boekjaar 2024
> wat gaven we uit in 2023 → Rekening 4200 Brandstof, boekjaar 2023
> wie levert dat → Rekening 4200 Brandstof, boekjaar 2023, per relatie
> bij welke leverancier is dat → Rekening 4200 Brandstof, boekjaar 2023, per relatie
huur 2024 → Rekening 4100 Huur bedrijfspand, boekjaar 2024
> welke facturen zaten daar bij → Rekening 4100 Huur bedrijfspand, boekingen, boekjaar 2024
> de hoogste → Rekening 4100 Huur bedrijfspand, boekingen, boekjaar 2024, top 1
> en alles boven de 1000 → Rekening 4100 Huur bedrijfspand, boekingen, boven € 1.000, boekjaar 2024
huur 2024 → Rekening 4100 Huur bedrijfspand, boekjaar 2024
> de grootste → Rekening 4100 Huur bedrijfspand, boekingen, boekjaar 2024, top 1
vaste lasten → Vaste lasten
> hoeveel kostte dat vorig jaar → ? Kosten, boekjaar 2024
omzet van hoekstra 2024 → Omzet van Hoekstra & Zn. Installaties, boekjaar 2024
> en als inkoop? → Kosten van Hoekstra & Zn. Installaties, boekjaar 2024
> hoeveel kochten ze in 2023 → Omzet van Hoekstra & Zn. Installaties, boekjaar 2023
kosten van kpn 2024 → Kosten van KPN, boekjaar 2024
> hoe vaak was dat → Kosten van KPN, aantal, boekjaar 2024
> wat is dat per keer → ? Kosten van KPN, boekjaar 2024
hoeveel facturen aan jansen bouw in 2024 → Gefactureerd incl. btw, aantal, van Jansen Bouw B.V., boekjaar 2024
> wat was de grootste → Gefactureerd incl. btw, boekingen, van Jansen Bouw B.V., boekjaar 2024, top 1
openstaande verkoopfacturen → Openstaande facturen
> alleen die boven de 5.000 → Openstaande facturen, per factuur, boven € 5.000
> welke zijn groter dan 20000 → Openstaande facturen, per factuur, boven € 20.000
kosten 2024 per kwartaal → Kosten, boekjaar 2024, per kwartaal
> meer dan 2023 → Kosten, verschil, boekjaar 2024, t.o.v. vorig jaar, per kwartaal
wie betaalt ons te laat → Openstaande facturen, te laat, per relatie
> welke van die klanten het meest → Openstaande facturen, te laat, per relatie, top 1
top 5 klanten 2024 → Omzet, boekjaar 2024, per relatie, top 5
> en wie komen daarna → Omzet, boekjaar 2024, per relatie, top 5, vanaf nummer 6
grootste klant 2024 → Omzet, boekjaar 2024, per relatie, top 1
> en met wie daarna → Omzet, boekjaar 2024, per relatie, top 1, vanaf nummer 2
> en die twee samen → Omzet, samen, boekjaar 2024, per relatie, top 2
omzet per klant 2024 → Omzet, boekjaar 2024, per relatie
> alle behalve jansen bouw → Omzet zonder Jansen Bouw B.V., boekjaar 2024, per relatie
heeft jansen bouw alles betaald of staat er nog wat → Openstaand van Jansen Bouw B.V.
> sinds wanneer → Openstaand van Jansen Bouw B.V.
> welke zijn te laat → Openstaande facturen, te laat, van Jansen Bouw B.V.
`,
  );
});
