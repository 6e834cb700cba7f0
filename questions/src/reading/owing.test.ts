import { readAs } from '../testing/table.ts';
import { CALENDAR_WORLD } from '../testing/world.ts';

describe('who owes whom', () => {
  readAs(
    CALENDAR_WORLD,
    `
welke facturen staan al drie maanden open → Openstaande facturen, ouder dan 90 dagen
wie laat ons al twee maanden op ons geld wachten → Openstaande facturen, ouder dan 60 dagen, per relatie
crediteuren 30+ → Openstaande inkoopfacturen, ouder dan 30 dagen
omzet 60+ → ? Omzet
verlopen nota's van klanten → Openstaande facturen, te laat
openstaande crediteuren per naam → Openstaande inkoopfacturen, per relatie
hoeveel moet Jansen Bouw nog ophoesten → Openstaand van Jansen Bouw B.V.
wie moet ons nog geld → Openstaande facturen
wie heeft mij nog niet betaald → Openstaande facturen
wie staat er nog bij ons in het krijt → Openstaande facturen
bij wie staan wij nog in het krijt → Openstaande inkoopfacturen
bij wie hebben we schulden → Openstaande inkoopfacturen
bij wie hebben wij de hoogste schuld → Openstaande inkoopfacturen, top 1
wie heeft de grootste schuld bij ons → Openstaande facturen, top 1
moet ik bij iemand nog een rekening betalen → Openstaande inkoopfacturen
banksaldo + openstaande facturen klanten → Bank en kas plus debiteuren
is Jansen Bouw bij met betalen → Openstaande facturen, te laat, van Jansen Bouw B.V.
wat staat er langer dan een half jaar open bij klanten → Openstaande facturen, ouder dan 180 dagen
oudste openstaande factuur van Jansen Bouw → Openstaand van Jansen Bouw B.V., 1 oudste
sinds wanneer is Jansen Bouw ons geld schuldig → Openstaand van Jansen Bouw B.V.
aan wie zijn wij nog geld verschuldigd → Openstaande inkoopfacturen
van wie krijgen wij nog geld → Openstaande facturen
welke rekeningen moeten we nog voldoen → Openstaande inkoopfacturen
welke facturen zijn nog niet voldaan → Openstaande facturen, per factuur
welke facturen staan open bij leveranciers → Openstaande inkoopfacturen, per factuur
hoeveel moeten klanten ons nog betalen → Debiteuren
aan welke drie leveranciers moeten we het meest betalen → Openstaande inkoopfacturen, top 3
wie betaalt te laat → Openstaande facturen, te laat, per relatie
welke klanten lopen achter met betalen → Openstaande facturen, te laat, per relatie
welke inkoopfacturen zijn over hun vervaldatum heen → Openstaande inkoopfacturen, te laat
welk deel van de debiteuren is ouder dan 60 dagen → Openstaande facturen, ouder dan 60 dagen, aandeel
oudste open fact → Openstaande facturen, 1 oudste
grootste openstaande factuur → Openstaande facturen, per factuur, top 1
hoeveel klanten moeten nog betalen → Openstaande facturen, aantal, per relatie
openstaande facturen boven 5000 euro → Openstaande facturen, per factuur, boven € 5.000
wat is onze oudste openstaande verkoopfactuur → Openstaande facturen, 1 oudste
welke facturen zijn te laat van bakkerij verhoeven → Openstaande facturen, te laat, van Bakkerij Verhoeven B.V.
hoeveel heeft bakkerij verhoeven nog niet betaald → Openstaand van Bakkerij Verhoeven B.V.
hoeveel debiteurendagen hadden we in 2024 als je zonder btw rekent → Debiteurendagen excl. btw, boekjaar 2024
na hoeveel dagen betalen onze klanten gemiddeld → Debiteurendagen (DSO)
hoe snel betalen wij onze leveranciers → Crediteurendagen (DPO)
hoe snel worden onze leveranciers betaald → Crediteurendagen (DPO)
hoe lang laten wij onze leveranciers wachten op betaling 2024 → Crediteurendagen (DPO), boekjaar 2024
hoe lang wachten wij met betalen → Crediteurendagen (DPO)
hoe lang laten klanten ons wachten → Debiteurendagen (DSO)
welke klanten moeten nog betalen → Openstaande facturen
> hoeveel is dat van gemeente zaltbommel → Openstaand van Gemeente Zaltbommel
> om welke facturen gaat het → Openstaand van Gemeente Zaltbommel
bakkerij verhoeven, komt daar nog geld van → Openstaand van Bakkerij Verhoeven B.V.
wat moet bouwmaat nog van ons krijgen → Openstaand van Bouwmaat Utrecht
kpn, moet daar nog iets heen → Openstaand van KPN
is jansen bouw al klaar met betalen → Openstaand van Jansen Bouw B.V.
wat moet ik nog van jansen bouw weten → ? Omzet van Jansen Bouw B.V.
welke door ons verzonden rekeningen staan het langst open → Openstaande facturen, oudste
welke factuur die we hebben gekregen is het langst onbetaald → Openstaande inkoopfacturen, 1 oudste
hebben we klanten die langer dan 60 dagen niet betalen → Openstaande facturen, ouder dan 60 dagen, per relatie
zijn er facturen die langer dan 60 dagen openstaan → Openstaande facturen, ouder dan 60 dagen
`,
  );
});

describe('what stands on the balance sheet, is late or falls due', () => {
  readAs(
    CALENDAR_WORLD,
    `
hoeveel pensioen moeten we nog afdragen eind 2024 → Rekening 1730 Af te dragen pensioenpremie, boekjaar 2024
pensioenschuld eind 2024 → Rekening 1730 Af te dragen pensioenpremie, boekjaar 2024
hoeveel pensioenpremie is er in 2024 betaald → Pensioenlasten, boekjaar 2024
opgebouwd vakantiegeld eind 2024 → ? Salarissen en pensioenen, boekjaar 2024, per rekening / Lonen en salarissen, december 2024, per rekening
opbouw van de lonen 2024 → Lonen en salarissen, boekjaar 2024, per rekening
hoeveel huur moeten we nog betalen over maart → ? Openstaande inkoopfacturen, maart 2025
liq. midd. 31-12-24 → Liquide middelen, boekjaar 2024
eigen vermogen eind 2024 met het resultaat al verwerkt → Totaal eigen vermogen, boekjaar 2024
hoeveel moeten we de bank nog → Langlopende schulden
wat zijn we de fiscus verschuldigd → Belastingen en premies
hoeveel loonheffing zijn we de fiscus nog schuldig → Rekening 1700 Af te dragen loonheffing
hoeveel staat er nog op de bank → Bank en kas
hoeveel hadden klanten ons eind 2024 nog te betalen → Openstaande facturen, december 2024
wat krijgen we nog van de fiscus → ? Belastingvorderingen / Belastingen en premies
wat moet de fiscus ons nog → ? Belastingvorderingen / Belastingen en premies
komt er nog een factuur van kpn → ? Kosten van KPN
welke facturen hebben we gekregen in maart 2024 → Inkopen incl. btw, boekingen, maart 2024
welke facturen hebben we verstuurd in maart 2024 → Gefactureerd incl. btw, boekingen, maart 2024
kunnen we onze kortlopende schulden betalen → Bank en kas en kortlopende schulden
hoeveel contant geld was er eind 2024 → Rekening 1000 Kas, boekjaar 2024
de btw die we eind 2024 nog schuldig waren → Btw-positie, boekjaar 2024
kas op oudejaarsdag 2024 → Rekening 1000 Kas, boekjaar 2024
hoeveel stond er op de bank toen 2023 werd afgesloten → Bank en kas, boekjaar 2023
van welke verkoopfacturen is de vervaldatum meer dan een maand verstreken → Openstaande facturen, te laat, ouder dan 30 dagen
verkoopfacturen open >45dgn → Openstaande facturen, ouder dan 45 dagen
wilt u mij een overzicht sturen van wat we verschuldigd zijn → Openstaande inkoopfacturen
wilt u jansen bouw een herinnering sturen → - wijzigen
is de lening in 2024 kleiner geworden → Langlopende schulden, verschil, boekjaar 2024, t.o.v. vorig jaar
eigen vermogen eind 2024 en het resultaat → Totaal eigen vermogen en resultaat, boekjaar 2024
hoeveel vennootschapsbelasting staat er eind 2024 nog te betalen → ? Belastingen en premies, boekjaar 2024 / Belastingen, december 2024
van de lening is al een flink stuk afgelost. Wat staat er nu nog open? → Langlopende schulden
hoeveel moet er nog op de lening worden afgelost → Langlopende schulden
hoeveel is er op de lening afgelost in 2024 → Rekening 0700 Lening Rabobank, boekingen, debet, boekjaar 2024
hoeveel losten we in 2024 op de lening af → ? Langlopende schulden, boekjaar 2024 / Kasstroom langlopende schulden, boekjaar 2024
hoeveel facturen staan er open bij jansen bouw → Openstaand van Jansen Bouw B.V., aantal
hoeveel is er van de facturen van maart nog niet betaald → Openstaande facturen uit maart 2025
staat er nog iets open van 2023 → Openstaande facturen uit boekjaar 2023
Welke inkoopfacturen uit maart 2024 staan nog open → Openstaande inkoopfacturen uit maart 2024, per factuur
openstaande facturen eind 2024 → Openstaande facturen, december 2024
welke facturen vervallen deze maand → ? Openstaande facturen, te laat
welke facturen zijn vervallen per 31 december → Openstaande facturen, te laat, december 2024
wie betaalt er het slechtst → ? Openstaande facturen, te laat, per relatie, oudste
wie betaalt ons het meest → Omzet, per relatie, top 1
hoeveel heeft jansen bouw in 2024 te laat betaald → ? Openstaande facturen, te laat
kasboek saldo eind 2023 rek 1000 → Rekening 1000 Kas, boekjaar 2023
memoriaalboekingen op rek 1000 → Rekening 1000 Kas, boekingen, dagboek 90
`,
  );
});

describe('other words for terms, vans and prices', () => {
  readAs(
    CALENDAR_WORLD,
    `
welke debiteuren zijn meer dan twee weken over hun vervaldatum → Openstaande facturen, te laat, ouder dan 14 dagen, per relatie
hoeveel staat er langer dan dertig dagen open bij debiteuren → Openstaande facturen, ouder dan 30 dagen
> maak er eens vijftig dagen van → Openstaande facturen, ouder dan 50 dagen
omzet van jansen bouw 2024 → Omzet van Jansen Bouw B.V., boekjaar 2024
> maak er eens vijftig dagen van → - onbekend
wat rekent de leasemaatschappij ons maandelijks → Vaste lasten van rekening 4210 Leasekosten auto's, bedrag per maand
boekwaarde bestelbus → Rekening 0220 en 0225
hoeveel gaat er iedere maand naar eneco, de btw niet meegerekend → Vaste lasten, bedrag per maand, van Eneco Zakelijk
noem de twee leveranciers met het grootste inkoopvolume van 2024 → Kosten, boekjaar 2024, per relatie, top 2
`,
  );
});

describe('whether one invoice is paid, and whose they are', () => {
  readAs(
    CALENDAR_WORLD,
    `
is factuur 2024-0012 al betaald → ? Boekingen, factuurnummer 2024-0012 / Openstaande facturen, per factuur / Openstaande inkoopfacturen, per factuur
wanneer vervalt factuur 2024-0012 → ? Boekingen, factuurnummer 2024-0012 / Openstaande facturen, per factuur / Openstaande inkoopfacturen, per factuur
hoeveel van de omzet van december is al betaald → ? Omzet, december 2024
hoeveel staat er langer dan dertig dagen open bij debiteuren → Openstaande facturen, ouder dan 30 dagen
> van wie zijn die → Openstaande facturen, ouder dan 30 dagen, per relatie
`,
  );
});

describe('which way invoices and goods went', () => {
  readAs(
    CALENDAR_WORLD,
    `
wie heeft ons gefactureerd → Kosten, per relatie, hoogste
wie stuurde ons een factuur in maart 2024 → Kosten, maart 2024, per relatie
van wie kregen we facturen in 2024 → Kosten, boekjaar 2024, per relatie
wat kregen we aan facturen binnen in maart 2024 → Inkopen incl. btw, maart 2024
> van wie → Kosten, maart 2024, per relatie
door wie zijn wij gefactureerd → Kosten, per relatie, hoogste
aan wie stuurden wij facturen → Omzet, per relatie
wie kreeg van ons een factuur in maart 2024 → Omzet, maart 2024, per relatie
aan wie leveren wij → Omzet, per relatie, hoogste
wie kocht er bij ons in 2024 → Omzet, boekjaar 2024, per relatie, hoogste
wie leverde ons het meeste op in 2024 → Omzet, boekjaar 2024, per relatie, top 1
wat factureerde technische unie ons in 2024 → Kosten van Technische Unie B.V., boekjaar 2024
wat leverde jansen bouw ons op in 2024 → Omzet van Jansen Bouw B.V., boekjaar 2024
wie staat het meest open → Openstaande facturen, top 1
bij wie staat het meeste geld open → Openstaande facturen, top 1
bij wie staan we het meest open → Openstaande inkoopfacturen, top 1
`,
  );
});
