import { readAs } from '../testing/table.ts';
import { BROKEN_WORLD, CALENDAR_WORLD } from '../testing/world.ts';

describe('a year of the calendar beside fiscal years', () => {
  readAs(
    BROKEN_WORLD,
    `
omzet 2024 → Omzet, boekjaar 2023/2024
> ik bedoel kalenderjaar → Omzet, januari t/m december 2024
> ik bedoel het boekjaar → Omzet, boekjaar 2023/2024
omzet 2024 → Omzet, boekjaar 2023/2024
> nee kalenderjaar 2024 → Omzet, januari t/m december 2024
> en 2023 → Omzet, januari t/m december 2023
> verschil → Omzet, verschil, januari t/m december 2024, t.o.v. vorig jaar
omzet 2024 → Omzet, boekjaar 2023/2024
> het kalenderjaar ervoor → Omzet, januari t/m december 2023
omzet kalenderjaar 2024 → Omzet, januari t/m december 2024
> eerste helft → Omzet, januari t/m juni 2024
omzet kalenderjaar 2024 → Omzet, januari t/m december 2024
> vergeleken met 2023 → Omzet, januari t/m december 2024, t.o.v. vorig jaar
omzet kalenderjaar 2024 → Omzet, januari t/m december 2024
> en boekjaar 2023 → Omzet, boekjaar 2022/2023
omzet kalenderjaar 2024 → Omzet, januari t/m december 2024
> nee het gebroken boekjaar → Omzet, boekjaar 2023/2024
omzet maart 2024 → Omzet, maart 2024
> het hele kalenderjaar → Omzet, januari t/m december 2024
omzet 2024 → Omzet, boekjaar 2023/2024
> en dan per kalenderjaar → ? Omzet, januari t/m december 2023 / Omzet, januari t/m december 2024
`,
  );
});

describe('years and quarters by their number', () => {
  readAs(
    CALENDAR_WORLD,
    `
omzet per kalenderjaar → Omzet, januari 2023 t/m maart 2025, per jaar
gemiddelde omzet per maand in het eerste boekjaar → Omzet, gemiddeld per maand, boekjaar 2023
> en in het tweede boekjaar → Omzet, gemiddeld per maand, boekjaar 2024
winst kwartaal 3 → Resultaat, 3e kwartaal 2024
omzet kwartaal 2 2024 → Omzet, 2e kwartaal 2024
`,
  );
});

describe('typing errors in words of time', () => {
  readAs(
    CALENDAR_WORLD,
    `
omzet laaste kwartaal → Omzet, 1e kwartaal 2025
omzet kwartl 2 2024 → Omzet, 2e kwartaal 2024
omzet per kwartal 2024 → Omzet, boekjaar 2024, per kwartaal
omzet laaste 12 maandn → Omzet, april 2024 t/m maart 2025
omzet vorig jar → Omzet, boekjaar 2024
omzet twede kwartaal 2024 → Omzet, 2e kwartaal 2024
kosten per man → ? Kosten
`,
  );
});
