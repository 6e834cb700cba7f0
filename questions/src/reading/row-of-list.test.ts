import { readAs } from '../testing/table.ts';
import { CALENDAR_WORLD } from '../testing/world.ts';

describe('the largest or smallest row of a list that was told', () => {
  readAs(
    CALENDAR_WORLD,
    `
resultaat per kostenplaats 2024 → Resultaat, boekjaar 2024, per kostenplaats
> welke heeft het beste resultaat → Resultaat, boekjaar 2024, per kostenplaats, top 1
> en de slechtste → Resultaat, boekjaar 2024, per kostenplaats, 1 laagste
> beste en slechtste → Resultaat, boekjaar 2024, per kostenplaats, hoogste
omzet per maand 2024 → Omzet, boekjaar 2024, per maand
> beste en slechtste → Omzet, boekjaar 2024, per maand
> hoogste en laagste maand? → Omzet, boekjaar 2024, per maand
kosten per rubriek 2024 → Kosten, boekjaar 2024, per groep
> welke rubriek is het hoogst → Kosten, boekjaar 2024, per groep, top 1
> wat is de grootste post → Kosten, boekjaar 2024, per groep, top 1
> welke zijn de drie hoogste → Kosten, boekjaar 2024, per groep, top 3
> welke rekening is het hoogst → Kosten, boekjaar 2024, per rekening, top 1
kosten per kostenplaats 2024 → Kosten, boekjaar 2024, per kostenplaats
> welke kostenplaats heeft de meeste → Kosten, boekjaar 2024, per kostenplaats, top 1
omzet per btw-code 2024 → Omzet, boekjaar 2024, per btw-code
> welke is het grootst → Omzet, boekjaar 2024, per btw-code, top 1
kosten per maand 2024 → Kosten, boekjaar 2024, per maand
> welke maand was het best → Kosten, boekjaar 2024, per maand, 1 laagste
> en de slechtste → Kosten, boekjaar 2024, per maand, top 1
omzet per klant 2024 → Omzet, boekjaar 2024, per relatie
> welke maand was het hoogst → Omzet, boekjaar 2024, per maand, top 1
omzet per klant 2024 → Omzet, boekjaar 2024, per relatie
> en de op een na grootste → Omzet, boekjaar 2024, per relatie, top 1, vanaf nummer 2
> en de kleinste → Omzet, boekjaar 2024, per relatie, 1 laagste
omzet per klant 2024 → Omzet, boekjaar 2024, per relatie
> hoeveel klanten zijn dat → Omzet, aantal, boekjaar 2024, per relatie
> wie staat onderaan → Omzet, boekjaar 2024, per relatie, 1 laagste
top 5 klanten 2024 → Omzet, boekjaar 2024, per relatie, top 5
> wie is de kleinste daarvan → Omzet, boekjaar 2024, per relatie, top 1, vanaf nummer 5
openstaande posten debiteuren → Openstaande facturen
> wie staat bovenaan → Openstaande facturen, top 1
`,
  );
});

describe('a row by its place', () => {
  readAs(
    CALENDAR_WORLD,
    `
top 5 klanten 2024 → Omzet, boekjaar 2024, per relatie, top 5
> en wie is tweede → Omzet, boekjaar 2024, per relatie, top 1, vanaf nummer 2
> wie staat op 3 → Omzet, boekjaar 2024, per relatie, top 1, vanaf nummer 3
> en op 2 → Omzet, boekjaar 2024, per relatie, top 1, vanaf nummer 2
> hoeveel procent is nummer 3 → Omzet, aandeel, boekjaar 2024, per relatie, top 1, vanaf nummer 3
top 5 klanten 2024 → Omzet, boekjaar 2024, per relatie, top 5
> wie staat op de tweede plaats → Omzet, boekjaar 2024, per relatie, top 1, vanaf nummer 2
top 5 klanten 2024 → Omzet, boekjaar 2024, per relatie, top 5
> wie staat op plek 6 → ? Omzet, boekjaar 2024, per relatie, top 1, vanaf nummer 6
openstaande posten debiteuren → Openstaande facturen
> wie is nummer 2 → Openstaande facturen, top 1, vanaf nummer 2
`,
  );
});

describe('months on either side of their average', () => {
  readAs(
    CALENDAR_WORLD,
    `
omzet per maand 2024 → Omzet, boekjaar 2024, per maand
> welke maanden liggen boven het gemiddelde → Omzet, boekjaar 2024, maanden boven en onder het gemiddelde
> en 2023 → Omzet, boekjaar 2023, maanden boven en onder het gemiddelde
omzet per maand 2024 → Omzet, boekjaar 2024, per maand
> hoeveel maanden onder het gemiddelde → Omzet, boekjaar 2024, maanden boven en onder het gemiddelde
omzet per kwartaal 2024 → Omzet, boekjaar 2024, per kwartaal
> welke kwartalen zijn lager dan gemiddeld → Omzet, gemiddeld, boekjaar 2024, per kwartaal
gemiddelde omzet per maand 2024 → Omzet, gemiddeld per maand, boekjaar 2024
> welke maanden zitten daarboven → Omzet, boekjaar 2024, maanden boven en onder het gemiddelde
omzet per klant 2024 → Omzet, boekjaar 2024, per relatie
> welke klanten zitten boven het gemiddelde → ? Omzet, gemiddeld, boekjaar 2024, per relatie, hoogste
welke maanden van 2024 waren de kosten hoger dan gemiddeld → Kosten, boekjaar 2024, maanden boven en onder het gemiddelde
`,
  );
});

describe('whose the bookings are that were told', () => {
  readAs(
    CALENDAR_WORLD,
    `
boekingen op 4500 in maart 2024 → Rekening 4500 Bedrijfsverzekeringen, boekingen, maart 2024
> wie is de leverancier → Rekening 4500 Bedrijfsverzekeringen, maart 2024, per relatie
grootste boeking op 4500 in 2024 → Rekening 4500 Bedrijfsverzekeringen, boekingen, boekjaar 2024, top 1
> wie is de leverancier → Rekening 4500 Bedrijfsverzekeringen, boekingen, boekjaar 2024, top 1
> wanneer → Rekening 4500 Bedrijfsverzekeringen, boekingen, boekjaar 2024, top 1
boekingen van KPN in 2024 → Kosten van KPN, boekingen, boekjaar 2024
> wat is de hoogste → Kosten van KPN, boekingen, boekjaar 2024, top 1
abonnementen → Vaste lasten
> samen? → Vaste lasten
`,
  );
});

describe('a kostenplaats of a list, and what one row is of', () => {
  readAs(
    CALENDAR_WORLD,
    `
kosten per kostenplaats 2024 → Kosten, boekjaar 2024, per kostenplaats
> hoeveel heeft werkplaats → Kosten, kostenplaats WER, boekjaar 2024
> en kantoor → Kosten, kostenplaats KAN, boekjaar 2024
resultaat per kostenplaats 2024 → Resultaat, boekjaar 2024, per kostenplaats
> welke kostenplaatsen maken verlies → Resultaat, boekjaar 2024, per kostenplaats, onder € 0
> hoeveel verlies maakt kantoor → Resultaat, kostenplaats KAN, boekjaar 2024
kosten per kostenplaats 2024 → Kosten, boekjaar 2024, per kostenplaats
> welke heeft de meeste → Kosten, boekjaar 2024, per kostenplaats, top 1
> welke boekingen zijn dat → ? Kosten, boekingen, boekjaar 2024
kosten per rubriek 2024 → Kosten, boekjaar 2024, per groep
> welk deel is huisvesting → Huisvestingskosten als percentage van kosten, boekjaar 2024
kosten per dagboek 2024 → Kosten, boekjaar 2024, per dagboek
> welk dagboek heeft de meeste → Kosten, boekjaar 2024, per dagboek, top 1
verkoopfacturen van maart 2025 → Gefactureerd incl. btw, maart 2025
> wat is de hoogste → Gefactureerd incl. btw, boekingen, maart 2025, top 1
> van wie is die → Gefactureerd incl. btw, boekingen, maart 2025, top 1
grootste boeking op 4500 in 2024 → Rekening 4500 Bedrijfsverzekeringen, boekingen, boekjaar 2024, top 1
> en de op een na grootste → Rekening 4500 Bedrijfsverzekeringen, boekingen, boekjaar 2024, top 1, vanaf nummer 2
debiteuren per ouderdom → Openstaande facturen, per ouderdom
> welke groep is het grootst → ? Openstaande facturen, per ouderdom
wie is de goedkoopste → Kosten, per relatie, 1 laagste
omzet per maand 2023 → Omzet, boekjaar 2023, per maand
> welke maanden waren slechter dan gemiddeld → Omzet, boekjaar 2023, maanden boven en onder het gemiddelde
kosten per rubriek 2023 → Kosten, boekjaar 2023, per groep
> waar zit het meeste geld in → Kosten, boekjaar 2023, per groep, top 1
omzet van jansen bouw 2024 → Omzet van Jansen Bouw B.V., boekjaar 2024
> wanneer was de laatste factuur → Omzet van Jansen Bouw B.V., boekingen, boekjaar 2024, 1 nieuwste
`,
  );
});
