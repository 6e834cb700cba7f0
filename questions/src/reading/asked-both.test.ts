import { readAs } from '../testing/table.ts';
import { CALENDAR_WORLD } from '../testing/world.ts';

describe('two things that are asked beside each other', () => {
  readAs(
    CALENDAR_WORLD,
    `
omzet en inkoop → Omzet en kostprijs van de omzet
omzet en bank → Omzet en bank en kas
winst en schulden 2024 → Resultaat en vreemd vermogen, boekjaar 2024
omzet, kosten en inkoop 2024 → Omzet en kosten en kostprijs van de omzet, boekjaar 2024
rente en kosten → ? Rekening 9010 Rente lening / Kosten
openstaande facturen en winst → ? Openstaande facturen / Resultaat
omzet en vaste lasten → ? Omzet / Vaste lasten
huur en vaste lasten → ? Rekening 4100 Huur bedrijfspand / Vaste lasten
brandstof en bank → ? Rekening 4200 Brandstof / Bank en kas
lonen en huur 2024 → ? Lonen en salarissen, boekjaar 2024 / Rekening 4100 Huur bedrijfspand, boekjaar 2024
omzet en huur → ? Omzet / Rekening 4100 Huur bedrijfspand
huur en lonen → ? Rekening 4100 Huur bedrijfspand / Lonen en salarissen
huur, brandstof en winst 2024 → ? Rekening 4100 Huur bedrijfspand, boekjaar 2024 / Rekening 4200 Brandstof, boekjaar 2024 / Resultaat, boekjaar 2024
telefoon en internet → Rekening 4310 Telefoon en internet
`,
  );
});
