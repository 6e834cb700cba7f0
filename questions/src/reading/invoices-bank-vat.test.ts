import { readAs } from '../testing/table.ts';
import { CALENDAR_WORLD } from '../testing/world.ts';

describe('invoices by size', () => {
  readAs(
    CALENDAR_WORLD,
    `
grootste factuur van jansen bouw 2024 → Gefactureerd incl. btw, boekingen, van Jansen Bouw B.V., boekjaar 2024, top 1
duurste factuur van technische unie → Inkopen incl. btw, boekingen, van Technische Unie B.V., top 1
factuur van kpn → Kosten van KPN
vijf grootste facturen van 2024 → Gefactureerd incl. btw, boekingen, boekjaar 2024, top 5
grootste factuur van dit jaar → Gefactureerd incl. btw, boekingen, boekjaar 2025, top 1
hoeveel facturen van boven de 10.000 → Gefactureerd incl. btw, aantal, boven € 10.000
facturen van jansen bouw 2024 → Omzet van Jansen Bouw B.V., boekjaar 2024
welke klant bestelde voor het laatst in 2023 → ? 
`,
  );
});

describe('what went through the bank', () => {
  readAs(
    CALENDAR_WORLD,
    `
hoeveel ging er in september 2024 van de bank af → Rekening 1100 Rabobank zakelijk, boekingen, credit, september 2024
hoeveel kwam er in september 2024 binnen op de bank → Rekening 1100 Rabobank zakelijk, boekingen, debet, september 2024
hoeveel is er in maart 2024 bijgeschreven op de bank → Rekening 1100 Rabobank zakelijk, boekingen, debet, maart 2024
wat is er in maart 2024 van de rekening afgeschreven → Rekening 1100 Rabobank zakelijk, boekingen, credit, maart 2024
hoeveel geld kwam er binnen in maart 2024 → Rekening 1100 Rabobank zakelijk, boekingen, debet, maart 2024
hoeveel ging er uit in december → Rekening 1100 Rabobank zakelijk, boekingen, credit, december 2024
> en in november → Rekening 1100 Rabobank zakelijk, boekingen, credit, november 2024
hoeveel ging er uit naar personeel in december 2024 → Personeelskosten, december 2024
hoeveel is er dit jaar bijgekomen op de bank → ? Totale kasstroom, boekjaar 2025 / Bank en kas, boekjaar 2025
wat is er geboekt op 31 december 2024 → Boekingen, op 31 december 2024
`,
  );
});

describe('VAT of now, of a return and by rate', () => {
  readAs(
    CALENDAR_WORLD,
    `
te betalen btw eind maart 2025 → Btw-positie, maart 2025
btw te betalen per 31 maart 2025 → Btw-positie, maart 2025
btw te betalen q1 2025 → Btw te betalen, januari t/m maart 2025
hoeveel btw moeten we nu nog betalen → Btw-positie, maart 2025
hoeveel btw zijn we nu schuldig → Btw-positie, maart 2025
hoeveel btw moeten we nog betalen over q4 2024 → Btw te betalen, oktober t/m december 2024
wat is het verschil tussen de btw op verkopen en inkopen in q1 → Btw te betalen, januari t/m maart 2025
btw op verkopen min btw op inkopen q1 2024 → Btw te betalen, januari t/m maart 2024
btw op verkopen en inkopen q1 2024 → ? Btw rubriek 5a, januari t/m maart 2024 / Btw rubriek 5b, januari t/m maart 2024 / Btw te betalen, januari t/m maart 2024
wat is er in q2 2024 aan btw op inkopen teruggevraagd → Btw rubriek 5b, april t/m juni 2024
omzet laag tarief 2024 → ? Omzet, boekjaar 2024, per btw-code / Btw-overzicht, boekjaar 2024
omzet tegen 9 procent → ? Omzet, per btw-code / Btw-overzicht
omzet tegen 0% → ? Omzet, per btw-code / Btw-overzicht
omzet hoog en laag tarief → Omzet, per btw-code
btw per tarief 2024 → Btw-overzicht, boekjaar 2024
btw uitgesplitst naar tarief → Btw-overzicht
btw hoog en laag q3 → Btw-overzicht, 3e kwartaal 2024
btw hoog q3 → Btw rubriek 1a, juli t/m september 2024
moet ik binnenkort btw betalen → Btw-overzicht
wanneer moet de btw betaald zijn → ? Btw-overzicht
laatste 10 bankmutaties → Rekening 1100 en 1110, boekingen, 10 nieuwste
bankmutaties mei 2024 → Rekening 1100 en 1110, boekingen, mei 2024
hoeveel moet ik nog aflossen → Langlopende schulden
hoeveel moet er nog afgelost worden → Langlopende schulden
wie moet ik deze week betalen → ? Openstaande inkoopfacturen
`,
  );
});

describe('shares, several years and what is owed', () => {
  readAs(
    CALENDAR_WORLD,
    `
hoeveel procent van de omzet komt van de top 3 → Omzet, aandeel, per relatie, top 3
hoe afhankelijk zijn we van jansen bouw → Omzet van Jansen Bouw B.V., aandeel
current ratio van de laatste drie jaren → Current ratio, januari 2023 t/m december 2025, per jaar
eigen vermogen laatste drie jaren → Totaal eigen vermogen, januari 2023 t/m december 2025, per jaar
omzet van de laatste drie jaren → Omzet, januari 2023 t/m december 2025
welke klant is weg sinds vorig jaar → ? Omzet, januari 2024 t/m maart 2025, per relatie, hoogste
is de schuld aan de bank gedaald → Langlopende schulden, verschil, t.o.v. de vorige periode
wat is er aan loonheffing nog te betalen → Rekening 1700 Af te dragen loonheffing
welke facturen moeten we nog betalen → Openstaande inkoopfacturen, per factuur
`,
  );
});

describe('bookings with a word in them', () => {
  readAs(
    CALENDAR_WORLD,
    `
boekingen met laptop → Boekingen, met omschrijving ‘laptop’
welke boekingen gaan over laptop → Boekingen, met omschrijving ‘laptop’
boekingen met kpn → Kosten van KPN, boekingen
welke boekingen zijn raar → ? Boekingen
`,
  );
});

describe('paid or not, both ways, fixed and before it rose', () => {
  readAs(
    CALENDAR_WORLD,
    `
hebben we kpn betaald → Openstaand van KPN
heeft jansen bouw betaald → Openstaand van Jansen Bouw B.V.
hoeveel krijgen we nog en hoeveel moeten we nog betalen → ? Openstaande facturen / Openstaande inkoopfacturen
hoeveel van de kosten is vast → ? Kosten
wat was de huur voor de verhoging → Vaste lasten van rekening 4100 Huur bedrijfspand, sinds wanneer het huidige bedrag
wat zijn we de fiscus schuldig → Belastingen en premies
> hoeveel daarvan is btw → Btw-positie
btw teruggevraagd over 2e kwartaal 2024 → Btw rubriek 5b, april t/m juni 2024
aflossing lening 2024 → Rekening 0700 Lening Rabobank, boekingen, debet, boekjaar 2024
`,
  );
});

describe('what is written off, and what is meant to be in it', () => {
  readAs(
    CALENDAR_WORLD,
    `
hoeveel is er afgeschreven op machines in 2024 → Rekening 4700 Afschrijving machines, boekjaar 2024
afschrijving op machines en gereedschap 2024 → Rekening 4700 Afschrijving machines, boekjaar 2024
cumulatieve afschrijving bestelauto's eind 2024 → Rekening 0225 Afschrijving bestelauto's, boekjaar 2024
hoeveel schrijven we af op de bestelauto's per jaar → Rekening 4710 Afschrijving bestelauto's, januari 2023 t/m maart 2025, per jaar
autokosten inclusief lease 2024 → Autokosten, boekjaar 2024
lonen inclusief sociale lasten 2024 → Lonen en salarissen plus sociale lasten, boekjaar 2024
kosten inclusief afschrijvingen 2024 → Kosten, boekjaar 2024
omzet 2024 inclusief btw → Gefactureerd incl. btw, boekjaar 2024
hoe lang kunnen we het uithouden zonder inkomsten → Runway
hoeveel omzet moeten we draaien om uit de kosten te komen → Break-even omzet
`,
  );
});

describe('invoices that were paid', () => {
  readAs(
    CALENDAR_WORLD,
    `
betaalde facturen → ? Debiteuren, boekingen, credit / Openstaande facturen, per factuur
welke facturen zijn betaald in maart → ? Debiteuren, boekingen, credit, maart 2025 / Openstaande facturen, maart 2025, per factuur
welke facturen hebben we betaald in maart → ? Crediteuren, boekingen, debet, maart 2025 / Openstaande inkoopfacturen, maart 2025, per factuur
voldane inkoopfacturen 2024 → ? Crediteuren, boekingen, debet, boekjaar 2024 / Openstaande inkoopfacturen, boekjaar 2024, per factuur
welke facturen zijn nog niet betaald → Openstaande facturen, per factuur
factuur 2024-0012 → Boekingen, factuurnummer 2024-0012
`,
  );
});

describe('what moved on the bank, in a turn', () => {
  readAs(
    CALENDAR_WORLD,
    `
saldo bank → Bank en kas
> wat is er in februari geboekt op de bank → Rekening 1100 Rabobank zakelijk, boekingen, februari 2025
saldo bank → Bank en kas
> wat ging eruit in februari → Rekening 1100 Rabobank zakelijk, boekingen, credit, februari 2025
> alleen uitgaven → Rekening 1100 Rabobank zakelijk, boekingen, credit, februari 2025
saldo kas → Rekening 1000 Kas
> en wat kwam erin → Rekening 1000 Kas, boekingen, debet
voorraad → Voorraden
> wat ging eruit → - onbekend
`,
  );
});

describe('returns of vat, and amounts with it or without', () => {
  readAs(
    CALENDAR_WORLD,
    `
aang. OB 2e kw 24, af te dragen = → Btw te betalen, april t/m juni 2024
btwaangifte k2 2024, welk bedrag klaarzetten? → Btw te betalen, april t/m juni 2024
> en het kwartaal erna → Btw te betalen, juli t/m september 2024
hoeveel moet ik opzij leggen voor de omzetbelasting van k2 2024 → Btw te betalen, april t/m juni 2024
hoeveel btw is er doorgestort voor het eerste trimester van 2024 → Btw te betalen, januari t/m maart 2024
kan de btw aangifte van q4 24 nergens meer vinden, weet jij nog hoeveel ik toen moest afdragen → Btw te betalen, oktober t/m december 2024
alle vier de btw-aangiften van 2024 onder elkaar, met bedrag → Btw te betalen, januari t/m december 2024, per kwartaal
tel de vier btw aangiftes van 2024 es op, hoeveel is er naar den haag gegaan → Btw te betalen, januari t/m december 2024
de drie btw-aangiften van 2024 samen → ? Btw te betalen, januari t/m december 2024 / Btw-positie, boekjaar 2024
hoeveel btw hebben we in 2024 in totaal afgedragen volgens de aangiftes → Btw te betalen, januari t/m december 2024
krijgen we btw terug over q3 2024 of moeten we betalen → Btw te betalen, juli t/m september 2024
btw 2024 per aangifte → Btw te betalen, januari t/m december 2024, per kwartaal
hoeveel hebben we in mei 2024 gefactureerd, btw eraf → Omzet, mei 2024
hoeveel hebben we in mei 2024 gefactureerd, na aftrek van btw → Omzet, mei 2024
hoeveel is er in mei 2024 gefactureerd, btw meegerekend → Gefactureerd incl. btw, mei 2024
hoeveel is er in mei 2024 gefactureerd, btw niet meegerekend → Omzet, mei 2024
gefactureerde btw mei 2024 → Btw rubriek 5a, mei 2024
`,
  );
});
