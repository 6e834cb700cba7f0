import { readAs } from '../testing/table.ts';
import { CALENDAR_WORLD } from '../testing/world.ts';

describe('what is asked in another form than an amount', () => {
  readAs(
    CALENDAR_WORLD,
    `
is jansen bouw nog klant → ? Omzet van Jansen Bouw B.V.
is jansen bouw kredietwaardig → ? Omzet van Jansen Bouw B.V.
komt jansen bouw terug → ? Omzet van Jansen Bouw B.V.
kan de btw later → ? Btw te betalen / Btw-positie
hebben we nog voorraad nodig → ? Voorraden
hoe werkt de btw → ? Btw te betalen / Btw-positie
hoe vraag ik btw terug → ? Btw te betalen / Btw-positie
hoe betaal ik de lening af → ? Langlopende schulden
hoe zeker is die winst → ? Resultaat / Resultaat vóór belasting
kan de huur omlaag → ? Rekening 4100 Huur bedrijfspand, verschil, t.o.v. vorig jaar
gaat de huur omhoog → ? Rekening 4100 Huur bedrijfspand, verschil, t.o.v. vorig jaar
hoeveel kan de huur nog stijgen → ? Rekening 4100 Huur bedrijfspand, verschil, t.o.v. vorig jaar
hoe kan de marge omhoog → ? Brutomarge %, verschil, t.o.v. vorig jaar / Brutomarge, verschil, t.o.v. vorig jaar / Nettomarge, verschil, t.o.v. vorig jaar
wie heeft deze boeking gemaakt → ? Boekingen
wie heeft de huur goedgekeurd → ? Rekening 4100 Huur bedrijfspand, per relatie
wie is verantwoordelijk voor de kosten → ? Kosten, per relatie
welke leverancier is betrouwbaar → ? Kosten, per relatie, hoogste
wat is de naam van de bank → ? Bank en kas
hoeveel tijd kost de boekhouding → ? Kosten
wat doet jansen bouw voor werk → ? Omzet van Jansen Bouw B.V.
waarom moeten we btw betalen → ? Oorzaken van het verschil: btw te betalen, t.o.v. vorig jaar / Oorzaken van het verschil: btw-positie, t.o.v. de vorige periode
`,
  );
});

describe('what is asked of an amount, in whatever form', () => {
  readAs(
    CALENDAR_WORLD,
    `
heb ik de omzet van 2024 nodig → Omzet, boekjaar 2024
is er winst gemaakt in 2024 → Resultaat, boekjaar 2024
hebben we winst gemaakt in 2024 → Resultaat, boekjaar 2024
hoe hoog was de omzet in 2024 → Omzet, boekjaar 2024
hoe staat de bank ervoor → Bank en kas
hoe liep de omzet in 2024 → Omzet, boekjaar 2024, per maand
is de huur hoger dan vorig jaar → Rekening 4100 Huur bedrijfspand, verschil, t.o.v. vorig jaar
waar gaat het geld naartoe → Kosten, per groep, hoogste
wat was het totaal van de kosten in 2024 → Kosten, boekjaar 2024
wat is de hoogte van de schulden → Vreemd vermogen
`,
  );
});

describe('what a turn says of the amount before it', () => {
  readAs(
    CALENDAR_WORLD,
    `
omzet 2024 → Omzet, boekjaar 2024
> krijg ik dat terug → ? Omzet, boekjaar 2024
omzet 2024 → Omzet, boekjaar 2024
> print dat → ? Omzet, boekjaar 2024
omzet 2024 → Omzet, boekjaar 2024
> wie heeft dat geboekt → ? Omzet, boekjaar 2024, per relatie
omzet 2024 → Omzet, boekjaar 2024
> hoe kan het beter → ? Oorzaken van het verschil: omzet, boekjaar 2024, t.o.v. vorig jaar
omzet 2024 → Omzet, boekjaar 2024
> wat was dat → Omzet, boekjaar 2024
`,
  );
});

describe('what is asked of others, of one of many, or to be done', () => {
  readAs(
    CALENDAR_WORLD,
    `
hoeveel omzet draait die andere zaak → - andere_administratie
haal de laatste boeking er even uit graag → - wijzigen
mik de boeking van maart er eens uit → - wijzigen
wie van onze klanten is de grootste → Omzet, per relatie, top 1
welke van onze kosten zijn het grootst → Kosten, per groep, hoogste
solvabiliteit: wat is dat? → Hoe wordt solvabiliteit berekend
wat wil ebitda zeggen? → Hoe wordt EBITDA berekend
btw-code 5, waar staat die voor? → ? Boekingen, btw-code 5
overzicht van de kosten per kostenplaats 2024 → ? Kosten in detail, boekjaar 2024
wie heeft de grootste schuld bij ons? → Openstaande facturen, top 1
welke klanten zijn laat? → Openstaande facturen, te laat, per relatie
`,
  );
});
