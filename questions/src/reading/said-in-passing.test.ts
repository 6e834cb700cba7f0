import { readAs } from '../testing/table.ts';
import { CALENDAR_WORLD } from '../testing/world.ts';

describe('words that only carry a sentence', () => {
  readAs(
    CALENDAR_WORLD,
    `
schetst u mij het verloop van de omzet per kwartaal in 2024 → Omzet, boekjaar 2024, per kwartaal
kunt u de brutomarge van 2024 voor me opduiken → Brutomarge, boekjaar 2024
wanneer u q1 2025 naast q1 2024 legt, wat scheelt dan de huur → Rekening 4100 Huur bedrijfspand, verschil, 1e kwartaal 2025, t.o.v. vorig jaar
brandstof 2024 tov 2023, scheelt dat een slok op een borrel → Rekening 4200 Brandstof, verschil, boekjaar 2024, t.o.v. vorig jaar
ik kan de omzet van maart 2024 niet meer terugvinden, wat was die → Omzet, maart 2024
welk bedrag moet ik klaarleggen voor de btw van q4 2024 → Btw te betalen, oktober t/m december 2024
hoeveel btw moeten we doorstorten over q4 2024 → Btw te betalen, oktober t/m december 2024
hoeveel moesten we eind 2024 nog afbetalen van de lening → Langlopende schulden, boekjaar 2024
current ratio eind 2024, 2 decimalen is genoeg → Current ratio, boekjaar 2024
de vennootschapsbelasting moogt ge er van mij af laten. hoeveel winst hadden we in 2024 → Resultaat zonder belastingen, boekjaar 2024
de huur kunt u buiten beschouwing laten. wat waren de kosten in 2024 → Kosten zonder rekening 4100 Huur bedrijfspand, boekjaar 2024
smijt me de omzet van 2024 eens toe → Omzet, boekjaar 2024
kunde mij zeggen wat de huur was in 2024 → Rekening 4100 Huur bedrijfspand, boekjaar 2024
amaai, hoeveel omzet hadden we in 2024 → Omzet, boekjaar 2024
goh zeg, hoeveel omzet was dat in 2024 ook alweer → Omzet, boekjaar 2024
`,
  );
});

describe('lists, pictures and what stands in them', () => {
  readAs(
    CALENDAR_WORLD,
    `
omzet per kwartaal 2024, reeksje → Omzet, boekjaar 2024, per kwartaal
kosten per maand 2024, staafdiagrammetje graag → Kosten, boekjaar 2024, per maand
top 3 klanten 2024, naam + bedrag is genoeg → Omzet, boekjaar 2024, per relatie, top 3
top 3 klanten 2024 + hun gezamenlijk aandeel → Omzet, aandeel, boekjaar 2024, per relatie, top 3
alle vier de btw-aangiften van 2024 onder elkaar → Btw te betalen, januari t/m december 2024, per kwartaal
tel de vier btw-aangiften van 2024 eens op → Btw te betalen, januari t/m december 2024
omzet kaartjes 2024 → ? Omzet, boekjaar 2024 / Omzet, met omschrijving ‘kaartjes’, boekjaar 2024
alle vier de kwartalen van 2024, omzet → Omzet, boekjaar 2024, per kwartaal
omzet van de vier kwartalen van 2024 samen → Omzet, boekjaar 2024
omzet van de drie kwartalen van 2024 samen → ? Omzet, boekjaar 2024
omzet 2024, twaalf maanden → Omzet, boekjaar 2024
omzet 2024, elf maanden → ? Omzet, boekjaar 2024
`,
  );
});

describe('things by the words that people have for them', () => {
  readAs(
    CALENDAR_WORLD,
    `
in welke maand van 2024 hebben we het meest aan naft verreden → Rekening 4200 Brandstof, boekjaar 2024, per maand, top 1
in welke maand van 2024 hebben de jongens zich suf getankt → Rekening 4200 Brandstof, boekjaar 2024, per maand, top 1
wat heeft ons volk gekost in 2024 → Personeelskosten, boekjaar 2024
als we brutolonen, vakantiegeld en sociale lasten optellen, wat heeft ons volk dan gekost in 2024 → Rekening 4000 Brutolonen plus rekening 4005 Vakantiegeld plus sociale lasten, boekjaar 2024
hoeveel btw ging er over q4 2024 naar den haag → Btw te betalen, oktober t/m december 2024
voor welk bedrag staat het magazijn eind 2024 in de boeken → Voorraden, boekjaar 2024
als ik eind 2024 de boel had opgedoekt en alles was afbetaald, hoeveel eigen vermogen zat er dan in → Totaal eigen vermogen, boekjaar 2024
hoe hoog waren de kortlopende verplichtingen eind 2024 → Kortlopende schulden, boekjaar 2024
`,
  );
});

describe('what is told with a time of its own', () => {
  readAs(
    CALENDAR_WORLD,
    `
de voorraad gaat er in mei uit; hoeveel stond er eind april 2024 in de boeken → Voorraden, april 2024
we zijn in 2024 verhuisd; hoeveel was de huur in 2023 → Rekening 4100 Huur bedrijfspand, boekjaar 2023
`,
  );
});
