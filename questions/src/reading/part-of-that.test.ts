import { readAs } from '../testing/table.ts';
import { CALENDAR_WORLD } from '../testing/world.ts';

describe("'hoeveel is dat van' something, behind an amount", () => {
  readAs(
    CALENDAR_WORLD,
    `
personeelskosten 2024 → Personeelskosten, boekjaar 2024
> wat is dat van de omzet → Personeelskosten als percentage van omzet, boekjaar 2024
> en in 2023 → Personeelskosten als percentage van omzet, boekjaar 2023
autokosten 2024 → Autokosten, boekjaar 2024
> en hoeveel is dit dan van de totale kosten → Autokosten als percentage van kosten, boekjaar 2024
huur 2024 → Rekening 4100 Huur bedrijfspand, boekjaar 2024
> hoeveel maakt dat uit van de huisvestingskosten → Rekening 4100 Huur bedrijfspand als percentage van huisvestingskosten, boekjaar 2024
personeelskosten per maand 2024 → Personeelskosten, boekjaar 2024, per maand
> hoeveel was dat van de omzet → Personeelskosten als percentage van omzet, boekjaar 2024, per maand
top 3 klanten 2024 → Omzet, boekjaar 2024, per relatie, top 3
> wat is dat van de omzet → Omzet, aandeel, boekjaar 2024, per relatie, top 3
omzet van Jansen Bouw 2024 → Omzet van Jansen Bouw B.V., boekjaar 2024
> hoeveel is dat van de omzet → Omzet van Jansen Bouw B.V. als percentage van omzet, boekjaar 2024
winst 2024 → Resultaat, boekjaar 2024
> hoeveel was het van de omzet in 2023 → Resultaat als percentage van omzet, boekjaar 2023
personeelskosten 2024 → Personeelskosten, boekjaar 2024
> wat is dat van de autokosten → ? Personeelskosten als percentage van autokosten, boekjaar 2024 / Autokosten, boekjaar 2024
personeelskosten 2024 → Personeelskosten, boekjaar 2024
> hoeveel procent is dat van de huur → ? Rekening 4100 Huur bedrijfspand, boekjaar 2024
personeelskosten 2024 → Personeelskosten, boekjaar 2024
> wat is dat van de huur → ? Rekening 4100 Huur bedrijfspand, boekjaar 2024
omzet 2024 → Omzet, boekjaar 2024
> hoeveel is dat van de btw → ? Btw te betalen, januari t/m december 2024
openstaande facturen → Openstaande facturen
> hoeveel is dat van de omzet → ? Omzet
personeelskosten 2024 → Personeelskosten, boekjaar 2024
> wat was dat van vorig jaar → Personeelskosten, boekjaar 2023
omzet 2024 → Omzet, boekjaar 2024
> hoeveel is dat van Jansen Bouw → Omzet van Jansen Bouw B.V., boekjaar 2024
personeelskosten 2024 → Personeelskosten, boekjaar 2024
> wat is het resultaat van 2023 → Resultaat, boekjaar 2023
`,
  );
});
