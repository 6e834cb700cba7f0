import { readAs } from '../testing/table.ts';
import { CALENDAR_WORLD } from '../testing/world.ts';

describe('the largest and the smallest', () => {
  readAs(
    CALENDAR_WORLD,
    `
top 5 klanten 2024 → Omzet, boekjaar 2024, per relatie, top 5
wie is onze grootste klant → Omzet, per relatie, top 1
grootste leveranciers dit jaar → Kosten, boekjaar 2025, per relatie, hoogste
grootste kostenposten → Kosten, per rekening, hoogste
welke kosten zijn het meest gestegen tov vorig jaar → Kosten, waarom, t.o.v. vorig jaar, per groep, hoogste
welke maand had de hoogste omzet → Omzet, per maand, top 1
beste maand van 2024 → Resultaat, boekjaar 2024, per maand, top 1
laagste omzet → Omzet, per maand, laagste
slechtste maand → Resultaat, per maand, 1 laagste
in welke maand was het resultaat het laagst → Resultaat, per maand, 1 laagste
wanneer was de winst het hoogst → Resultaat, per maand, top 1
hoogste kwartaal omzet → Omzet, per kwartaal, top 1
5 grootste leveranciers van 2024 → Kosten, boekjaar 2024, per relatie, top 5
top 10 kosten → Kosten, per groep, top 10
drie grootste klanten in q1 → Omzet, 1e kwartaal 2025, per relatie, top 3
grootste uitgaven maart → Kosten, maart 2025, per groep, hoogste
wie leverde de meeste omzet op → Omzet, per relatie, hoogste
aan wie hebben we het meest uitgegeven → Kosten, per relatie, hoogste
waar geven we het meeste geld aan uit → Kosten, per groep, hoogste
bij welke leverancier kopen we het meest → Kosten, per relatie, top 1
hoeveel klanten hebben we → Omzet, aantal, per relatie
omzet per klant → Omzet, per relatie
kosten per leverancier → Kosten, per relatie
maak een lijst van de grootste klanten → Omzet, per relatie, hoogste
wat zijn onze top 3 leveranciers in 2024? → Kosten, boekjaar 2024, per relatie, top 3
noem de 5 grootste kostenposten van 2024 → Kosten, boekjaar 2024, per rekening, top 5
aan welke leverancier hebben we in 2024 het meeste betaald → Kosten, boekjaar 2024, per relatie, top 1
wie zijn onze belangrijkste klanten? → Omzet, per relatie, hoogste
welke klant bracht in 2024 het meeste op → Omzet, boekjaar 2024, per relatie, top 1
welke klanten hebben het meest gekocht → Omzet, per relatie, hoogste
kleinste kostenpost → Kosten, per rekening, 1 laagste
hoeveel procent van de omzet komt van de grootste klant → Omzet, aandeel, per relatie, top 1
in welke maand waren de kosten het hoogst in 2024 → Kosten, boekjaar 2024, per maand, top 1
welk kwartaal van 2024 had de laagste omzet → Omzet, boekjaar 2024, per kwartaal, 1 laagste
top 3 maanden qua omzet → Omzet, per maand, top 3
wat was ons beste jaar → Resultaat, januari 2023 t/m maart 2025, per jaar, top 1
uitsplitsing personeelskosten → Personeelskosten, per groep
opbouw van de kosten 2024 → Kosten, boekjaar 2024, per groep
verdeling omzet → Omzet, per groep
welke klanten zijn het meest gegroeid → Omzet, waarom, t.o.v. vorig jaar, per relatie, hoogste
welke kosten zijn gedaald tov vorig jaar → Kosten, waarom, t.o.v. vorig jaar, per groep, laagste
grootste stijgers in de kosten → Kosten, waarom, t.o.v. de vorige periode, per groep, hoogste
wat zijn onze grootste uitgaven → Kosten, per groep, hoogste
top tien leveranciers → Kosten, per relatie, top 10
hoeveel leveranciers hebben we → Kosten, aantal, per relatie
lijst van alle klanten → Omzet, per relatie, hoogste
`,
  );
});
