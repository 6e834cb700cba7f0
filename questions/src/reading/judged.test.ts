import { readAs } from '../testing/table.ts';
import { CALENDAR_WORLD } from '../testing/world.ts';

describe('whether what was told is better', () => {
  readAs(
    CALENDAR_WORLD,
    `
omzet 2023 → Omzet, boekjaar 2023
> en 2024 → Omzet, boekjaar 2024
> gaat het beter? → Omzet, verschil, boekjaar 2024, t.o.v. vorig jaar
omzet maart 2023 → Omzet, maart 2023
> en juni 2024 → Omzet, juni 2024
> is dat meer? → Omzet, verschil, juni 2024, t.o.v. maart 2023
omzet 2023 → Omzet, boekjaar 2023
> en 2024 → Omzet, boekjaar 2024
> gaat het de goede kant op → Omzet, verschil, boekjaar 2024, t.o.v. vorig jaar
omzet 2023 en 2024 → Omzet, januari 2023 t/m december 2024, per jaar
> is dat beter → Omzet, verschil, boekjaar 2024, t.o.v. vorig jaar
omzet 2024 vs 2023 → Omzet, boekjaar 2024, t.o.v. vorig jaar
> dus beter → Omzet, verschil, boekjaar 2024, t.o.v. vorig jaar
winst laatste 3 jaar → Resultaat, januari 2023 t/m december 2025
> per jaar → Resultaat, januari 2023 t/m december 2025, per jaar
> gaat het beter → Resultaat, verschil, januari 2024 t/m december 2025, t.o.v. vorig jaar, per jaar
gaat het beter → Resultaat
`,
  );
});

describe('a report over several periods', () => {
  readAs(
    CALENDAR_WORLD,
    `
winst en verlies 2023 en 2024 → Winst-en-verliesrekening, januari 2023 t/m december 2024, per jaar
> en de balans → De balans, januari 2023 t/m december 2024, per jaar
> alleen 2024 → De balans, boekjaar 2024
w&v van de laatste 3 jaar naast elkaar → Winst-en-verliesrekening, januari 2023 t/m december 2025, per jaar
balans eind 2022, 2023 en 2024 → De balans, januari 2022 t/m december 2024, per jaar
balans per 31 december 2023 en 2024 → De balans, boekjaar 2024, t.o.v. vorig jaar
w&v per kwartaal 2024 → Winst-en-verliesrekening, boekjaar 2024, per kwartaal
w&v 2023 en 2024 samen → Winst-en-verliesrekening, januari 2023 t/m december 2024
w&v 2024 vs 2023 → Winst-en-verliesrekening, boekjaar 2024, t.o.v. vorig jaar
`,
  );
});

describe('periods that were each asked beside each other', () => {
  readAs(
    CALENDAR_WORLD,
    `
w&v 2023 → Winst-en-verliesrekening, boekjaar 2023
> en 2024 → Winst-en-verliesrekening, boekjaar 2024
omzet maart 2024 → Omzet, maart 2024
> en mei → Omzet, mei 2024
omzet 2023 en 2024 → Omzet, januari 2023 t/m december 2024, per jaar
> gemiddeld → Omzet, gemiddeld, januari 2023 t/m december 2024, per jaar
omzet 2023 en 2024 → Omzet, januari 2023 t/m december 2024, per jaar
> gemiddeld per maand → Omzet, gemiddeld per maand, januari 2023 t/m december 2024
winst 2024 → Resultaat, boekjaar 2024
> ga ik vooruit → Resultaat, verschil, boekjaar 2024, t.o.v. vorig jaar
winst 2024 → Resultaat, boekjaar 2024
> en het jaar daarvoor → Resultaat, boekjaar 2023
> welke kosten zijn daar schuldig aan → Resultaat, waarom, boekjaar 2024, t.o.v. vorig jaar
winst 2023 → Resultaat, boekjaar 2023
> gemiddeld per maand → Resultaat, gemiddeld per maand, boekjaar 2023
> vs dit jaar → Resultaat, gemiddeld per maand, boekjaar 2023, t.o.v. boekjaar 2025
omzet 2024 min 2023 → Omzet, boekjaar 2024, t.o.v. vorig jaar
> en 2023 min 2022 → Omzet, boekjaar 2023, t.o.v. vorig jaar
omzet eerste helft 2024 tov eerste helft 2023 → Omzet, januari t/m juni 2024, t.o.v. vorig jaar
> tweede helft → Omzet, juli t/m december 2024, t.o.v. vorig jaar
hoeveel staat er op de bank → Bank en kas
> en eind vorig jaar → Bank en kas, boekjaar 2024
> hoeveel is dat minder of meer → Bank en kas, verschil, 1e kwartaal 2025, t.o.v. boekjaar 2024
`,
  );
});
