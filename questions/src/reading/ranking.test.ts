import { readAs } from '../testing/table.ts';
import { CALENDAR_WORLD } from '../testing/world.ts';

describe('the largest and the smallest', () => {
  readAs(
    CALENDAR_WORLD,
    `
aan wie betaalden we het meest in 2024 → Kosten, boekjaar 2024, per relatie, top 1
welke kostenplaats is het duurst → Kosten, per kostenplaats, top 1
welke kostenplaatsen kosten het meest → Kosten, per kostenplaats, hoogste
kosten onderaannemers 2024 → Uitbesteed werk, boekjaar 2024
hoeveel onderaannemers hebben we → Uitbesteed werk, aantal, per relatie
grootste onderaannemer 2024 → Uitbesteed werk, boekjaar 2024, per relatie, top 1
waar staat ebitda voor → Hoe wordt EBITDA berekend
waar ging ons geld in maart en april 2024 aan op → Kosten, maart t/m april 2024, per groep, hoogste
waar is het geld in 2024 gebleven → Kosten, boekjaar 2024, per groep, hoogste
waar ging het geld heen in 2024, eerste vier → Kosten, boekjaar 2024, per groep, top 4
grootste klanten van 2024, doe maar een stuk of vier → Omzet, boekjaar 2024, per relatie, top 4
top 5 klanten 2024 → Omzet, boekjaar 2024, per relatie, top 5
wie is onze grootste klant → Omzet, per relatie, top 1
grootste leveranciers dit jaar → Kosten, boekjaar 2025, per relatie, hoogste
grootste kostenposten → Kosten, per rekening, hoogste
welke kosten zijn het meest gestegen tov vorig jaar → Kosten, waarom, t.o.v. vorig jaar, per groep, hoogste
beste en slechtste maand van 2024 → Omzet, boekjaar 2024, per maand, hoogste
hoogste en laagste maand omzet 2024 → Omzet, boekjaar 2024, per maand, hoogste
waar gaat al dat geld heen?! vijf grootste kostenposten 2024 → Kosten, boekjaar 2024, per rekening, top 5
in welke maand van 2024 hebben de jongens zich suf getankt → Rekening 4200 Brandstof, boekjaar 2024, per maand, top 1
in welke maand van 2024 hebben we het meest aan naft verreden → Rekening 4200 Brandstof, boekjaar 2024, per maand, top 1
> en in welke t minste → Rekening 4200 Brandstof, boekjaar 2024, per maand, 1 laagste
welk kwartaal viel in 2024 het meest tegen qua winst → Resultaat, boekjaar 2024, per kwartaal, 1 laagste
wat was de slapste maand van 2024, gok op de bouwvak → Omzet, boekjaar 2024, per maand, 1 laagste
hoe liep de omzet in 2024 van kwartaal tot kwartaal → Omzet, boekjaar 2024, per kwartaal
debiteurensaldo per kw-einde 2024, reeksje → Debiteuren, boekjaar 2024, per kwartaal
schetst u mij het verloop van bank en kas in 2024 → Bank en kas, boekjaar 2024, per maand
top 3 kostenposten 2024 → Kosten, boekjaar 2024, per rekening, top 3
> bij welke leverancier het meest? alleen de bovenste hoor → Kosten, boekjaar 2024, per relatie, top 1
heeft de Technische Unie in 2024 al meer as anderhalve ton bij ons weggehaald → Kosten van Technische Unie B.V., boekjaar 2024
kostte de huur in 2024 meer dan 30.000 → Rekening 4100 Huur bedrijfspand, boekjaar 2024
autokosten 2024 → Autokosten, boekjaar 2024
> welk van de onderliggende rekeningen woog het zwaarst → Autokosten, boekjaar 2024, per rekening, top 1
aan welke partij ging in 2024 het meeste geld → Kosten, boekjaar 2024, per relatie, top 1
van wie kwam in 2024 het meeste geld → Omzet, boekjaar 2024, per relatie, top 1
in welke maand hadden we in 2024 het minste over → Resultaat, boekjaar 2024, per maand, 1 laagste
op welk moment in 2024 was de bank het leegst → Bank en kas, boekjaar 2024, per maand, 1 laagste
klanten 2024 gesorteerd op omzet, hoogste eerst → Omzet, boekjaar 2024, per relatie, hoogste
omzet van 2023 en 2024 op een rij → Omzet, januari 2023 t/m december 2024, per jaar
top klant 2024 → Omzet, boekjaar 2024, per relatie, top 1
> wie volgt daarop → Omzet, boekjaar 2024, per relatie, top 1, vanaf nummer 2
welke afdeling draait het best in 2024 → ? Omzet, boekjaar 2024, per kostenplaats, top 1 / Kosten, boekjaar 2024, per kostenplaats, top 1
kosten per afdeling 2024 → Kosten, boekjaar 2024, per kostenplaats
> wie is de duurste → Kosten, boekjaar 2024, per kostenplaats, top 1
hoeveel meer kost de werkplaats dan arnhem in 2024 → Kosten, boekjaar 2024, per kostenplaats
wat was in 2024 het verschil tussen onze beste en slechtste maand → ? Omzet, boekjaar 2024, per maand, hoogste
verschil tussen de hoogste en laagste klant van 2024 → ? Omzet, boekjaar 2024, per relatie
piekmnd brandstof 2024 → Rekening 4200 Brandstof, boekjaar 2024, per maand, top 1
> en t dal → Rekening 4200 Brandstof, boekjaar 2024, per maand, 1 laagste
piek 7000 in 2024 → Rekening 7000 Inkoop bouwmateriaal, boekjaar 2024, per maand, top 1
omzet 2024 per kwartaal → Omzet, boekjaar 2024, per kwartaal
> dieptepunt? → Omzet, boekjaar 2024, per kwartaal, 1 laagste
dalmaand omzet 2024 → Omzet, boekjaar 2024, per maand, 1 laagste
top 3 klanten 2024 → Omzet, boekjaar 2024, per relatie, top 3
> de drie dikste kostenposten dat jaar → Kosten, boekjaar 2024, per rekening, top 3
bij welke vijf leveranciers kocht de cliënt in 2024 het meest in → Kosten, boekjaar 2024, per relatie, top 5
wie is de grootste cliënt → Omzet, per relatie, top 1
wie kreeg in 2024 het meeste geld van ons → Kosten, boekjaar 2024, per relatie, top 1
hoeveel omzet draaide de cliënt in 2024 → Omzet, boekjaar 2024
top drie afnemers 2024 + hun gezamenlijk aandeel in de omzet → Omzet, aandeel, boekjaar 2024, per relatie, top 3
top 3 klanten 2024, naam + bedrag is genoeg → Omzet, boekjaar 2024, per relatie, top 3
aan wie hebben we in 2024 het minst verkocht? Twee namen zijn genoeg. → Omzet, boekjaar 2024, per relatie, 2 laagste
welke maand had de hoogste omzet → Omzet, per maand, top 1
beste maand van 2024 → Omzet, boekjaar 2024, per maand, top 1
laagste omzet → Omzet, per maand, 1 laagste
slechtste maand → Omzet, per maand, 1 laagste
in welke maand was het resultaat het laagst → Resultaat, per maand, 1 laagste
wanneer was de winst het hoogst → Resultaat, per maand, top 1
hoogste kwartaal omzet → Omzet, per kwartaal, top 1
5 grootste leveranciers van 2024 → Kosten, boekjaar 2024, per relatie, top 5
top 10 kosten → Kosten, per groep, top 10
drie grootste klanten in q1 → Omzet, 1e kwartaal 2025, per relatie, top 3
grootste uitgaven maart → Kosten, maart 2025, per groep, hoogste
wie leverde de meeste omzet op → Omzet, per relatie, top 1
aan wie hebben we het meest uitgegeven → Kosten, per relatie, top 1
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
wat was ons beste jaar → Omzet, januari 2023 t/m maart 2025, per jaar, top 1
uitsplitsing personeelskosten → Personeelskosten, per groep
opbouw van de kosten 2024 → Kosten, boekjaar 2024, per groep
verdeling omzet → Omzet, per groep
welke klanten zijn het meest gegroeid → Omzet, waarom, t.o.v. vorig jaar, per relatie, hoogste
welke kosten zijn gedaald tov vorig jaar → Kosten, waarom, t.o.v. vorig jaar, per groep, laagste
grootste stijgers in de kosten → Kosten, waarom, t.o.v. vorig jaar, per groep, hoogste
wat zijn onze grootste uitgaven → Kosten, per groep, hoogste
top tien leveranciers → Kosten, per relatie, top 10
hoeveel leveranciers hebben we → Kosten, aantal, per relatie
lijst van alle klanten → Omzet, per relatie, hoogste
de op een na grootste klant → Omzet, per relatie, top 1, vanaf nummer 2
in welke maanden van 2024 draaiden we verlies → Resultaat, boekjaar 2024, per maand, onder € 0
hoeveel maanden in 2024 hadden winst → Resultaat, aantal, boekjaar 2024, per maand, boven € 0
maanden met omzet boven 10k → Omzet, per maand, boven € 10.000
klanten met meer dan een halve ton omzet in 2024 → Omzet, boekjaar 2024, per relatie, boven € 50.000
kostenrekeningen > 100k 2024 → Kosten, boekjaar 2024, per rekening, boven € 100.000
welke kostenrekeningen kwamen in 2024 boven de anderhalve ton uit → Kosten, boekjaar 2024, per rekening, boven € 150.000
de maand met de meeste kosten in 2024 → Kosten, boekjaar 2024, per maand, top 1
bij wie kochten we het meest in q2 2024 → Kosten, 2e kwartaal 2024, per relatie, top 1
welke drie klanten kochten in 2024 het meest → Omzet, boekjaar 2024, per relatie, top 3
welke klanten brachten in 2024 het minst op? Noem er drie. → Omzet, boekjaar 2024, per relatie, 3 laagste
hoe is de omzet van 2024 verdeeld over de rekeningen → Omzet, boekjaar 2024, per rekening
welke kosten vallen onder de autokosten in 2024 → Autokosten, boekjaar 2024, per rekening
welk deel van de omzet komt van de top 3 klanten → Omzet, aandeel, per relatie, top 3
hoeveel omzet doen de 3 grootste klanten samen → Omzet, samen, per relatie, top 3
gemiddelde omzet per klant 2024 → Omzet, gemiddeld, boekjaar 2024, per relatie
omzet boven 10k → ? Omzet / Omzet, boekingen, boven € 10.000
omzet per maand 2024 → Omzet, boekjaar 2024, per maand
> wat was de hoogste → Omzet, boekjaar 2024, per maand, top 1
> en gemiddeld → Omzet, gemiddeld per maand, boekjaar 2024
een paar grote uitgaven van maart 2024 → Kosten, maart 2024, per groep, hoogste
een handvol van onze duurste leveranciers in 2024 → Kosten, boekjaar 2024, per relatie, hoogste
grootste klt 2024 → Omzet, boekjaar 2024, per relatie, top 1
van wie kopen wij in 2024 voor het meeste geld → Kosten, boekjaar 2024, per relatie, top 1
aan wie hebben we in 2024 de grootste factuur gestuurd → Gefactureerd incl. btw, boekingen, boekjaar 2024, top 1
wie stuurde ons in 2024 de hoogste rekening → Inkopen incl. btw, boekingen, boekjaar 2024, top 1
bij wie staat de grootste factuur open → Openstaande facturen, per factuur, top 1
bij welke leverancier zijn we in 2024 meer gaan uitgeven → Kosten, waarom, boekjaar 2024, t.o.v. vorig jaar, per relatie, hoogste
waar gaven we in 2024 meer aan uit dan in 2023 → Kosten, waarom, boekjaar 2024, t.o.v. vorig jaar, per groep, hoogste
waar is ons geld in 2024 eigenlijk gebleven → Kosten, boekjaar 2024, per groep, hoogste
waar staat ons geld → Bank en kas
welke klant liep in 2024 het hardst terug → Omzet, waarom, boekjaar 2024, t.o.v. vorig jaar, per relatie, 1 laagste
`,
  );
});
