import { readAs } from '../testing/table.ts';
import { CALENDAR_WORLD } from '../testing/world.ts';

describe('one row or several, by the verb', () => {
  readAs(
    CALENDAR_WORLD,
    `
wie kost ons het zwaarst in 2024 → Kosten, boekjaar 2024, per relatie, top 1
wie is de grootste in 2024 → Omzet, boekjaar 2024, per relatie, top 1
wie kochten in 2024 het meest → Omzet, boekjaar 2024, per relatie, hoogste
bij wie geven we het gulst uit → Kosten, per relatie, top 1
welk onderdeel van de kosten weegt het zwaarst in 2024 → Kosten, boekjaar 2024, per groep, top 1
welke groep kosten drukte het zwaarst in 2024 → Kosten, boekjaar 2024, per groep, top 1
welke leveranciers kosten het meest in 2024 → Kosten, boekjaar 2024, per relatie, hoogste
welk van de vier kwartalen van 2024 was het best → Omzet, boekjaar 2024, per kwartaal, top 1
omzet per klant 2024 → Omzet, boekjaar 2024, per relatie
> welke van die klanten was de grootste → Omzet, boekjaar 2024, per relatie, top 1
kosten per leverancier 2024 → Kosten, boekjaar 2024, per relatie
> welke van die leveranciers drukt het zwaarst → Kosten, boekjaar 2024, per relatie, top 1
laagste kw omz 2024 → Omzet, boekjaar 2024, per kwartaal, 1 laagste
`,
  );
});

describe('superlatives of any adjective', () => {
  readAs(
    CALENDAR_WORLD,
    `
welke maand van 2024 was het magerst → Omzet, boekjaar 2024, per maand, 1 laagste
welke kosten zijn het felst gestegen in 2024 → Kosten, waarom, boekjaar 2024, t.o.v. vorig jaar, per groep, hoogste
welke kosten liepen in 2024 het hardst op → Kosten, waarom, boekjaar 2024, t.o.v. vorig jaar, per groep, hoogste
welke kostensoort nam in 2024 het sterkst af → Kosten, waarom, boekjaar 2024, t.o.v. vorig jaar, per groep, 1 laagste
welke klant kocht het makkelijkst → ? Omzet, per relatie, hoogste
wie betaalt het stiptst → ? Openstaande facturen, te laat, per relatie, oudste
dag met de meeste omzet in maart 2024 → ? Omzet, maart 2024, per maand, top 1
welke klant kocht in 2024 het vaakst → Gefactureerd incl. btw, aantal, boekjaar 2024, per relatie, top 1
bij wie hebben we in 2024 het vaakst besteld → Inkopen incl. btw, aantal, boekjaar 2024, per relatie, top 1
hoe vaak kochten we in 2024 bij elke leverancier → Inkopen incl. btw, aantal, boekjaar 2024, per relatie, hoogste
`,
  );
});

describe('so many of them, and from which', () => {
  readAs(
    CALENDAR_WORLD,
    `
een drietal grootste klanten 2024 → Omzet, boekjaar 2024, per relatie, top 3
het trio leveranciers met de hoogste kosten in 2024 → Kosten, boekjaar 2024, per relatie, top 3
topdrie klanten 2024 → Omzet, boekjaar 2024, per relatie, top 3
de een-na-grootste klant van 2024 → Omzet, boekjaar 2024, per relatie, top 1, vanaf nummer 2
de op twee na grootste kostenpost van 2024 → Kosten, boekjaar 2024, per rekening, top 1, vanaf nummer 3
voorlaatste klant qua omzet 2024 → Omzet, boekjaar 2024, per relatie, 1 laagste, vanaf nummer 2
op de tweede plaats qua omzet 2024 → Omzet, boekjaar 2024, per relatie, top 1, vanaf nummer 2
leverancier nr 3 van 2024 → Kosten, boekjaar 2024, per relatie, top 1, vanaf nummer 3
welke klant eindigt als derde in 2024 → Omzet, boekjaar 2024, per relatie, top 1, vanaf nummer 3
plaats 4 t/m 6 van de leveranciers 2024 → Kosten, boekjaar 2024, per relatie, top 3, vanaf nummer 4
de nummers een tot en met drie qua omzet 2024 → Omzet, boekjaar 2024, per relatie, top 3
onderste drie klanten 2024 → Omzet, boekjaar 2024, per relatie, 3 laagste
hoeveel van de omzet in 2024 zit bij de top 3 → Omzet, samen, boekjaar 2024, per relatie, top 3
wie zijn de anderen na de grootste klant 2024 → ? Omzet, boekjaar 2024, per relatie, top 1
`,
  );
});

describe('further rows of a list', () => {
  readAs(
    CALENDAR_WORLD,
    `
top 5 leveranciers 2024 → Kosten, boekjaar 2024, per relatie, top 5
> en de vijf daarna → Kosten, boekjaar 2024, per relatie, top 5, vanaf nummer 6
> en de rest → Kosten, samen, boekjaar 2024, per relatie, hoogste, vanaf nummer 11
top 5 leveranciers 2024 → Kosten, boekjaar 2024, per relatie, top 5
> alle behalve de eerste → Kosten, boekjaar 2024, per relatie, top 4, vanaf nummer 2
> toch liever 10 → Kosten, boekjaar 2024, per relatie, top 10, vanaf nummer 2
top 5 leveranciers 2024 → Kosten, boekjaar 2024, per relatie, top 5
> ik wil ze allemaal zien → Kosten, boekjaar 2024, per relatie, hoogste
top 5 leveranciers 2024 → Kosten, boekjaar 2024, per relatie, top 5
> hoeveel van de kosten is dat → Kosten, aandeel, boekjaar 2024, per relatie, top 5
grootste leverancier 2024 → Kosten, boekjaar 2024, per relatie, top 1
> en nummer 2 en 3 → Kosten, boekjaar 2024, per relatie, top 2, vanaf nummer 2
kosten per leverancier 2024 → Kosten, boekjaar 2024, per relatie
> allemaal behalve de grootste twee → Kosten, boekjaar 2024, per relatie, hoogste, vanaf nummer 3
grootste klant 2024 → Omzet, boekjaar 2024, per relatie, top 1
> en de anderen → Omzet, samen, boekjaar 2024, per relatie, hoogste, vanaf nummer 2
`,
  );
});

describe('all rows but the first', () => {
  readAs(
    CALENDAR_WORLD,
    `
alle klanten behalve de grootste, 2024 → Omzet, boekjaar 2024, per relatie, hoogste, vanaf nummer 2
top 5 leveranciers 2024 behalve de grootste → Kosten, boekjaar 2024, per relatie, top 4, vanaf nummer 2
omzet zonder de drie grootste klanten in 2024 → Omzet, samen, boekjaar 2024, per relatie, hoogste, vanaf nummer 4
wat was de omzet van 2024 als je de grootste klant niet meetelt → Omzet, samen, boekjaar 2024, per relatie, hoogste, vanaf nummer 2
kosten per leverancier 2024 zonder de duurste → Kosten, boekjaar 2024, per relatie, hoogste, vanaf nummer 2
resultaat 2024 zonder de grootste klant → ? 
kosten 2024 zonder de grootste leveranciers → ? 
omzet 2024 zonder de grootste klant tov vorig jaar → ? 
top 10 klanten 2024 → Omzet, boekjaar 2024, per relatie, top 10
> de laatste drie → Omzet, boekjaar 2024, per relatie, top 3, vanaf nummer 8
`,
  );
});
