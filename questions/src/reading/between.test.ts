import { readAs } from '../testing/table.ts';
import { CALENDAR_WORLD } from '../testing/world.ts';

describe('one thing held against another', () => {
  readAs(
    CALENDAR_WORLD,
    `
hoeveel meer omzet deed bakkerij verhoeven dan gemeente zaltbommel in 2024 → Omzet van Bakkerij Verhoeven B.V. min omzet van Gemeente Zaltbommel, boekjaar 2024
hoeveel minder gaven we uit aan huur dan aan brandstof in 2024 → Rekening 4200 Brandstof min rekening 4100 Huur bedrijfspand, boekjaar 2024
wat is het verschil tussen omzet en kosten in 2024 → Omzet min kosten, boekjaar 2024
hoeveel meer omzet draaiden we in q1 dan in q4 → Omzet, verschil, 1e kwartaal 2025, t.o.v. de vorige periode
stijging van de omzet en de kosten in 2024 → ? Omzet en kosten, boekjaar 2024
verschil in brandstof tussen 2023 en 2024 → Rekening 4200 Brandstof, verschil, boekjaar 2024, t.o.v. vorig jaar
omzet en kosten verschil met vorig jaar → ? Omzet, verschil, t.o.v. vorig jaar / Kosten, verschil, t.o.v. vorig jaar
verschil bank en kas met vorig jaar → Bank en kas, verschil, t.o.v. vorig jaar
machines en gereedschap verschil met vorig jaar → Rekening 0210 Machines en gereedschap, verschil, t.o.v. vorig jaar
verschil telefoon en internet met 2023 → Rekening 4310 Telefoon en internet, verschil, boekjaar 2024, t.o.v. vorig jaar
hoeveel meer omzet dan kosten in 2024 → Omzet min kosten, boekjaar 2024
`,
  );
});

describe('both of two moments', () => {
  readAs(
    CALENDAR_WORLD,
    `
banksaldo eind 2023 en eind 2024 → Bank en kas, boekjaar 2024, t.o.v. vorig jaar
omzet 2023 en 2024 → Omzet, januari 2023 t/m december 2024, per jaar
`,
  );
});

describe('sums of more than two', () => {
  readAs(
    CALENDAR_WORLD,
    `
som van huur, brandstof en bankkosten in 2024 → Rekening 4100 Huur bedrijfspand plus rekening 4200 Brandstof plus rekening 9000 Bankkosten, boekjaar 2024
omzet minus inkoop en uitbesteed werk 2024 → Omzet min kostprijs van de omzet zonder uitbesteed werk min uitbesteed werk, boekjaar 2024
huur en brandstof samen als % van de omzet 2024 → Rekening 4100 Huur bedrijfspand plus rekening 4200 Brandstof als percentage van omzet, boekjaar 2024
winst 2024 als we geen huur hadden gehad → Resultaat zonder rekening 4100 Huur bedrijfspand, boekjaar 2024
omzet 2024 als we bakkerij verhoeven niet meerekenen → Omzet zonder Bakkerij Verhoeven B.V., boekjaar 2024
`,
  );
});

describe('two things of which the names are one phrase', () => {
  readAs(
    CALENDAR_WORLD,
    `
verschil tussen debiteuren en crediteuren → Debiteuren min crediteuren
verschil debiteuren en crediteuren eind 2024 → Debiteuren min crediteuren, boekjaar 2024
debiteuren en crediteuren → Debiteuren en crediteuren
verschil bank en kas → ? Bank en kas, per rekening / Bank en kas, verschil, t.o.v. de vorige periode
verschil bank en kas tov vorig jaar → Bank en kas, verschil, t.o.v. vorig jaar
verschil lonen en salarissen 2024 en 2023 → Lonen en salarissen, verschil, boekjaar 2024, t.o.v. vorig jaar
`,
  );
});
