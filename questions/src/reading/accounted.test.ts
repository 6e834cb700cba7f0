import { readAs } from '../testing/table.ts';
import { CALENDAR_WORLD } from '../testing/world.ts';

describe('a question of which something is left out', () => {
  readAs(
    CALENDAR_WORLD,
    `
omzet 2024 per dag → ? Omzet, boekjaar 2024
hoeveel winst hield ik over per verdiende euro → ? Resultaat / Resultaat vóór belasting
hoeveel omzet kwam er in het weekend binnen → ? Omzet
welke klanten hebben in 2024 niets gekocht → ? Omzet, boekjaar 2024, per relatie, hoogste
wanneer heeft bakkerij verhoeven betaald → ? Betaald aan Bakkerij Verhoeven B.V.
hoe snel betaalt bakkerij verhoeven → ? Omzet van Bakkerij Verhoeven B.V.
welke vaste lasten zijn gestegen → Vaste lasten, sinds wanneer het huidige bedrag
abonnementen in 2024 → ? Vaste lasten / Kosten, boekjaar 2024, per groep, hoogste
wat moet ik volgende maand betalen → ? Vaste lasten / Openstaande inkoopfacturen
op welke rekening staat de huur → Hoe heet rekening 4100
netto schuld 2024 → ? Vreemd vermogen, boekjaar 2024
huur en brandstof opgeteld 2024 vs 2023 → Rekening 4100 Huur bedrijfspand plus rekening 4200 Brandstof, boekjaar 2024, t.o.v. vorig jaar
eind 2023, maart 2024 en nu het banksaldo → ? 
gemiddelde omzet 2024 exclusief december 2024 → Omzet, gemiddeld per maand, januari t/m november 2024
omzet vak 2024 → ? Omzet, boekjaar 2024
kosten mat 2024 → ? Kosten, boekjaar 2024
hoeveel loonheffing hebben we in 2024 betaald → Rekening 1700 Af te dragen loonheffing, boekingen, debet, boekjaar 2024
winst voor aftrek van de huur 2024 → ? Rekening 4100 Huur bedrijfspand, boekjaar 2024 / Resultaat, boekjaar 2024
omzet 2024 en de openstaande facturen → ? Omzet, boekjaar 2024 / Openstaande facturen, boekjaar 2024
omzet 2024 en het aantal facturen → ? Gefactureerd incl. btw, aantal, boekjaar 2024
bank eind 2024 en omzet 2024 → Bank en kas en omzet, boekjaar 2024
omzet particulieren 2024 → ? Omzet, boekjaar 2024
omzet vaste klanten 2024 → ? Omzet, boekjaar 2024, per relatie, hoogste
omzet q5 2024 → ? Omzet, boekjaar 2024
omzet maand geleden → Omzet, februari 2025
kosten contant betaald 2024 → ? Kosten, boekjaar 2024 / Bank en kas, boekjaar 2024
is er genoeg geld om de btw te betalen → Bank en kas en btw-positie
heb ik genoeg op de bank om de leveranciers te betalen → Bank en kas en crediteuren
> en de btw erbij → Bank en kas en crediteuren en btw-positie
te vorderen btw eind 2024 → ? Btw rubriek 5b, december 2024 / Btw-positie, boekjaar 2024
omzet per maand en per klant 2024 → ? Omzet, boekjaar 2024, per relatie
de omzet was in 2023 goed → Omzet, boekjaar 2023
ivm de verbouwing: omzet 2024 → Omzet, boekjaar 2024
Vorige maand zei je iets anders. Wat was de omzet in 2024? → Omzet, boekjaar 2024
Vorig jaar betaalden we te veel btw. Wat was de btw in q1? → ? Btw te betalen, januari t/m maart 2025 / Btw te betalen, januari 2024 t/m maart 2025
In 2022 zaten we nog in de schuur. Wat was de huur in 2024? → Rekening 4100 Huur bedrijfspand, boekjaar 2024
lonen en vakantiegeld 2024 → ? Lonen en salarissen, boekjaar 2024 / Rekening 4005 Vakantiegeld, boekjaar 2024
lonen incl vakantiegeld 2024 → Lonen en salarissen, boekjaar 2024
wat hebben we aan machines gekocht in 2024 → ? Rekening 4700 Afschrijving machines, boekjaar 2024
rest van de kosten 2024 → ? Kosten, boekjaar 2024
omzet van de overige klanten 2024 → ? Omzet, boekjaar 2024, per relatie, hoogste
wie rekent het meest → ? Omzet, per relatie, top 1
hoeveel vakantiegeld staat er nog → ? Rekening 4005 Vakantiegeld
winst per klant 2024 → ? Omzet, boekjaar 2024, per relatie / Kosten, boekjaar 2024, per relatie
`,
  );
});

describe('words that a reading accounts for', () => {
  readAs(
    CALENDAR_WORLD,
    `
wat kostte de bestelbus aan onderhoud in 2024, rekening 4220 → Rekening 4220 Onderhoud auto's, boekjaar 2024
wat betalen we de verhuurder per maand aan huur → Vaste lasten van rekening 4100 Huur bedrijfspand, bedrag per maand
hebben we dit jaar meer omzet dan vorig jaar, en hoeveel dan wel niet → Omzet, verschil, boekjaar 2025, t.o.v. vorig jaar
`,
  );
});

describe('what is asked beside a relation', () => {
  readAs(
    CALENDAR_WORLD,
    `
huur en kpn 2024 → ? Kosten van KPN, boekjaar 2024
omzet van jansen zorg en de huur 2024 → ? Omzet van Jansen Zorg, boekjaar 2024
jansen zorg en verhoeven omzet 2024 → ? Omzet van Jansen Zorg, boekjaar 2024 / Omzet van Bakkerij Verhoeven B.V., boekjaar 2024 / Omzet van Jansen Zorg plus omzet van Bakkerij Verhoeven B.V., boekjaar 2024
eneco belde. wat is de huur in 2024 → ? Kosten van Eneco Zakelijk, boekjaar 2024
kpn: wat kostte de telefoon in 2024 → Kosten van KPN, boekjaar 2024
bij kpn in 2024, wat kostte de telefoon → Kosten van KPN, boekjaar 2024
omzet van klanten in utrecht 2024 → ? Omzet van Bouwmaat Utrecht, boekjaar 2024
winst van kpn 2024 → ? Kosten van KPN, boekjaar 2024 / Resultaat, boekjaar 2024
mijn broer werkt bij bouwmaat, wat was de solvabiliteit eind 2024 → ? Kosten van Bouwmaat Utrecht, december 2024 / Solvabiliteit, boekjaar 2024
winst 2024 zonder kpn → Resultaat zonder KPN, boekjaar 2024
`,
  );
});

describe('what no reading tells', () => {
  readAs(
    CALENDAR_WORLD,
    `
welke klanten kochten in 2024 voor het eerst → ? Omzet, boekjaar 2024, per relatie, hoogste
welk debiteurnummer heeft jansen bouw → ? Omzet van Jansen Bouw B.V.
btw code van rekening 8000 → ? Rekening 8000 Omzet verbouwingen
welke boekingen zijn dubbel → ? Boekingen
grootste eenmalige uitgave van 2024 → ? Kosten, boekjaar 2024, per groep, top 1
top 10 kosten 2024 als percentage van de omzet → Kosten als percentage van omzet, boekjaar 2024, per groep, top 10
grootste leverancier 2024 en hoeveel procent van de inkoop was dat → Kosten als percentage van kostprijs van de omzet, boekjaar 2024, per relatie, top 1
omzet van jansen bouw gedeeld door de omzet 2024 → Omzet van Jansen Bouw B.V., aandeel, boekjaar 2024
welk deel van de kosten is vast in 2024 → ? 
solvabiliteit gemiddeld over 2024 → ? Solvabiliteit, boekjaar 2024
hoeveel maanden is de lease al betaald → ? Rekening 4210 Leasekosten auto's
hoeveel jaar op rij groeit de omzet → ? Omzet, verschil, t.o.v. vorig jaar
welke abonnementen zijn dit jaar gestopt → ? Vaste lasten
wat is de oudste openstaande factuur → Openstaande facturen, 1 oudste
> geef alle facturen van die klant → ? 
`,
  );
});
