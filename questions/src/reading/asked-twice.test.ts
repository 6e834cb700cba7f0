import { readAs } from '../testing/table.ts';
import { CALENDAR_WORLD } from '../testing/world.ts';

describe('two that are asked, each of its own period', () => {
  readAs(
    CALENDAR_WORLD,
    `
omzet in 2024 en winst in q1 2025 → ? Omzet, boekjaar 2024 / Resultaat, 1e kwartaal 2025
4300 in 2024 en 4310 in 2023 → ? Rekening 4300 Kantoorbenodigdheden, boekjaar 2024 / Rekening 4310 Telefoon en internet, boekjaar 2023
omzet 2024 en banksaldo eind 2024 → Omzet en bank en kas, boekjaar 2024
omzet in mei 2024 en juni 2024 → Omzet, mei t/m juni 2024, per maand
`,
  );
});

describe('two questions of which the reading tells one', () => {
  readAs(
    CALENDAR_WORLD,
    `
hoeveel klanten hadden we in 2024 en wat was de omzet per klant → ? Omzet, aantal, boekjaar 2024, per relatie / Omzet, boekjaar 2024, per relatie
wat zijn de kosten per maand in 2024 en wat is het gemiddelde → ? Kosten, boekjaar 2024, per maand / Kosten, gemiddeld per maand, boekjaar 2024
wat was de omzet in 2024 en wat was de winst → Omzet en resultaat, boekjaar 2024
wat kostte de huur in 2024 en hoeveel scheelt dat met 2023 → Rekening 4100 Huur bedrijfspand, verschil, boekjaar 2024, t.o.v. vorig jaar
geef me de brutomarge alsmede het nettoresultaat over 2024 → Brutomarge en nettoresultaat, boekjaar 2024
`,
  );
});

describe('sums and differences', () => {
  readAs(
    CALENDAR_WORLD,
    `
4300 + 4310 in 2024 → Rekening 4300 Kantoorbenodigdheden plus rekening 4310 Telefoon en internet, boekjaar 2024
zet 4300 en 4310 naast elkaar voor 2024 → Rekening 4300 en 4310, boekjaar 2024, per rekening
4300/4310 in 2024 → Rekening 4300 en 4310, boekjaar 2024
4300, 4310 en 4320 samen 2024 → Rekening 4300 Kantoorbenodigdheden plus rekening 4310 Telefoon en internet plus rekening 4320 Software-abonnementen, boekjaar 2024
4300 t/m 4320 samen 2024 → Rekening 4300 Kantoorbenodigdheden plus rekening 4310 Telefoon en internet plus rekening 4320 Software-abonnementen, boekjaar 2024
huur & energie samen 2024 → Rekening 4100 Huur bedrijfspand plus rekening 4110 Gas, water en elektra, boekjaar 2024
sociale lasten + pensioen 2024 → Sociale lasten plus pensioenlasten, boekjaar 2024
we zijn benieuwd wat de huur en de verzekeringen samen kosten in 2024 → Rekening 4100 Huur bedrijfspand plus verzekeringen, boekjaar 2024
trek de omzet van Jansen Zorg af van die van Jansen Bouw, 2024 → Omzet van Jansen Bouw B.V. min omzet van Jansen Zorg, boekjaar 2024
hoeveel omzet bij Jansen Bouw in 2024 en hoeveel meer of minder is dat dan bij Jansen Zorg → Omzet van Jansen Bouw B.V. min omzet van Jansen Zorg, boekjaar 2024
wat heeft Jansen Bouw in 2024 besteed → Omzet van Jansen Bouw B.V., boekjaar 2024
bij welke omzet draaien we geen verlies meer → Break-even omzet
huur 2024 → Rekening 4100 Huur bedrijfspand, boekjaar 2024
> en gas water licht erbij → ? Rekening 4100 Huur bedrijfspand plus rekening 4110 Gas, water en elektra, boekjaar 2024 / Rekening 4100 Huur bedrijfspand, boekjaar 2024
omzet 2024 → Omzet, boekjaar 2024
> trek daar de personeelskosten eens vanaf → Omzet min personeelskosten, boekjaar 2024
`,
  );
});
