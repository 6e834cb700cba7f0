import { readAs } from '../testing/table.ts';
import { CALENDAR_WORLD } from '../testing/world.ts';

describe('a turn whose reading does what no word of it says', () => {
  readAs(
    CALENDAR_WORLD,
    `
kosten 2024 tov 2023 → Kosten, boekjaar 2024, t.o.v. vorig jaar
> hoeveel hielden we dan over → Resultaat, boekjaar 2024, t.o.v. vorig jaar
kosten 2024 tov 2023 → Kosten, boekjaar 2024, t.o.v. vorig jaar
> hoeveel hielden we over → ? Resultaat, boekjaar 2024, t.o.v. vorig jaar / Resultaat, boekjaar 2024
kosten 2024 tov 2023 → Kosten, boekjaar 2024, t.o.v. vorig jaar
> de boekingen → Kosten, boekingen, boekjaar 2024
kosten 2024 tov 2023 → Kosten, boekjaar 2024, t.o.v. vorig jaar
> de winst in 2023 → Resultaat, boekjaar 2023
omzet 2024 tov 2023 per kwartaal → Omzet, boekjaar 2024, t.o.v. vorig jaar, per kwartaal
> in welk kwartaal was de groei het grootst → ? Omzet, boekjaar 2024, t.o.v. vorig jaar, per kwartaal, top 1 / Omzet, boekjaar 2024, per kwartaal, top 1
omzet per kostenplaats 2024 → Omzet, boekjaar 2024, per kostenplaats
> welke heeft het beste resultaat → ? Resultaat, boekjaar 2024, per kostenplaats, top 1 / Resultaat, boekjaar 2024, per maand, top 1
omzet per kostenplaats 2024 → Omzet, boekjaar 2024, per kostenplaats
> welke maand was het hoogst → Omzet, boekjaar 2024, per maand, top 1
btw q4 2024 → Btw te betalen, oktober t/m december 2024
> welke rubriek is het hoogst → ? Kosten, 4e kwartaal 2024, per groep, top 1
btw q4 2024 → Btw te betalen, oktober t/m december 2024
> en de kosten → Kosten, 4e kwartaal 2024
btw q4 2024 → Btw te betalen, oktober t/m december 2024
> omzetbelasting laag tarief → Btw rubriek 1b, oktober t/m december 2024
boekingen kantoorkosten december 2024 boven 100 euro → Kantoorkosten, boekingen, boven € 100, december 2024
> van welke leverancier is de hoogste → ? Kosten, december 2024, per relatie, top 1
omzet 2024 → Omzet, boekjaar 2024
> bij welke leverancier → ? Kosten, boekjaar 2024, per relatie, hoogste
hoeveel verkochten we aan kpn in 2024 → Omzet van KPN, boekjaar 2024
> wie was dat jaar de grootste klant → Omzet, boekjaar 2024, per relatie, top 1
solvabiliteit eind 2024 → Solvabiliteit, boekjaar 2024
> solvabiliteit eind 2024 → Solvabiliteit, boekjaar 2024
`,
  );

  // One row that is the whole says nothing.
  readAs(
    CALENDAR_WORLD,
    `
autokosten 2024 → Autokosten, boekjaar 2024
> waar zit dat in → Autokosten, boekjaar 2024, per rekening
autokosten 2024 → Autokosten, boekjaar 2024
> waaraan → Autokosten, boekjaar 2024, per rekening
kosten 2024 → Kosten, boekjaar 2024
> wat zit daar allemaal in → Kosten, boekjaar 2024, per rekening
personeelskosten 2024 per groep → Personeelskosten, boekjaar 2024, per groep
`,
  );
});
