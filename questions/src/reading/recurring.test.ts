import { readAs } from '../testing/table.ts';
import { CALENDAR_WORLD } from '../testing/world.ts';

describe('what comes back', () => {
  readAs(
    CALENDAR_WORLD,
    `
wat kost de lease per maand → Vaste lasten van rekening 4210 Leasekosten auto's, bedrag per maand
hoe vaak betalen we eneco → Vaste lasten, hoe vaak, van Eneco Zakelijk
met welke regelmaat komt de rekening van eneco → Vaste lasten, hoe vaak, van Eneco Zakelijk
hoe vaak komt de rekening van de accountant → Vaste lasten van rekening 4600 Accountantskosten, hoe vaak
verzekeringen hoe vaak → Vaste lasten van rekening 4500 Bedrijfsverzekeringen, hoe vaak
hoeveel betalen we elke maand aan eneco → Vaste lasten, bedrag per maand, van Eneco Zakelijk
wat kost eneco per jaar → Vaste lasten, bedrag per jaar, van Eneco Zakelijk
wanneer verwacht je de volgende rekening van eneco → Vaste lasten, wanneer de volgende, van Eneco Zakelijk
hoeveel huur is het nu per maand → Vaste lasten van rekening 4100 Huur bedrijfspand, bedrag per maand
wat was de huur per maand → Rekening 4100 Huur bedrijfspand, per maand
huur per maand 2024 → Rekening 4100 Huur bedrijfspand, boekjaar 2024, per maand
kosten per maand → Kosten, per maand
vaste lasten per maand → Vaste lasten
lonen per maand → Lonen en salarissen, per maand
brandstof per maand → Rekening 4200 Brandstof, per maand
wat is het banksaldo per maand → Bank en kas, per maand
spaarrekening per maand → Rekening 1110 Spaarrekening, per maand
sinds wanneer is de verzekering duurder → Vaste lasten van rekening 4500 Bedrijfsverzekeringen, sinds wanneer het huidige bedrag
wanneer ging het banksaldo omlaag → ? Bank en kas, verschil, t.o.v. de vorige periode
sinds wanneer zijn de debiteuren hoger → ? Debiteuren
wanneer zijn de autokosten gestegen → ? Autokosten, verschil, t.o.v. de vorige periode
in welke maand is de omzet van Jansen Bouw gedaald → Omzet van Jansen Bouw B.V., verschil, t.o.v. de vorige periode
hoe vaak hebben we bij bouwmaat gekocht → Kosten van Bouwmaat Utrecht, aantal
`,
  );
});
