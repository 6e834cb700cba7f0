import { readAs } from '../testing/table.ts';
import { CALENDAR_WORLD } from '../testing/world.ts';

describe('what has no VAT, or none of its own', () => {
  readAs(
    CALENDAR_WORLD,
    `
winst incl btw → ? Resultaat
brandstof incl btw 2024 → ? Rekening 4200 Brandstof, boekjaar 2024
personeelskosten incl. btw → ? Personeelskosten
omzet incl. btw → Gefactureerd incl. btw
winst → Resultaat
> incl. btw → ? Resultaat
kosten 2024 → Kosten, boekjaar 2024
> incl. btw → Inkopen incl. btw, boekjaar 2024
omzet 2024 → Omzet, boekjaar 2024
> incl. btw → Gefactureerd incl. btw, boekjaar 2024
`,
  );
});
