import { readAs } from '../testing/table.ts';
import { CALENDAR_WORLD } from '../testing/world.ts';

describe('what goes on from the last two questions', () => {
  readAs(
    CALENDAR_WORLD,
    `
omzet q1 → Omzet, 1e kwartaal 2025
> en q1 vorig jaar → Omzet, 1e kwartaal 2024
> verschil? → Omzet, verschil, 1e kwartaal 2025, t.o.v. vorig jaar
omzet vorig jaar → Omzet, boekjaar 2024
> en dit jaar → Omzet, boekjaar 2025
> hoeveel procent meer is dat → Omzet, verschil, boekjaar 2025, t.o.v. vorig jaar
personeelskosten 2024 → Personeelskosten, boekjaar 2024
> hoeveel scheelt dat met 2023 → Personeelskosten, verschil, boekjaar 2024, t.o.v. vorig jaar
> en in procenten? → Personeelskosten, verschil, boekjaar 2024, t.o.v. vorig jaar
omzet feb → Omzet, februari 2025
> mrt → Omzet, maart 2025
> vergelijk die eens → Omzet, verschil, maart 2025, t.o.v. februari 2025
omzet maart → Omzet, maart 2025
> en feb → Omzet, februari 2025
> tel die bij elkaar op → Omzet, februari t/m maart 2025
ebitda 2024 → EBITDA, boekjaar 2024
> als % van de omzet → EBITDA als percentage van omzet, boekjaar 2024
> en 2023 → EBITDA als percentage van omzet, boekjaar 2023
> hou dat eens tegen elkaar → EBITDA als percentage van omzet, verschil, boekjaar 2024, t.o.v. vorig jaar
omzet 2024 → Omzet, boekjaar 2024
> en de winst? → Resultaat, boekjaar 2024
> wat is het verschil daartussen → Omzet min resultaat, boekjaar 2024
`,
  );
});

describe('periods that follow from the one before', () => {
  readAs(
    CALENDAR_WORLD,
    `
omzet q2 → Omzet, 2e kwartaal 2024
> en over het derde? → Omzet, 3e kwartaal 2024
> en het vierde van 2023? → Omzet, 4e kwartaal 2023
> en een jaar later → Omzet, 4e kwartaal 2024
> en het kwartaal erna? → Omzet, 1e kwartaal 2025
btw q1 2025 → Btw te betalen, januari t/m maart 2025
> en over het vierde van 2024 → Btw te betalen, oktober t/m december 2024
omzet 2023 → Omzet, boekjaar 2023
> en het volgende jaar → Omzet, boekjaar 2024
omzet 2024 → Omzet, boekjaar 2024
> volgend jaar → - toekomst
omzet mei 2021 → - buiten_boeken
> en in mei 2024 → Omzet, mei 2024
wat wordt mijn omzet in 2026 → - toekomst
> ok en in 2024 dan → Omzet, boekjaar 2024
solvabiliteit eind 2023 → Solvabiliteit, boekjaar 2023
> en een jaar later → Solvabiliteit, boekjaar 2024
> en een maand eerder → Solvabiliteit, november 2024
geld op de bank → Bank en kas
> en eind vorig jaar → Bank en kas, boekjaar 2024
> en eind juni → Bank en kas, juni 2024
resultaat dit jaar → Resultaat, boekjaar 2025
> hoeveel was dat vorig jaar in dezelfde periode → Resultaat, 1e kwartaal 2024
winst q4 → Resultaat, 4e kwartaal 2024
> en q3 → Resultaat, 3e kwartaal 2024
> hele jaar per kwartaal → Resultaat, boekjaar 2024, per kwartaal
kosten apr → Kosten, april 2024
> heel dit jaar per mnd → Kosten, boekjaar 2025, per maand
omzet juni → Omzet, juni 2024
> dan juni 2023 → Omzet, juni 2023
omzet q2 2024 → Omzet, 2e kwartaal 2024
> en nu → Omzet, 1e kwartaal 2025
brutomarge 2024 → Brutomarge, boekjaar 2024
> en het kwartaal daarvoor? → - onbekend
brutomarge q4 2024 → Brutomarge, 4e kwartaal 2024
> en met het jaar ervoor → Brutomarge, 4e kwartaal 2024, t.o.v. vorig jaar
`,
  );
});

describe('parts of what was asked', () => {
  readAs(
    CALENDAR_WORLD,
    `
omzet 2024 per maand → Omzet, boekjaar 2024, per maand
> wat was de hoogste → Omzet, boekjaar 2024, per maand, top 1
> en gemiddeld → Omzet, gemiddeld per maand, boekjaar 2024
winst q1 → Resultaat, 1e kwartaal 2025
> per maand → Resultaat, 1e kwartaal 2025, per maand
> totaal → Resultaat, 1e kwartaal 2025
huisvestingskosten q1 → Huisvestingskosten, 1e kwartaal 2025
> wat zit daarin → Huisvestingskosten, 1e kwartaal 2025, per rekening
kosten 2024 → Kosten, boekjaar 2024
> doe maar per maand → Kosten, boekjaar 2024, per maand
> laat de personeelskosten weg → Kosten zonder personeelskosten, boekjaar 2024, per maand
btw 2024 → Btw te betalen, januari t/m december 2024
> splits dat per kwartaal → Btw te betalen, januari t/m december 2024, per kwartaal
omzet maart → Omzet, maart 2025
> inclusief btw? → Gefactureerd incl. btw, maart 2025
> exclusief btw? → Omzet, maart 2025
`,
  );
});

describe('one word that goes on from an answer', () => {
  readAs(
    CALENDAR_WORLD,
    `
omzet 2024 → Omzet, boekjaar 2024
> min de kosten → Omzet min kosten, boekjaar 2024
> plus die van 2023 → ? 
kosten zonder personeel 2024 → Kosten zonder personeelskosten, boekjaar 2024
> en zonder afschrijvingen → Kosten zonder personeelskosten en afschrijvingen, boekjaar 2024
> en met personeel? → Kosten zonder afschrijvingen, boekjaar 2024
omzet van jansen bouw 2024 → Omzet van Jansen Bouw B.V., boekjaar 2024
> hoeveel daarvan is betaald → ? Betaald aan Jansen Bouw B.V., boekjaar 2024 / Openstaand van Jansen Bouw B.V., boekjaar 2024
grootste klant 2024 → Omzet, boekjaar 2024, per relatie, top 1
> hoeveel heeft die nog openstaan → ? 
kosten 2024 → Kosten, boekjaar 2024
> welke posten zijn dat → Kosten, boekjaar 2024, per rekening
> de grootste? → Kosten, boekjaar 2024, per rekening, top 1
wat kost eneco ons per maand → Vaste lasten, bedrag per maand, van Eneco Zakelijk
> en per jaar? → Vaste lasten, bedrag per jaar, van Eneco Zakelijk
omzet in maart 2025 → Omzet, maart 2025
> en die maand een jaar eerder? → Omzet, maart 2024
resultaat 2024 → Resultaat, boekjaar 2024
> hoe komt dat → Resultaat, waarom, boekjaar 2024, t.o.v. vorig jaar
> per kwartaal → Resultaat, boekjaar 2024, per kwartaal
autokosten 2024 → Autokosten, boekjaar 2024
> splits dat uit → Autokosten, boekjaar 2024, per rekening
> alleen brandstof → Rekening 4200 Brandstof, boekjaar 2024
`,
  );
});
