import { readAs } from '../testing/table.ts';
import { CALENDAR_WORLD } from '../testing/world.ts';

describe('an amount', () => {
  readAs(
    CALENDAR_WORLD,
    `
boekingen tussen 1000 en 2000 euro in maart 2025 → Boekingen, vanaf € 1.000, hooguit € 2.000, maart 2025
boekingen tussen 1000 en 2000 in maart 2025 → Boekingen, vanaf € 1.000, hooguit € 2.000, maart 2025
boekingen tussen 2000 en 2050 euro → Boekingen, vanaf € 2.000, hooguit € 2.050
omzet tussen 2023 en 2024 → Omzet, januari 2023 t/m december 2024
boekingen van precies 39100 → Boekingen, vanaf € 39.100, hooguit € 39.100
boekingen boven 12k → Boekingen, boven € 12.000
boekingen vanaf 12k → Boekingen, vanaf € 12.000
boekingen onder 50 euro → Boekingen, onder € 50
boekingen van hooguit 50 euro → Boekingen, hooguit € 50
`,
  );
});

describe('what is asked besides a subject', () => {
  readAs(
    CALENDAR_WORLD,
    `
openstaande facturen op 15 maart 2025 → Openstaande facturen, op 15 maart 2025
openstaande facturen op 15-03-2025 → Openstaande facturen, op 15 maart 2025
openstaande facturen tov vorig jaar → Openstaande facturen, t.o.v. vorig jaar
balans per kostenplaats → De balans, per kostenplaats
winst en verlies per klant → Winst-en-verliesrekening, per relatie
vaste lasten per kostenplaats → Vaste lasten, per kostenplaats
omzet → Omzet
> tov begroting → Omzet, t.o.v. de begroting
omzet 2024 per maand → Omzet, boekjaar 2024, per maand
> naast de begroting → Omzet, boekjaar 2024, t.o.v. de begroting, per maand
`,
  );
});
