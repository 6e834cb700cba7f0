import { readAs } from '../testing/table.ts';
import { CALENDAR_WORLD } from '../testing/world.ts';

describe('a question of which something is left out', () => {
  readAs(
    CALENDAR_WORLD,
    `
omzet 2024 per dag → ? Omzet, boekjaar 2024
hoeveel winst hield ik over per verdiende euro → ? Resultaat / Resultaat vóór belasting
hoeveel omzet kwam er in het weekend binnen → ? Omzet
welke klanten hebben in 2024 niets gekocht → ? Omzet, boekjaar 2024, per relatie, hoogste
hoogste en laagste maand omzet 2024 → ? Omzet, boekjaar 2024, per maand, top 1
wanneer heeft bakkerij verhoeven betaald → ? Betaald aan Bakkerij Verhoeven B.V.
hoe snel betaalt bakkerij verhoeven → ? Omzet van Bakkerij Verhoeven B.V.
welke vaste lasten zijn gestegen → ? Vaste lasten
abonnementen in 2024 → ? Vaste lasten
op welke rekening staat de huur → Hoe heet rekening 4100
netto schuld 2024 → ? Vreemd vermogen, boekjaar 2024
huur en brandstof opgeteld 2024 vs 2023 → ? Rekening 4100 Huur bedrijfspand plus rekening 4200 Brandstof, boekjaar 2024
eind 2023, maart 2024 en nu het banksaldo → ? 
gemiddelde omzet 2024 exclusief december 2024 → ? 
winst per klant 2024 → ? Omzet, boekjaar 2024, per relatie / Kosten, boekjaar 2024, per relatie
`,
  );
});

describe('words that a reading accounts for', () => {
  readAs(
    CALENDAR_WORLD,
    `
wat kostte de bestelbus aan onderhoud in 2024, rekening 4220 → Rekening 4220 Onderhoud auto's, boekjaar 2024
wat betalen we de verhuurder per maand aan huur → Vaste lasten van rekening 4100 Huur bedrijfspand, bedrag per maand
hebben we dit jaar meer omzet dan vorig jaar, en hoeveel dan wel niet → Omzet, verschil, boekjaar 2025, t.o.v. vorig jaar
`,
  );
});
