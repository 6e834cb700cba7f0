import { fiscalYear } from '@kengetal/ledger';
import { readAs } from '../testing/table.ts';
import { CALENDAR_WORLD } from '../testing/world.ts';

describe('words that say which figure, period or part is meant', () => {
  readAs(
    CALENDAR_WORLD,
    `
Wat hebben we deze zomer omgezet? → Omzet, juni t/m augustus 2024
omzet wintermaanden jan en feb 25 → Omzet, januari t/m februari 2025
omzet vorige zomer → ? Omzet, juni t/m augustus 2024
Was de omzet in het derde kwartaal van 2024 hoger dan in het tweede? → Omzet, verschil, 3e kwartaal 2024, t.o.v. de vorige periode
eigen vermogen bij de afsluiting van 2024 → Totaal eigen vermogen, boekjaar 2024
werkkapitaal aan het slot van 2024 → Werkkapitaal, boekjaar 2024
hvl cent v elke euro omzet gaat op aan personeel in 2024 → Personeelskosten als percentage van omzet, boekjaar 2024
Hoeveel cent hielden we in 2024 over van iedere euro omzet? → Resultaat als percentage van omzet, boekjaar 2024
hvl blijft er over v 100 euro omzet in 2024 → Resultaat als percentage van omzet, boekjaar 2024
facturen van 100 euro in 2024 → Gefactureerd incl. btw, boekingen, vanaf € 100, hooguit € 100, boekjaar 2024
Hoeveel werk besteden wij in 2024 uit? → Uitbesteed werk, boekjaar 2024
wie doen uitbesteed werk voor ons 2024 → Uitbesteed werk, boekjaar 2024, per relatie
wat kosten de bussen in 2024 alles bij elkaar → Autokosten, boekjaar 2024
wat kost de bus → Autokosten
boekwaarde bestelauto's → Rekening 0220 en 0225
spaarrekening hoeveel zit erin → Rekening 1110 Spaarrekening
bank+kas min wat leveranciers nog krijgen → Bank en kas min crediteuren
Als Jansen Bouw vertrekt, welk percentage van de omzet over 2024 zijn we dan kwijt? → Omzet van Jansen Bouw B.V., aandeel, boekjaar 2024
Als Jansen Bouw vertrekt, hoeveel omzet van 2024 zijn we dan kwijt? → Omzet van Jansen Bouw B.V., boekjaar 2024
Stel dat wij geen reclame hadden gemaakt: wat was dan het bedrijfsresultaat over 2024 geweest? → Bedrijfsresultaat zonder rekening 4400 Reclame en website, boekjaar 2024
In welke maand van 2024 hadden we het op de planning het drukst, naar omzet gerekend? → Omzet, boekjaar 2024, per maand, top 1
In welke maand van 2024 piekten de kosten? → Kosten, boekjaar 2024, per maand, top 1
Zet de personeelskosten van de eerste vier maanden van 2024 eens onder elkaar. → Personeelskosten, januari t/m april 2024, per maand
Kan ik de boeking zien waarmee de bestelauto is verkocht? Het boekstuk is 259000035. → Boekingen, boekstuknummer 259000035
boekingen 2024 op grootboek 4200 privé → Rekening 4200 Brandstof, boekingen, boekjaar 2024
`,
  );
});

describe('years that are not those of the calendar', () => {
  readAs(
    {
      ...CALENDAR_WORLD,
      booked: { periode_min: 202210, periode_max: 202503 },
      years: [fiscalYear('2022-10-01', '2023-12-31'), ...CALENDAR_WORLD.years.slice(1)],
    },
    `
bank eind 2022 → Bank en kas, december 2022
omzet vierde kwartaal 2022 → Omzet, oktober t/m december 2022
omzet q1 2024 tov q1 2023 → Omzet, 1e kwartaal 2024, t.o.v. vorig jaar
omzet h2 2023 → Omzet, juli t/m december 2023
omzet 2023 kalenderjaar → Omzet, januari t/m december 2023
> en hele 1e boekjaar → Omzet, oktober 2022 t/m december 2023
eigen vermogen eind 2023 vergeleken met eind 2024 → Totaal eigen vermogen, oktober 2022 t/m december 2023, t.o.v. boekjaar 2024
totaal eigen vermogen per eind 2023 en eind 2024 → Totaal eigen vermogen, boekjaar 2024, t.o.v. oktober 2022 t/m december 2023
kosten 2024 → Kosten, boekjaar 2024
> tov 2023 → Kosten, boekjaar 2024, t.o.v. oktober 2022 t/m december 2023
omzet 2021 → - buiten_boeken
top3 klanten vh lange boekjaar → Omzet, oktober 2022 t/m december 2023, per relatie, top 3
omzet kalenderjaar 2023 → Omzet, januari t/m december 2023
`,
  );
});

describe('a verb that is not known', () => {
  readAs(
    CALENDAR_WORLD,
    `
Hoeveel omzet is er in 2024 geannuleerd? → ? Omzet, boekjaar 2024
Hoeveel omzet liepen we mis in 2024? → ? Omzet, boekjaar 2024 / Omzet, met omschrijving ‘mis’, boekjaar 2024
Welke kosten sprongen eruit in 2024? → Kosten, boekjaar 2024, per groep, hoogste
Waar lekt ons geld weg in 2024? → Kosten, boekjaar 2024, per groep, hoogste
Welke drie klanten vertegenwoordigden in 2024 de hoogste omzet? → Omzet, boekjaar 2024, per relatie, top 3
Welke klant heeft ons in 2024 de meeste omzet gebracht? → Omzet, boekjaar 2024, per relatie, top 1
Laat de huur er eens buiten, wat waren de kosten in 2024? → Kosten zonder rekening 4100 Huur bedrijfspand, boekjaar 2024
Stel dat we geen huur hoefden te betalen: wat was het resultaat van 2024? → Resultaat zonder rekening 4100 Huur bedrijfspand, boekjaar 2024
`,
  );
});

describe('what is said again, and where it begins', () => {
  readAs(
    CALENDAR_WORLD,
    `
Hoe verhouden de vlottende activa zich tot de kortlopende schulden per eind december 2024, dus de current ratio? → Current ratio, boekjaar 2024
Met welk werkkapitaal zijn we dit jaar ingegaan, dus de stand eind december 2024? → Werkkapitaal, boekjaar 2024
omzt contracten vorig jr → Rekening 8010 Omzet onderhoudscontracten, boekjaar 2024
Hoeveel procent meer ben ik sinds 2022 aan brandstof kwijt, als je het met heel 2024 vergelijkt? → Rekening 4200 Brandstof, verschil, boekjaar 2024, t.o.v. boekjaar 2022
In welke maanden is er sinds de start verlies gedraaid? → Resultaat, januari 2023 t/m maart 2025, per maand, onder € 0
Om de eigen kostenbasis te bepalen vraag ik de totale kosten van 2024 exclusief uitbesteed werk. → Kosten zonder uitbesteed werk, boekjaar 2024
Voor wie heb ik in december 2024 gewerkt? → Omzet, december 2024, per relatie, hoogste
Hoe hebben we 2024 gedraaid, onder aan de streep? → Resultaat, boekjaar 2024
Hoe afhankelijk ben ik van mijn twee grootste klanten: hoeveel procent van de omzet over 2024 kwam van die twee samen? → Omzet, aandeel, boekjaar 2024, per relatie, top 2
bruto lonen + vak geld 2024 → Rekening 4000 Brutolonen plus rekening 4005 Vakantiegeld, boekjaar 2024
winst 2024 gedeelt door 12, wat is dat → Resultaat, gemiddeld per maand, boekjaar 2024
Hoeveel is er in december 2024 van de bank gegaan? → ? Totale kasstroom, december 2024 / Bank en kas, december 2024
`,
  );
});

describe('a verb that makes another thing of an amount, and a figure that is only told', () => {
  readAs(
    CALENDAR_WORLD,
    `
Hoeveel omzet hebben we verloren in 2024? → ? Omzet, boekjaar 2024
Hoeveel kosten heb ik teruggekregen in 2024? → ? Kosten, boekjaar 2024
Hoeveel kosten hebben we vermeden in 2024? → ? Kosten, boekjaar 2024
Ik huur sinds kort een bureau. Wat waren mijn kosten in 2024? → Kosten, boekjaar 2024
van elke euro die binnenkomt, wat houd ik over in 2024 → Resultaat als percentage van omzet, boekjaar 2024
`,
  );
});

describe('what answers print', () => {
  readAs(
    CALENDAR_WORLD,
    `
F202501-00146 → Boekingen, factuurnummer F202501-00146
boekingen F202501-00146 → Boekingen, factuurnummer F202501-00146
kosten WER per maand → Kosten, kostenplaats WER, per maand
boekingen met omschrijving verzekering → Boekingen, met omschrijving ‘verzekering’
boekingen met omschrijving verzekering in 2024 → Boekingen, met omschrijving ‘verzekering’, boekjaar 2024
`,
  );
});
