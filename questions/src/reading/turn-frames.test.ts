import { readQuestion, vocabularyOf, wordsOf } from '../index.ts';
import { readAs } from '../testing/table.ts';
import { CALENDAR_WORLD } from '../testing/world.ts';
import type { Before } from '../world.ts';

const VOCABULARY = vocabularyOf(CALENDAR_WORLD);

/** How the last of some turns is read, each behind those before it. */
function lastOf(turns: readonly string[]): string {
  let before: Before = {};
  let words = '';
  for (const turn of turns) {
    const reading = readQuestion(turn, VOCABULARY, before);
    if (reading.kind !== 'vraag') return reading.kind;
    words = wordsOf(reading.question, VOCABULARY);
    before = {
      question: reading.question,
      said: turn,
      ...(before.question && { earlier: before.question }),
      told: [reading.question, ...(before.told ?? [])],
    };
  }
  return words;
}

/** What was asked, the other ways to ask the same of it, and how all of them are read. */
const WAYS: readonly (readonly [before: readonly string[], ways: readonly string[], as: string])[] =
  [
    [['omzet per maand'], ['en heel het jaar', "en heel 't jaar?", 'het hele jaar dan'], 'Omzet'],
    [
      ['wat staat er open bij jansen bouw'],
      ['van wanneer is die factuur?', 'welke facturen zijn dat'],
      'Openstaand van Jansen Bouw B.V.',
    ],
    [
      ['omzet 2024 per klant'],
      ['laat de grootste zien', 'noem de grootste eens', 'wie is nummer een', 'de bovenste graag'],
      'Omzet, boekjaar 2024, per relatie, top 1',
    ],
    [
      ['kosten 2024 per leverancier'],
      ['de eerste drie graag', 'alleen de bovenste 3', 'laat de grootste drie eens zien'],
      'Kosten, boekjaar 2024, per relatie, top 3',
    ],
    [
      ['grootste klant 2024'],
      ['en daarna?', 'en die daarna?', 'wie komt er dan', 'en de volgende?', 'en wat komt er dan'],
      'Omzet, boekjaar 2024, per relatie, top 1, vanaf nummer 2',
    ],
    [
      ['autokosten 2024'],
      [
        'welke boekingen zijn dat',
        'laat me de losse boekingen eens zien',
        'welke boekingen liggen daar onder',
        'mag ik de boekingen daarvan bekijken',
      ],
      'Autokosten, boekingen, boekjaar 2024',
    ],
    [
      ['autokosten 2024'],
      [
        'waar bestaat dat uit',
        'welke posten horen daarbij',
        'wat valt daar onder',
        'wat hoort daar allemaal bij',
      ],
      'Autokosten, boekjaar 2024, per rekening',
    ],
    [
      ['kosten 2024'],
      [
        'per maand',
        'elke maand apart',
        'liever per maand',
        'verdeel dat over de maanden',
        'laat alle maanden zien',
      ],
      'Kosten, boekjaar 2024, per maand',
    ],
    [
      ['omzet zonder materialen 2024'],
      ['per klant', 'welke klanten zijn dat', 'elke klant apart'],
      'Omzet zonder rekening 8020 Omzet materialen, boekjaar 2024, per relatie',
    ],
    [
      ['brandstof 2024', 'en in 2023'],
      [
        'hoeveel scheelt dat',
        'hoeveel zit daartussen',
        'reken het verschil eens uit',
        'wat is het onderlinge verschil',
      ],
      'Rekening 4200 Brandstof, verschil, boekjaar 2024, t.o.v. vorig jaar',
    ],
    [
      ['brandstof 2024', 'en in 2023'],
      ['samen', 'samengeteld', 'de som daarvan', 'kun je die optellen', 'zet ze eens bij elkaar'],
      'Rekening 4200 Brandstof, januari 2023 t/m december 2024',
    ],
    [
      ['omzet gemeente zaltbommel 2024 per maand'],
      [
        'en jansen zorg',
        'jansen zorg?',
        'hoe zit dat bij jansen zorg',
        'oeps ik bedoel jansen zorg',
      ],
      'Omzet van Jansen Zorg, boekjaar 2024, per maand',
    ],
    [
      ['winst 2024'],
      ['en zonder afschrijvingen', 'zonder afschrijvingen graag', 'doe eens zonder afschrijvingen'],
      'Resultaat zonder afschrijvingen, boekjaar 2024',
    ],
    [
      ['kosten 2024'],
      ['alleen q2', 'beperk dat tot q2', 'en dan q2 graag'],
      'Kosten, 2e kwartaal 2024',
    ],
    [
      ['omzet 2024'],
      ['het jaar daarvoor', 'en het voorafgaande jaar', 'en in het jaar dat daaraan voorafging'],
      'Omzet, boekjaar 2023',
    ],
  ];

describe('turns that ask the same in other words', () => {
  test.each(
    WAYS.flatMap(([before, ways, as]) =>
      ways.map((way): [string, string[], string] => [
        [...before, way].join(' › '),
        [...before, way],
        as,
      ]),
    ),
  )('%s', (_, turns, as) => {
    expect(lastOf(turns)).toBe(as);
  });
});

describe('what was told in percent, in euros', () => {
  readAs(
    CALENDAR_WORLD,
    `
marge in 2024 → Brutomarge %, boekjaar 2024
> hoeveel euro is dat → Brutomarge, boekjaar 2024
> en in procenten → Brutomarge %, boekjaar 2024
hoeveel procent van de omzet was winst in 2024 → Resultaat als percentage van omzet, boekjaar 2024
> en in 2023 → Resultaat als percentage van omzet, boekjaar 2023
> hoeveel euro was dat toen → Resultaat, boekjaar 2023
> en in 2024 in euros → Resultaat, boekjaar 2024
aandeel gemeente zaltbommel in de omzet 2024 → Omzet van Gemeente Zaltbommel, aandeel, boekjaar 2024
> en wat is dat in geld → Omzet van Gemeente Zaltbommel, boekjaar 2024
winstmarge 2024 → Nettomarge, boekjaar 2024
> nee niet de marge gewoon de winst in euros → Resultaat, boekjaar 2024
`,
  );
});

describe('what does not say the same', () => {
  readAs(
    CALENDAR_WORLD,
    `
kosten 2024 → Kosten, boekjaar 2024
> wat is dat per maand → Kosten, gemiddeld per maand, boekjaar 2024
kosten 2024 → Kosten, boekjaar 2024
> hoeveel boekingen zijn dat → Kosten, aantal, boekjaar 2024
bank en kas → Bank en kas
> en de kosten 2024 → Kosten, boekjaar 2024
> bij elkaar? → ? Kosten, boekjaar 2024
> hoeveel is dat samen → ? Kosten, boekjaar 2024
`,
  );
});

describe('two amounts together, of another period', () => {
  readAs(
    CALENDAR_WORLD,
    `
huur juni 2024 → Rekening 4100 Huur bedrijfspand, juni 2024
> en brandstof → Rekening 4200 Brandstof, juni 2024
> die twee samen in 2024 → Rekening 4100 Huur bedrijfspand plus rekening 4200 Brandstof, boekjaar 2024
huur juni 2024 → Rekening 4100 Huur bedrijfspand, juni 2024
> en brandstof → Rekening 4200 Brandstof, juni 2024
> het jaar daarvoor, die twee samen? → Rekening 4100 Huur bedrijfspand plus rekening 4200 Brandstof, juni 2023
huur 2024 → Rekening 4100 Huur bedrijfspand, boekjaar 2024
> en brandstof → Rekening 4200 Brandstof, boekjaar 2024
> het verschil tussen die twee in 2023 → Rekening 4100 Huur bedrijfspand min rekening 4200 Brandstof, boekjaar 2023
huur 2024 → Rekening 4100 Huur bedrijfspand, boekjaar 2024
> en brandstof → Rekening 4200 Brandstof, boekjaar 2024
> samen per maand → ? 
`,
  );
});
