import { readAs } from '../testing/table.ts';
import { CALENDAR_WORLD } from '../testing/world.ts';

describe('as people type', () => {
  readAs(
    CALENDAR_WORLD,
    `
Wat is ons omzetcijfer over november? → Omzet, november 2024
geef mij de maandomzet van januari → Omzet, januari 2025
kwartaalomzet q2 2024 → Omzet, 2e kwartaal 2024
jaaromzet 2023 → Omzet, boekjaar 2023
omzetgroei 2024 → Omzet, verschil, boekjaar 2024, t.o.v. vorig jaar
winstontwikkeling 2024 → Resultaat, boekjaar 2024, per maand
kun je de winst per maand in een grafiek zetten → Resultaat, per maand
hoeveel hebben we verdiend in dec 2024? → Resultaat, december 2024
zijn we winstgevend in q1 → Resultaat, 1e kwartaal 2025
draaien we winst dit jaar → Resultaat, boekjaar 2025
heb ik dit jaar verlies → Resultaat, boekjaar 2025
hoeveel kost het personeel per jaar → Personeelskosten, januari 2023 t/m maart 2025, per jaar
wat gaven we in 2024 uit aan verzekeringen → Verzekeringen, boekjaar 2024
hoeveel gaat er maandelijks op aan lease → Vaste lasten van rekening 4210 Leasekosten auto's, bedrag per maand
uitgaven aan brandstof per kwartaal 2024 → Rekening 4200 Brandstof, boekjaar 2024, per kwartaal
kosten voor de auto in maart 2024 → Autokosten, maart 2024
bankkosten → Rekening 9000 Bankkosten
rentelasten 2024 → Rekening 9010 Rente lening, boekjaar 2024
algemene kosten 2024 → Rekening 4900 Algemene kosten, boekjaar 2024
diverse kosten → Kosten
wat zit er in algemene kosten → Rekening 4900 Algemene kosten
hoeveel hebben we geleend → Langlopende schulden
hoeveel geld zit er in de zaak → Bank en kas
hoeveel spaargeld hebben we → Rekening 1110 Spaarrekening
wat staat er op de rabobank → Rekening 1100 Rabobank zakelijk
rabobank saldo eind januari → Rekening 1100 Rabobank zakelijk, januari 2025
stand spaarrekening → Rekening 1110 Spaarrekening
kassaldo → Rekening 1000 Kas
wat zijn onze bezittingen → Totaal activa
wat zijn onze schulden per eind 2024 → Vreemd vermogen, boekjaar 2024
totaal debiteuren eind december → Debiteuren, boekjaar 2024
hoeveel krijgen we nog van klanten → Debiteuren
hoeveel moeten we nog ontvangen → Openstaande facturen
hoeveel staat er open aan facturen → Openstaande facturen
wie heeft de hoogste openstaande rekening → Openstaande facturen, top 1
welke debiteuren staan langer dan 60 dagen open → Openstaande facturen, ouder dan 60 dagen, per relatie
crediteuren ouder dan 30 dagen → Openstaande inkoopfacturen, ouder dan 30 dagen
onbetaalde inkoopfacturen → Openstaande inkoopfacturen
openstaande posten per 31 december 2024 → Openstaande facturen, december 2024
btw over maart 2025 → Btw te betalen, maart 2025
hoeveel btw ben ik verschuldigd over het 4e kwartaal → Btw te betalen, oktober t/m december 2024
wat krijg ik terug aan btw over q2 2024 → Btw te betalen, april t/m juni 2024
btw-aangifte januari 2025 → Btw te betalen, januari 2025
te betalen btw 2024 per kwartaal → Btw te betalen, januari t/m december 2024, per kwartaal
verlegde btw 2024 → Btw rubriek 2a, januari t/m december 2024
netto marge vorig jaar vs jaar daarvoor → Nettomarge, boekjaar 2024, t.o.v. vorig jaar
omzet laatste 3 maanden vergeleken met de 3 daarvoor → Omzet, 1e kwartaal 2025, t.o.v. de vorige periode
omzet 1e halfjaar 2024 tegenover 2e halfjaar → Omzet, januari t/m juni 2024, t.o.v. juli t/m december 2024
kwartaalomzet 2024 tov 2023 → Omzet, boekjaar 2024, t.o.v. vorig jaar, per kwartaal
ebitda 2024 en de marge → EBITDA en EBITDA %, boekjaar 2024
dso en dpo 2024 → Debiteurendagen (DSO) en crediteurendagen (DPO), boekjaar 2024
welke leveranciers kosten mij het meest dit jaar → Kosten, boekjaar 2025, per relatie, hoogste
welke klant is achteruitgegaan tov vorig jaar → Omzet, waarom, t.o.v. vorig jaar, per relatie, laagste
wie bestelt er minder dan vorig jaar → Omzet, waarom, t.o.v. vorig jaar, per relatie, laagste
wat is er in 2024 onder de streep overgebleven → Resultaat, boekjaar 2024
klant die t minste opbracht vorig jr → Omzet, boekjaar 2024, per relatie, 1 laagste
beginbalans 1 juli 2024 → De balans, juni 2024
hoeveel heb ik meer verdiend dan uitgegeven in maart 2024 → ? Resultaat, maart 2024
is de energie goedkoper dan vorig jaar → Rekening 4110 Gas, water en elektra, verschil, t.o.v. vorig jaar
marge maart tov maart vorig jaar → Brutomarge %, maart 2025, t.o.v. vorig jaar
brutomarge % per kwartaal 2024 → Brutomarge %, boekjaar 2024, per kwartaal
solvabiliteit 2023 en 2024 → Solvabiliteit, januari 2023 t/m december 2024, per jaar
ontwikkeling solvabiliteit → Solvabiliteit, per maand
hoe is de liquiditeit vergeleken met vorig jaar → Liquide middelen, t.o.v. vorig jaar
top 3 grootste kostenstijgingen 2024 → Kosten, waarom, boekjaar 2024, t.o.v. vorig jaar, per groep, top 3
welke leverancier is het duurst → Kosten, per relatie, top 1
met welke klant verdienen we het meest → Omzet, per relatie, top 1
grootste klant van 2023 en 2024 → Omzet, januari 2023 t/m december 2024, per relatie, top 1
hoeveel omzet deed de grootste klant in 2024 → Omzet, boekjaar 2024, per relatie, top 1
aandeel top 5 klanten → Omzet, aandeel, per relatie, top 5
omzet van klant 10001 → Omzet van Bakkerij Verhoeven B.V.
leverancier 20001 → Kosten van Technische Unie B.V.
klant jansen zorg 2024 → Omzet van Jansen Zorg, boekjaar 2024
facturen van eneco in 2024 → Kosten van Eneco Zakelijk, boekjaar 2024
hoeveel hebben we aan kpn betaald in 2024 → Betaald aan KPN, boekjaar 2024
omzet jansen bouw en jansen zorg 2024 → ? Omzet van Jansen Bouw B.V., boekjaar 2024 / Omzet van Jansen Zorg, boekjaar 2024 / Omzet van Jansen Bouw B.V. plus omzet van Jansen Zorg, boekjaar 2024
hoeveel hebben jansen bouw en jansen zorg in 2024 samen bij ons besteed → Omzet van Jansen Bouw B.V. plus omzet van Jansen Zorg, boekjaar 2024
hoeveel heeft jansen bouw in 2024 bij ons besteed → Omzet van Jansen Bouw B.V., boekjaar 2024
hoeveel besteedden we bij kpn in 2024 → Kosten van KPN, boekjaar 2024
omzet en kosten van hoekstra → ? Omzet van Hoekstra & Zn. Installaties / Kosten van Hoekstra & Zn. Installaties
betalingen van jansen bouw → Betaald aan Jansen Bouw B.V.
wat is er bij bouwmaat besteld → Kosten van Bouwmaat Utrecht
hoeveel uitgegeven bij technische unie q1 vs q1 vorig jaar → Kosten van Technische Unie B.V., 1e kwartaal 2025, t.o.v. vorig jaar
omzet per klant 2024 top 10 → Omzet, boekjaar 2024, per relatie, top 10
kosten per leverancier 2024 → Kosten, boekjaar 2024, per relatie
verkoopboek maart → Boekingen, dagboek 70, maart 2025
dagboek 90 → Boekingen, dagboek 90
bankboek januari → Boekingen, dagboek 20, januari 2025
boekingen met btw code 1 → Boekingen, btw-code 1
boekingen waarin staat 'contributie' → Boekingen, met omschrijving ‘contributie’
zoek naar lindeboom → Omzet van Stichting De Lindeboom
zoek verzekering → Verzekeringen
welke boekingen horen bij factuur 2024001 → Boekingen, factuurnummer 2024001
grootste 5 boekingen op rekening 4900 → Rekening 4900 Algemene kosten, boekingen, top 5
boekingen van meer dan 10.000 euro in 2024 → Boekingen, boven € 10.000, boekjaar 2024
boekingen boven de 5k → Boekingen, boven € 5.000
uitgaven boven 1000 euro → Kosten, boekingen, boven € 1.000
waar bestaat de post overige bedrijfskosten uit → Overige bedrijfskosten, per rekening
wat zijn de overige kosten → Overige bedrijfskosten
welke grootboekrekeningen zitten in kantoorkosten → Kantoorkosten, per rekening, hoogste
uitleg ebitda → Hoe wordt EBITDA berekend
wat versta je onder werkkapitaal → Hoe wordt werkkapitaal berekend
formule quick ratio → Hoe wordt quick ratio berekend
wat is het verschil tussen omzet en winst → Omzet min resultaat
budget 2025 → Resultaat, boekjaar 2025, t.o.v. de begroting
begrote omzet q1 → Omzet, 1e kwartaal 2025, t.o.v. de begroting
realisatie vs begroting per maand → Resultaat, t.o.v. de begroting, per maand
lopen de kosten uit de pas met de begroting → Kosten, t.o.v. de begroting
hoeveel maanden kunnen we nog door met dit geld → Runway
wat is onze burn rate → Runway
hoe doen we het dit jaar → Kengetallen overzicht, boekjaar 2025
zijn er dubbele facturen → ? Boekingen
omzetgroei 2024 → Omzet, verschil, boekjaar 2024, t.o.v. vorig jaar
algemene kosten 2024 → Rekening 4900 Algemene kosten, boekjaar 2024
diverse kosten → Kosten
wat staat er op de rabobank → Rekening 1100 Rabobank zakelijk
netto marge vorig jaar vs jaar daarvoor → Nettomarge, boekjaar 2024, t.o.v. vorig jaar
omzet van klant 10001 → Omzet van Bakkerij Verhoeven B.V.
leverancier 20001 → Kosten van Technische Unie B.V.
bankboek januari → Boekingen, dagboek 20, januari 2025
uitgaven boven 1000 euro → Kosten, boekingen, boven € 1.000
zijn er dubbele facturen → ? Boekingen
top 3 grootste kostenstijgingen 2024 → Kosten, waarom, boekjaar 2024, t.o.v. vorig jaar, per groep, top 3
huur bedrijfspand 2024 → Rekening 4100 Huur bedrijfspand, boekjaar 2024
gas water en elektra → Rekening 4110 Gas, water en elektra
sociale lasten → Sociale lasten
af te dragen btw hoog → Rekening 1500 Af te dragen btw hoog
afschrijving bestelauto's → Rekening 4710 Afschrijving bestelauto's
staat er nog geld uit bij klanten → Openstaande facturen
wat zit er in overige kosten → Overige bedrijfskosten, per rekening
wat valt er onder huisvestingskosten 2024 → Huisvestingskosten, boekjaar 2024, per rekening
wat zit er in ebitda → Hoe wordt EBITDA berekend
waar zat de grootste tegenvaller in 2024 → Resultaat, waarom, boekjaar 2024, t.o.v. vorig jaar
wat viel het meest mee → Resultaat, waarom, t.o.v. vorig jaar
wat kost een werknemer ons gemiddeld → ? Personeelskosten, gemiddeld per maand / Lonen en salarissen, gemiddeld per maand
`,
  );
});
