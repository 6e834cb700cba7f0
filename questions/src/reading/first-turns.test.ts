import { readAs } from '../testing/table.ts';
import { CALENDAR_WORLD } from '../testing/world.ts';

describe('a first turn that leaves out what it is of asks that back', () => {
  readAs(
    CALENDAR_WORLD,
    `
top 5 → ? Omzet, per maand, top 5 / Kosten, per groep, top 5 / Resultaat, per maand, top 5
per maand → ? Omzet, per maand / Kosten, per maand / Resultaat, per maand
waarom? → ? Omzet, waarom, t.o.v. vorig jaar / Kosten, waarom, t.o.v. vorig jaar / Resultaat, waarom, t.o.v. vorig jaar
en zonder afschrijvingen? → ? Kosten zonder afschrijvingen / Resultaat zonder afschrijvingen
en vorig jaar? → ? Omzet, boekjaar 2024 / Kosten, boekjaar 2024 / Resultaat, boekjaar 2024
welke factuurnummers zijn dat → - onbekend
`,
  );
});
