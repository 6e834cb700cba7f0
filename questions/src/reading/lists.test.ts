import { readAs } from '../testing/table.ts';
import { CALENDAR_WORLD } from '../testing/world.ts';

describe('lists of names and of balances', () => {
  readAs(
    CALENDAR_WORLD,
    `
welke dagboeken hebben we → Welke dagboeken zijn er
> hoeveel boekingen in elk → Welke dagboeken zijn er
welke grootboekrekeningen zijn er allemaal → Welke grootboekrekeningen zijn er
welke btwcodes gebruiken we → Welke btw-codes zijn er
welke kostenplaatsen hebben we → Welke kostenplaatsen zijn er
saldibalans 2024 → Saldibalans, boekjaar 2024
proef- en saldibalans → Saldibalans
proef en saldi balans dec 2024 → Saldibalans, december 2024
kolommenbalans 2023 → Saldibalans, boekjaar 2023
ontbrekende btw-codes → Boekingen zonder btw-code
dagboek verkoop maart 2024 → Boekingen, dagboek 70, maart 2024
beginbalans 2024 → De balans, boekjaar 2023
klopt de beginbalans 2024 → Aansluiting beginbalans
vergelijk beginbalans met eindbalans 2024 → De balans, boekjaar 2024, t.o.v. vorig jaar
beginbalans 2024 en eindbalans 2024 → De balans, boekjaar 2024, t.o.v. vorig jaar
welke vraagposten zijn er in mei 2024 geboekt → Rekening 2000 Vraagposten, boekingen, mei 2024
mutaties op vraagposten in 2024 → Rekening 2000 Vraagposten, boekingen, boekjaar 2024
laat journaalpost 2024-0123 zien → Boekingen, boekstuknummer 2024-0123
toon boeking 249000057 → Boekingen, boekstuknummer 249000057
bedrag 1.210 → Boekingen, vanaf € 1.210, hooguit € 1.210
zoek het bedrag van € 1.210,50 → Boekingen, vanaf € 1.210,50, hooguit € 1.210,50
verschil tussen debiteurenlijst en grootboek → ? Openstaande facturen / Debiteuren
welke facturen zijn dubbel geboekt → ? Boekingen
boekingen zonder relatie 2024 → ? Kosten, boekjaar 2024, per relatie / Omzet, boekjaar 2024, per relatie
welke bonnetjes ontbreken → ? Wat ontbreekt er
creditnota's 2024 → ? Omzet, boekingen, debet, boekjaar 2024
loonkosten per medewerker → ? Personeelskosten
begin saldo 1100 2024 → Rekening 1100 Rabobank zakelijk, boekjaar 2023
beginsaldo bank 2024 → Bank en kas, boekjaar 2023
kasmutaties maart 2025 → Rekening 1000 Kas, boekingen, maart 2025
hoeveel belasting moet ik betalen → ? Belastingen en premies / Belastingen
hoeveel reserveren voor belasting → - advies
grootste boekingen in 2024 → Boekingen, boekjaar 2024, hoogste
> welke journaalpost hoort daarbij → ? 
welke journaalpost hoort daarbij → ? 
boekstuk 249000057 → Boekingen, boekstuknummer 249000057
> laat de hele journaalpost zien → Boekingen, boekstuknummer 249000057
`,
  );
});

describe('accounts of a range of numbers', () => {
  readAs(
    CALENDAR_WORLD,
    `
rekeningen tussen 4200 en 4299 saldo 2024 → Rekening 4200 en 4210 en 4220, boekjaar 2024, per rekening
4200 t/m 4220 in 2024 → Rekening 4200 en 4210 en 4220, boekjaar 2024, per rekening
Rekeningen 4000 t/m 4900, boekjaar 2024, per rekening → Rekeningen 4000 t/m 4900, boekjaar 2024, per rekening
rekeningen 1000 - 1999 eind 2024 → ? Saldibalans, december 2024
8000 vs 8010 in 2024 → Rekening 8000 en 8010, boekjaar 2024, per rekening
debetboekingen op 1100 in april 2024 → Rekening 1100 Rabobank zakelijk, boekingen, debet, april 2024
rc directeur saldo → - onbekend
boekingen 2019 → - buiten_boeken
saldo rekening 1100 2023 - 2024 → Rekening 1100 Rabobank zakelijk, januari 2023 t/m december 2024
boekwaarde bestelwagens → Rekening 0220 en 0225
debiteuren kaart Bakkerij Verhoeven 2024 → Rekening 1300 Debiteuren, boekingen, van Bakkerij Verhoeven B.V., boekjaar 2024
crediteurenkaart Technische Unie → Rekening 1600 Crediteuren, boekingen, van Technische Unie B.V.
`,
  );
});

describe('a list of bookings that a turn narrows', () => {
  readAs(
    CALENDAR_WORLD,
    `
alle boekingen boven 10.000 in 2024 → Boekingen, boven € 10.000, boekjaar 2024
> alleen verkoop → Boekingen, dagboek 70, boven € 10.000, boekjaar 2024
> en boven 5000? → Boekingen, dagboek 70, boven € 5.000, boekjaar 2024
> alleen credit → Boekingen, dagboek 70, credit, boven € 5.000, boekjaar 2024
alle boekingen boven 10.000 in 2024 → Boekingen, boven € 10.000, boekjaar 2024
> alleen de omzet → Omzet, boekingen, boven € 10.000, boekjaar 2024
> en in 2023 → Omzet, boekingen, boven € 10.000, boekjaar 2023
alle boekingen boven 10.000 in 2024 → Boekingen, boven € 10.000, boekjaar 2024
> alleen inkoop → ? Welke dagboeken zijn er
mutaties bank april 2024 → Bank en kas, boekingen, april 2024
> alleen uitgaven → Bank en kas, boekingen, credit, april 2024
dagboek bank februari 2025 → Boekingen, dagboek 20, februari 2025
> alleen de uitgaven → Rekening 1000 en 1100 en 1110, boekingen, dagboek 20, credit, februari 2025
openstaande debiteuren op ouderdom → Openstaande facturen, per ouderdom
> ouder dan 60 dagen → Openstaande facturen, ouder dan 60 dagen, per ouderdom
> wie zijn dat → Openstaande facturen, ouder dan 60 dagen, per relatie
vraagposten → Vraagposten
> wat zijn dat voor boekingen → Rekening 2000 Vraagposten, boekingen, januari 2023 t/m maart 2025
> alleen die van dit jaar → Rekening 2000 Vraagposten, boekingen, boekjaar 2025
welke boekingen boven 5000 euro in nov 2024 → Boekingen, boven € 5.000, november 2024
> zonder de btw → - onbekend
welke boekingen boven 5000 euro in nov 2024 → Boekingen, boven € 5.000, november 2024
> op rekening 4100 → Rekening 4100 Huur bedrijfspand, boekingen, boven € 5.000, november 2024
ouderdomsanalyse debiteuren per 31 maart 2025 → Openstaande facturen, maart 2025, per ouderdom
> zelfde voor crediteuren → Openstaande inkoopfacturen, maart 2025, per ouderdom
wie moet mij nog betalen → Openstaande facturen
> wie daarvan is al langer dan 2 maanden te laat → Openstaande facturen, te laat, ouder dan 60 dagen, per relatie
balans per 31-12-2024 → De balans, boekjaar 2024
> en per 30 juni 2024 → De balans, juni 2024
> verschil eigen vermogen tussen die twee → Totaal eigen vermogen, verschil, boekjaar 2024, t.o.v. juni 2024
staat er nog iets op tussenrekening → Vraagposten
> sinds wanneer → Rekening 2000 Vraagposten, boekingen, januari 2023 t/m maart 2025, oudste
boekingen 1100 debet 2024 → Rekening 1100 Rabobank zakelijk, boekingen, debet, boekjaar 2024
> per kwartaal → Rekening 1100 Rabobank zakelijk, debet, boekjaar 2024, per kwartaal
alle bedragen tussen 100 en 200 euro in maart 2024 → Boekingen, vanaf € 100, hooguit € 200, maart 2024
`,
  );
});

describe('what was paid, declared or is of none', () => {
  readAs(
    CALENDAR_WORLD,
    `
hoeveel btw hebben we afgedragen in 2024 → Rekening 1500 Af te dragen btw hoog, boekingen, dagboek 20, debet, boekjaar 2024
hoeveel btw moeten we nog afdragen → Btw-positie
btw q2 2024 → Btw te betalen, april t/m juni 2024
> uitgesplitst per code → Btw-overzicht, 2e kwartaal 2024
btw q2 2024 → Btw te betalen, april t/m juni 2024
> alleen 9% → Btw rubriek 1b, april t/m juni 2024
btw q1 2025 specificatie → Btw-overzicht, 1e kwartaal 2025
omzet verdeeld naar btw tarief 2024 → Omzet, boekjaar 2024, per btw-code
kosten zonder kostenplaats 2024 → ? Kosten, boekjaar 2024, per kostenplaats
kostprijs omzet % per kwartaal 2024 → Kostprijs van de omzet als percentage van omzet, boekjaar 2024, per kwartaal
overlopende posten → Overlopende activa en overlopende passiva
schuldgraad → Vreemd vermogen als percentage van totaal activa
vlottende activa per onderdeel → Totaal vlottende activa, per rekening
ebitda 2024 → EBITDA, boekjaar 2024
> hoe kom je daaraan → Hoe wordt EBITDA berekend
`,
  );
});
