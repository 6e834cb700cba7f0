import { readAs } from '../testing/table.ts';
import { CALENDAR_WORLD } from '../testing/world.ts';

describe('a share of an account, of the whole that is named', () => {
  readAs(
    CALENDAR_WORLD,
    `
huur als % van huisvestingskosten 2024 → Rekening 4100 Huur bedrijfspand als percentage van huisvestingskosten, boekjaar 2024
welk deel van de huisvestingskosten is huur → Rekening 4100 Huur bedrijfspand als percentage van huisvestingskosten
aandeel lease in autokosten → Rekening 4210 Leasekosten auto's als percentage van autokosten
brandstof in procenten van de autokosten per kwartaal 2024 → Rekening 4200 Brandstof als percentage van autokosten, boekjaar 2024, per kwartaal
brandstof en lease als % van autokosten → Rekening 4200 en 4210 als percentage van autokosten, per rekening
hoeveel procent van de omzet is huur en energie 2024 → Rekening 4100 en 4110 als percentage van omzet, boekjaar 2024, per rekening
welk deel van de inkoop is uitbesteed → Rekening 7100 Uitbesteed werk als percentage van kostprijs van de omzet
aandeel spaarrekening in het geld → Rekening 1110 Spaarrekening als percentage van bank en kas
brandstof als percentage van personeelskosten → Rekening 4200 Brandstof als percentage van personeelskosten
aandeel brandstof autokosten in de omzet → Rekening 4200 Brandstof als percentage van omzet
aandeel brandstof in de kosten → Rekening 4200 Brandstof, aandeel
aandeel brandstof → Rekening 4200 Brandstof, aandeel
rente als percentage van de lening → ? Rekening 9010 Rente lening, aandeel / Rekening 9010 Rente lening als percentage van langlopende schulden
schoonmaak als percentage van de bank → ? Rekening 4120 Schoonmaakkosten, aandeel / Rekening 4120 Schoonmaakkosten als percentage van bank en kas
aandeel rente lening → Rekening 9010 Rente lening, aandeel
huisvestingskosten 2024 → Huisvestingskosten, boekjaar 2024
> huur als percentage daarvan → Rekening 4100 Huur bedrijfspand als percentage van huisvestingskosten, boekjaar 2024
> en schoonmaak als % van personeelskosten → Rekening 4120 Schoonmaakkosten als percentage van personeelskosten, boekjaar 2024
`,
  );
});
