import { readAs } from '../testing/table.ts';
import { BROKEN_WORLD, CALENDAR_WORLD } from '../testing/world.ts';

describe('a year of the calendar beside fiscal years', () => {
  readAs(
    BROKEN_WORLD,
    `
omzet 2023/2024 q2 → Omzet, 2e kwartaal boekjaar 2023/2024
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
omzet kalenderjaar 2023 → Omzet, januari t/m december 2023
> en 2024 → Omzet, januari t/m december 2024
omzet maart 2024 → Omzet, maart 2024
> het hele kalenderjaar → Omzet, januari t/m december 2024
omzet 2024 → Omzet, boekjaar 2023/2024
> en dan per kalenderjaar → ? Omzet, januari t/m december 2023 / Omzet, januari t/m december 2024
`,
  );
});

describe('months behind a part of a year', () => {
  readAs(
    BROKEN_WORLD,
    `
omzet t/m december → Omzet, juli t/m december 2024
> en t/m februari → Omzet, juli 2024 t/m februari 2025
kosten juli 2023 t/m november 2023 → Kosten, juli t/m november 2023
> en t/m april → Kosten, juli 2023 t/m april 2024
> en februari → Kosten, februari 2024
omzet januari t/m juni 2024 → Omzet, januari t/m juni 2024
> en februari → Omzet, februari 2024
omzet t/m november 2023 → Omzet, juli t/m november 2023
> dan t/m maart → Omzet, juli 2023 t/m maart 2024
`,
  );
});

describe('years and quarters by their number', () => {
  readAs(
    CALENDAR_WORLD,
    `
omzet per kalenderjaar → Omzet, januari 2023 t/m maart 2025, per jaar
top 5 leveranciers 2024 → Kosten, boekjaar 2024, per relatie, top 5
> en in het lange eerste boekjaar → Kosten, boekjaar 2023, per relatie, top 5
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
kosten per man → ? Personeelskosten
`,
  );
});

describe('months that go on from others', () => {
  readAs(
    BROKEN_WORLD,
    `
omzet jan t/m jun 2024 → Omzet, januari t/m juni 2024
> en jul t/m dec → Omzet, juli t/m december 2024
kosten mei 2024 → Kosten, mei 2024
> mei t/m aug → Kosten, mei t/m augustus 2024
omzet 2024 → Omzet, boekjaar 2023/2024
> okt t/m dec → Omzet, 2e kwartaal boekjaar 2023/2024
> en jan t/m mrt → Omzet, 3e kwartaal boekjaar 2023/2024
> samen → Omzet, oktober 2023 t/m maart 2024
omzet jan t/m jun 2024 → Omzet, januari t/m juni 2024
> en van 2023 → Omzet, januari t/m juni 2023
`,
  );
  readAs(
    CALENDAR_WORLD,
    `
omzet 2023 → Omzet, boekjaar 2023
> tot en met maart → Omzet, 1e kwartaal 2023
> en in 2024 ook tot en met maart → Omzet, 1e kwartaal 2024
omzet 2024 → Omzet, boekjaar 2024
> eerste 9 maanden → Omzet, januari t/m september 2024
omzet laatste 3 maanden → Omzet, 1e kwartaal 2025
> en laatste 6 → Omzet, oktober 2024 t/m maart 2025
omzet maart 2024 → Omzet, maart 2024
> hele kwartaal → Omzet, 1e kwartaal 2024
bank eind 2024 → Bank en kas, boekjaar 2024
> en eind maart → Bank en kas, maart 2025
> en nu → Bank en kas, maart 2025
> verschil → Bank en kas, verschil, maart 2025, t.o.v. boekjaar 2024
omzet 2023 → Omzet, boekjaar 2023
> en 2024 → Omzet, boekjaar 2024
`,
  );
});

describe('quarters of VAT in a fiscal year that runs over two', () => {
  // Boekjaar 2023/2024 is July 2023 up to June 2024: its October is of 2023, its March of 2024.
  readAs(
    BROKEN_WORLD,
    `
btw vierde kwartaal 23/24 → Btw te betalen, oktober t/m december 2023 | Btw-positie, 2e kwartaal boekjaar 2023/2024 / Btw te betalen, april t/m juni 2024
voorbelasting q3 boekjaar 2023/2024 → Btw rubriek 5b, juli t/m september 2023 | Btw-positie, 1e kwartaal boekjaar 2023/2024 / Btw rubriek 5b, januari t/m maart 2024
btw eerste kwartaal 23/24 → Btw te betalen, januari t/m maart 2024 | Btw-positie, 3e kwartaal boekjaar 2023/2024 / Btw te betalen, juli t/m september 2023
btw q4 vorig boekjaar → Btw te betalen, oktober t/m december 2023
btw q3 dit jaar → Btw te betalen, juli t/m september 2024
btw q4 boekjaar 2024 → Btw te betalen, oktober t/m december 2023
omzet oktober boekjaar 2024 → Omzet, oktober 2023
omzet oktober 2024 → Omzet, oktober 2024
btw q4 2024 → Btw te betalen, oktober t/m december 2024
btw q3 2023 → Btw te betalen, juli t/m september 2023
> en q4 → Btw te betalen, oktober t/m december 2023
`,
  );
});
