import { readAs } from '../testing/table.ts';
import { CALENDAR_WORLD } from '../testing/world.ts';

describe('names, years and prices', () => {
  readAs(
    CALENDAR_WORLD,
    `
hoe heet rekening 4100 → Hoe heet rekening 4100
hoe heet de klant met de hoogste omzet op rekening 8000 → Rekening 8000 Omzet verbouwingen, per relatie, top 1
wat is de naam van de leverancier op rekening 4200 → ? Rekening 4200 Brandstof
op welk nummer boeken we brandstof → Hoe heet rekening 4200
welk rekeningnummer hoort bij de debiteuren → Hoe heet rekening 1300
wanneer begint ons boekjaar → Welke jaren zijn er
hoeveel maanden telde ons eerste boekjaar → Welke jaren zijn er
hoe lang duurde het in boekjaar 2024 voordat klanten betaalden → Debiteurendagen (DSO), boekjaar 2024
sinds wanneer is kpn duurder → Vaste lasten, sinds wanneer het huidige bedrag, van KPN
in welke maand ging de huur omhoog → Vaste lasten van rekening 4100 Huur bedrijfspand, sinds wanneer het huidige bedrag
eneco zakelijk pm → Vaste lasten, bedrag per maand, van Eneco Zakelijk
`,
  );
});

describe('what has no figure of its own', () => {
  readAs(
    CALENDAR_WORLD,
    `
marge op verbouwingen 2024 → ? Rekening 8000 Omzet verbouwingen, boekjaar 2024 / Brutomarge %, boekjaar 2024
hoeveel is de omzet gestegen sinds 2023 → ? Omzet, januari 2023 t/m maart 2025, per jaar / Omzet, verschil, t.o.v. vorig jaar
hoeveel rekeningen staan er op de balans → De balans
op hoeveel kwam de balans uit → Totaal activa
hoe komt de omzet van 2024 tot stand → Omzet, boekjaar 2024
hoe komt de nettomarge tot stand → Hoe wordt nettomarge berekend
grootste kostenpost na personeel 2024 → ? Personeelskosten, boekjaar 2024, per rekening, top 1
winst 2025 gedeeld door 12 → ? Resultaat, gemiddeld per maand, boekjaar 2025 / Resultaat, boekjaar 2025
winst 2024 gedeeld door 12 → Resultaat, gemiddeld per maand, boekjaar 2024
`,
  );
});

describe('accounts, and what was booked last', () => {
  readAs(
    CALENDAR_WORLD,
    `
welk nummer heeft de rekening brandstof → Hoe heet rekening 4200
op welke rekening wordt de huur geboekt → Hoe heet rekening 4100
rekeningnummer 4310 saldo 2024 → Rekening 4310 Telefoon en internet, boekjaar 2024
hoeveel grootboekrekeningen hebben we → ? Kosten, aantal, per rekening / Omzet, aantal, per rekening
hoeveel kostenposten waren er in 2024 → Kosten, aantal, boekjaar 2024, per rekening
laatste boeking → Welke jaren zijn er
laatste boeking op de kas → Rekening 1000 Kas, boekingen, 1 nieuwste
voor hoeveel is factuur 2024-0012 aan de klant gestuurd → Boekingen, factuurnummer 2024-0012
`,
  );
});

describe('bookings and journals', () => {
  readAs(
    CALENDAR_WORLD,
    `
boekingen met huur in de omschrijving → Boekingen, met omschrijving ‘huur’
welke boekingen hebben kpn in de tekst staan in 2024 → Boekingen, met omschrijving ‘kpn’, boekjaar 2024
boekingen met het woord huur erin → Boekingen, met omschrijving ‘huur’
zoek op omschrijving huur → Boekingen, met omschrijving ‘huur’
regels zonder btw in 2024 → Boekingen zonder btw-code, boekjaar 2024
is er ergens 1.210 euro geboekt → Boekingen, vanaf € 1.210, hooguit € 1.210
wat is er voor 1.210 euro geboekt in maart 2024 → Boekingen, vanaf € 1.210, hooguit € 1.210, maart 2024
waar zit dat bedrag van 1210 in → Boekingen, vanaf € 1.210, hooguit € 1.210
welk dagboek heeft de meeste regels 2024 → Boekingen, aantal, boekjaar 2024, per dagboek
welke tussenrekeningen staan nog open → Vraagposten
welke maand mist er nog → Wat ontbreekt er
opening 2024 klopt met slot 2023? → Aansluiting beginbalans
hoeveel jaar data heb je → Welke jaren zijn er
`,
  );
});

describe('how a figure comes about, and moves', () => {
  readAs(
    CALENDAR_WORLD,
    `
welke rekeningen vallen onder personeelskosten → Personeelskosten, per rekening
hoe is de solvabiliteit uitgerekend → Hoe wordt solvabiliteit berekend
hoe wordt ebitda berekend → Hoe wordt EBITDA berekend
> en de brutomarge → Hoe wordt brutomarge berekend
> en hoe hoog is die → Brutomarge
hoe wordt ebitda berekend → Hoe wordt EBITDA berekend
> en de omzet in 2024 → Omzet, boekjaar 2024
groeien de kosten meer dan de omzet → Kosten en omzet, t.o.v. vorig jaar
zijn de kosten harder gestegen dan de omzet in 2024 → Kosten en omzet, boekjaar 2024, t.o.v. vorig jaar
gaat de brutomarge omhoog of omlaag → Brutomarge, verschil, t.o.v. vorig jaar
verschil personeelskosten 23/24 → Personeelskosten, verschil, boekjaar 2024, t.o.v. vorig jaar
personeelskosten 2023/2024 → Personeelskosten, januari 2023 t/m december 2024
rslt 2024 vs 2023 → Resultaat, boekjaar 2024, t.o.v. vorig jaar
`,
  );
});
