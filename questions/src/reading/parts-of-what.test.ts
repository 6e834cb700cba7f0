import { readAs } from '../testing/table.ts';
import { CALENDAR_WORLD } from '../testing/world.ts';

describe('the part that one relation has of an account or figure', () => {
  readAs(
    CALENDAR_WORLD,
    `
welk deel van de energie ging in 2024 naar Eneco → Rekening 4110 Gas, water en elektra, aandeel, van Eneco Zakelijk, boekjaar 2024
aandeel van Veldkamp in onze accountantskosten 2024 → Rekening 4600 Accountantskosten, aandeel, van Accountantskantoor Veldkamp, boekjaar 2024
hoeveel procent van de kantoorkosten van 2024 zit bij KPN → Kantoorkosten als percentage van kantoorkosten, van KPN, boekjaar 2024
hoeveel % van de kosten voor telefoon gaat naar KPN → ? Rekening 4310 Telefoon en internet, aandeel, van KPN / Kosten van KPN, aandeel
welk deel van de kosten ging naar KPN → Kosten van KPN, aandeel
hoeveel procent van de omzet ging op aan KPN in 2024 → Kosten van KPN als percentage van omzet, boekjaar 2024
hoeveel procent meer telefoon bij KPN in 2024 dan in 2023 → Rekening 4310 Telefoon en internet, verschil, van KPN, boekjaar 2024, t.o.v. vorig jaar
telefoon en internet 2024 → Rekening 4310 Telefoon en internet, boekjaar 2024
> hoeveel procent daarvan was voor KPN → Rekening 4310 Telefoon en internet, aandeel, van KPN, boekjaar 2024
> en voor Software Huis Noord → Rekening 4310 Telefoon en internet, aandeel, van Software Huis Noord B.V., boekjaar 2024
`,
  );
});

describe('what a share is of', () => {
  readAs(
    CALENDAR_WORLD,
    `
We betalen veel huur. Hoeveel procent van de huisvestingskosten is dat? → Rekening 4100 Huur bedrijfspand als percentage van huisvestingskosten
Sociale lasten drukken zwaar in 2024. Hoeveel procent van de personeelskosten was het? → Sociale lasten als percentage van personeelskosten, boekjaar 2024
hoeveel procent van de huisvestingskosten is dat → ? 
welk deel van 4300 is 4310 → ? Rekening 4300 en 4310
pensioenlasten als % van brutolonen 2024 → ? Pensioenlasten, boekjaar 2024
op elke euro omzet, hoeveel ging er naar personeel in 2024 → Personeelskosten als percentage van omzet, boekjaar 2024
brutomarge als % van omzet, 2023 en 2024 → Brutomarge als percentage van omzet, januari 2023 t/m december 2024, per jaar
huur 2024 → Rekening 4100 Huur bedrijfspand, boekjaar 2024
> en brandstof → Rekening 4200 Brandstof, boekjaar 2024
> samen hoeveel procent van de kosten → Rekening 4100 Huur bedrijfspand plus rekening 4200 Brandstof als percentage van kosten, boekjaar 2024
`,
  );
});

describe('a percentage of a difference or change', () => {
  readAs(
    CALENDAR_WORLD,
    `
hoeveel procent meer omzet bij Jansen Bouw dan bij Jansen Zorg in 2024 → ? Omzet van Jansen Bouw B.V. min omzet van Jansen Zorg, boekjaar 2024
welk deel van de stijging van de kosten komt door personeel in 2024 → ? Oorzaken van het verschil: kosten, boekjaar 2024, t.o.v. vorig jaar
hoeveel procent steeg de omzet en hoeveel procent de kosten in 2024 → ? Omzet en kosten, boekjaar 2024
omzet Jansen Bouw 2024 → Omzet van Jansen Bouw B.V., boekjaar 2024
> en Jansen Zorg → Omzet van Jansen Zorg, boekjaar 2024
> wat scheelt dat → Omzet van Jansen Bouw B.V. min omzet van Jansen Zorg, boekjaar 2024
> en in procenten → ? Omzet van Jansen Bouw B.V. min omzet van Jansen Zorg, boekjaar 2024
`,
  );
});
