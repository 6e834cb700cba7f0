import { readAs } from '../testing/table.ts';
import { CALENDAR_WORLD } from '../testing/world.ts';

describe('the first and last of a series', () => {
  readAs(
    CALENDAR_WORLD,
    `
omzet per kwartaal 2024 → Omzet, boekjaar 2024, per kwartaal
> het verschil tussen de laatste twee → Omzet, verschil, 4e kwartaal 2024, t.o.v. 3e kwartaal 2024
omzet per kwartaal 2024 → Omzet, boekjaar 2024, per kwartaal
> hoeveel scheelden de eerste twee → Omzet, verschil, 2e kwartaal 2024, t.o.v. 1e kwartaal 2024
omzet per maand 2024 → Omzet, boekjaar 2024, per maand
> verschil tussen de eerste en de laatste maand → Omzet, verschil, december 2024, t.o.v. januari 2024
omzet per maand 2024 → Omzet, boekjaar 2024, per maand
> de eerste en de laatste vergelijken → Omzet, verschil, december 2024, t.o.v. januari 2024
omzet per jaar → Omzet, januari 2023 t/m maart 2025, per jaar
> verschil tussen de eerste twee jaren → Omzet, verschil, boekjaar 2024, t.o.v. vorig jaar
omzet per maand dit jaar → Omzet, boekjaar 2025, per maand
> verschil tussen de laatste 2 → Omzet, verschil, maart 2025, t.o.v. februari 2025
kosten 2024 per maand → Kosten, boekjaar 2024, per maand
> de laatste drie bij elkaar → Kosten, 4e kwartaal 2024
omzet 2024 → Omzet, boekjaar 2024
> het verschil tussen de laatste twee maanden → Omzet, verschil, december 2024, t.o.v. november 2024
`,
  );
});

describe('the first and last of the turns', () => {
  readAs(
    CALENDAR_WORLD,
    `
kosten jan 2024 → Kosten, januari 2024
> feb → Kosten, februari 2024
> maart → Kosten, maart 2024
> het verschil tussen de laatste twee → Kosten, verschil, maart 2024, t.o.v. februari 2024
kosten jan 2024 → Kosten, januari 2024
> feb → Kosten, februari 2024
> maart → Kosten, maart 2024
> het verschil tussen de eerste en de laatste → Kosten, verschil, maart 2024, t.o.v. januari 2024
omzet 2024 → Omzet, boekjaar 2024
> kosten → Kosten, boekjaar 2024
> resultaat → Resultaat, boekjaar 2024
> het verschil tussen de eerste twee → Omzet min kosten, boekjaar 2024
omzet 2024 → Omzet, boekjaar 2024
> het verschil tussen de laatste twee → ? Omzet, verschil, boekjaar 2024, t.o.v. vorig jaar
omzet 2024 → Omzet, boekjaar 2024
> het verschil tussen die twee → ? Omzet, verschil, boekjaar 2024, t.o.v. vorig jaar
omzet 2024 → Omzet, boekjaar 2024
> de laatste twee maanden → Omzet, februari t/m maart 2025
`,
  );
});
