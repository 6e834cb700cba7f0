import { readAs } from '../testing/table.ts';
import { CALENDAR_WORLD } from '../testing/world.ts';

describe('what a turn keeps of the one before it', () => {
  readAs(
    CALENDAR_WORLD,
    `
omzet per kwartaal 2024 → Omzet, boekjaar 2024, per kwartaal
> in een grafiek → Omzet, boekjaar 2024, per kwartaal
top 5 klanten 2024 → Omzet, boekjaar 2024, per relatie, top 5
> zet dat eens in een grafiekje → Omzet, boekjaar 2024, per relatie, top 5
omzet 2024 → Omzet, boekjaar 2024
> in een grafiek → Omzet, boekjaar 2024, per maand
autokosten 2024 als % van omzet → Autokosten als percentage van omzet, boekjaar 2024
> personeelskosten ook → Personeelskosten als percentage van omzet, boekjaar 2024
autokosten per maand → Autokosten, per maand
> de huur ook → Rekening 4100 Huur bedrijfspand, per maand
kosten 2024 minder dan vorig jaar → Kosten, verschil, boekjaar 2024, t.o.v. vorig jaar
> per kwartaal → Kosten, verschil, boekjaar 2024, t.o.v. vorig jaar, per kwartaal
omzet 2024 gestegen → Omzet, verschil, boekjaar 2024, t.o.v. vorig jaar
> en per maand → Omzet, verschil, boekjaar 2024, t.o.v. vorig jaar, per maand
accountantskosten 2024 → Rekening 4600 Accountantskosten, boekjaar 2024
> en verzekeringen → Verzekeringen, boekjaar 2024
omzet 2024 → Omzet, boekjaar 2024
> en bank → Bank en kas, boekjaar 2024
omzet en kosten per maand 2024 → Omzet en kosten, boekjaar 2024, per maand
> en het verschil → Omzet min kosten, boekjaar 2024, per maand
personeelskosten 2024 → Personeelskosten, boekjaar 2024
> alleen brutolonen → Rekening 4000 Brutolonen, boekjaar 2024
> en sociale lasten → Sociale lasten, boekjaar 2024
> samen → Rekening 4000 Brutolonen plus sociale lasten, boekjaar 2024
brutolonen 2024 → Rekening 4000 Brutolonen, boekjaar 2024
> personeelskosten → Personeelskosten, boekjaar 2024
> samen → ? Rekening 4000 Brutolonen, boekjaar 2024 / Personeelskosten, boekjaar 2024
balans eind 2024 → De balans, boekjaar 2024
> en eind 2023 → De balans, boekjaar 2023
> wat is er veranderd aan de activa → Totaal activa, waarom, boekjaar 2024, t.o.v. vorig jaar
ebitda per kwartaal 2024 → EBITDA, boekjaar 2024, per kwartaal
> en zonder dat kwartaal → ? EBITDA, boekjaar 2024, per kwartaal
grootste kostenpost 2024 → Kosten, boekjaar 2024, per rekening, top 1
> en op een na grootste → Kosten, boekjaar 2024, per rekening, top 1, vanaf nummer 2
> en derde → Kosten, boekjaar 2024, per rekening, top 1, vanaf nummer 3
`,
  );
});

describe('what a short turn asks of what was told', () => {
  readAs(
    CALENDAR_WORLD,
    `
kosten kpn 2024 → Kosten van KPN, boekjaar 2024
> op welke rekening → Kosten van KPN, boekjaar 2024, per rekening
kosten kpn 2024 → Kosten van KPN, boekjaar 2024
> waarvoor was dat → Kosten van KPN, boekjaar 2024, per rekening
afschrijving 2024 → Afschrijvingen, boekjaar 2024
> op wat → Afschrijvingen, boekjaar 2024, per rekening
brandstof 2024 → Rekening 4200 Brandstof, boekjaar 2024
> waarvoor → Rekening 4200 Brandstof, boekingen, boekjaar 2024
kosten kpn 2024 → Kosten van KPN, boekjaar 2024
> wie moet ik nog betalen → Openstaande inkoopfacturen
top 3 leveranciers 2024 → Kosten, boekjaar 2024, per relatie, top 3
> hoeveel staat er nog open → ? Openstaande inkoopfacturen
brutomarge % 2024 → Brutomarge %, boekjaar 2024
> waarom → ? Hoe wordt brutomarge % berekend
solvabiliteit 2024 → Solvabiliteit, boekjaar 2024
> waardoor → ? Hoe wordt solvabiliteit berekend
`,
  );
});
