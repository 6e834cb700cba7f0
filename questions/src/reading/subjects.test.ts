import { readAs } from '../testing/table.ts';
import { CALENDAR_WORLD } from '../testing/world.ts';

describe('what is no figure', () => {
  readAs(
    CALENDAR_WORLD,
    `
btw q3 2024 → Btw te betalen, juli t/m september 2024
hoeveel btw moet ik betalen over het eerste kwartaal → Btw te betalen, januari t/m maart 2025
voorbelasting q1 2024 → Btw rubriek 5b, januari t/m maart 2024
openstaande facturen → Openstaande facturen
wie moet er nog betalen → Openstaande facturen
welke facturen zijn te laat → Openstaande facturen, te laat
facturen ouder dan 60 dagen → Openstaande facturen, ouder dan 60 dagen
vaste lasten → Vaste lasten
hoe is EBITDA berekend? → Hoe wordt EBITDA berekend
omzet incl btw q1 → Gefactureerd incl. btw, 1e kwartaal 2025
staan er nog posten op vraagposten → Vraagposten
sluit het beginsaldo aan → Aansluiting beginbalans
rubriek 3b q1 2024 → Btw-overzicht, 1e kwartaal 2024
leveringen binnen de EU in q1 2024 → Btw-overzicht, 1e kwartaal 2024
hoeveel omzet staat er in vak 1a over q1 2024 → Btw-overzicht, 1e kwartaal 2024
btw in vak 1a over q1 2024 → Btw rubriek 1a, januari t/m maart 2024
stemt de btw-aangifte overeen met het grootboek in q1 2024 → Btw-overzicht, 1e kwartaal 2024
verschil tussen btw aangifte en boekhouding 2024 → Btw-overzicht, boekjaar 2024
hoeveel btw mochten we aftrekken in q1 2024 → Btw rubriek 5b, januari t/m maart 2024
hoeveel btw heb ik afgetrokken in q1 2024 → Btw rubriek 5b, januari t/m maart 2024
mag ik btw aftrekken over een auto → - advies
kunnen we onze leveranciers nog betalen → Bank en kas en crediteuren
zijn we liquide genoeg om de korte schulden te betalen → Bank en kas en kortlopende schulden
openingssaldo debiteuren 2024 → Debiteuren, boekjaar 2023
> en het eindsaldo? → Debiteuren, boekjaar 2024
beginstand en eindstand voorraad 2024 → Voorraden, boekjaar 2024, t.o.v. vorig jaar
crediteurentermijn → Crediteurendagen (DPO)
sluit de opening aan op vorig jaar? → Aansluiting beginbalans
boekingen zonder btw-code → Boekingen zonder btw-code
welke jaren heb je → Welke jaren zijn er
wat kan je allemaal → Wat kan ik vragen
balans → De balans
winst en verlies 2024 → Winst-en-verliesrekening, boekjaar 2024
openstaande debiteuren → Openstaande facturen
hoeveel staat er open bij klanten → Openstaande facturen
oudste openstaande facturen → Openstaande facturen, oudste
welke klanten betalen te laat → Openstaande facturen, te laat, per relatie
btw te betalen q1 → Btw te betalen, januari t/m maart 2025
hoeveel btw krijgen we terug over februari → Btw te betalen, februari 2025
btw aangifte 4e kwartaal 2024 → Btw te betalen, oktober t/m december 2024
hoeveel btw hebben we betaald in 2024 → Rekening 1500 Af te dragen btw hoog, boekingen, dagboek 20, debet, boekjaar 2024
hoeveel btw is er betaald over q3 2024 → Btw te betalen, juli t/m september 2024
1a q1 2024 → Btw rubriek 1a, januari t/m maart 2024
rubriek 5b vierde kwartaal 2024 → Btw rubriek 5b, oktober t/m december 2024
abonnementen → Vaste lasten
welke kosten komen elke maand terug → Vaste lasten, die elke maand terugkomen
terugkerende omzet → Terugkerende omzet
hoe vaak betalen we huur → Vaste lasten van rekening 4100 Huur bedrijfspand, hoe vaak
wanneer is de volgende betaling van de lease → Vaste lasten van rekening 4210 Leasekosten auto's, wanneer de volgende
aantal facturen in maart → Gefactureerd incl. btw, aantal, maart 2025
saldo vraagposten → Vraagposten
wat betekent werkkapitaal → Hoe wordt werkkapitaal berekend
hoe bereken je de current ratio → Hoe wordt current ratio berekend
facturen boven € 5.000 → Gefactureerd incl. btw, boekingen, boven € 5.000
hoe staan we ervoor → Kengetallen overzicht
wat mis ik nog → Wat ontbreekt er
help → Wat kan ik vragen
tot wanneer is de boekhouding bijgewerkt → Welke jaren zijn er
btw q1 2025 → Btw te betalen, januari t/m maart 2025
welke betalingen komen er volgende maand aan → Vaste lasten
welke vaste lasten komen er volgende maand → Vaste lasten
hallo → Wat kan ik vragen
bedankt! → Wat kan ik vragen
welke btw moet ik betalen over q3 → Btw te betalen, juli t/m september 2024
van wie moet ik nog geld krijgen → Openstaande facturen
wat moet ik nog betalen → Openstaande inkoopfacturen
moet ik nog facturen betalen → Openstaande inkoopfacturen
mag ik een overzicht van de kosten → Kosten in detail
geef een overzicht van openstaande facturen → Openstaande facturen
hoe wordt de brutomarge berekend → Hoe wordt brutomarge berekend
grootste debiteur → Openstaande facturen, top 1
wie is de grootste schuldenaar → Openstaande facturen, top 1
bij wie hebben we het hoogste bedrag openstaan → Openstaande facturen, top 1
hoeveel staat er langer dan 90 dagen open → Openstaande facturen, ouder dan 90 dagen
openstaande facturen ouder dan 30 dagen → Openstaande facturen, ouder dan 30 dagen
welke leveranciersfacturen zijn over de vervaldatum → Openstaande inkoopfacturen, te laat
hoeveel btw moeten we afdragen over q4 2024 → Btw te betalen, oktober t/m december 2024
btw eerste kwartaal 2025 → Btw te betalen, januari t/m maart 2025
hoeveel voorbelasting in 2024 → Btw rubriek 5b, januari t/m december 2024
hoeveel btw kunnen we terugvragen over januari → Btw te betalen, januari 2025
btw positie → Btw-positie
omzet inclusief btw 2024 → Gefactureerd incl. btw, boekjaar 2024
kosten incl btw maart → Inkopen incl. btw, maart 2025
hoeveel btw zit er op de omzet q1 → Btw rubriek 5a, januari t/m maart 2025
welke abonnementen hebben we → Vaste lasten
wat zijn onze vaste lasten per maand → Vaste lasten
welke terugkerende kosten hebben we bij kpn → Vaste lasten, van KPN
welke rekeningen zijn niet ingedeeld → Niet ingedeelde rekeningen
zijn er nog vraagposten → Vraagposten
sluit de beginbalans aan op de eindbalans van vorig jaar → Aansluiting beginbalans
ontbreken er boekingen → Wat ontbreekt er
van welke jaren heb je cijfers → Welke jaren zijn er
wat is de laatste geboekte maand → Welke jaren zijn er
balans eind vorig kwartaal → De balans, boekjaar 2024
wie heeft er nog niet betaald → Openstaande facturen
welke facturen staan het langst open → Openstaande facturen, oudste
hoeveel facturen staan er open → Openstaande facturen, aantal
hoeveel facturen hebben we verstuurd in februari → Gefactureerd incl. btw, aantal, februari 2025
hoeveel inkoopfacturen in 2024 → Inkopen incl. btw, aantal, boekjaar 2024
kengetallen q4 2024 → Kengetallen overzicht, 4e kwartaal 2024
toon de winst en verliesrekening van 2024 → Winst-en-verliesrekening, boekjaar 2024
kasstroomoverzicht 2024 → Kasstroomoverzicht, boekjaar 2024
geef me de balans van eind 2024 → De balans, boekjaar 2024
kostenoverzicht maart → Kosten in detail, maart 2025
overzicht van debiteuren en crediteuren → Debiteuren en crediteuren
btw overzicht q1 → Btw-overzicht, 1e kwartaal 2025
`,
  );
});
