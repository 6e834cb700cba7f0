import { readAs } from '../testing/table.ts';
import { CALENDAR_WORLD } from '../testing/world.ts';

describe('what changes a question before', () => {
  readAs(
    CALENDAR_WORLD,
    `
winst 2024 → Resultaat, boekjaar 2024
> voor afschrijvingen → Resultaat zonder afschrijvingen, boekjaar 2024
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
> top 3 → Kosten, boekingen, 2e kwartaal 2023, top 3
resultaat q1 2025 → Resultaat, 1e kwartaal 2025
> en zonder afschrijvingen? → Resultaat zonder afschrijvingen, 1e kwartaal 2025
> en het kwartaal ervoor? → Resultaat zonder afschrijvingen, 4e kwartaal 2024
> in procenten → Resultaat zonder afschrijvingen als percentage van omzet, 4e kwartaal 2024
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
solvabiliteit eind 2024 → Solvabiliteit, boekjaar 2024
> en nu? → Solvabiliteit, maart 2025
> en een jaar eerder? → Solvabiliteit, maart 2024
> hoe bereken je dat? → Hoe wordt solvabiliteit berekend
wat was het resultaat in 2024 → Resultaat, boekjaar 2024
> en in 2023? → Resultaat, boekjaar 2023
> wat is het verschil? → Resultaat, verschil, boekjaar 2024, t.o.v. vorig jaar
> waar komt dat door? → Resultaat, waarom, boekjaar 2024, t.o.v. vorig jaar
> welke kosten zijn het meest gestegen? → Kosten, waarom, boekjaar 2024, t.o.v. vorig jaar, per groep, hoogste
huurkosten 2024 → Rekening 4100 Huur bedrijfspand, boekjaar 2024
> en dit jaar? → Rekening 4100 Huur bedrijfspand, boekjaar 2025
> per kwartaal → Rekening 4100 Huur bedrijfspand, boekjaar 2025, per kwartaal
> als percentage van de omzet → Rekening 4100 Huur bedrijfspand als percentage van omzet, boekjaar 2025, per kwartaal
toon de 10 grootste klanten van 2024 → Omzet, boekjaar 2024, per relatie, top 10
> alleen de top 3 → Omzet, boekjaar 2024, per relatie, top 3
> en per maand voor jansen bouw? → Omzet van Jansen Bouw B.V., boekjaar 2024, per maand
> en wat staat er nog open? → Openstaand van Jansen Bouw B.V.
omzet q1 2025 → Omzet, 1e kwartaal 2025
> vs q1 2024 → Omzet, 1e kwartaal 2025, t.o.v. vorig jaar
> en de brutomarge? → Brutomarge, 1e kwartaal 2025, t.o.v. vorig jaar
> in % → Brutomarge, verschil, 1e kwartaal 2025, t.o.v. vorig jaar
> en q4? → Brutomarge, verschil, 4e kwartaal 2024, t.o.v. vorig jaar
kosten maart 2025 → Kosten, maart 2025
> waarvan personeel? → Personeelskosten, maart 2025
> en huisvesting? → Huisvestingskosten, maart 2025
> welke boekingen? → Huisvestingskosten, boekingen, maart 2025
> de grootste 3 → Huisvestingskosten, boekingen, maart 2025, top 3
> nee ik bedoel februari → Huisvestingskosten, boekingen, februari 2025, top 3
btw q4 2024 → Btw te betalen, oktober t/m december 2024
> en het kwartaal daarvoor? → Btw te betalen, juli t/m september 2024
> per maand → Btw te betalen, juli t/m september 2024, per maand
> hoeveel voorbelasting? → Btw rubriek 5b, juli t/m september 2024
wat staat er op de bank? → Bank en kas
> en eind vorig jaar? → Bank en kas, boekjaar 2024
> en wat is het verschil? → Bank en kas, verschil, 1e kwartaal 2025, t.o.v. boekjaar 2024
> hoe ontwikkelde dat zich per maand? → Bank en kas, 1e kwartaal 2025, per maand
omzet 2024 per maand → Omzet, boekjaar 2024, per maand
> wat was de beste maand? → Omzet, boekjaar 2024, per maand, top 1
> en de kosten in die maand? → Kosten, boekjaar 2024, per maand, top 1
> en in 2023? → Kosten, boekjaar 2023, per maand, top 1
wat zijn de personeelskosten in 2024 → Personeelskosten, boekjaar 2024
> en hoe zit dat in 2023 → Personeelskosten, boekjaar 2023
> en gemiddeld per maand? → Personeelskosten, gemiddeld per maand, boekjaar 2023
> hoeveel procent van de omzet is dat? → Personeelskosten als percentage van omzet, boekjaar 2023
> en van de kosten? → Personeelskosten als percentage van kosten, boekjaar 2023
openstaande facturen → Openstaande facturen
> van wie? → Openstaande facturen
> ouder dan 60 dagen? → Openstaande facturen, ouder dan 60 dagen
> hoeveel is dat in totaal? → Openstaande facturen, ouder dan 60 dagen
> en jansen zorg? → Openstaand van Jansen Zorg
omzet van jansen bouw in 2024 → Omzet van Jansen Bouw B.V., boekjaar 2024
> en de openstaande facturen? → Openstaand van Jansen Bouw B.V., boekjaar 2024
> en 2023? → Openstaand van Jansen Bouw B.V., boekjaar 2023
> en van gemeente zaltbommel → Openstaand van Gemeente Zaltbommel, boekjaar 2023
winst vorig jaar → Resultaat, boekjaar 2024
> zonder afschrijvingen → Resultaat zonder afschrijvingen, boekjaar 2024
> en zonder belasting → Resultaat zonder afschrijvingen en belastingen, boekjaar 2024
> en dan per kwartaal → Resultaat zonder afschrijvingen en belastingen, boekjaar 2024, per kwartaal
omzet per kwartaal 2024 → Omzet, boekjaar 2024, per kwartaal
> en de winst? → Resultaat, boekjaar 2024, per kwartaal
> ook voor 2023 → Resultaat, boekjaar 2023, per kwartaal
> maak er per maand van → Resultaat, boekjaar 2023, per maand
> vergelijk met het jaar ervoor → Resultaat, boekjaar 2023, t.o.v. vorig jaar, per maand
ebitda 2024 → EBITDA, boekjaar 2024
> hoe bereken je die? → Hoe wordt EBITDA berekend
> wat betekent dat? → Hoe wordt EBITDA berekend
> en per maand? → EBITDA, boekjaar 2024, per maand
solvabiliteit → Solvabiliteit
> is dat goed? → - advies
> en vorig jaar? → Solvabiliteit, boekjaar 2024
`,
  );
});
