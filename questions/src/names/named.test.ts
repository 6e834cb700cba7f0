import { readAs } from '../testing/table.ts';
import { CALENDAR_WORLD } from '../testing/world.ts';

describe('accounts, relations, bookings', () => {
  readAs(
    CALENDAR_WORLD,
    `
hoeveel hebben we uitgegeven aan huur in 2024 → Rekening 4100 Huur bedrijfspand, boekjaar 2024
omzet van bakkerij verhoeven → Omzet van Bakkerij Verhoeven B.V.
wat hebben we gekocht bij technische unie → Kosten van Technische Unie B.V.
openstaand van jansen bouw → Openstaand van Jansen Bouw B.V.
jansen → ? Omzet van Jansen Bouw B.V. / Omzet van Jansen Zorg
hoeveel moet van dijk nog betalen → Openstaand van Van Dijk Vastgoed BV
rekening 4100 → Rekening 4100 Huur bedrijfspand
saldo van rekening 1100 eind 2024 → Rekening 1100 Rabobank zakelijk, boekjaar 2024
brandstof 2024 → Rekening 4200 Brandstof, boekjaar 2024
telefoonkosten per maand → Rekening 4310 Telefoon en internet, per maand
hoeveel procent van de omzet gaat naar personeel → Personeelskosten als percentage van omzet
boekingen boven 1000 euro → Boekingen, boven € 1.000
zoek boekingen met omschrijving 'verzekering' → Boekingen, met omschrijving ‘verzekering’
factuur 2024-0012 → Boekingen, factuurnummer 2024-0012
hoeveel geld gaven we uit aan bloemen → Kosten, met omschrijving ‘bloemen’
kas begin van het jaar → Rekening 1000 Kas, boekjaar 2024
huurkosten vorig jaar → Rekening 4100 Huur bedrijfspand, boekjaar 2024
wat betalen we aan rente → Rekening 9010 Rente lening
hoeveel rente hebben we betaald in 2024 → Rekening 9010 Rente lening, boekjaar 2024
reclamekosten q4 2024 → Rekening 4400 Reclame en website, 4e kwartaal 2024
marketing uitgaven 2024 → Rekening 4400 Reclame en website, boekjaar 2024
wat kost onze accountant per jaar → Vaste lasten van rekening 4600 Accountantskosten, bedrag per jaar
energiekosten per kwartaal → Rekening 4110 Gas, water en elektra, per kwartaal
benzine → Rekening 4200 Brandstof
hoeveel gaat er naar pensioen → Pensioenlasten
afschrijving machines 2024 → Rekening 4700 Afschrijving machines, boekjaar 2024
omzet onderhoud → Rekening 8010 Omzet onderhoudscontracten
omzet verbouwingen per maand → Rekening 8000 Omzet verbouwingen, per maand
inkoop materiaal → Rekening 7000 Inkoop bouwmateriaal
aandeel van bakkerij verhoeven in de omzet → Omzet van Bakkerij Verhoeven B.V., aandeel
hoeveel % van de kosten is huur → Rekening 4100 Huur bedrijfspand, aandeel
hoeveel boekingen zijn er in maart → Boekingen, aantal, maart 2025
laatste 10 boekingen → Boekingen, 10 nieuwste
grootste boekingen van maart → Boekingen, maart 2025, hoogste
boekingen op 4200 in januari → Rekening 4200 Brandstof, boekingen, januari 2025
mutaties brandstof → Rekening 4200 Brandstof, boekingen
alle boekingen van eneco → Kosten van Eneco Zakelijk, boekingen
betaald aan kpn → Betaald aan KPN
boekingen groter dan 12k → Boekingen, boven € 12.000
wat zijn de openstaande posten van jansen bouw → Openstaand van Jansen Bouw B.V.
facturen aan gemeente zaltbommel → Omzet van Gemeente Zaltbommel
hoeveel heeft hoekstra gekocht → Omzet van Hoekstra & Zn. Installaties
omzet hoekstra → Omzet van Hoekstra & Zn. Installaties
hoekstra → Omzet van Hoekstra & Zn. Installaties
technische unie 2024 per maand → Kosten van Technische Unie B.V., boekjaar 2024, per maand
omzet bakkerij verhoeven 2024 → Omzet van Bakkerij Verhoeven B.V., boekjaar 2024
hoeveel omzet maakt asml → ? Omzet / Omzet, met omschrijving ‘asml’
stuur me de omzet van 2024 → Omzet, boekjaar 2024
wat is de stand van de kas per eind februari → Rekening 1000 Kas, februari 2025
verschil in huurkosten tussen 2023 en 2024 → Rekening 4100 Huur bedrijfspand, verschil, boekjaar 2024, t.o.v. vorig jaar
hoe afhankelijk zijn we van bakkerij verhoeven → Omzet van Bakkerij Verhoeven B.V., aandeel
openstaand bij bakkerij verhoeven → Openstaand van Bakkerij Verhoeven B.V.
wat is het openstaande bedrag van jansen zorg → Openstaand van Jansen Zorg
hoeveel betalen we maandelijks aan software → Vaste lasten van rekening 4320 Software-abonnementen, bedrag per maand
huur feb 25 → Rekening 4100 Huur bedrijfspand, februari 2025
kosten van de schoonmaker → Rekening 4120 Schoonmaakkosten
wat betaalden we voor gas en licht in 2024 → Rekening 4110 Gas, water en elektra, boekjaar 2024
accountant 2024 → Rekening 4600 Accountantskosten, boekjaar 2024
telefoon en internet → Rekening 4310 Telefoon en internet
uitgaven aan google ads → Kosten, met omschrijving ‘google ads’
wat hebben we besteed aan software → Rekening 4320 Software-abonnementen
software → Rekening 4320 Software-abonnementen
reiskosten maart → Rekening 4030 Reiskostenvergoeding, maart 2025
kantine 2024 → Rekening 4040 Kantine, boekjaar 2024
onderhoud auto → Rekening 4220 Onderhoud auto's
omzet uit verbouwingen → Rekening 8000 Omzet verbouwingen
omzet materialen 2024 per kwartaal → Rekening 8020 Omzet materialen, boekjaar 2024, per kwartaal
wat hebben we aan jansen bouw gefactureerd → Omzet van Jansen Bouw B.V.
hoeveel heeft van dijk vastgoed dit jaar besteld → Omzet van Van Dijk Vastgoed BV, boekjaar 2025
omzet van dijk 2024 vs 2023 → Omzet van Van Dijk Vastgoed BV, boekjaar 2024, t.o.v. vorig jaar
hoeveel betaalde bakkerij verhoeven in maart → Betaald aan Bakkerij Verhoeven B.V., maart 2025
inkopen bij bouwmaat in 2024 → Kosten van Bouwmaat Utrecht, boekjaar 2024
bouwmaat utrecht → Kosten van Bouwmaat Utrecht
wat zijn we technische unie nog schuldig → Openstaand van Technische Unie B.V.
verhoeven → Omzet van Bakkerij Verhoeven B.V.
de lindeboom omzet → Omzet van Stichting De Lindeboom
hoekstra installaties 2024 → Omzet van Hoekstra & Zn. Installaties, boekjaar 2024
rek 4200 → Rekening 4200 Brandstof
grootboek 4310 2024 → Rekening 4310 Telefoon en internet, boekjaar 2024
4100 per maand → Rekening 4100 Huur bedrijfspand, per maand
rekeningen 4200 en 4210 → Rekening 4200 en 4210
saldo 1100 → Rekening 1100 Rabobank zakelijk
wat staat er op rekening 2000 → Rekening 2000 Vraagposten
toon alle mutaties op de kas in maart → Rekening 1000 Kas, boekingen, maart 2025
laat de grootste boekingen op brandstof zien → Rekening 4200 Brandstof, boekingen, hoogste
boekstuk 2024-0034 → Boekingen, boekstuknummer 2024-0034
factuurnummer F2024-118 → Boekingen, factuurnummer F2024-118
memoriaalboekingen → Boekingen, dagboek 90
boekingen in het memoriaal maart → Boekingen, dagboek 90, maart 2025
boekingen van 1.234,50 → Boekingen, vanaf € 1.234,50, hooguit € 1.234,50
boekingen tussen 500 en 1000 euro → Boekingen, vanaf € 500, hooguit € 1.000
debetboekingen op 4900 → Rekening 4900 Algemene kosten, boekingen, debet
credit boekingen op kas → Rekening 1000 Kas, boekingen, credit
kostenplaats WER 2024 → Boekingen, kostenplaats WER, boekjaar 2024
huur als percentage van de omzet → Rekening 4100 Huur bedrijfspand als percentage van omzet
wat is het aandeel van jansen bouw in de omzet van 2024 → Omzet van Jansen Bouw B.V., aandeel, boekjaar 2024
openstaande facturen hoekstra → Openstaand van Hoekstra & Zn. Installaties
hoe vaak hebben we bij bouwmaat gekocht → Kosten van Bouwmaat Utrecht, aantal
omzet onderhoud → Rekening 8010 Omzet onderhoudscontracten
inkoop materiaal → Rekening 7000 Inkoop bouwmateriaal
omzet zonder bakkerij verhoeven → Omzet zonder Bakkerij Verhoeven B.V.
kosten behalve huur → Kosten zonder rekening 4100 Huur bedrijfspand
wie leverde de meeste omzet op → Omzet, per relatie, top 1
laatste 10 boekingen → Boekingen, 10 nieuwste
grootste boekingen van maart → Boekingen, maart 2025, hoogste
hoe vaak betalen we huur → Vaste lasten van rekening 4100 Huur bedrijfspand, hoe vaak
eigen vermogen → Totaal eigen vermogen
liggen we op schema met de begroting → Resultaat, t.o.v. de begroting
`,
  );
});

describe('a surname of ordinary words', () => {
  const vanLoon = {
    relatie: '20009',
    naam: 'Montagebedrijf Van Loon',
    soort: 'leverancier' as const,
  };
  readAs(
    { ...CALENDAR_WORLD, relations: [...CALENDAR_WORLD.relations, vanLoon] },
    `
wat kochten we bij van loon in 2024 → Kosten van Montagebedrijf Van Loon, boekjaar 2024
kosten van van loon → Kosten van Montagebedrijf Van Loon
factuur 2024-0012 van van loon → Boekingen, van Montagebedrijf Van Loon, factuurnummer 2024-0012
kosten van loon 2024 → Lonen en salarissen, boekjaar 2024
kosten van bouwmaat in 2024 → Kosten van Bouwmaat Utrecht, boekjaar 2024
> en van loon → Kosten van Montagebedrijf Van Loon, boekjaar 2024
wat moeten we van loon nog betalen → Openstaand van Montagebedrijf Van Loon
`,
  );
});

describe('a cost centre with a word in its name that tells nothing apart', () => {
  const costCentres = [
    ...CALENDAR_WORLD.costCentres,
    { code: 'SERV', naam: 'Service en onderhoud' },
  ];
  readAs(
    { ...CALENDAR_WORLD, costCentres },
    `
kosten van kostenplaats service en onderhoud → Kosten, kostenplaats SERV
omzet service en onderhoud 2024 → Omzet, kostenplaats SERV, boekjaar 2024
kosten kostenplaats kantoor arnhem → Kosten, kostenplaats KAN
`,
  );
});
