import { readAs } from '../testing/table.ts';
import { CALENDAR_WORLD } from '../testing/world.ts';

describe('rows by what they must be', () => {
  readAs(
    CALENDAR_WORLD,
    `
waren er dit jaar maanden dat we verlies draaiden → Resultaat, boekjaar 2025, per maand, onder € 0
wanneer hadden we verlies in 2024 → Resultaat, boekjaar 2024, per maand, onder € 0
in hoeveel maanden van 2024 was er verlies → Resultaat, aantal, boekjaar 2024, per maand, onder € 0
in welke maanden van 2024 oversteeg de omzet een ton → Omzet, boekjaar 2024, per maand, boven € 100.000
maanden in 2024 waar we de ton haalden qua omzet, of meer → Omzet, boekjaar 2024, per maand, boven € 100.000
klanten met meer dan vijfentwintigduizend omzet in 2024 → Omzet, boekjaar 2024, per relatie, boven € 25.000
welke debiteuren hebben facturen openstaan die ouder zijn dan zestig dagen → Openstaande facturen, ouder dan 60 dagen, per relatie
hoeveel klanten hebben meer dan 5000 openstaan → Openstaande facturen, aantal, per relatie, boven € 5.000
wie moet ons het meeste betalen → Openstaande facturen, top 1
welke 3 klanten hebben de hoogste schuld bij ons → Openstaande facturen, top 3
duurste maand 2024 → Kosten, boekjaar 2024, per maand, top 1
welke kostenrekening was in 2024 het hoogst → Kosten, boekjaar 2024, per rekening, top 1
top 3 crediteuren obv kosten 2024 → Kosten, boekjaar 2024, per relatie, top 3
wanneer ging de omzet in 2024 over een ton heen → Omzet, boekjaar 2024, per maand, boven € 100.000
in welke maanden van 2024 stond er minder dan anderhalve ton op de bank → Bank en kas, boekjaar 2024, per maand, onder € 150.000
hebben we in 2024 een ton winst gehaald → Resultaat, boekjaar 2024
volgens hem was de omzet in 2023 nog geen driekwart miljoen, hoeveel was het precies → Omzet, boekjaar 2023
hebben we meer dan 10 klanten → ? Omzet, per relatie, hoogste
klanten met meer dan 10000 omzet → Omzet, per relatie, boven € 10.000
kosten boven 500 euro 2024 → ? Kosten, boekjaar 2024 / Kosten, boekingen, boven € 500, boekjaar 2024
waren er kosten boven 500 euro in 2024 → ? Kosten, boekjaar 2024 / Kosten, boekingen, boven € 500, boekjaar 2024
waar ging het in 2024 aan op per kostensoort → Kosten, boekjaar 2024, per groep
hoeveel procent van de omzet was omzet 2024 → ? 
`,
  );
});

describe('words that are shortened', () => {
  readAs(
    CALENDAR_WORLD,
    `
Nettores. per bj. → Nettoresultaat, januari 2023 t/m maart 2025, per jaar
groeipct. omzet 2024 tov 2023 → Omzet, verschil, boekjaar 2024, t.o.v. vorig jaar
oudste openst. verkoopfact. → Openstaande facturen, 1 oudste
overl. activa per 31-12-2024 → Overlopende activa, boekjaar 2024
ebitda bj23 en bj24 → EBITDA, januari 2023 t/m december 2024, per jaar
kosten 24 zonder huur → Kosten zonder rekening 4100 Huur bedrijfspand, boekjaar 2024
banksaldo per 30/6 → Bank en kas, juni 2024
bedrag fact. 202500157 → Boekingen, factuurnummer 202500157
`,
  );
});

describe('what comes back', () => {
  readAs(
    CALENDAR_WORLD,
    `
maandbedrag huur → Vaste lasten van rekening 4100 Huur bedrijfspand, bedrag per maand
premie verzekering per kwartaal → Vaste lasten van rekening 4500 Bedrijfsverzekeringen, bedrag per kwartaal
komt de huur maandelijks of per kwartaal → Vaste lasten van rekening 4100 Huur bedrijfspand, hoe vaak
volgende betaling huur → Vaste lasten van rekening 4100 Huur bedrijfspand, wanneer de volgende
wat is de duurste vaste last → Vaste lasten, top 1
`,
  );
});
