import { readAs } from '../testing/table.ts';
import { CALENDAR_WORLD } from '../testing/world.ts';

describe('how its people call a company', () => {
  readAs(
    { ...CALENDAR_WORLD, name: 'Installatiebedrijf De Brug B.V.' },
    `
wat hield de brug in 2024 onder de streep over → Resultaat, boekjaar 2024
omzet van installatiebedrijf de brug 2024 → Omzet, boekjaar 2024
omzet van brug 2024 → ? Omzet, boekjaar 2024 / Omzet, met omschrijving ‘brug’, boekjaar 2024
`,
  );
  readAs(
    { ...CALENDAR_WORLD, name: 'Adviesbureau Kastanje' },
    `
wie was in 2023 de grootste klant van kastanje → Omzet, boekjaar 2023, per relatie, top 1
`,
  );
});

describe('a word that is more than the name of the company', () => {
  readAs(
    { ...CALENDAR_WORLD, name: 'Klimaattechniek Oost B.V.' },
    `
omzet in oost 2024 → ? Omzet, boekjaar 2024 / Omzet, met omschrijving ‘oost’, boekjaar 2024
`,
  );
  readAs(
    { ...CALENDAR_WORLD, name: 'Onderhoudsgroep Verhoeven' },
    `
omzet van verhoeven 2024 → Omzet van Bakkerij Verhoeven B.V., boekjaar 2024
`,
  );
});
