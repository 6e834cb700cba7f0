import { readAs } from '../testing/table.ts';
import { BROKEN_WORLD, CALENDAR_WORLD } from '../testing/world.ts';

describe('the other part of a year', () => {
  readAs(
    CALENDAR_WORLD,
    `
omzet eerste helft 2024 → Omzet, januari t/m juni 2024
> en de andere helft van het jaar → Omzet, juli t/m december 2024
> samen → Omzet, boekjaar 2024
omzet tweede halfjaar 2024 → Omzet, juli t/m december 2024
> de andere helft dan → Omzet, januari t/m juni 2024
omzet q1 2024 → Omzet, 1e kwartaal 2024
> en de rest van het jaar → Omzet, april t/m december 2024
omzet 2024 → Omzet, boekjaar 2024
> wat daarvan viel in de eerste helft → Omzet, januari t/m juni 2024
> en de rest → Omzet, juli t/m december 2024
omzet q2 2024 → Omzet, 2e kwartaal 2024
> en de rest van het jaar → - onbekend
omzet q2 2024 → Omzet, 2e kwartaal 2024
> en de kwartalen erna → Omzet, juli t/m december 2024, per kwartaal
omzet q1 2024 → Omzet, 1e kwartaal 2024
> de twee daarna → Omzet, april t/m september 2024
omzet april 2024 → Omzet, april 2024
> en de drie daarvoor → Omzet, 1e kwartaal 2024
omzet 2023 → Omzet, boekjaar 2023
> en de twee jaren erna → Omzet, januari 2024 t/m december 2025, per jaar
omzet eerste kwartaal 2025 → Omzet, 1e kwartaal 2025
> en het laatste van 2024 → Omzet, 4e kwartaal 2024
`,
  );
});

describe('a year up to one of its months', () => {
  readAs(
    CALENDAR_WORLD,
    `
omzet 2024 tot mei → Omzet, januari t/m april 2024
omzet 2023 t/m juni → Omzet, januari t/m juni 2023
omzet van 2023 tot februari → Omzet, januari 2023 t/m januari 2025
`,
  );
  readAs(
    BROKEN_WORLD,
    `
omzet boekjaar 2024 t/m maart → Omzet, juli 2023 t/m maart 2024
`,
  );
});
