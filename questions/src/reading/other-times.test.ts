import { fiscalYear } from '@kengetal/ledger';
import { readAs } from '../testing/table.ts';
import { BROKEN_WORLD, CALENDAR_WORLD } from '../testing/world.ts';
import type { World } from '../world.ts';

/** A first year of fifteen months, then calendar years. */
const LONG_WORLD: World = {
  ...CALENDAR_WORLD,
  years: [
    fiscalYear('2022-10-01', '2023-12-31'),
    ...[2024, 2025].map((year) => fiscalYear(`${year}-01-01`, `${year}-12-31`)),
  ],
  booked: { periode_min: 202210, periode_max: 202503 },
  told: { periode_min: 202210, periode_max: 202503 },
};

/** Fiscal years from July to June, the last of which is whole. */
const TOLD = { periode_min: 202207, periode_max: 202506 };
const WHOLE_WORLD: World = { ...BROKEN_WORLD, today: '2025-08-12', booked: TOLD, told: TOLD };

describe('the year of the calendar beside the fiscal year', () => {
  readAs(
    BROKEN_WORLD,
    `
omzet dit jaar → Omzet, boekjaar 2024/2025 | Omzet, januari t/m december 2025
omzet vorig jaar → Omzet, boekjaar 2023/2024 | Omzet, januari t/m december 2024
omzet q3 → Omzet, 3e kwartaal boekjaar 2024/2025 | Omzet, juli t/m september 2024
omzet 2024 → Omzet, boekjaar 2023/2024 | Omzet, januari t/m december 2024
omzet h1 2024 → Omzet, juli t/m december 2023 | Omzet, januari t/m juni 2024
omzet 2024 per maand → Omzet, boekjaar 2023/2024, per maand | Omzet, januari t/m december 2024, per maand
omzet 2024 tov 2023 → Omzet, boekjaar 2023/2024, t.o.v. vorig jaar | Omzet, januari t/m december 2024, t.o.v. vorig jaar
omzet t/m februari → Omzet, juli 2024 t/m februari 2025 | Omzet, januari t/m februari 2025
bank eind 2024 → Bank en kas, boekjaar 2023/2024 | Bank en kas, december 2024
deb per eind 2024 → Debiteuren, boekjaar 2023/2024 | Debiteuren, december 2024
bank eind 2024 tov eind 2023 → Bank en kas, boekjaar 2023/2024, t.o.v. vorig jaar | Bank en kas, december 2024, t.o.v. vorig jaar
uitgaven 2024 → Kosten, boekjaar 2023/2024 | Wat er van de bank ging, boekjaar 2023/2024 / Kosten, januari t/m december 2024
omzet boekjaar 2024 → Omzet, boekjaar 2023/2024 | -
omzet kalenderjaar 2024 → Omzet, januari t/m december 2024 | -
omzet 2023/2024 → Omzet, boekjaar 2023/2024 | -
omzet maart 2024 → Omzet, maart 2024 | -
bank 31-12-2024 → Bank en kas, december 2024 | -
omzet → Omzet | -
omzet per jaar → Omzet, juli 2022 t/m februari 2025, per jaar | -
vaste lasten → Vaste lasten | -
omzet 2021 → - buiten_boeken | Omzet, boekjaar 2022/2023
omzet 2022 → - buiten_boeken | Omzet, januari t/m december 2022
`,
  );
  readAs(
    LONG_WORLD,
    `
omzet 2023 → Omzet, oktober 2022 t/m december 2023 | Omzet, januari t/m december 2023
omzet 2022 → Omzet, januari t/m december 2022 | -
omzet q1 2023 → Omzet, januari t/m maart 2023 | -
omzet 2024 → Omzet, boekjaar 2024 | -
omzet lange boekjaar → Omzet, oktober 2022 t/m december 2023 | -
bank eind 2023 → Bank en kas, oktober 2022 t/m december 2023 | -
> en een jaar eerder → Bank en kas, december 2022 | -
debiteuren per eind 2023 → Debiteuren, oktober 2022 t/m december 2023 | -
omzet sinds 2021 → Omzet, oktober 2020 t/m maart 2025 | -
top 5 klanten sinds 2020 → Omzet, oktober 2019 t/m maart 2025, per relatie, top 5 | -
`,
  );
  readAs(
    WHOLE_WORLD,
    `
kosten q3 tov q2 → Kosten, 3e kwartaal boekjaar 2024/2025, t.o.v. de vorige periode | Kosten, juli t/m september 2024, t.o.v. de vorige periode
omzet laatste 4 jaar → Omzet, juli 2021 t/m juni 2025 | -
`,
  );
  readAs(
    CALENDAR_WORLD,
    `
omzet dit jaar → Omzet, boekjaar 2025 | -
omzet q3 2024 → Omzet, 3e kwartaal 2024 | -
bank eind 2024 → Bank en kas, boekjaar 2024 | -
btw q4 2024 → Btw te betalen, oktober t/m december 2024 | Btw-positie, 4e kwartaal 2024
`,
  );
});

describe('the quarter of the fiscal year beside that of a return', () => {
  readAs(
    BROKEN_WORLD,
    `
voorbelasting q3 → Btw rubriek 5b, juli t/m september 2024 | Btw-positie, 1e kwartaal boekjaar 2024/2025 / Btw rubriek 5b, januari t/m maart 2025
voorbelasting q1 2024 → Btw rubriek 5b, januari t/m maart 2024 | Btw-positie, 3e kwartaal boekjaar 2023/2024 / Btw rubriek 5b, juli t/m september 2023
btw-overzicht q3 → Btw-overzicht, juli t/m september 2024 | Btw-overzicht, januari t/m maart 2025
voorbelasting 2024 → Btw rubriek 5b, juli 2023 t/m juni 2024 | Btw-positie, boekjaar 2023/2024 / Btw rubriek 5b, januari t/m december 2024
`,
  );
});

describe('a conversation goes on from the year of the calendar', () => {
  readAs(
    BROKEN_WORLD,
    `
omzet kalenderjaar 2024 → Omzet, januari t/m december 2024 | -
> en 2023 → Omzet, januari t/m december 2023 | -
omzet kalenderjaar 2023 → Omzet, januari t/m december 2023
> tov vorig jaar → Omzet, januari t/m december 2023, t.o.v. vorig jaar | -
bank 31-12-2024 → Bank en kas, december 2024 | -
> en eind 2023 → Bank en kas, december 2023 | Bank en kas, boekjaar 2022/2023
> en eind 2022 → Bank en kas, december 2022 | Bank en kas, boekjaar 2021/2022
omzet 2024 → Omzet, boekjaar 2023/2024
> en 2023 → Omzet, boekjaar 2022/2023 | Omzet, januari t/m december 2023
> en vorig jaar → Omzet, boekjaar 2023/2024 | Omzet, januari t/m december 2024
> per maand → Omzet, boekjaar 2023/2024, per maand | -
omzet 2024 → Omzet, boekjaar 2023/2024
> en vorig jaar → Omzet, boekjaar 2022/2023 | Omzet, januari t/m december 2023
> per maand → Omzet, boekjaar 2022/2023, per maand | -
> alleen q2 → Omzet, 2e kwartaal boekjaar 2022/2023, per maand | Omzet, april t/m juni 2023, per maand
`,
  );
});

describe('where a stretch with ‘tot’ ends', () => {
  readAs(
    CALENDAR_WORLD,
    `
omzet van 2023 tot 2024 → Omzet, januari 2023 t/m december 2024 | Omzet, boekjaar 2023
omzet van maart tot juni 2024 → Omzet, maart t/m mei 2024 | Omzet, maart t/m juni 2024
omzet tot 2024 → Omzet, boekjaar 2023 | Omzet, boekjaar 2024
omzet tot en met 2024 → Omzet, boekjaar 2024 | -
omzet tot nu toe → Omzet, 1e kwartaal 2025 | -
`,
  );
});

describe('what is read with or without VAT, as costs or as money', () => {
  readAs(
    CALENDAR_WORLD,
    `
omzet excl. btw → Omzet | Gefactureerd incl. btw
omzet zonder btw 2024 → Omzet, boekjaar 2024 | Gefactureerd incl. btw, boekjaar 2024
hoeveel heb ik gefactureerd in 2024 → Omzet, boekjaar 2024 | Gefactureerd incl. btw, boekjaar 2024
omzet incl. btw → Gefactureerd incl. btw | Omzet
kosten incl. btw → Inkopen incl. btw | Kosten
kosten excl. btw → Kosten | Inkopen incl. btw
omzet → Omzet | -
uitgaven 2024 → Kosten, boekjaar 2024 | Wat er van de bank ging, boekjaar 2024
kosten 2024 → Kosten, boekjaar 2024 | -
loonkosten 2024 → Personeelskosten, boekjaar 2024 | Lonen en salarissen, boekjaar 2024
winst 2024 → Resultaat, boekjaar 2024 | Resultaat vóór belasting, boekjaar 2024
marge 2024 → Brutomarge %, boekjaar 2024 | Brutomarge, boekjaar 2024 / Nettomarge, boekjaar 2024
`,
  );
});
