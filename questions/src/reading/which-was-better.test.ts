import { readAs } from '../testing/table.ts';
import { CALENDAR_WORLD } from '../testing/world.ts';

describe('which was better', () => {
  readAs(
    CALENDAR_WORLD,
    `
omzet 2023 en 2024 → Omzet, januari 2023 t/m december 2024, per jaar
> welk jaar was beter → Omzet, januari 2023 t/m december 2024, per jaar, top 1
kosten 2023 en 2024 → Kosten, januari 2023 t/m december 2024, per jaar
> welk jaar was beter → Kosten, januari 2023 t/m december 2024, per jaar, 1 laagste
winst 2023 → Resultaat, boekjaar 2023
> en 2024 → Resultaat, boekjaar 2024
> welk jaar was beter → Resultaat, verschil, boekjaar 2024, t.o.v. vorig jaar
> en de omzet → Omzet, verschil, boekjaar 2024, t.o.v. vorig jaar
omzet q1 2024 → Omzet, 1e kwartaal 2024
> en q2 → Omzet, 2e kwartaal 2024
> welk kwartaal was beter → Omzet, verschil, 2e kwartaal 2024, t.o.v. 1e kwartaal 2024
omzet q1 2024 → Omzet, 1e kwartaal 2024
> en q2 → Omzet, 2e kwartaal 2024
> en q3 → Omzet, 3e kwartaal 2024
> welk kwartaal was het hoogst → Omzet, januari t/m september 2024, per kwartaal, top 1
omzet q1 2024 → Omzet, 1e kwartaal 2024
> en q2 → Omzet, 2e kwartaal 2024
> en q3 → Omzet, 3e kwartaal 2024
> welke van de drie was het hoogst → Omzet, januari t/m september 2024, per kwartaal, top 1
omzet q1 2024 → Omzet, 1e kwartaal 2024
> en q2 → Omzet, 2e kwartaal 2024
> en q3 → Omzet, 3e kwartaal 2024
> welke was het laagst → Omzet, januari t/m september 2024, per kwartaal, 1 laagste
omzet q1 2024 → Omzet, 1e kwartaal 2024
> q3 → Omzet, 3e kwartaal 2024
> welk kwartaal was het best → ? Omzet, 1e kwartaal 2024 / Omzet, 3e kwartaal 2024
omzet q1 2024 → Omzet, 1e kwartaal 2024
> welk kwartaal was het best → ? Omzet, boekjaar 2024, per kwartaal, top 1
omzet verhoeven 2024 → Omzet van Bakkerij Verhoeven B.V., boekjaar 2024
> van dijk → Omzet van Van Dijk Vastgoed BV, boekjaar 2024
> wie van de twee meer → Omzet van Bakkerij Verhoeven B.V. min omzet van Van Dijk Vastgoed BV, boekjaar 2024
omzet 2024 → Omzet, boekjaar 2024
> kosten → Kosten, boekjaar 2024
> welke is hoger → Omzet min kosten, boekjaar 2024
kosten maart 2024 → Kosten, maart 2024
> en april → Kosten, april 2024
> welke kosten waren het hoogst → Kosten, april 2024, per groep, hoogste
omzet 2024 → Omzet, boekjaar 2024
> kosten → Kosten, boekjaar 2024
> winst → Resultaat, boekjaar 2024
> welke is hoger → ? Omzet, boekjaar 2024 / Kosten, boekjaar 2024 / Resultaat, boekjaar 2024
omzet 2024 → Omzet, boekjaar 2024
> welk kwartaal was het slechtst → Omzet, boekjaar 2024, per kwartaal, 1 laagste
welk jaar was het beste → Omzet, januari 2023 t/m maart 2025, per jaar, top 1
welk jaar hadden we de meeste winst → Resultaat, januari 2023 t/m maart 2025, per jaar, top 1
welke jaren staan erin → Welke jaren zijn er
welke boekjaren kan ik bevragen → Welke jaren zijn er
welk jaar zit erin → Welke jaren zijn er
kosten q2 2024 → Kosten, 2e kwartaal 2024
> en q1 → Kosten, 1e kwartaal 2024
> welke van de twee was duurder → Kosten, verschil, 2e kwartaal 2024, t.o.v. 1e kwartaal 2024
`,
  );
});
