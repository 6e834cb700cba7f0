import { readAs } from '../testing/table.ts';
import { CALENDAR_WORLD } from '../testing/world.ts';

describe('the month before another', () => {
  readAs(
    CALENDAR_WORLD,
    `
is de huur in juli 2024 omhoog gegaan tegenover juni → Rekening 4100 Huur bedrijfspand, verschil, juli 2024, t.o.v. de vorige periode
omzet juli 2024 tov augustus 2023 → Omzet, juli 2024, t.o.v. augustus 2023
omzet feb 2024 tegenover maart → Omzet, februari 2024, t.o.v. maart 2024
omzet januari 2024 tegenover december → Omzet, januari 2024, t.o.v. de vorige periode
omzet februari tov januari → Omzet, februari 2025, t.o.v. de vorige periode
omzet december 2024 tov december → Omzet, december 2024, t.o.v. vorig jaar
omzet 2024 minus 2023 → Omzet, boekjaar 2024, t.o.v. vorig jaar
omzet 2024 min kosten 2024 → Omzet min kosten, boekjaar 2024
kosten van q1 2025 tegenover q1 2024 en q1 2023 → ? 
winst 2024 en daarnaast die van 2023, zo komt het in de IB-aangifte → Resultaat, boekjaar 2024, t.o.v. vorig jaar
wat is de btw-aangifte van q1 → Btw te betalen, januari t/m maart 2025
is de winst in 2024 verdubbeld → Resultaat, verschil, boekjaar 2024, t.o.v. vorig jaar
`,
  );
});
