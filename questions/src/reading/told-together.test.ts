import { readAs } from '../testing/table.ts';
import { CALENDAR_WORLD } from '../testing/world.ts';

describe('what the rows that stand there come to', () => {
  readAs(
    CALENDAR_WORLD,
    `
kosten 2024 per groep → Kosten, boekjaar 2024, per groep
> top 3 → Kosten, boekjaar 2024, per groep, top 3
> wat kost dat samen → Kosten, samen, boekjaar 2024, per groep, top 3
> hoeveel procent is dat samen → Kosten, aandeel, boekjaar 2024, per groep, top 3
> en de rest → Kosten, aandeel, boekjaar 2024, per groep, hoogste, vanaf nummer 4
omzet 2024 per klant top 3 → Omzet, boekjaar 2024, per relatie, top 3
> die vier samen → ? Omzet, samen, boekjaar 2024, per relatie, top 3
> de rest → Omzet, samen, boekjaar 2024, per relatie, hoogste, vanaf nummer 4
omzet jan 2024 → Omzet, januari 2024
> feb → Omzet, februari 2024
> en over heel 2024 samen → Omzet, boekjaar 2024
btw q3 2024 → Btw te betalen, juli t/m september 2024
> het 4e ook → Btw te betalen, oktober t/m december 2024
> over heel 2024 samen → Btw te betalen, januari t/m december 2024
drie beste maanden → Omzet, per maand, top 3
> en de drie slechtste → Omzet, per maand, 3 laagste
> samen hoeveel → Omzet, samen, per maand, 3 laagste
slechtste 3 maanden van 2024 → Omzet, boekjaar 2024, per maand, 3 laagste
> samen → Omzet, samen, boekjaar 2024, per maand, 3 laagste
> hoeveel procent van het jaar → Omzet, aandeel, boekjaar 2024, per maand, 3 laagste
welke facturen staan al langer dan 60 dagen open → Openstaande facturen, ouder dan 60 dagen
> van wie is dat → Openstaande facturen, ouder dan 60 dagen, per relatie
> totaal → Openstaande facturen, ouder dan 60 dagen, per relatie
> en in totaal → Openstaande facturen
omzet 2024 per maand → Omzet, boekjaar 2024, per maand
> totaal → Omzet, boekjaar 2024
`,
  );
});

describe('what the last turns come to', () => {
  readAs(
    CALENDAR_WORLD,
    `
kosten maart 2024 → Kosten, maart 2024
> en april → Kosten, april 2024
> en feb → Kosten, februari 2024
> die drie samen → Kosten, februari t/m april 2024
> gemiddeld → Kosten, gemiddeld per maand, februari t/m april 2024
kosten maart 2024 → Kosten, maart 2024
> en mei → Kosten, mei 2024
> samen → ? 
btw q2 2024 → Btw te betalen, april t/m juni 2024
> en q1 → Btw te betalen, januari t/m maart 2024
> samen? → Btw te betalen, januari t/m juni 2024
winst 2024 → Resultaat, boekjaar 2024
> en 2023 → Resultaat, boekjaar 2023
> samen → Resultaat, januari 2023 t/m december 2024
brandstof per maand 2024 → Rekening 4200 Brandstof, boekjaar 2024, per maand
> en huur → Rekening 4100 Huur bedrijfspand, boekjaar 2024, per maand
> samen → Rekening 4200 Brandstof plus rekening 4100 Huur bedrijfspand, boekjaar 2024
debiteuren eind 2024 → Debiteuren, boekjaar 2024
> en eind 2023 → Debiteuren, boekjaar 2023
> samen → ? 
omzet 2024 per maand → Omzet, boekjaar 2024, per maand
> en 2023 → Omzet, boekjaar 2023, per maand
> samen → ? Omzet, boekjaar 2023 / Omzet, januari 2023 t/m december 2024
omzet maart → Omzet, maart 2025
> samen → - onbekend
`,
  );
});

describe('which of two turns was more', () => {
  readAs(
    CALENDAR_WORLD,
    `
is mijn omzet gegroeid → Omzet, verschil, t.o.v. vorig jaar
> en de kosten ook? → Kosten, verschil, t.o.v. vorig jaar
> wat groeide harder → ? 
beste mnd van 2024 → Omzet, boekjaar 2024, per maand, top 1
> en van 2023 → Omzet, boekjaar 2023, per maand, top 1
> welke had meer omzet → ? 
gemiddelde winst per maand 2024 → Resultaat, gemiddeld per maand, boekjaar 2024
> en in 2023 → Resultaat, gemiddeld per maand, boekjaar 2023
> welke was beter → ? 
`,
  );
});

describe('what a change comes from', () => {
  readAs(
    CALENDAR_WORLD,
    `
kosten q4 2024 tov q4 2023 → Kosten, 4e kwartaal 2024, t.o.v. vorig jaar
> welke kosten dan → Kosten, waarom, 4e kwartaal 2024, t.o.v. vorig jaar
kosten q4 2024 tov q3 2024 → Kosten, 4e kwartaal 2024, t.o.v. de vorige periode
> welke kosten zijn dat → Kosten, waarom, 4e kwartaal 2024, t.o.v. de vorige periode
winst 2024 tov 2023 → Resultaat, boekjaar 2024, t.o.v. vorig jaar
> wat springt eruit → Resultaat, waarom, boekjaar 2024, t.o.v. vorig jaar
> welke kosten dan → Kosten, waarom, boekjaar 2024, t.o.v. vorig jaar
kosten 2024 → Kosten, boekjaar 2024
> welke kosten zijn dat → Kosten, boekjaar 2024, per rekening
`,
  );
});

describe('bookings that were told', () => {
  readAs(
    CALENDAR_WORLD,
    `
omzet maart 2025 → Omzet, maart 2025
> boekingen → Omzet, boekingen, maart 2025
> boven 5000 → Omzet, boekingen, boven € 5.000, maart 2025
> op volgorde van bedrag → Omzet, boekingen, boven € 5.000, maart 2025, hoogste
> alleen Jansen Bouw → Omzet, boekingen, van Jansen Bouw B.V., boven € 5.000, maart 2025, hoogste
kosten juni 2024 → Kosten, juni 2024
> wat zat daar in → Kosten, juni 2024, per rekening
balans 2024 vergeleken met 2023 → De balans, boekjaar 2024, t.o.v. vorig jaar
balans eind 2024 → De balans, boekjaar 2024
> en eind 2023 ernaast → De balans, boekjaar 2024, t.o.v. december 2023
boekingen huur 2024 → Rekening 4100 Huur bedrijfspand, boekingen, boekjaar 2024
> alleen 2023 → Rekening 4100 Huur bedrijfspand, boekingen, boekjaar 2023
> alleen boven 2000 → Rekening 4100 Huur bedrijfspand, boekingen, boven € 2.000, boekjaar 2023
> boven 2024 euro → Rekening 4100 Huur bedrijfspand, boekingen, boven € 2.024, boekjaar 2023
omzet hoger dan 2023 → Omzet, verschil, boekjaar 2024, t.o.v. vorig jaar
rekening 4000 2024 → Rekening 4000 Brutolonen, boekjaar 2024
> wat is daar op geboekt → Rekening 4000 Brutolonen, boekingen, boekjaar 2024
huur 2024 duurder dan 2023 → Rekening 4100 Huur bedrijfspand, verschil, boekjaar 2024, t.o.v. vorig jaar
> welke inkopen → Rekening 4100 Huur bedrijfspand, boekingen, boekjaar 2024
alle kosten 2023 op rij → Kosten, boekjaar 2023, per groep
alle kosten 2023 en 2024 op een rij → Kosten, januari 2023 t/m december 2024, per jaar
autokosten 2023 per relatie → Autokosten, boekjaar 2023, per relatie
> som 2024 en 2023 → Autokosten, januari 2023 t/m december 2024, per relatie
w&v 2024 vs 2023 → Winst-en-verliesrekening, boekjaar 2024, t.o.v. vorig jaar
> en de balans ook → De balans, boekjaar 2024, t.o.v. vorig jaar
winst en verlies 2023 en 2024 per kwartaal → Winst-en-verliesrekening, januari 2023 t/m december 2024, per kwartaal
> alleen personeelskosten → Personeelskosten, januari 2023 t/m december 2024, per kwartaal
> als % omzet → Personeelskosten als percentage van omzet, januari 2023 t/m december 2024, per kwartaal
hoeveel btw is er al betaald over 2024 → Rekening 1500 Af te dragen btw hoog, boekingen, dagboek 20, debet, boekjaar 2024
`,
  );
});
