import { readAs } from '../testing/table.ts';
import { CALENDAR_WORLD } from '../testing/world.ts';

describe('what comes back', () => {
  readAs(
    CALENDAR_WORLD,
    `
is mijn huur omhoog gegaan → Rekening 4100 Huur bedrijfspand, verschil, t.o.v. vorig jaar
> met hoeveel → Rekening 4100 Huur bedrijfspand, verschil, t.o.v. vorig jaar
> in welke maand → Vaste lasten van rekening 4100 Huur bedrijfspand, sinds wanneer het huidige bedrag
wat is duurder geworden → Vaste lasten, sinds wanneer het huidige bedrag
abonnementen → Vaste lasten
> welke is duurder geworden → Vaste lasten, sinds wanneer het huidige bedrag
welke vaste lasten betalen we elk kwartaal → Vaste lasten, die elk kwartaal terugkomen
> wat is de grootste → Vaste lasten, die elk kwartaal terugkomen, top 1
> en de top 3 → Vaste lasten, die elk kwartaal terugkomen, top 3
vaste lasten → Vaste lasten
> de 3 kleinste → Vaste lasten, 3 laagste
> geef me de 5 duurste → Vaste lasten, top 5
> per jaar → Vaste lasten, bedrag per jaar, top 5
welke lasten hebben wij maandelijks → Vaste lasten, die elke maand terugkomen
> en elk kwartaal → Vaste lasten, die elk kwartaal terugkomen
welke leverancier stuurt elk kwartaal een factuur → Vaste lasten, die elk kwartaal terugkomen
welke facturen krijgen wij elke maand binnen → Vaste lasten, die elke maand terugkomen
welke kosten hebben we per maand → Kosten, per maand
welke kosten hebben we maandelijks gemiddeld → Kosten, gemiddeld per maand
zijn er vaste lasten die duurder geworden zijn → Vaste lasten, sinds wanneer het huidige bedrag
wat is onze duurste vaste last → Vaste lasten, top 1
> is die gestegen → Vaste lasten, sinds wanneer het huidige bedrag, top 1
vaste lasten → Vaste lasten
> en alleen de kwartaallasten → Vaste lasten, die elk kwartaal terugkomen
wat kost het duurste abonnement → Vaste lasten, top 1
> wanneer is de volgende → Vaste lasten, wanneer de volgende, top 1
welke domiciliëringen hebben we lopen → Vaste lasten
welke kosten komen jaarlijks terug → Vaste lasten, die elk jaar terugkomen
wat betalen we aan huur per maand → Vaste lasten van rekening 4100 Huur bedrijfspand, bedrag per maand
> is dat omhoog gegaan? → Vaste lasten van rekening 4100 Huur bedrijfspand, sinds wanneer het huidige bedrag
wat is het maandbedrag zonder btw van wat we bij kpn hebben lopen → Vaste lasten, bedrag per maand, van KPN
hoeveel hebben we per maand aan eneco betaald → Betaald aan Eneco Zakelijk, per maand
op welke dag van de maand wordt de huur geïncasseerd → Vaste lasten van rekening 4100 Huur bedrijfspand, wanneer de volgende
rond welke datum betalen we kpn → Vaste lasten, wanneer de volgende, van KPN
rond welke datum betaalde bakkerij verhoeven → ? Betaald aan Bakkerij Verhoeven B.V.
hoeveel is het voorschot van eneco → Vaste lasten, van Eneco Zakelijk
wat was het voorschot van eneco in maart 2024 → Kosten van Eneco Zakelijk, maart 2024
wat is de huidige huur → Vaste lasten van rekening 4100 Huur bedrijfspand
wat was de huur in maart 2024 → Rekening 4100 Huur bedrijfspand, maart 2024
betalen we de verzekering per jaar of per kwartaal → Vaste lasten van rekening 4500 Bedrijfsverzekeringen, hoe vaak
wat is onze maandhuur → Vaste lasten van rekening 4100 Huur bedrijfspand, bedrag per maand
op welke dag van maart was de omzet het hoogst → ? Omzet, maart 2025, per maand, top 1
wat kost de rechtsbijstand per kwartaal → Vaste lasten van rekening 4500 Bedrijfsverzekeringen, bedrag per kwartaal
wat betalen we per maand voor het boekhoudprogramma → Vaste lasten van rekening 4320 Software-abonnementen, bedrag per maand
om de hoeveel tijd ligt er een nota van eneco op de mat → Vaste lasten, hoe vaak, van Eneco Zakelijk
wat zijn we iedere keer kwijt aan huur → Vaste lasten van rekening 4100 Huur bedrijfspand
dat bellen en dat internet, waar komt dat steeds op neer → Vaste lasten van rekening 4310 Telefoon en internet
wat zijn we elke keer kwijt aan de loods → ? Vaste lasten
wat kost de lease per maand → Vaste lasten van rekening 4210 Leasekosten auto's, bedrag per maand
hoe vaak betalen we eneco → Vaste lasten, hoe vaak, van Eneco Zakelijk
met welke regelmaat komt de rekening van eneco → Vaste lasten, hoe vaak, van Eneco Zakelijk
hoe vaak komt de rekening van de accountant → Vaste lasten van rekening 4600 Accountantskosten, hoe vaak
verzekeringen hoe vaak → Vaste lasten van rekening 4500 Bedrijfsverzekeringen, hoe vaak
hoeveel betalen we elke maand aan eneco → Vaste lasten, bedrag per maand, van Eneco Zakelijk
wat kost eneco per jaar → Vaste lasten, bedrag per jaar, van Eneco Zakelijk
wanneer verwacht je de volgende rekening van eneco → Vaste lasten, wanneer de volgende, van Eneco Zakelijk
hoeveel huur is het nu per maand → Vaste lasten van rekening 4100 Huur bedrijfspand, bedrag per maand
wat was de huur per maand → Rekening 4100 Huur bedrijfspand, per maand
huur per maand 2024 → Rekening 4100 Huur bedrijfspand, boekjaar 2024, per maand
kosten per maand → Kosten, per maand
vaste lasten per maand → Vaste lasten
lonen per maand → Lonen en salarissen, per maand
brandstof per maand → Rekening 4200 Brandstof, per maand
wat is het banksaldo per maand → Bank en kas, per maand
spaarrekening per maand → Rekening 1110 Spaarrekening, per maand
sinds wanneer is de verzekering duurder → Vaste lasten van rekening 4500 Bedrijfsverzekeringen, sinds wanneer het huidige bedrag
wanneer ging het banksaldo omlaag → ? Bank en kas, verschil, t.o.v. de vorige periode
sinds wanneer zijn de debiteuren hoger → ? Debiteuren
wanneer zijn de autokosten gestegen → ? Autokosten, verschil, t.o.v. vorig jaar
in welke maand is de omzet van Jansen Bouw gedaald → Omzet van Jansen Bouw B.V., verschil, t.o.v. vorig jaar
hoe vaak hebben we bij bouwmaat gekocht → Kosten van Bouwmaat Utrecht, aantal
`,
  );
});

describe('what is paid each month, and what was', () => {
  readAs(
    CALENDAR_WORLD,
    `
eneco vast mndbedrag → Vaste lasten, bedrag per maand, van Eneco Zakelijk
lease busje pm excl → Vaste lasten van rekening 4210 Leasekosten auto's, bedrag per maand
omzet excl huur 2024 → ? Omzet, boekjaar 2024
jaarlast software → Vaste lasten van rekening 4320 Software-abonnementen, bedrag per jaar
huur pand p/m → Vaste lasten van rekening 4100 Huur bedrijfspand, bedrag per maand
wat betaalt jansen bouw maandelijks voor het onderhoud → Terugkerende omzet, bedrag per maand, van Jansen Bouw B.V.
wat heeft jansen bouw per maand betaald in 2024 → Betaald aan Jansen Bouw B.V., boekjaar 2024, per maand
het abonnement van kpn is in maart 2025 duurder geworden. Hoeveel scheelt dat met februari → Kosten van KPN, verschil, maart 2025, t.o.v. de vorige periode
sinds wanneer betalen we meer voor het abonnement van kpn → Vaste lasten, sinds wanneer het huidige bedrag, van KPN
sinds wanneer betalen klanten meer → ? Debiteurendagen (DSO)
in welke maand mag ik de eerstvolgende verzekeringspremie verwachten → Vaste lasten van rekening 4500 Bedrijfsverzekeringen, wanneer de volgende
kosten van kpn in 2024 → Kosten van KPN, boekjaar 2024
> en wat is dat nu per maand → Vaste lasten, bedrag per maand, van KPN
kosten van kpn in 2024 → Kosten van KPN, boekjaar 2024
> en wat is dat per maand → Kosten van KPN, gemiddeld per maand, boekjaar 2024
factureert kpn elke maand of minder vaak → Vaste lasten, hoe vaak, van KPN
telefoon + internet p/m → Rekening 4310 Telefoon en internet, per maand
kpn p mnd na de prijsverhoging → Vaste lasten, bedrag per maand, van KPN
wat betalen we elk kwrt aan eneco → Vaste lasten, bedrag per kwartaal, van Eneco Zakelijk
wat rekent de bank elke maand aan kosten → Rekening 9000 Bankkosten, per maand
wat krijgt eneco nog van ons → Openstaand van Eneco Zakelijk
> hoeveel is dat per keer → Vaste lasten, van Eneco Zakelijk
huur 2024 → Rekening 4100 Huur bedrijfspand, boekjaar 2024
> en per keer → Vaste lasten van rekening 4100 Huur bedrijfspand
omzet 2024 → Omzet, boekjaar 2024
> hoeveel is dat per keer → ? 
kosten kpn 2024 → Kosten van KPN, boekjaar 2024
> vanaf welke maand is het omhoog gegaan → Vaste lasten, sinds wanneer het huidige bedrag, van KPN
wat kost de loods → Huisvestingskosten
wat kosten de bussen → Autokosten
is de huur duurder geworden → Vaste lasten van rekening 4100 Huur bedrijfspand, sinds wanneer het huidige bedrag
welke abonnementen zijn duurder geworden → Vaste lasten, sinds wanneer het huidige bedrag
wanneer verwacht je weer een factuur van kpn → Vaste lasten, wanneer de volgende, van KPN
omzet 2024 → Omzet, boekjaar 2024
> hoeveel scheelt het → ? Omzet, verschil, boekjaar 2024, t.o.v. vorig jaar
hoeveel schuld hebben we aan de bank → Langlopende schulden
hoeveel is er weggetankt → Rekening 4200 Brandstof
wat betalen we nu per maand aan kpn → Vaste lasten, bedrag per maand, van KPN
> en vorig jaar → Kosten van KPN, gemiddeld per maand, boekjaar 2024
> hoeveel procent duurder dus → Vaste lasten, sinds wanneer het huidige bedrag, verschil, van KPN, t.o.v. boekjaar 2024
hebben we eneco al betaald, of staat er nog iets → Openstaand van Eneco Zakelijk
> wat rekent dat kantoor per kwartaal zonder btw → Vaste lasten, bedrag per kwartaal, van Eneco Zakelijk
> en over het hele boekjaar → Kosten van Eneco Zakelijk, boekjaar 2025
langlopende schulden nu → Langlopende schulden, maart 2025
> en eind 2023 → Langlopende schulden, boekjaar 2023
> hoeveel is er dus sindsdien afgelost → Langlopende schulden, verschil, maart 2025, t.o.v. boekjaar 2023
bank en kas nu → Bank en kas, maart 2025
> en een jaar geleden → Bank en kas, maart 2024
> met hoeveel is het sindsdien gegroeid → Bank en kas, verschil, maart 2025, t.o.v. vorig jaar
`,
  );
});

describe('what a price was and is, and what is told with it', () => {
  readAs(
    CALENDAR_WORLD,
    `
is kpn ergens in prijs omhoog gegaan en zo ja per wanneer → Vaste lasten, sinds wanneer het huidige bedrag, van KPN
naar ik begrijp is kpn duurder geworden; van welk bedrag naar welk bedrag → Vaste lasten, sinds wanneer het huidige bedrag, van KPN
> sinds wnr → Vaste lasten, sinds wanneer het huidige bedrag, van KPN
> en met hoeveel → Vaste lasten, sinds wanneer het huidige bedrag, van KPN
kpn is duurder geworden toch? wat betalen we nu per mnd → Vaste lasten, sinds wanneer het huidige bedrag, van KPN
wat rekende kpn eerst en wat is het nu → Vaste lasten, sinds wanneer het huidige bedrag, van KPN
is er bij kpn een prijsverhoging doorgevoerd → Vaste lasten, sinds wanneer het huidige bedrag, van KPN
hoeveel was kpn voordat het verhoogd werd → Vaste lasten, sinds wanneer het huidige bedrag, van KPN
om de hoeveel maanden komt kpn binnen en voor welk bedrag → Vaste lasten, hoe vaak, van KPN
> en de volgende → Vaste lasten, wanneer de volgende, van KPN
welke leveranciers factureren ons per kwartaal → Vaste lasten, die elk kwartaal terugkomen
ik wil weten of kpn duurder is geworden dit jaar en hoeveel precies → Vaste lasten, sinds wanneer het huidige bedrag, van KPN
factureert kpn maandelijks? → Vaste lasten, hoe vaak, van KPN
hoe vaak per jaar komt de verzekering en wat kost dat dan per keer → Vaste lasten van rekening 4500 Bedrijfsverzekeringen, hoe vaak
welke abonnementen lopen er, en wat kosten ze per maand → Vaste lasten
de brandstof is in 2024 duurder geworden, hoeveel was dat → Rekening 4200 Brandstof, verschil, boekjaar 2024, t.o.v. vorig jaar
huur → Rekening 4100 Huur bedrijfspand
> en de verzekering, wanneer gaat die er weer af → Vaste lasten van rekening 4500 Bedrijfsverzekeringen, wanneer de volgende
wie stuurt ons elk kwartaal een rekening en hoe hoog is die → Vaste lasten, die elk kwartaal terugkomen
welke kosten keren per maand terug → Vaste lasten, die elke maand terugkomen
hoeveel scheelt de nieuwe prijs van kpn met de oude → Vaste lasten, sinds wanneer het huidige bedrag, van KPN
kpn oude prijs en nieuwe prijs → Vaste lasten, sinds wanneer het huidige bedrag, van KPN
wat betalen we nu per maand aan kpn → Vaste lasten, bedrag per maand, van KPN
> per wanneer is dat ingegaan → Vaste lasten, sinds wanneer het huidige bedrag, van KPN
wat betalen we nu per maand aan kpn → Vaste lasten, bedrag per maand, van KPN
> en daarvoor → Vaste lasten, sinds wanneer het huidige bedrag, van KPN
is de omzet eerst gestegen en nu gedaald → ? Omzet, verschil, maart 2025, t.o.v. de vorige periode
welke abonnementen zijn sinds oktober 2024 duurder geworden → Vaste lasten, sinds wanneer het huidige bedrag, oktober 2024 t/m maart 2025
wie heeft er in 2024 zijn prijzen verhoogd → Vaste lasten, sinds wanneer het huidige bedrag, boekjaar 2024
welke kosten komen elke maand terug → Vaste lasten, die elke maand terugkomen
> welke daarvan is sinds februari in prijs omhoog gegaan → Vaste lasten, die elke maand terugkomen, sinds wanneer het huidige bedrag, februari t/m maart 2025
> en kpn, wanneer mag ik daar de volgende van verwachten → Vaste lasten, wanneer de volgende, van KPN
premie bedrijfsverzekering: elk kwartaal of elke mnd, en hoeveel nu → Vaste lasten van rekening 4500 Bedrijfsverzekeringen, hoe vaak
kpn p/mnd of p/kwrt en wat was het bedrag → Vaste lasten, hoe vaak, van KPN
kosten 2024 per maand of per kwartaal → ? Kosten, boekjaar 2024, per kwartaal
huur hvl pm en wnr weer → Vaste lasten van rekening 4100 Huur bedrijfspand
loopt er een abonnement bij kpn, en welk maandbedrag zit daaraan vast → Vaste lasten, bedrag per maand, van KPN
leasetermijn p/mnd → Vaste lasten van rekening 4210 Leasekosten auto's, bedrag per maand
huur pand p/mnd op dit moment → Vaste lasten van rekening 4100 Huur bedrijfspand, bedrag per maand
zet alle vaste kosten die steeds terugkomen onder elkaar met bedrag en hoe vaak → Vaste lasten
`,
  );
});
