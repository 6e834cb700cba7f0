import { readAs } from '../testing/table.ts';
import { BROKEN_WORLD, CALENDAR_WORLD } from '../testing/world.ts';

describe('the balance that the books open with', () => {
  readAs(
    CALENDAR_WORLD,
    `
bank 1 januari 2023 → Bank en kas, boekjaar 2022
bank begin 2023 → Bank en kas, boekjaar 2022
beginbalans 2023 → De balans, boekjaar 2022
beginsaldo rekening 1100 2023 → Rekening 1100 Rabobank zakelijk, boekjaar 2022
bank november 2022 → - buiten_boeken
omzet december 2022 → - buiten_boeken
openstaande facturen eind 2022 → - buiten_boeken
`,
  );
  readAs(BROKEN_WORLD, 'bank 1 juli 2022 → Bank en kas, boekjaar 2021/2022');
});

describe('what is held against months that the books do not hold', () => {
  readAs(
    CALENDAR_WORLD,
    `
omzet 2024 tov 2019 → Omzet, boekjaar 2024, t.o.v. boekjaar 2019 | Omzet, boekjaar 2024, t.o.v. vorig jaar
omzet 2023 tov 2022 → Omzet, boekjaar 2023, t.o.v. vorig jaar | Omzet, boekjaar 2023
omzet q1 2023 tov vorig kwartaal → Omzet, 1e kwartaal 2023, t.o.v. de vorige periode | Omzet, 1e kwartaal 2023
waarom is de omzet in 2023 hoger dan in 2022 → Omzet, waarom, boekjaar 2023, t.o.v. vorig jaar | Omzet, boekjaar 2023
omzet per maand 2023 tov 2022 → Omzet, boekjaar 2023, t.o.v. vorig jaar, per maand | Omzet, boekjaar 2023, per maand
bank eind 2023 tov eind 2022 → Bank en kas, boekjaar 2023, t.o.v. vorig jaar | -
omzet 2024 tov 2023 → Omzet, boekjaar 2024, t.o.v. vorig jaar | -
`,
  );
});
