import { readAs } from '../testing/table.ts';
import { CALENDAR_WORLD } from '../testing/world.ts';

describe('one figure by another', () => {
  readAs(
    CALENDAR_WORLD,
    `
personeelskosten gedeeld door omzet 2024 → Personeelskosten als percentage van omzet, boekjaar 2024
omzet gedeeld door de kosten per kwartaal 2024 → Omzet als percentage van kosten, boekjaar 2024, per kwartaal
eigen vermogen gedeeld door balanstotaal → Solvabiliteit
winst 2024 gedeeld door 12 → Resultaat, gemiddeld per maand, boekjaar 2024
kosten 2024 → Kosten, boekjaar 2024
> gedeeld door de omzet → Kosten als percentage van omzet, boekjaar 2024
omzet / kosten 2024 → Omzet en kosten, boekjaar 2024
personeelskosten/omzet → ? Personeelskosten / Omzet
omzet vs kosten 2024 → Omzet en kosten, boekjaar 2024
current ratio versus quick ratio → Current ratio en quick ratio
omzet 2024 vs omzet 2023 → Omzet, boekjaar 2024, t.o.v. vorig jaar
omzet vs begroting → Omzet, t.o.v. de begroting
`,
  );
});

describe('twelve months up to now, and halves', () => {
  // Up to March 2025.
  readAs(
    CALENDAR_WORLD,
    `
omzet LTM → Omzet, april 2024 t/m maart 2025
winst rolling 12 maanden → Resultaat, april 2024 t/m maart 2025
omzet voortschrijdend 12 maanden per maand → ? 
omzet per halfjaar 2024 → ? Omzet, per kwartaal
kosten 2024 → Kosten, boekjaar 2024
> per half jaar → ? 
`,
  );
});

describe('the last invoice', () => {
  readAs(
    CALENDAR_WORLD,
    `
laatste factuur aan Jansen Bouw → Gefactureerd incl. btw, boekingen, van Jansen Bouw B.V., 1 nieuwste
laatste facturen van Jansen Bouw → Gefactureerd incl. btw, boekingen, van Jansen Bouw B.V., nieuwste
laatste verkoopfactuur naar bakkerij verhoeven → Gefactureerd incl. btw, boekingen, van Bakkerij Verhoeven B.V., 1 nieuwste
`,
  );
});
