import { readAs } from '../testing/table.ts';
import { BROKEN_WORLD, CALENDAR_WORLD } from '../testing/world.ts';

describe('somebody who is called as a month is', () => {
  readAs(
    CALENDAR_WORLD,
    `
loon van Jan → ? Lonen en salarissen / Lonen en salarissen, met omschrijving ‘jan’
wat kost Jan ons in 2024 → ? Kosten, boekjaar 2024 / Kosten, met omschrijving ‘jan’, boekjaar 2024
hoeveel heeft Jan verdiend → ? Resultaat / Resultaat, met omschrijving ‘jan’
wat is het loon van Jan. → ? Lonen en salarissen / Lonen en salarissen, met omschrijving ‘jan’
omzet van Jan. en Feb. 2024 → Omzet, januari t/m februari 2024, per maand
wat verdient Jan → - onbekend
omzet Jan Verhoeven → ? Omzet van Bakkerij Verhoeven B.V.
loon van jan → Lonen en salarissen, januari 2025
omzet van Jan 2024 → Omzet, januari 2024
omzet van Jan t/m Mrt → Omzet, 1e kwartaal 2025
omzet Jan Feb Mrt → Omzet, 1e kwartaal 2025, per maand
kosten in Jan → Kosten, januari 2025
`,
  );
});

describe('what has yet to come', () => {
  readAs(
    CALENDAR_WORLD,
    `
als we zo doorgaan, hoeveel winst → - toekomst | Resultaat, 1e kwartaal 2025
als het zo blijft gaan hoeveel omzet → - toekomst | Omzet, 1e kwartaal 2025
hoeveel winst als we in dit tempo doorgaan → - toekomst
winst als je de huur weglaat → Resultaat zonder rekening 4100 Huur bedrijfspand
krijg ik btw terug in q4 → - toekomst | Btw te betalen, oktober t/m december 2024
hoeveel btw moet ik betalen in december → - toekomst | Btw te betalen, december 2024
krijg ik btw terug in q1 → Btw te betalen, januari t/m maart 2025
kreeg ik btw terug in q4 → Btw te betalen, oktober t/m december 2024
wat wordt de omzet volgend jaar → - toekomst | Omzet, boekjaar 2025
wat is de verwachte winst → - toekomst | Resultaat, 1e kwartaal 2025
`,
  );
  // The fourth quarter of a year that began in July has been.
  readAs(BROKEN_WORLD, 'krijg ik btw terug in q4 → Btw te betalen, oktober t/m december 2024');
});

describe('how many people and things there are', () => {
  readAs(
    CALENDAR_WORLD,
    `
hoeveel personeel heb ik → ? Personeelskosten
aantal medewerkers 2024 → ? Personeelskosten, boekjaar 2024
hoeveel auto's hebben we → ? Autokosten
hoeveel bussen rijden er → ? Autokosten
hoeveel kosten de auto's → Autokosten
hoeveel kost het personeel → Personeelskosten
aantal klanten → Omzet, aantal, per relatie
`,
  );
});

describe('what may be paid by the business', () => {
  readAs(
    CALENDAR_WORLD,
    `
mag ik auto van de zaak → - advies
mag lunch op kosten → - advies
kan ik een laptop op de zaak kopen → - advies
mag ik de kosten van de zaak zien → Kosten
mag ik de omzet van maart → Omzet, maart 2025
`,
  );
});

describe('a result after tax where none is booked', () => {
  const accounts = CALENDAR_WORLD.accounts.filter(({ groep }) => groep !== 'belastingen');
  readAs(
    { ...CALENDAR_WORLD, accounts },
    `
winst na belasting 2024 → ? Resultaat, boekjaar 2024
wat hou ik netto over na belasting → ? Resultaat
winst voor belasting 2024 → Resultaat vóór belasting, boekjaar 2024
`,
  );
});
