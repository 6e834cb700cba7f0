import { readAs } from '../testing/table.ts';
import { CALENDAR_WORLD } from '../testing/world.ts';

describe('words that say what no reading tells of the amount beside them', () => {
  readAs(
    CALENDAR_WORLD,
    `
hoeveel huur hebben we in 2024 verrekend → ? Rekening 4100 Huur bedrijfspand, boekjaar 2024
hoeveel huur hebben we in 2024 teruggekregen → ? Rekening 4100 Huur bedrijfspand, boekjaar 2024
hoeveel huur hebben we in 2024 uitgesteld → ? Rekening 4100 Huur bedrijfspand, boekjaar 2024
hoeveel huur hebben we in 2024 gestort → ? Rekening 4100 Huur bedrijfspand, boekjaar 2024
hoeveel winst zijn we in 2024 misgelopen → ? Resultaat, boekjaar 2024 / Resultaat vóór belasting, boekjaar 2024
hoeveel omzet is er in 2024 doorberekend → ? Omzet, boekjaar 2024
hoeveel kosten hebben we in 2024 verlengd → ? Kosten, boekjaar 2024
hoe verdelen we de winst van 2024 → ? Resultaat, boekjaar 2024 / Resultaat vóór belasting, boekjaar 2024
is de omzet van 2024 tegengevallen → ? Omzet, boekjaar 2024
wat was de omzet vroeger → ? Omzet
komt jansen bouw vaak → ? Omzet van Jansen Bouw B.V.
wat verdienden we aan kpn → ? Kosten van KPN
hoeveel vrijwillige kosten hadden we in 2024 → ? Kosten, boekjaar 2024
hoeveel langlopende omzet hadden we in 2024 → ? Omzet, boekjaar 2024
oorspronkelijk bedrag van de lening → ? Langlopende schulden
`,
  );
});

describe('the same words where they say no more than the question', () => {
  readAs(
    CALENDAR_WORLD,
    `
hoeveel btw vragen we terug over 2024 → Btw te betalen, januari t/m december 2024
hoeveel zijn de kosten in 2024 tegengevallen tov 2023 → Kosten, boekjaar 2024, t.o.v. vorig jaar
hoe is de omzet van 2024 verdeeld per rekening → Omzet, boekjaar 2024, per rekening
wat verdienden we aan jansen bouw → Omzet van Jansen Bouw B.V.
hoeveel huur hebben we in 2024 neergeteld → Rekening 4100 Huur bedrijfspand, boekjaar 2024
hoeveel huur hebben we in 2024 opgehoest → Rekening 4100 Huur bedrijfspand, boekjaar 2024
kun je de huur van 2024 voor me nazoeken → Rekening 4100 Huur bedrijfspand, boekjaar 2024
zou je de omzet van 2024 willen bevestigen → Omzet, boekjaar 2024
voor hoeveel hebben we in 2024 gefactureerd → Omzet, boekjaar 2024
nee wacht, de kosten van 2024 → Kosten, boekjaar 2024
`,
  );
});

describe('figures and orders that are ordinary words', () => {
  readAs(
    CALENDAR_WORLD,
    `
omzet in de maand met de hoogste kosten → ? Omzet, per maand, top 1
omzet in de slechtste kostenmaand → ? Omzet, per maand, 1 laagste
kosten in de maand met de meeste omzet → ? Kosten, per maand, top 1
hoogste kosten per maand → Kosten, per maand, top 1
einddatum van de lening → ? Langlopende schulden
`,
  );
});
