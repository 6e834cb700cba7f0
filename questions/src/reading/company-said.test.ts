import { readAs } from '../testing/table.ts';
import { CALENDAR_WORLD } from '../testing/world.ts';

describe('the company as others call it', () => {
  readAs(
    { ...CALENDAR_WORLD, name: 'Adviesbureau Kastanje' },
    `
wat hield de ondernemer in 2023 onder aan de streep over → Resultaat, boekjaar 2023
hoeveel huur betaalde de vennootschap in 2024 → Rekening 4100 Huur bedrijfspand, boekjaar 2024
bij welke vijf leveranciers kocht de cliënt in 2024 het meest in → Kosten, boekjaar 2024, per relatie, top 5
welke omzet behaalde onze cliënt in 2024 → Omzet, boekjaar 2024
hoeveel btw moest de cliënt over q4 2024 afdragen → Btw te betalen, oktober t/m december 2024
wat is het eigen vermogen van de cliënt eind 2024 → Totaal eigen vermogen, boekjaar 2024
hoeveel winst maakte de heer Kastanje in 2024 → Resultaat, boekjaar 2024
kwam de omzet in 2024 boven een ton, of haalde mevrouw Kastanje dat net niet → Omzet, boekjaar 2024
voor welk bedrag heeft men in 2024 ingekocht bij KPN → Kosten van KPN, boekjaar 2024
na hoeveel dagen ontvangt deze firma gemiddeld haar geld van klanten in 2024 → Debiteurendagen (DSO), boekjaar 2024
`,
  );
});

describe('a client or an entrepreneur that is somebody else', () => {
  readAs(
    { ...CALENDAR_WORLD, name: 'Adviesbureau Kastanje' },
    `
welke cliënt kocht in 2024 het meest → Omzet, boekjaar 2024, per relatie, top 1
wat moet de cliënt Bakkerij Verhoeven nog betalen → Openstaand van Bakkerij Verhoeven B.V.
omzet bij de cliënt Bakkerij Verhoeven in 2024 → Omzet van Bakkerij Verhoeven B.V., boekjaar 2024
hoeveel belasting betaalt de gemiddelde ondernemer → - wereld
moet de ondernemer een bv oprichten → - advies
welke facturen van de zzper staan nog open → ? Openstaande facturen, per factuur / Openstaande inkoopfacturen, per factuur
hoeveel btw factureerden we aan Den Haag in 2024 → ? Btw rubriek 5a, januari t/m december 2024 / Btw-positie, boekjaar 2024
`,
  );
});
