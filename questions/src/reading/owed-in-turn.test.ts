import { readAs } from '../testing/table.ts';
import { CALENDAR_WORLD } from '../testing/world.ts';

describe('what is owed without an invoice, and what of an answer is still open', () => {
  readAs(
    CALENDAR_WORLD,
    `
crediteuren 28/2/2025 → Crediteuren, februari 2025
> en bij wie van hen stond er het meest open? → Openstaande inkoopfacturen, februari 2025, top 1
debiteuren naar ouderdom eind februari 2025 → Openstaande facturen, februari 2025, per ouderdom
> wat is ouder dan 90 dagen → Openstaande facturen, ouder dan 90 dagen, februari 2025, per ouderdom
> nu de crediteurenkant, hvl is daar al vervallen → Openstaande inkoopfacturen, te laat, februari 2025
crediteuren eind februari 2025 totaal → Crediteuren, februari 2025
> en aan de debiteurenkant, totaal → Debiteuren, februari 2025
wanneer mag ik de volgende van Software Huis Noord verwachten → Vaste lasten, wanneer de volgende, van Software Huis Noord B.V.
wat zijn de crediteuren → Crediteuren
> hoeveel is te laat → Openstaande inkoopfacturen, te laat
> hoeveel procent is te laat → Openstaande inkoopfacturen, te laat, aandeel
> hoeveel is te laat → Openstaande inkoopfacturen, te laat
lonen 2024 → Lonen en salarissen, boekjaar 2024
> wat is nog niet betaald → ? Salarissen en pensioenen, boekjaar 2024
> wat moeten we nog betalen → ? Salarissen en pensioenen, boekjaar 2024 / Openstaande inkoopfacturen, boekjaar 2024
btw q1 2024 → Btw te betalen, januari t/m maart 2024
> wat staat daar nog open → Btw-positie, 1e kwartaal 2024
> is dat al betaald → ? Btw-positie, 1e kwartaal 2024
hoe hoog is de lening → Langlopende schulden
> wat staat daar nog van open → Langlopende schulden
huur 2024 → Rekening 4100 Huur bedrijfspand, boekjaar 2024
> wat is nog niet betaald → ? Openstaande inkoopfacturen, boekjaar 2024
omzet 2024 → Omzet, boekjaar 2024
> wat staat er nog open → Openstaande facturen
belastingschulden → Belastingen en premies
> wat is te laat → ? Belastingen en premies
wat krijgt de bank nog van ons → Langlopende schulden
wat krijgt de fiscus nog van ons → Belastingen en premies
wat krijgt het personeel nog van ons → Salarissen en pensioenen
wat is het tegoed van de fiscus → ? Belastingvorderingen / Belastingen en premies
wat staat er open bij de bank → Langlopende schulden
wie staat bij ons in de schuld → Openstaande facturen
bij wie staan wij in de schuld → Openstaande inkoopfacturen
staan we bij de bank in de schuld → Langlopende schulden
hoeveel tegoed staat er op de bank → Bank en kas
wat kostte de bank ons in 2024 → Rekening 9000 Bankkosten, boekjaar 2024
wat betaalden we de bank in 2024 → ? Rekening 9000 Bankkosten, boekjaar 2024 / Financiële baten en lasten, boekjaar 2024
wat kost het pand ons → Huisvestingskosten
wat is het pand waard → ? Materiële vaste activa / Huisvestingskosten
`,
  );
});

describe('who has paid, and the other side of what is late', () => {
  readAs(
    CALENDAR_WORLD,
    `
omzet maart 2025 per klant → Omzet, maart 2025, per relatie
> en wie heeft daarvan betaald → ? Openstaande facturen, maart 2025
hoeveel procent van de debiteuren is ouder dan 30 dagen → Openstaande facturen, ouder dan 30 dagen, aandeel
> en van de crediteuren → Openstaande inkoopfacturen, ouder dan 30 dagen, aandeel
> van wie → Openstaande inkoopfacturen, ouder dan 30 dagen, per relatie
factuur 2024-0012 → Boekingen, factuurnummer 2024-0012
> is die betaald → ? Openstaande facturen, factuurnummer 2024-0012 / Openstaande inkoopfacturen, factuurnummer 2024-0012
accountantskosten 2024 → Rekening 4600 Accountantskosten, boekjaar 2024
> staat daar nog iets van open → ? Openstaande inkoopfacturen, boekjaar 2024
wat is de schuld aan het personeel → Salarissen en pensioenen
wat hebben werknemers nog tegoed → Salarissen en pensioenen
wie heeft er nog geld van ons tegoed → Openstaande inkoopfacturen
is het pand van ons → ? Materiële vaste activa / Huisvestingskosten
salaris directeur 2024 → ? Lonen en salarissen, boekjaar 2024
`,
  );
});

describe('what goes on from suppliers, customers and what is owed to one of them', () => {
  readAs(
    CALENDAR_WORLD,
    `
hoeveel moeten wij nog aan leveranciers betalen → Crediteuren
> en andersom, wie moet ons het meeste betalen → Openstaande facturen, top 1
wat krijgt kpn nog van ons → Openstaand van KPN
> en wat hebben we hem al betaald dit jaar → Betaald aan KPN, boekjaar 2025
> hoeveel is dat per keer → ? Betaald aan KPN, boekingen, boekjaar 2025 / Vaste lasten, van KPN
openstaand van jansen bouw → Openstaand van Jansen Bouw B.V.
> welk deel is dat van alles wat klanten nog moeten betalen → Openstaand van Jansen Bouw B.V., aandeel
openstaande facturen ouder dan 45 dagen per factuur → Openstaande facturen, ouder dan 45 dagen, per factuur
> hoeveel procent is dat van alles wat we nog van klanten krijgen → Openstaande facturen, ouder dan 45 dagen, aandeel
kpn dit jaar hvl → Kosten van KPN, boekjaar 2025
> en die rek van kpn, nog open → Openstaand van KPN
omzet maart 2025 → Omzet, maart 2025
> wat is daar nog van open → Openstaande facturen
leveranciers 2024 → Kosten, boekjaar 2024, per relatie, hoogste
> hoeveel staat er open → Openstaande inkoopfacturen, boekjaar 2024
top 3 leveranciers 2024 → Kosten, boekjaar 2024, per relatie, top 3
> wat moeten we die nog betalen → ? 
vaste lasten → Vaste lasten
> wat is daarvan nog niet betaald → ? Openstaande inkoopfacturen
hoeveel schuld hebben we bij leveranciers → Openstaande inkoopfacturen
> en bij de bank → Langlopende schulden
> en bij de fiscus → Belastingen en premies
uitbesteed werk per leverancier → Uitbesteed werk, per relatie
> wie is de duurste → Uitbesteed werk, per relatie, top 1
welke debiteuren hebben een creditsaldo → ? Debiteuren / Debiteuren, boekingen, credit
welke rekening wacht al het langst tot een klant hem betaalt → Openstaande facturen, 1 oudste
met welke factuur laten klanten me al het langst wachten → Openstaande facturen, 1 oudste
wat is de oudste klantfactuur → Openstaande facturen, 1 oudste
wie laat ons langer dan een maand wachten → Openstaande facturen, ouder dan 30 dagen, per relatie
wie laat ons langer dan 45 dagen wachten → Openstaande facturen, ouder dan 45 dagen, per relatie
wie betaalt er al meer dan twee maanden niet → Openstaande facturen, ouder dan 60 dagen, per relatie
met welke rekening wachten wij zelf het langst → Openstaande inkoopfacturen, 1 oudste
hoeveel loonheffing hebben we in 2024 afgedragen → Rekening 1700 Af te dragen loonheffing, boekingen, debet, boekjaar 2024
wat zijn we de belastingdienst schuldig, alle belastingen samen → Belastingen en premies
voor hoeveel is de auto verkocht → ? Materiële vaste activa / Autokosten
jansen bouw belt of we nog moeten overmaken → ? Openstaand van Jansen Bouw B.V.
`,
  );
});

describe('how old what is open is, and without whom', () => {
  readAs(
    CALENDAR_WORLD,
    `
ouderdomsanalyse debiteuren → Openstaande facturen, per ouderdom
> en crediteuren → Openstaande inkoopfacturen, per ouderdom
ouderdomslijst debiteuren per 30 dagen → Openstaande facturen, per ouderdom
ouderdom crediteuren eind 2024 → Openstaande inkoopfacturen, december 2024, per ouderdom
hoe oud is de oudste openstaande factuur → Openstaande facturen, 1 oudste
hoeveel heeft Jansen Bouw openstaan → Openstaand van Jansen Bouw B.V.
> hoeveel facturen zijn dat → Openstaand van Jansen Bouw B.V., aantal
hoeveel heeft Jansen Bouw openstaan → Openstaand van Jansen Bouw B.V.
> hoe lang al → Openstaand van Jansen Bouw B.V.
> en betaald → Betaald aan Jansen Bouw B.V.
hoeveel krijgen we nog van jansen bouw → Openstaand van Jansen Bouw B.V.
> hoe oud is dat → Openstaand van Jansen Bouw B.V., per ouderdom
> is daar iets van over de vervaldag → Openstaande facturen, te laat, van Jansen Bouw B.V.
omzet 2024 → Omzet, boekjaar 2024
> hoe oud is dat → ? Omzet, boekjaar 2024
welke facturen staan 30 tot 60 dagen open → Openstaande facturen, tussen 30 en 60 dagen oud
> en 60 tot 90 → Openstaande facturen, tussen 60 en 90 dagen oud
> en langer dan 90 → Openstaande facturen, ouder dan 90 dagen
welke crediteuren staan 31-60 dagen open → Openstaande inkoopfacturen, tussen 30 en 60 dagen oud, per relatie
welke facturen zijn verlopen → Openstaande facturen, te laat
hoe zijn de debiteuren verlopen → Debiteuren, per maand
wat moet jansen bouw nog betalen en hoeveel daarvan is al verlopen → Openstaande facturen, te laat, van Jansen Bouw B.V.
wie moet mij nog betalen → Openstaande facturen
> en zonder jansen → ? Openstaande facturen zonder Jansen Bouw B.V. / Openstaande facturen zonder Jansen Zorg
wie moet mij nog betalen → Openstaande facturen
> en zonder jansen bouw → Openstaande facturen zonder Jansen Bouw B.V.
> wie daarvan is het langst te laat → Openstaande facturen zonder Jansen Bouw B.V., te laat, per relatie, 1 oudste
welke facturen van jansen bouw staan nog open → Openstaand van Jansen Bouw B.V.
> welke is de oudste → Openstaand van Jansen Bouw B.V., 1 oudste
> welke vd hele lijst staat t langst open → Openstaande facturen, 1 oudste
crediteurendagen 2024 → Crediteurendagen (DPO), boekjaar 2024
> en debiteuren → Debiteurendagen (DSO), boekjaar 2024
klanten met minder dan 5000 open → Openstaande facturen, onder € 5.000
openstaande facturen zonder jansen bouw → Openstaande facturen zonder Jansen Bouw B.V.
ouderdom van jansen bouw → Openstaand van Jansen Bouw B.V., per ouderdom
omzet per ouderdom → ? Omzet
wie moeten we bellen → Openstaande facturen, te laat, per relatie, oudste
welke debiteuren moet ik nabellen → Openstaande facturen, te laat, per relatie, oudste
openstaande crediteuren eind 2024 → Openstaande inkoopfacturen, december 2024
> ouderdomsverdeling → Openstaande inkoopfacturen, december 2024, per ouderdom
openstaande facturen → Openstaande facturen
> hoelang staan die al open → Openstaande facturen, per ouderdom
crediteurenlijst → Openstaande inkoopfacturen
> kan ik dat betalen → Bank en kas en crediteuren
`,
  );
});

describe('a name behind a balance of debtors or creditors', () => {
  readAs(
    CALENDAR_WORLD,
    `
crediteuren → Crediteuren
> alleen eneco → Openstaand van Eneco Zakelijk
> en kpn → Openstaand van KPN
debiteuren → Debiteuren
> Jansen Bouw → Openstaand van Jansen Bouw B.V.
debiteuren → Debiteuren
> en van bakkerij verhoeven → Openstaand van Bakkerij Verhoeven B.V.
debiteuren eind 2024 → Debiteuren, boekjaar 2024
> Jansen Bouw → Openstaand van Jansen Bouw B.V., boekjaar 2024
debiteuren per maand 2024 → Debiteuren, boekjaar 2024, per maand
> Jansen Bouw → Openstaand van Jansen Bouw B.V., boekjaar 2024, per maand
debiteuren eind 2024 vergeleken met eind 2023 → Debiteuren, boekjaar 2024, t.o.v. vorig jaar
> Jansen Bouw → Openstaand van Jansen Bouw B.V., boekjaar 2024, t.o.v. vorig jaar
debiteuren → Debiteuren
> omzet van Jansen Bouw → Omzet van Jansen Bouw B.V.
crediteuren → Crediteuren
> betaald aan eneco → Betaald aan Eneco Zakelijk
crediteuren → Crediteuren
> boekingen van eneco → Kosten van Eneco Zakelijk, boekingen
bank → Bank en kas
> Jansen Bouw → Omzet van Jansen Bouw B.V.
`,
  );
});

describe('the side that a turn says or keeps', () => {
  readAs(
    CALENDAR_WORLD,
    `
openstaande facturen ouder dan 90 dagen eind februari 2025 per klant → Openstaande facturen, ouder dan 90 dagen, februari 2025, per relatie
> nu de crediteurenkant, hvl is daar al vervallen → Openstaande inkoopfacturen, te laat, februari 2025
openstaande facturen ouder dan 90 dagen eind februari 2025 per klant → Openstaande facturen, ouder dan 90 dagen, februari 2025, per relatie
> en bij crediteuren wat is vervallen → Openstaande inkoopfacturen, te laat, februari 2025
crediteuren eind februari 2025 → Crediteuren, februari 2025
> en bij wie van hen stond er het meest open → Openstaande inkoopfacturen, februari 2025, top 1
crediteuren eind februari 2025 → Crediteuren, februari 2025
> bij welke klant staat het meest open → Openstaande facturen, februari 2025, top 1
crediteuren eind februari 2025 totaal → Crediteuren, februari 2025
> wie staan daar op → Openstaande inkoopfacturen, februari 2025
> en aan de debiteurenkant, totaal → Debiteuren, februari 2025
die piet van jansen bouw roept dat alles betaald is, klopt dat of staat er nog wat → Openstaand van Jansen Bouw B.V.
> oké en bakkerij verhoeven? → Openstaand van Bakkerij Verhoeven B.V.
onze monteur beweert dat er bij jansen bouw niets meer openstaat, klopt dat → Openstaand van Jansen Bouw B.V.
wat heeft jansen bouw betaald in 2024 → Betaald aan Jansen Bouw B.V., boekjaar 2024
debiteuren eind februari 2025 → Debiteuren, februari 2025
> grootste drie daarin → Openstaande facturen, februari 2025, top 3
staat er bij jansen bouw nog wat uit of is dat allemaal binnen → Openstaand van Jansen Bouw B.V.
jansen bouw zegt dat ze bij zijn met betalen, klopt dat → Openstaand van Jansen Bouw B.V.
hebben we bij bouwmaat utrecht nog rekeningen liggen → Openstaand van Bouwmaat Utrecht
moet ik nog geld krijgen van iemand?? en hvl totaal → Openstaande facturen
is er nog iemand die ik moet betalen → Openstaande inkoopfacturen
wie had mij met oud en nieuw 2023 op 2024 nog niet betaald → Openstaande facturen, december 2023
na hoeveel dagen ontvangt deze firma gemiddeld haar geld van klanten → Debiteurendagen (DSO)
hoe lang moet de onderneming gemiddeld op haar geld wachten → Debiteurendagen (DSO)
na hoeveel dagen betaalt dit bedrijf gemiddeld → Crediteurendagen (DPO)
`,
  );
});
