import { readAs } from '../testing/table.ts';
import { BROKEN_WORLD, CALENDAR_WORLD } from '../testing/world.ts';

describe('the same of another year', () => {
  readAs(
    CALENDAR_WORLD,
    `
omzet februari 2025 → Omzet, februari 2025
> en maart → Omzet, maart 2025
> En diezelfde maand een jaar vroeger? → Omzet, maart 2024
> Goed, dan wil ik die eerste twee die ge gaf nog samengeteld hebben. → Omzet, februari t/m maart 2025
telefoon 2024 → Rekening 4310 Telefoon en internet, boekjaar 2024
> vorig jaar dan → Rekening 4310 Telefoon en internet, boekjaar 2023
> en als je die twee optelt → Rekening 4310 Telefoon en internet, januari 2023 t/m december 2024
brandstof in 24 tov 23, scheelt dat een slok op een borrel → Rekening 4200 Brandstof, verschil, boekjaar 2024, t.o.v. vorig jaar
wat isde omzet in K1 24 → Omzet, 1e kwartaal 2024
nettowinst 2023 → Resultaat, boekjaar 2023
> en die van het jaar daarna → Resultaat, boekjaar 2024
> Is dat een verbetering, en zo ja van hoeveel procent? → Resultaat, verschil, boekjaar 2024, t.o.v. vorig jaar
omzet 2024 min personeelskosten → Omzet min personeelskosten, boekjaar 2024
> wat blijft over in procent → Omzet min personeelskosten als percentage van omzet, boekjaar 2024
omzet 2024 +/- 2023 → Omzet, boekjaar 2024, t.o.v. vorig jaar
omzet q1 2025 → Omzet, 1e kwartaal 2025
> Zou u daar het vierde kwartaal van 2024 naast willen zetten? → Omzet, 1e kwartaal 2025, t.o.v. 4e kwartaal 2024
> Met welk percentage ontlopen zij elkaar? → Omzet, verschil, 1e kwartaal 2025, t.o.v. 4e kwartaal 2024
omzet 2023 → Omzet, boekjaar 2023
> en 2024 → Omzet, boekjaar 2024
> hoe ver ligt dat uit elkaar → Omzet, verschil, boekjaar 2024, t.o.v. vorig jaar
telefoon 2024 tegenover 2023 → Rekening 4310 Telefoon en internet, boekjaar 2024, t.o.v. vorig jaar
> en de huur, zelfde verhaal? → Rekening 4100 Huur bedrijfspand, boekjaar 2024, t.o.v. vorig jaar
wie is onze grootste leverancier → Kosten, per relatie, top 1
> voor hoeveel → Kosten, per relatie, top 1
top 5 leveranciers 2024 → Kosten, boekjaar 2024, per relatie, top 5
> en voor 2023 dezelfde lijst → Kosten, boekjaar 2023, per relatie, top 5
kunt u mij zeggen wat de omzet in 2024 was → Omzet, boekjaar 2024
personeelskosten 2024 → Personeelskosten, boekjaar 2024
> nu die van 2023 → Personeelskosten, boekjaar 2023
> naast elkaar graag → Personeelskosten, januari 2023 t/m december 2024, per jaar
rente 2024 → Rekening 9010 Rente lening, boekjaar 2024
> en 2023 → Rekening 9010 Rente lening, boekjaar 2023
> neemt dat af → Rekening 9010 Rente lening, verschil, boekjaar 2024, t.o.v. vorig jaar
resultaat tm februari 2025 → Resultaat, januari t/m februari 2025
> en in 24 op dat moment → Resultaat, januari t/m februari 2024
bank eind februari 2025 → Bank en kas, februari 2025
> rond die tijd in 2024 → Bank en kas, februari 2024
omzet maart 2025 → Omzet, maart 2025
> En diezelfde maand een jaar vroeger? → Omzet, maart 2024
brutolonen 2024 naast 2023 → Rekening 4000 Brutolonen, boekjaar 2024, t.o.v. vorig jaar
> zelfde lijntje voor sociale lasten → Sociale lasten, boekjaar 2024, t.o.v. vorig jaar
> en dan nog autokosten, als geheel → Autokosten, boekjaar 2024, t.o.v. vorig jaar
> nu dezelfde oefening met de EBITDA → EBITDA, boekjaar 2024, t.o.v. vorig jaar
resultaat 2024 → Resultaat, boekjaar 2024
> en 2023 → Resultaat, boekjaar 2023
> Als ik die twee naast elkaar leg: hoeveel procent zit daartussen? → Resultaat, verschil, boekjaar 2024, t.o.v. vorig jaar
omzet februari 2025 → Omzet, februari 2025
> oke en maart dan → Omzet, maart 2025
> oke en die 2 bij mekaar → Omzet, februari t/m maart 2025
gas water elektra, 2e kw 2024 afgezet tegen het 1e → Rekening 4110 Gas, water en elektra, 2e kwartaal 2024, t.o.v. de vorige periode
omzet tweede helft 2024 vergeleken met de eerste → Omzet, juli t/m december 2024, t.o.v. januari t/m juni 2024
wanneer u q1 2025 naast dat van 2024 legt, wat scheelt dan de huur → Rekening 4100 Huur bedrijfspand, verschil, 1e kwartaal 2025, t.o.v. vorig jaar
is het resultaat van 2024 boven of onder dat van het jaar ervoor uitgekomen, en met welk percentage → Resultaat, verschil, boekjaar 2024, t.o.v. vorig jaar
lagen de kosten in 2024 onder die van 2023, en met hoeveel procent → Kosten, verschil, boekjaar 2024, t.o.v. vorig jaar
omzet 2024 naast die van 2023, euros en procenten, geen heel verhaal pls → Omzet, verschil, boekjaar 2024, t.o.v. vorig jaar
winst 2024, geen lange uitleg graag → Resultaat, boekjaar 2024
hoeveel hebben we in maart 2024 gefactureerd, btw eraf → Omzet, maart 2024
balanstotaal eind 2023 → Totaal activa, boekjaar 2023
> en de jaren erna → Totaal activa, januari 2024 t/m maart 2025, per jaar
hoeveel cash hebben we → Bank en kas
> en een half jaar geleden? → Bank en kas, september 2024
omzt K3 2024 → Omzet, 3e kwartaal 2024
> vergeleken met K2 → Omzet, 3e kwartaal 2024, t.o.v. 2e kwartaal 2024
> en vorig jaar → Omzet, 3e kwartaal 2023, t.o.v. 2e kwartaal 2023
omzet juli tm december 2024 → Omzet, juli t/m december 2024
> en januari tm februari erna → Omzet, januari t/m februari 2025
omzet maart 2025 → Omzet, maart 2025
> hetzelfde in 2024 → Omzet, maart 2024
> en de winst → Resultaat, maart 2024
omzet q1 2025 → Omzet, 1e kwartaal 2025
> idem 2023 → Omzet, 1e kwartaal 2023
omzet q1 2025 → Omzet, 1e kwartaal 2025
> zelfde periode vorig jaar → Omzet, 1e kwartaal 2024
omzet maart 2025 → Omzet, maart 2025
> dezelfde maand 2023 → Omzet, maart 2023
> en in 2024 → Omzet, boekjaar 2024
omzet 2025 → Omzet, boekjaar 2025
> dezelfde periode in 2024 → Omzet, 1e kwartaal 2024
> idem 2023 → Omzet, 1e kwartaal 2023
omzet 2024 per maand → Omzet, boekjaar 2024, per maand
> alleen het laatste kwartaal → Omzet, 4e kwartaal 2024, per maand
omzet 2023 en 2024 → Omzet, januari 2023 t/m december 2024, per jaar
> en vorig jaar → Omzet, boekjaar 2024
omzet 2024 → Omzet, boekjaar 2024
> per jaar → Omzet, januari 2023 t/m maart 2025, per jaar
`,
  );
});

describe('in that time', () => {
  readAs(
    CALENDAR_WORLD,
    `
omzet 2023 → Omzet, boekjaar 2023
> en 2024 → Omzet, boekjaar 2024
> wat was de winst in die tijd → ? Resultaat, boekjaar 2024 / Resultaat, januari 2023 t/m december 2024
omzet eerste halfjaar 2024 → Omzet, januari t/m juni 2024
> wat was de winst in die tijd → Resultaat, januari t/m juni 2024
`,
  );
});

describe('what is put beside it', () => {
  readAs(
    CALENDAR_WORLD,
    `
winst 2023 → Resultaat, boekjaar 2023
> winst van 2024 ernaast → Resultaat, boekjaar 2024, t.o.v. vorig jaar
winst 2023 → Resultaat, boekjaar 2023
> zet er 2024 naast → Resultaat, boekjaar 2024, t.o.v. vorig jaar
winst 2024 → Resultaat, boekjaar 2024
> en die van het jaar ervoor ernaast → Resultaat, boekjaar 2024, t.o.v. vorig jaar
omzet 2023 → Omzet, boekjaar 2023
> en 2024 daarnaast → Omzet, boekjaar 2024, t.o.v. vorig jaar
omzet q1 2025 → Omzet, 1e kwartaal 2025
> doe die van 2024 er eens naast → Omzet, 1e kwartaal 2025, t.o.v. vorig jaar
omzet 2023 → Omzet, boekjaar 2023
> zet de winst ernaast → Omzet en resultaat, boekjaar 2023
omzet 2023 → Omzet, boekjaar 2023
> winst van 2024 ernaast → ? Resultaat, boekjaar 2024 / Omzet, boekjaar 2023
brandstof 2024 → Rekening 4200 Brandstof, boekjaar 2024
> zet de lease ernaast → ? Rekening 4210 Leasekosten auto's, boekjaar 2024 / Rekening 4200 Brandstof, boekjaar 2024
`,
  );
});

describe('what rises and falls, and what is counted', () => {
  readAs(
    CALENDAR_WORLD,
    `
welke kosten stegen in 2024 → Kosten, waarom, boekjaar 2024, t.o.v. vorig jaar, per groep, hoogste
> welke daalden → Kosten, waarom, boekjaar 2024, t.o.v. vorig jaar, per groep, laagste
> en welke hoger → Kosten, waarom, boekjaar 2024, t.o.v. vorig jaar, per groep, hoogste
welke klanten kochten meer in 2024 → ? Omzet, boekjaar 2024, per relatie, hoogste
hoeveel klanten hebben we in 2024 → Omzet, aantal, boekjaar 2024, per relatie
> meer dan in 2023 → ? Omzet, aantal, boekjaar 2024, per relatie
gemiddelde maandomzet 2024 → Omzet, gemiddeld per maand, boekjaar 2024
> en 2023 → Omzet, gemiddeld per maand, boekjaar 2023
> verschil → Omzet, gemiddeld per maand, boekjaar 2024, t.o.v. vorig jaar
omzet maart 2024 → Omzet, maart 2024
> dezelfde maand vorig jaar → Omzet, maart 2023
> hoeveel procent is dat meer → Omzet, verschil, maart 2024, t.o.v. vorig jaar
huur 2024 → Rekening 4100 Huur bedrijfspand, boekjaar 2024
> en gemiddeld → Rekening 4100 Huur bedrijfspand, gemiddeld per maand, boekjaar 2024
`,
  );
});

describe('rows that go on', () => {
  readAs(
    CALENDAR_WORLD,
    `
top 5 klanten 2024 → Omzet, boekjaar 2024, per relatie, top 5
> per maand → Omzet, boekjaar 2024, per maand
top 3 kosten 2024 → Kosten, boekjaar 2024, per groep, top 3
> per leverancier → Kosten, boekjaar 2024, per relatie
omzet per klant van hoog naar laag → Omzet, per relatie, hoogste
omzet 2024 per maand van laag naar hoog → Omzet, boekjaar 2024, per maand, laagste
hoogste omzet per maand 2024 → Omzet, boekjaar 2024, per maand, top 1
kosten per maand 2024 → Kosten, boekjaar 2024, per maand
> van hoog naar laag → Kosten, boekjaar 2024, per maand, hoogste
omzet per klant 2024 → Omzet, boekjaar 2024, per relatie
> nummer twee → Omzet, boekjaar 2024, per relatie, top 1, vanaf nummer 2
wat zijn de vaste lasten → Vaste lasten
> en die van de huur → Vaste lasten van rekening 4100 Huur bedrijfspand
> en de verzekering → Vaste lasten van rekening 4500 Bedrijfsverzekeringen
> wanneer komt de lease → Vaste lasten van rekening 4210 Leasekosten auto's, wanneer de volgende
`,
  );
});

describe('fiscal years by their last month, and by their number', () => {
  readAs(
    BROKEN_WORLD,
    `
omzet van het boekjaar dat in juni afliep → Omzet, boekjaar 2023/2024
omzet van het boekjaar dat begon in juli 2023 → Omzet, boekjaar 2023/2024
winst boekjaar eindigend 30 juni 2024 → Resultaat, boekjaar 2023/2024
omzet van het boekjaar dat in december 2023 afliep → - buiten_boeken
winst van onze drie boekjaren → Resultaat, juli 2022 t/m februari 2025, per jaar
winst van alle drie de jaren → Resultaat, juli 2022 t/m februari 2025, per jaar
omzet van onze drie boekjaren samen → Omzet, juli 2022 t/m februari 2025
winst van onze vier boekjaren → ? Resultaat / Resultaat, met omschrijving ‘vier’
in welk van de drie jaren was de winst het hoogst → Resultaat, juli 2022 t/m februari 2025, per jaar, top 1
`,
  );
});

describe("'nu' that is no time", () => {
  readAs(
    CALENDAR_WORLD,
    `
omzet 2023 → Omzet, boekjaar 2023
> en nu kosten → Kosten, boekjaar 2023
> nu de huur → Rekening 4100 Huur bedrijfspand, boekjaar 2023
> en nu → Rekening 4100 Huur bedrijfspand, boekjaar 2025
winst 2023 → Resultaat, boekjaar 2023
> en nu 2024 → Resultaat, boekjaar 2024
> nu per kwartaal → Resultaat, boekjaar 2024, per kwartaal
omzet januari 2025 → Omzet, januari 2025
> en nu februari → Omzet, februari 2025
> nu dezelfde maand vorig jaar → Omzet, februari 2024
omzet per maand 2024 → Omzet, boekjaar 2024, per maand
> nu kosten → Kosten, boekjaar 2024, per maand
omzet 2023 → Omzet, boekjaar 2023
> hoeveel is het nu → Omzet, boekjaar 2025
omzet 2023 → Omzet, boekjaar 2023
> en nu de omzet → Omzet, boekjaar 2025
omzet 2023 → Omzet, boekjaar 2023
> en de kosten nu → Kosten, boekjaar 2025
omzet 2023 → Omzet, boekjaar 2023
> nu meer of minder dan vorig jaar → Omzet, verschil, boekjaar 2025, t.o.v. vorig jaar
bank eind 2024 → Bank en kas, boekjaar 2024
> en nu het banksaldo → Bank en kas, maart 2025
`,
  );
});
