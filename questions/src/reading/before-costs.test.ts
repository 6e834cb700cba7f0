import { readAs } from '../testing/table.ts';
import { CALENDAR_WORLD } from '../testing/world.ts';

describe('results before costs', () => {
  readAs(
    CALENDAR_WORLD,
    `
hoeveel winst was er in 2024 voordat de belasting eraf ging → Resultaat vóór belasting, boekjaar 2024
hoeveel verdienden we in 2024 voordat de rente eraf ging → Bedrijfsresultaat, boekjaar 2024
hoeveel winst was er in 2024 voordat Jansen Bouw betaalde → ? Betaald aan Jansen Bouw B.V., boekjaar 2024 / Resultaat, boekjaar 2024
welk deel van de omzet bleef in 2024 over voor afschrijving, rente en belasting → EBITDA %, boekjaar 2024
winst 2023 vóór afschr → Resultaat zonder afschrijvingen, boekjaar 2023
winst voor afschrijvingen en rente 2024 → EBITDA, boekjaar 2024
bedrijfsresultaat 2024, dus nog vóór rente en belasting → Bedrijfsresultaat, boekjaar 2024
winst 2024 voor belasting → Resultaat vóór belasting, boekjaar 2024
ebitda 2024 waar je de afschrijvingen eraf haalt → EBITDA min afschrijvingen, boekjaar 2024
kosten zonder afschrijvingen 2024 → Kosten zonder afschrijvingen, boekjaar 2024
bij welke omzet hadden we in 2024 quitte gespeeld → Break-even omzet, boekjaar 2024
als je bij de winst van 2024 de afschrijvingen weer optelt, op welk bedrag kom je dan → Resultaat plus afschrijvingen, boekjaar 2024
kosten bij eneco en kpn opgeteld 2024 → Kosten van Eneco Zakelijk plus kosten van KPN, boekjaar 2024
als we jansen bouw niet hadden gehad, welke omzet hadden we dan in 2024 gehad → Omzet zonder Jansen Bouw B.V., boekjaar 2024
als jansen bouw niet heeft betaald, wat staat er dan open → Openstaand van Jansen Bouw B.V.
van elke honderd euro omzet in 2024, hoeveel procent brutomarge → Brutomarge als percentage van omzet, boekjaar 2024
`,
  );
});
