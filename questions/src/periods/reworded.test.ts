import type { Span } from '@kengetal/ledger';
import { readQuestion, vocabularyOf } from '../index.ts';
import { readAs } from '../testing/table.ts';
import { BROKEN_WORLD, CALENDAR_WORLD } from '../testing/world.ts';
import type { World } from '../world.ts';

const QUESTIONS = ['omzet X', 'Wat waren X de autokosten?', 'top 3 klanten X'];

/** Wordings of the same months, each of which a question may have in the place of the others. */
function areAlike(world: World, periode_min: number, periode_max: number, said: string): void {
  const vocabulary = vocabularyOf(world);
  const span: Span = { periode_min, periode_max };
  test.each(said.split(' | '))('%s', (words) => {
    const first = readQuestion('omzet boekjaar 2023', vocabulary);
    const before = first.kind === 'vraag' ? { question: first.question } : {};
    const readings = [
      ...QUESTIONS.map((text) => readQuestion(text.replace('X', words), vocabulary)),
      readQuestion(`En ${words}?`, vocabulary, before),
    ];
    for (const reading of readings)
      expect(reading).toMatchObject({ kind: 'vraag', question: { period: span } });
    expect(JSON.stringify(readings)).not.toContain('"question":{"against"');
  });
}

describe('a period stays the same, however it is said', () => {
  areAlike(
    CALENDAR_WORLD,
    202401,
    202412,
    "in 2024 | in het jaar 2024 | over heel 2024 | over boekjaar 2024 | in '24 | vorig jaar | anno 2024 | in het jaar dat in december 2024 sloot | in het boekjaar dat werd afgesloten op 31-12-2024 | in het boekjaar dat liep van januari 2024 tot en met december 2024 | van 1-1-2024 t/m 31-12-2024 | 01/2024 - 12/2024 | over de twaalf maanden van 2024 | over de 4 kwartalen van 2024 | in ons tweede boekjaar | in het voorlaatste boekjaar",
  );
  areAlike(
    CALENDAR_WORLD,
    202407,
    202409,
    'in q3 24 | 2024Q3 | 3Q24 | in kwartaal III 2024 | in het kwartaal jul-sep 2024 | in het kwartaal dat in september 2024 eindigde | in het kwartaal eindigend op 30 september 2024 | in de drie maanden juli tot en met september 2024 | van 1 juli t/m 30 september 2024',
  );
  areAlike(
    CALENDAR_WORLD,
    202407,
    202412,
    '2024H2 | in de tweede helft van 2024 | in het halfjaar dat in december 2024 eindigde | in de laatste twee kwartalen van 2024',
  );
  areAlike(
    CALENDAR_WORLD,
    202412,
    202412,
    'in december 2024 | in de maand december van 2024 | 12-2024 | van 1 t/m 31 december 2024 | in december jl | afgelopen december | in de twaalfde maand van 2024 | in de laatste maand van 2024 | drie maanden geleden',
  );
  areAlike(
    CALENDAR_WORLD,
    202503,
    202503,
    'in de laatste geboekte maand | in de jongste maand | in de meest recente maand | deze maand',
  );
  areAlike(
    CALENDAR_WORLD,
    202501,
    202501,
    'in de maand voor vorige maand | twee maanden geleden | in januari jongstleden',
  );
  areAlike(
    BROKEN_WORLD,
    202307,
    202406,
    "in 2023/2024 | over boekjaar '23-'24 | in het jaar dat in juni 2024 sloot | in het boekjaar dat in juli 2023 begon | over de twaalf maanden van boekjaar 2023/2024 | in het jaar dat eindigde op 30 juni 2024",
  );
  areAlike(
    BROKEN_WORLD,
    202401,
    202403,
    'in het kwartaal dat in maart 2024 eindigde | in het derde kwartaal van boekjaar 2023/2024 | in de drie maanden januari t/m maart 2024',
  );
});

describe('moments, steps and words that say another one', () => {
  readAs(
    BROKEN_WORLD,
    `
bank eind juni 2024 → Bank en kas, boekjaar 2023/2024
bank op de laatste dag van juni 2024 → Bank en kas, boekjaar 2023/2024
bank bij het ingaan van juli 2024 → Bank en kas, boekjaar 2023/2024
bank op de slotdag van boekjaar 2023/2024 → Bank en kas, boekjaar 2023/2024
Met welke voorraad opende boekjaar 2024/2025? → Voorraden, boekjaar 2023/2024
Met welke voorraad is boekjaar 2024/2025 geopend? Ik zoek het beginsaldo op 1 juli 2024. → Voorraden, boekjaar 2023/2024
`,
  );
  readAs(
    CALENDAR_WORLD,
    `
bank eind december 2024 → Bank en kas, boekjaar 2024
bank nieuwjaarsdag 2025 → Bank en kas, boekjaar 2024
omzet twee jaar terug → Omzet, boekjaar 2023
omzet voorvorig jaar → Omzet, boekjaar 2023
omzet 2025 → Omzet, boekjaar 2025
> en twee jaar terug? → Omzet, boekjaar 2023
omzet maart 2025 → Omzet, maart 2025
> en de maand die eraan voorafging → Omzet, februari 2025
> en december van twee jaar terug? → Omzet, december 2023
omzet 2024 → Omzet, boekjaar 2024
> en de drie maanden daarvoor? → Omzet, 4e kwartaal 2023
omzet 2024 vergeleken met het jaar dat daaraan voorafging → Omzet, boekjaar 2024, t.o.v. vorig jaar
top 3 leveranciers over de twaalf maanden van 2024 → Kosten, boekjaar 2024, per relatie, top 3
omzet voorvoorvorig jaar → ? Omzet
omzet in de dertiende maand van 2024 → ? Omzet, boekjaar 2024
omzet in het winterkwartaal → ? Omzet, december 2024 t/m februari 2025
omzet in het voorgaande jaar → ? Omzet, t.o.v. vorig jaar
`,
  );
});
