import { readAs } from '../testing/table.ts';
import { BROKEN_WORLD, CALENDAR_WORLD } from '../testing/world.ts';

describe('the month before another', () => {
  readAs(
    CALENDAR_WORLD,
    `
is de huur in juli 2024 omhoog gegaan tegenover juni → Rekening 4100 Huur bedrijfspand, verschil, juli 2024, t.o.v. de vorige periode
omzet juli 2024 tov augustus 2023 → Omzet, juli 2024, t.o.v. augustus 2023
omzet feb 2024 tegenover maart → Omzet, februari 2024, t.o.v. maart 2024
omzet januari 2024 tegenover december → Omzet, januari 2024, t.o.v. de vorige periode
omzet maart 2024 → Omzet, maart 2024
> tov vorige maand → Omzet, maart 2024, t.o.v. de vorige periode
omzet maart 2024 → Omzet, maart 2024
> verschil met vorige maand → Omzet, verschil, maart 2024, t.o.v. de vorige periode
omzet q2 2024 → Omzet, 2e kwartaal 2024
> tov vorig kwartaal → Omzet, 2e kwartaal 2024, t.o.v. de vorige periode
omzet tov vorige maand → Omzet, maart 2025, t.o.v. de vorige periode
omzet maart tov februari 2024 → Omzet, maart 2024, t.o.v. de vorige periode
omzet q1 tov q3 2024 → Omzet, 1e kwartaal 2024, t.o.v. 3e kwartaal 2024
omzet 2024 verschil met vorig jaar → Omzet, verschil, boekjaar 2024, t.o.v. vorig jaar
omzet 2023 verschil met vorig jaar → Omzet, verschil, boekjaar 2023, t.o.v. vorig jaar
omzet maart 2024 verschil met vorig jaar → Omzet, verschil, maart 2024, t.o.v. vorig jaar
verschil met dat van vorig jaar, omzet maart 2024 → Omzet, verschil, maart 2024, t.o.v. vorig jaar
omzet q2 2024 verschil met vorig kwartaal → Omzet, verschil, 2e kwartaal 2024, t.o.v. de vorige periode
omzet q2 2024 tov vorig kwartaal → Omzet, 2e kwartaal 2024, t.o.v. de vorige periode
omzet maart 2024 tov vorige maand → Omzet, maart 2024, t.o.v. de vorige periode
omzet verschil met vorig jaar → Omzet, verschil, t.o.v. vorig jaar
omzet 2023 verschil met 2024 → Omzet, verschil, boekjaar 2024, t.o.v. vorig jaar
bank eind 2024 verschil met vorig jaar → Bank en kas, verschil, boekjaar 2024, t.o.v. vorig jaar
omzet h1 tov h2 → Omzet, januari t/m juni 2024, t.o.v. juli t/m december 2024
omzet februari tov januari → Omzet, februari 2025, t.o.v. de vorige periode
bank begin 2024 → Bank en kas, boekjaar 2023
> en eind → Bank en kas, boekjaar 2024
> begin van het jaar → Bank en kas, boekjaar 2023
kosten per leverancier 2024 in procenten → Kosten, aandeel, boekjaar 2024, per relatie
> vergelijk met 2023 → ? Kosten, aandeel, boekjaar 2024, per relatie / Kosten, boekjaar 2024, t.o.v. vorig jaar, per relatie
omzet december 2024 tov december → Omzet, december 2024, t.o.v. vorig jaar
omzet 2024 minus 2023 → Omzet, boekjaar 2024, t.o.v. vorig jaar
omzet 2024 min kosten 2024 → Omzet min kosten, boekjaar 2024
kosten van q1 2025 tegenover q1 2024 en q1 2023 → ? 
winst 2024 en daarnaast die van 2023, zo komt het in de IB-aangifte → Resultaat, boekjaar 2024, t.o.v. vorig jaar
wat is de btw-aangifte van q1 → Btw te betalen, januari t/m maart 2025
vergelijk de omzet t/m september met dezelfde periode vorig jaar → Omzet, januari t/m september 2024, t.o.v. vorig jaar
vergelijk de omzet met 2023 → Omzet, boekjaar 2024, t.o.v. vorig jaar
vergelijk de omzet van maart met april 2024 → Omzet, april 2024, t.o.v. de vorige periode
hoeveel minder kochten we bij kpn in dan in dezelfde maanden van 2024 → Kosten van KPN, verschil, t.o.v. vorig jaar
omzet t/m februari vergeleken met vorig jaar zelfde periode, in euro's en procenten → Omzet, verschil, januari t/m februari 2025, t.o.v. vorig jaar
> en wat blijft er dan onder de streep over vergeleken met toen → Resultaat, januari t/m februari 2025, t.o.v. vorig jaar
brutomarge q1 2025 → Brutomarge, 1e kwartaal 2025
> in procenten van de omzet graag → Brutomarge als percentage van omzet, 1e kwartaal 2025
> wat was dat percentage in hetzelfde kwartaal een jaar eerder → Brutomarge als percentage van omzet, 1e kwartaal 2024
zijn de autokosten in 2024 hoger dan in 2023 → Autokosten, verschil, boekjaar 2024, t.o.v. vorig jaar
> welke rekening zorgt daarvoor → Autokosten, waarom, boekjaar 2024, t.o.v. vorig jaar, per rekening
> door welke rekening komt dat → Autokosten, waarom, boekjaar 2024, t.o.v. vorig jaar, per rekening
hoe ontwikkelt de omzet zich over de jaren → Omzet, januari 2023 t/m maart 2025, per jaar
zit er een stijgende lijn in de loonkosten → Personeelskosten, per maand
hoeveel van de omzet kwam in 2024 van de top 3 klanten → Omzet, samen, boekjaar 2024, per relatie, top 3
is de winst in 2024 verdubbeld → Resultaat, verschil, boekjaar 2024, t.o.v. vorig jaar
`,
  );
});

describe('balances from where a year begins', () => {
  readAs(
    CALENDAR_WORLD,
    `
stijging banksaldo dit jaar → Bank en kas, verschil, 1e kwartaal 2025, t.o.v. boekjaar 2024
eigen vermogen sinds begin dit jaar → Totaal eigen vermogen, verschil, 1e kwartaal 2025, t.o.v. boekjaar 2024
hoeveel is de balans gegroeid sinds begin dit jaar → Totaal activa, verschil, 1e kwartaal 2025, t.o.v. boekjaar 2024
eigen vermogen sinds eind 2023 → Totaal eigen vermogen, verschil, december 2023 t/m maart 2025, t.o.v. boekjaar 2023
stijging eigen vermogen in 2024 → Totaal eigen vermogen, verschil, boekjaar 2024, t.o.v. vorig jaar
verschil debiteuren begin en eind 2024 → Debiteuren, verschil, boekjaar 2024, t.o.v. vorig jaar
bank 31-12-2024 vs 1-7-2024 → Bank en kas, boekjaar 2024, t.o.v. juni 2024
bank eind 2023 en 2024 → Bank en kas, boekjaar 2024, t.o.v. vorig jaar
lening stand eind 2023, 2024 en 2025 → Langlopende schulden, januari 2023 t/m december 2025, per jaar
banksaldo sinds begin dit jaar per maand → Bank en kas, 1e kwartaal 2025, per maand
eigen vermogen eind 2024 tov eind 2023 → Totaal eigen vermogen, boekjaar 2024, t.o.v. vorig jaar
`,
  );
});

describe('what is told held against another period', () => {
  readAs(
    CALENDAR_WORLD,
    `
afgelopen 12 maanden omzet → Omzet, april 2024 t/m maart 2025
> en de 12 daarvoor → Omzet, april 2023 t/m maart 2024
> groei? → Omzet, verschil, april 2024 t/m maart 2025, t.o.v. vorig jaar
winst laatste 6 mnd → Resultaat, oktober 2024 t/m maart 2025
> en de 6 mnd daarvoor → Resultaat, april t/m september 2024
omzet 2023 → Omzet, boekjaar 2023
> vergeleken met 2024 → Omzet, boekjaar 2023, t.o.v. boekjaar 2024
omzet 2024 → Omzet, boekjaar 2024
> en het jr dr voor → Omzet, boekjaar 2023
omzet per kwartaal 2023 en 2024 → Omzet, januari 2023 t/m december 2024, per kwartaal
> in procenten verschil → Omzet, verschil, boekjaar 2024, t.o.v. vorig jaar, per kwartaal
omzet per jaar → Omzet, januari 2023 t/m maart 2025, per jaar
> hoeveel groei per jaar → Omzet, verschil, januari 2024 t/m maart 2025, t.o.v. vorig jaar, per jaar
omzet februari → Omzet, februari 2025
> vergelijk met feb vorig jr → Omzet, februari 2025, t.o.v. vorig jaar
> en met januari → Omzet, februari 2025, t.o.v. januari 2025
omzet 2024 zonder december → Omzet, januari t/m november 2024
omzet 2024 zonder maart → ? 
gemiddelde omzet per maand 2024 → Omzet, gemiddeld per maand, boekjaar 2024
> zonder december → Omzet, gemiddeld per maand, januari t/m november 2024
loonkosten cumulatief t/m februari 2025 → Personeelskosten, januari t/m februari 2025
omzet cumulatief 2023 en 2024 → Omzet, januari 2023 t/m december 2024
omzet per maand 2024 cumulatief → ? 
stijging omzet per jaar → Omzet, verschil, januari 2024 t/m maart 2025, t.o.v. vorig jaar, per jaar
`,
  );
});

describe('halves and years from July to June', () => {
  readAs(
    BROKEN_WORLD,
    `
omzet 1e halfjaar vs 2e halfjaar → Omzet, januari t/m juni 2025, t.o.v. juli t/m december 2024
> en een jaar eerder → Omzet, januari t/m juni 2024, t.o.v. juli t/m december 2023
omzet h1 vs h2 vorig boekjaar → Omzet, januari t/m juni 2024, t.o.v. juli t/m december 2023
winst kalenderjaar 2023 → Resultaat, januari t/m december 2023
> vergeleken met boekjaar 2023 → Resultaat, januari t/m december 2023, t.o.v. boekjaar 2022/2023
`,
  );
});

describe('what a turn about two periods is held against', () => {
  readAs(
    CALENDAR_WORLD,
    `
omzet 1e helft vs 2e helft 2024 → Omzet, juli t/m december 2024, t.o.v. januari t/m juni 2024
omzet 2023 naast 2024 → Omzet, boekjaar 2024, t.o.v. vorig jaar
omzet 2023 tov 2024 → Omzet, boekjaar 2023, t.o.v. boekjaar 2024
omzet vorig jaar tot nu toe → Omzet, 1e kwartaal 2024
omzet van vorig jaar tot nu toe → Omzet, januari 2024 t/m maart 2025
omzet januari laatste 3 jaar → ? 
eigen vermogen laatste 3 jaar → Totaal eigen vermogen, januari 2023 t/m december 2025, per jaar
omzet en kosten per klant → ? Omzet, per relatie / Kosten, per relatie
omzet en winst per kwartaal → Omzet en resultaat, per kwartaal
winst 2024 → Resultaat, boekjaar 2024
> en per klant → ? Omzet, boekjaar 2024, per relatie / Kosten, boekjaar 2024, per relatie
omzet q1 vs q2 vs q3 2024 → ? 
omzet plus winst 2024 → ? Omzet, boekjaar 2024 / Resultaat, boekjaar 2024
loopt de omzet terug in 2024 → Omzet, verschil, boekjaar 2024, t.o.v. vorig jaar
wat is er vorige maand van de bank afgegaan → Rekening 1100 Rabobank zakelijk, boekingen, credit, februari 2025
> grootste bedragen? → Rekening 1100 Rabobank zakelijk, boekingen, credit, februari 2025, hoogste
wat hebben we in juni verdient → Resultaat, juni 2024
kosten dit jaar tov zelfde periode vorig jaar → Kosten, boekjaar 2025, t.o.v. vorig jaar
> welke posten wijken het meest af → Kosten, waarom, boekjaar 2025, t.o.v. vorig jaar, per rekening
balans vergelijken 2023 2024 → De balans, boekjaar 2024, t.o.v. vorig jaar
> welke post is het meest veranderd → ? De balans, boekjaar 2024, t.o.v. vorig jaar
is de omzet gedaald in q3 → Omzet, verschil, 3e kwartaal 2024, t.o.v. de vorige periode
> welke klanten kochten minder → Omzet, waarom, 3e kwartaal 2024, t.o.v. de vorige periode, per relatie, laagste
wat was de omzet in q2 → Omzet, 2e kwartaal 2024
> en vorig jaar zelfde kwartaal → Omzet, 2e kwartaal 2023
> scheelt dat veel? → Omzet, verschil, 2e kwartaal 2024, t.o.v. vorig jaar
> welke klanten zorgen daarvoor → Omzet, waarom, 2e kwartaal 2024, t.o.v. vorig jaar, per relatie
omzet sept vs aug → Omzet, september 2024, t.o.v. de vorige periode
> en kosten → Kosten, september 2024, t.o.v. de vorige periode
> hoeveel hielden we dan over → Resultaat, september 2024, t.o.v. de vorige periode
omzet per kwartaal → Omzet, per kwartaal
> en de winst erbij → Omzet en resultaat, per kwartaal
hoe staan we ervoor dit jaar → Kengetallen overzicht, boekjaar 2025
> en vergeleken met vorig jaar tot nu toe → Kengetallen overzicht, boekjaar 2025, t.o.v. vorig jaar
wat gaf ik uit aan software 2024 → Rekening 4320 Software-abonnementen, boekjaar 2024
> bij wie → Rekening 4320 Software-abonnementen, boekjaar 2024, per relatie
> hoeveel per maand gem → Rekening 4320 Software-abonnementen, gemiddeld per maand, boekjaar 2024
balans eerste boekjaar → De balans, boekjaar 2023
> en het tweede ernaast → De balans, boekjaar 2024, t.o.v. vorig jaar
omzet eerste boekjaar → Omzet, boekjaar 2023
> en het tweede → Omzet, boekjaar 2024
omzet 2024 → Omzet, boekjaar 2024
> gemiddeld per klant → Omzet, gemiddeld, boekjaar 2024, per relatie
> welk deel doen de 3 grootste → Omzet, aandeel, boekjaar 2024, per relatie, top 3
`,
  );
  readAs(
    BROKEN_WORLD,
    `
omzet 23/24 vs 24/25 → Omzet, boekjaar 2024/2025, t.o.v. vorig jaar
omzet per eind maart laatste 2 jaar → ? 
`,
  );
});
