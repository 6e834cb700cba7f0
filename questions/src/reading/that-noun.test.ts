import { readAs } from '../testing/table.ts';
import { CALENDAR_WORLD } from '../testing/world.ts';

describe('what was told, by the word for what it is a part of', () => {
  readAs(
    CALENDAR_WORLD,
    `
personeelskosten 2024 → Personeelskosten, boekjaar 2024
> waar bestaan die kosten uit → Personeelskosten, boekjaar 2024, per rekening
autokosten 2024 → Autokosten, boekjaar 2024
> die kosten per kwartaal graag → Autokosten, boekjaar 2024, per kwartaal
autokosten 2024 → Autokosten, boekjaar 2024
> zijn die kosten hoger dan in 2023 → Autokosten, verschil, boekjaar 2024, t.o.v. vorig jaar
autokosten 2024 → Autokosten, boekjaar 2024
> en zonder die kosten, wat was dan het resultaat → Resultaat zonder autokosten, boekjaar 2024
personeelskosten 2024 → Personeelskosten, boekjaar 2024
> hoeveel procent van die kosten is sociale lasten → Sociale lasten als percentage van personeelskosten, boekjaar 2024
kosten 2024 zonder afschrijvingen → Kosten zonder afschrijvingen, boekjaar 2024
> die kosten per maand → Kosten zonder afschrijvingen, boekjaar 2024, per maand
kortlopende schulden eind 2024 → Kortlopende schulden, boekjaar 2024
> waaruit bestaan die schulden → Kortlopende schulden, boekjaar 2024, per rekening
nettomarge 2024 → Nettomarge, boekjaar 2024
> die marge in 2023 → Nettomarge, boekjaar 2023
> dat percentage in 2024 → Nettomarge, boekjaar 2024
autokosten 2024 → Autokosten, boekjaar 2024
> die post in 2023 → Autokosten, boekjaar 2023
banksaldo eind 2024 → Bank en kas, boekjaar 2024
> dat saldo eind 2023 → Bank en kas, boekjaar 2023
resultaat 2024 → Resultaat, boekjaar 2024
> als percentage → Nettomarge, boekjaar 2024
> van de omzet → Nettomarge, boekjaar 2024
omzet 2024 → Omzet, boekjaar 2024
> die kosten in 2023 → Kosten, boekjaar 2023
`,
  );
});
