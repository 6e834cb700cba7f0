import { readAs } from '../testing/table.ts';
import { CALENDAR_WORLD } from '../testing/world.ts';

describe('how far an amount goes', () => {
  readAs(
    CALENDAR_WORLD,
    `
boekingen tot 100 euro → Boekingen, onder € 100
boekingen t/m 100 euro → Boekingen, hooguit € 100
boekingen tot en met 100 euro → Boekingen, hooguit € 100
boekingen max 100 euro → Boekingen, hooguit € 100
boekingen van 50 tot 100 euro → Boekingen, vanaf € 50, onder € 100
boekingen van 50 euro tot en met 100 euro → Boekingen, vanaf € 50, hooguit € 100
boekingen vanaf 50 tot 100 euro → Boekingen, vanaf € 50, onder € 100
boekingen tussen de 50 en 100 euro → Boekingen, vanaf € 50, hooguit € 100
boekingen van 100 euro → Boekingen, vanaf € 100, hooguit € 100
maanden met omzet tot 10000 euro → Omzet, per maand, onder € 10.000
openstaande facturen tot 5000 euro → Openstaande facturen, per factuur, onder € 5.000
`,
  );
});
