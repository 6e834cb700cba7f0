import { readAs } from '../testing/table.ts';
import { CALENDAR_WORLD } from '../testing/world.ts';

describe('what changes a question before', () => {
  readAs(
    CALENDAR_WORLD,
    `
omzet maart 2024 → Omzet, maart 2024
> en vorig jaar? → Omzet, maart 2023
> en de kosten? → Kosten, maart 2023
> per maand → Kosten, maart 2023, per maand
> waarom? → Kosten, waarom, maart 2023, t.o.v. de vorige periode
omzet 2024 → Omzet, boekjaar 2024
> en vorig jaar? → Omzet, boekjaar 2023
> en de kosten? → Kosten, boekjaar 2023
> per kwartaal → Kosten, boekjaar 2023, per kwartaal
> alleen q2 → Kosten, 2e kwartaal 2023
> vergeleken met vorig jaar → Kosten, 2e kwartaal 2023, t.o.v. vorig jaar
> welke boekingen zijn dat? → Kosten, boekingen, 2e kwartaal 2023
> top 3 → Kosten, 2e kwartaal 2023, per groep, top 3
resultaat q1 2025 → Resultaat, 1e kwartaal 2025
> en zonder afschrijvingen? → Resultaat zonder afschrijvingen, 1e kwartaal 2025
> en het kwartaal ervoor? → Resultaat zonder afschrijvingen, 4e kwartaal 2024
> in procenten → Resultaat zonder afschrijvingen, aandeel, 4e kwartaal 2024
> hoe is dat berekend? → Hoe wordt resultaat berekend
autokosten 2024 → Autokosten, boekjaar 2024
> per rekening → Autokosten, boekjaar 2024, per rekening
> en huisvesting? → Huisvestingskosten, boekjaar 2024, per rekening
> en in februari? → Huisvestingskosten, februari 2024, per rekening
> de grootste boekingen → Huisvestingskosten, boekingen, februari 2024, hoogste
> waardoor is dat gestegen? → Huisvestingskosten, waarom, februari 2024, t.o.v. de vorige periode
top 5 klanten 2024 → Omzet, boekjaar 2024, per relatie, top 5
> en leveranciers? → Kosten, boekjaar 2024, per relatie, top 5
> top 3 → Kosten, boekjaar 2024, per relatie, top 3
> en in 2023? → Kosten, boekjaar 2023, per relatie, top 3
omzet bakkerij verhoeven 2024 → Omzet van Bakkerij Verhoeven B.V., boekjaar 2024
> en van dijk? → Omzet van Van Dijk Vastgoed BV, boekjaar 2024
> per maand → Omzet van Van Dijk Vastgoed BV, boekjaar 2024, per maand
> openstaand? → Openstaand van Van Dijk Vastgoed BV, boekjaar 2024
wat is de omzet? → Omzet
> en de brutomarge? → Brutomarge
> en in 2023? → Brutomarge, boekjaar 2023
> gemiddeld per maand → Brutomarge, gemiddeld per maand, boekjaar 2023
> wat was de beste maand? → Brutomarge, boekjaar 2023, per maand, top 1
> en de slechtste? → Brutomarge, boekjaar 2023, per maand, 1 laagste
btw q1 2025 → Btw te betalen, januari t/m maart 2025
> en q4 2024? → Btw te betalen, oktober t/m december 2024
> en de voorbelasting? → Btw rubriek 5b, oktober t/m december 2024
openstaande facturen → Openstaande facturen
> en bij leveranciers? → Openstaande inkoopfacturen
> welke zijn te laat? → Openstaande inkoopfacturen, te laat
solvabiliteit eind 2024 → Solvabiliteit, december 2024
> en nu? → Solvabiliteit, maart 2025
> en een jaar eerder? → Solvabiliteit, maart 2024
> hoe bereken je dat? → Hoe wordt solvabiliteit berekend
`,
  );
});
