import { readAs } from '../testing/table.ts';
import { CALENDAR_WORLD } from '../testing/world.ts';

describe('figures', () => {
  readAs(
    CALENDAR_WORLD,
    `
wat staat er op de bank → Bank en kas
hoeveel moeten we nog aan leveranciers betalen → Crediteuren
wat is de ebitda → EBITDA
wat is de brutomarge in procenten → Brutomarge %
hoeveel procent houden wij bruto over op wat we verkopen, gerekend over heel 2024 → Brutomarge %, boekjaar 2024
wat hielden we bruto over in 2024 → Brutomarge, boekjaar 2024
staan we rood → Bank en kas
staan we op de bank in de plus → Bank en kas
staan we in de plus → Resultaat
welke maanden stonden we rood → ? Resultaat, per maand, onder € 0
ivm haar hypotheekgesprek de jaarwinsten van 2023 en 2024 → Resultaat, januari 2023 t/m december 2024, per jaar
solvabiliteit → Solvabiliteit
dso → Debiteurendagen (DSO)
werkkapitaal → Werkkapitaal
welke boekingen zitten in autokosten → Autokosten, boekingen
wat kost ons wagenpark → Autokosten
hoe lang kunnen we nog vooruit → Runway
voorraad → Voorraden
wat moeten klanten nog betalen → Debiteuren
crediteuren → Crediteuren
wat zijn we leveranciers schuldig → Crediteuren
hoe snel betalen klanten → Debiteurendagen (DSO)
hoe lang duurt het voordat klanten betalen → Debiteurendagen (DSO)
ontwikkeling van de omzet → Omzet, per maand
vennootschapsbelasting → Belastingen
eigen vermogen → Totaal eigen vermogen
balanstotaal → Totaal activa
schulden → Vreemd vermogen
hoeveel schuld hebben we → Vreemd vermogen
liquide middelen → Liquide middelen
kasstroom uit operationele activiteiten → Kasstroom uit operationele activiteiten
break even omzet → Break-even omzet
winst voor belasting → Resultaat vóór belasting
ebit → Bedrijfsresultaat
brutomarge → Brutomarge
bruto winst → Brutomarge
kosten per kostenplaats → Kosten, per kostenplaats
kosten afdeling werkplaats → Kosten, kostenplaats WER
kosten van kostenplaats WER → Kosten, kostenplaats WER
omzet zonder bakkerij verhoeven → Omzet zonder Bakkerij Verhoeven B.V.
wat is de omzet? → Omzet
hoeveel moet ik nog betalen aan de belastingdienst → Belastingen en premies
kan je de omzet per maand laten zien → Omzet, per maand
zet de omzet per maand op een rij → Omzet, per maand
wat is solvabiliteit → Hoe wordt solvabiliteit berekend
wat is het verschil tussen ebit en ebitda → Bedrijfsresultaat min EBITDA
hoe ontwikkelt de omzet zich → Omzet, per maand
geef de trend van de personeelskosten → Personeelskosten, per maand
hoeveel bedragen de vorderingen → Vorderingen
hoe hoog is onze lening nog → Langlopende schulden
wat is de liquiditeit van het bedrijf → Liquide middelen
hoe solvabel zijn we → Solvabiliteit
hoeveel eigen vermogen hebben we → Totaal eigen vermogen
wat zijn de materiele vaste activa waard → Materiële vaste activa
hoe lang staan facturen gemiddeld open → Debiteurendagen (DSO)
dpo → Crediteurendagen (DPO)
wat hebben we in totaal aan auto's uitgegeven → Autokosten
specificatie autokosten → Autokosten, per rekening
waaruit bestaan de overige bedrijfskosten → Overige bedrijfskosten, per rekening
verzekeringspremie → Verzekeringen
kosten werkplaats → Kosten, kostenplaats WER
klopt de balans → Verschil op de balans
hoe hoog zijn onze loonlasten → Personeelskosten
wat kosten onze medewerkers ons per maand → Personeelskosten, per maand
wat betalen we aan salarissen → Lonen en salarissen
hoeveel sociale premies → Sociale lasten
wat zijn de bedrijfskosten → Som der kosten
wat is ons balanstotaal → Totaal activa
hoeveel vreemd vermogen hebben we → Vreemd vermogen
kosten week 12 → ? 
`,
  );
});

describe('comparisons, shares, averages, causes', () => {
  readAs(
    CALENDAR_WORLD,
    `
omzet maart vs maart vorig jaar → Omzet, maart 2025, t.o.v. vorig jaar
is de omzet hoger dan vorig jaar? → Omzet, verschil, t.o.v. vorig jaar
hoeveel is de omzet gegroeid in 2024 → Omzet, verschil, boekjaar 2024, t.o.v. vorig jaar
waarom is de winst gedaald in februari → Resultaat, waarom, februari 2025, t.o.v. de vorige periode
personeelskosten als percentage van de omzet → Personeelskosten als percentage van omzet
aandeel huisvestingskosten → Huisvestingskosten, aandeel
gemiddelde omzet per maand → Omzet, gemiddeld per maand
resultaat zonder afschrijvingen → Resultaat zonder afschrijvingen
winst exclusief belastingen → Resultaat zonder belastingen
vergelijk 2023 met 2024 → ? Omzet, boekjaar 2024, t.o.v. vorig jaar / Kosten, boekjaar 2024, t.o.v. vorig jaar / Resultaat, boekjaar 2024, t.o.v. vorig jaar
vergelijk de omzet van 2023 en 2024 → Omzet, boekjaar 2024, t.o.v. vorig jaar
omzet ten opzichte van begroting → Omzet, t.o.v. de begroting
welk deel van de kosten is personeel → Personeelskosten als percentage van kosten
gemiddelde kosten per maand in 2024 → Kosten, gemiddeld per maand, boekjaar 2024
gemiddelde omzet per maand vorig jaar → Omzet, gemiddeld per maand, boekjaar 2024
nettomarge 2024 vs 2023 → Nettomarge, boekjaar 2024, t.o.v. vorig jaar
kosten zonder afschrijvingen en personeel → Kosten zonder afschrijvingen en personeelskosten
kosten behalve huur → Kosten zonder rekening 4100 Huur bedrijfspand
wat is het verschil tussen q1 en q2 2024 → ? Omzet, verschil, 2e kwartaal 2024, t.o.v. de vorige periode / Kosten, verschil, 2e kwartaal 2024, t.o.v. de vorige periode / Resultaat, verschil, 2e kwartaal 2024, t.o.v. de vorige periode
verschil omzet 2023 en 2024 → Omzet, verschil, boekjaar 2024, t.o.v. vorig jaar
hoeveel meer omzet dan vorig jaar → Omzet, verschil, t.o.v. vorig jaar
zijn de kosten gestegen → Kosten, verschil, t.o.v. vorig jaar
omzet begroot vs werkelijk → Omzet, t.o.v. de begroting
liggen we op schema met de begroting → Resultaat, t.o.v. de begroting
loonkosten 2024 tov 2023 → Personeelskosten, boekjaar 2024, t.o.v. vorig jaar
vergelijk de kosten van maart met februari → Kosten, maart 2025, t.o.v. de vorige periode
hoeveel hoger waren de personeelskosten in 2024 dan in 2023? → Personeelskosten, verschil, boekjaar 2024, t.o.v. vorig jaar
is de brutomarge verbeterd t.o.v. vorig jaar → Brutomarge, verschil, t.o.v. vorig jaar
met hoeveel procent is de omzet gestegen in 2024 → Omzet, verschil, boekjaar 2024, t.o.v. vorig jaar
hoeveel procent groei in omzet 2024 vs 2023 → Omzet, verschil, boekjaar 2024, t.o.v. vorig jaar
hoeveel minder kosten in q1 2025 dan in q1 2024 → Kosten, verschil, 1e kwartaal 2025, t.o.v. vorig jaar
doen we het beter dan vorig jaar → Resultaat, verschil, t.o.v. vorig jaar
omzet maart 2025 vergeleken met februari 2025 → Omzet, maart 2025, t.o.v. de vorige periode
winst zonder afschrijvingen en rente → Resultaat zonder afschrijvingen en rekening 9010 Rente lening
resultaat gecorrigeerd voor afschrijvingen → Resultaat zonder afschrijvingen
kosten minus personeelskosten 2024 → Kosten min personeelskosten, boekjaar 2024
ebitda zonder personeelskosten → EBITDA zonder personeelskosten
hoeveel kosten we exclusief lonen → Kosten zonder lonen en salarissen
budget personeelskosten q1 → Personeelskosten, 1e kwartaal 2025, t.o.v. de begroting
zitten we boven begroting met de kosten → Kosten, t.o.v. de begroting
hoeveel wijken de autokosten af van de begroting → Autokosten, t.o.v. de begroting
gemiddelde kosten per kwartaal → Kosten, gemiddeld, per kwartaal
gemiddeld resultaat per maand over 2024 → Resultaat, gemiddeld per maand, boekjaar 2024
wat is de gemiddelde brutomarge → Brutomarge, gemiddeld per maand
aandeel personeel in de kosten 2024 → Personeelskosten als percentage van kosten, boekjaar 2024
welk percentage van de omzet is inkoop → Kostprijs van de omzet als percentage van omzet
hoeveel procent van de kosten zijn autokosten → Autokosten als percentage van kosten
omzet vorige maand vs deze maand → Omzet, maart 2025, t.o.v. de vorige periode
omzet tov vorige maand → Omzet, maart 2025, t.o.v. de vorige periode
omzet q1 tov vorig kwartaal → Omzet, 1e kwartaal 2025, t.o.v. de vorige periode
omzet maart tov vorig jaar → Omzet, maart 2025, t.o.v. vorig jaar
waarom zijn de kosten in 2024 hoger dan in 2023 → Kosten, waarom, boekjaar 2024, t.o.v. vorig jaar
waar komt de stijging van de personeelskosten vandaan → Personeelskosten, waarom, t.o.v. vorig jaar
waardoor daalde de omzet in februari → Omzet, waarom, februari 2025, t.o.v. de vorige periode
wat verklaart het verschil in resultaat tussen q3 en q4 2024 → Resultaat, waarom, 4e kwartaal 2024, t.o.v. de vorige periode
`,
  );
});

describe('two figures behind each other that are an account', () => {
  readAs(
    CALENDAR_WORLD,
    `
afschrijving busjes → Rekening 4710 Afschrijving bestelauto's
afschrijving van de auto's 2024 → Rekening 4710 Afschrijving bestelauto's, boekjaar 2024
afschrijvingen en autokosten → Afschrijvingen en autokosten
kosten busjes → Autokosten
`,
  );
});
