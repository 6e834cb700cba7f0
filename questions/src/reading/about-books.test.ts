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
