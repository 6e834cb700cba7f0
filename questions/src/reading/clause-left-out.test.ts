import { readAs } from '../testing/table.ts';
import { BROKEN_WORLD, CALENDAR_WORLD } from '../testing/world.ts';

describe('a clause of its own for what is left out', () => {
  readAs(
    CALENDAR_WORLD,
    `
alle kosten van 2024, huur en brandstof niet meegeteld → Kosten zonder rekening 4100 Huur bedrijfspand en rekening 4200 Brandstof, boekjaar 2024
huur, brandstof en energie niet meegeteld: wat waren de kosten van 2024 → Kosten zonder rekening 4100 Huur bedrijfspand en rekening 4200 Brandstof en rekening 4110 Gas, water en elektra, boekjaar 2024
De huur laat je er maar uit. Hoeveel kosten hadden we in 2024? → Kosten zonder rekening 4100 Huur bedrijfspand, boekjaar 2024
stel ik tel de afschrijvingen niet mee, op welk resultaat sluit 2024 dan → Resultaat zonder afschrijvingen, boekjaar 2024
> haal de huur er ook nog uit → Resultaat zonder afschrijvingen en rekening 4100 Huur bedrijfspand, boekjaar 2024
vergeet de afschrijvingen, wat was het resultaat van 2024 → Resultaat zonder afschrijvingen, boekjaar 2024
personeelskosten 2024, sociale lasten er niet bij → Personeelskosten zonder sociale lasten, boekjaar 2024
winst 2024, doen alsof we niets hadden afgeschreven, dus afschrijvingen eruit → Resultaat zonder afschrijvingen, boekjaar 2024
totale kosten 2024 accountant uitgezonderd → Kosten zonder rekening 4600 Accountantskosten, boekjaar 2024
houd de rente erbuiten en noem het resultaat van 2024 → Resultaat zonder rekening 9010 Rente lening, boekjaar 2024
wat is de omzet van 2024 als jansen zorg wegvalt → Omzet zonder Jansen Zorg, boekjaar 2024
hoeveel houdt men over na inkoop en uitbesteed werk in 2024 → Brutomarge, boekjaar 2024
omzet 2024, daar de lonen vanaf trekken, wat rest er → Omzet min lonen en salarissen, boekjaar 2024
`,
  );
});

describe('tax and btw that are not off, or are', () => {
  readAs(
    CALENDAR_WORLD,
    `
De belasting mag je eraf laten. Hoeveel winst hadden we dan in 2024? → Resultaat zonder belastingen, boekjaar 2024
hoeveel winst hadden we in 2024 als de belasting er nog niet af is → Resultaat zonder belastingen, boekjaar 2024
winst 2024, de belasting er nog niet af → Resultaat zonder belastingen, boekjaar 2024
hoeveel hebben we in maart 2024 gefactureerd, btw eraf → Omzet, maart 2024
`,
  );
});

describe('what is denied is no part of what is asked', () => {
  readAs(
    CALENDAR_WORLD,
    `
huur 2024, geen energie → Rekening 4100 Huur bedrijfspand, boekjaar 2024
kosten 2024, geen energie → Kosten zonder rekening 4110 Gas, water en elektra, boekjaar 2024
winst 2024, geen omzet → Resultaat, boekjaar 2024
autokosten 2024, de huur niet meegerekend → ? Autokosten, boekjaar 2024
autokosten 2024 zonder de huur → ? Autokosten, boekjaar 2024
`,
  );
});

describe('a clause that tells something leaves nothing out', () => {
  readAs(
    CALENDAR_WORLD,
    `
omzet 2024, dat is niet veel → Omzet, boekjaar 2024
ik snap de huur niet, hoeveel kosten waren er in 2024 → ? Rekening 4100 Huur bedrijfspand, boekjaar 2024
kosten 2024, geen idee of de huur erin zit → ? Rekening 4100 Huur bedrijfspand, boekjaar 2024
`,
  );
});

describe('a part of the costs of a kostenplaats', () => {
  readAs(
    CALENDAR_WORLD,
    `
kostenplaats WER 2024 zonder de lonen → Kosten zonder lonen en salarissen, kostenplaats WER, boekjaar 2024
kpl KAN, 2024, brandstof niet meegeteld → Kosten zonder rekening 4200 Brandstof, kostenplaats KAN, boekjaar 2024
wat kost kantoor ons in 2024 zonder de afschrijving → ? Kosten zonder afschrijvingen, kostenplaats KAN, boekjaar 2024
`,
  );
});

describe('a sum that a clause of its own says', () => {
  readAs(
    CALENDAR_WORLD,
    `
brutolonen, sociale lasten en pensioenlasten opgeteld in 2024 → Rekening 4000 Brutolonen plus sociale lasten plus pensioenlasten, boekjaar 2024
als we brutolonen, sociale lasten en pensioenlasten optellen, wat heeft ons volk dan gekost in 2024 → Rekening 4000 Brutolonen plus sociale lasten plus pensioenlasten, boekjaar 2024
als ik huur en schoonmaak bij elkaar optel, hoeveel zijn we dan kwijt in 2024 → Rekening 4100 Huur bedrijfspand plus rekening 4120 Schoonmaakkosten, boekjaar 2024
als ik huur en schoonmaak optel, hoeveel procent van de omzet is dat dan in 2024 → Rekening 4100 Huur bedrijfspand plus rekening 4120 Schoonmaakkosten als percentage van omzet, boekjaar 2024
boekwaarde machines plus bestelauto's eind 2024 → Rekening 0210 Machines en gereedschap plus rekening 0220 en 0225, boekjaar 2024
`,
  );
});

describe('what stands on the balance sheet, in other words', () => {
  readAs(
    CALENDAR_WORLD,
    `
wat moesten we eind 2024 nog afbetalen van de lening bij de bank → Langlopende schulden, boekjaar 2024
hoeveel moeten we nog afbetalen van de lening → Langlopende schulden
voor welk bedrag staan de bestelauto's nog in de boeken, eind 2024 → Rekening 0220 en 0225, boekjaar 2024
wat is het magazijn waard → Voorraden
machines, balans eind 2024 → Rekening 0210 Machines en gereedschap, boekjaar 2024
hoeveel pensioenpremie staat er opzij eind 2024 → Rekening 1730 Af te dragen pensioenpremie, boekjaar 2024
boekwaarde machines plus bestelauto's, balans eind 2024 → Rekening 0210 Machines en gereedschap plus rekening 0220 en 0225, boekjaar 2024
balans 2024 → De balans, boekjaar 2024
`,
  );
});

describe('a year that is said again by where it ends', () => {
  readAs(
    BROKEN_WORLD,
    `
omzet boekjaar 2024 (dus t/m juni) → Omzet, boekjaar 2023/2024
omzet boekjaar 2024, maar dan t/m maart → Omzet, juli 2023 t/m maart 2024
`,
  );
});
