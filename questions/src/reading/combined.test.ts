import { readAs } from '../testing/table.ts';
import { CALENDAR_WORLD } from '../testing/world.ts';

describe('parts left out', () => {
  readAs(
    CALENDAR_WORLD,
    `
kosten 2024 zonder huur → Kosten zonder rekening 4100 Huur bedrijfspand, boekjaar 2024
kosten zonder huur, energie 2024 → Kosten zonder rekening 4100 Huur bedrijfspand en rekening 4110 Gas, water en elektra, boekjaar 2024
kosten zonder de huur maar met de energie 2024 → ? Kosten, boekjaar 2024
hoeveel kosten hadden we in 2023 als je personeel niet meetelt → Kosten zonder personeelskosten, boekjaar 2023
wat waren de kosten als we de huur buiten beschouwing laten → Kosten zonder rekening 4100 Huur bedrijfspand
kosten vorig jaar, personeel niet meegerekend → Kosten zonder personeelskosten, boekjaar 2024
wat is de winst wanneer je de afschrijvingen weglaat → Resultaat zonder afschrijvingen
zonder de afschrijvingen, wat is de winst van 2024 → Resultaat zonder afschrijvingen, boekjaar 2024
afgezien van de lonen, hoeveel kosten hadden we in q1 → Kosten zonder lonen en salarissen, 1e kwartaal 2025
omzet buiten de onderhoudscontracten om → Omzet zonder rekening 8010 Omzet onderhoudscontracten
omzet 2024 zonder klant gemeente zaltbommel → Omzet zonder Gemeente Zaltbommel, boekjaar 2024
kosten exclusief eneco → Kosten zonder Eneco Zakelijk
winst 2024 zonder de vpb en zonder de afschrijvingen → Resultaat zonder belastingen en afschrijvingen, boekjaar 2024
kosten zonder telefoon en internet → Kosten zonder rekening 4310 Telefoon en internet
kosten per maand zonder rekening 4100 → Kosten zonder rekening 4100 Huur bedrijfspand, per maand
grootste kosten zonder personeel → Kosten zonder personeelskosten, per groep, hoogste
top 3 klanten zonder gemeente zaltbommel → Omzet zonder Gemeente Zaltbommel, per relatie, top 3
trek de afschrijvingen er niet af, wat is dan de winst van 2024 → Resultaat zonder afschrijvingen, boekjaar 2024
wat was de winst van 2024 als je de rente er niet aftrekt → Resultaat zonder rekening 9010 Rente lening, boekjaar 2024
winst 2024 plus de rente, maar niet de vpb → ? 
kosten zonder flapdrol → ? Kosten
openstaande facturen zonder gemeente zaltbommel → Openstaande facturen zonder Gemeente Zaltbommel
> kosten 2024 → Kosten, boekjaar 2024
> en zonder huur → Kosten zonder rekening 4100 Huur bedrijfspand, boekjaar 2024
`,
  );
});

describe('sums and differences', () => {
  readAs(
    CALENDAR_WORLD,
    `
bank + debiteuren - crediteuren eind 2024 → Bank en kas plus debiteuren min crediteuren, boekjaar 2024
de autokosten, lease plus brandstof 2024 → Rekening 4210 Leasekosten auto's plus rekening 4200 Brandstof, boekjaar 2024
de autokosten, huur plus brandstof 2024 → ? Autokosten, boekjaar 2024 / Autokosten, met omschrijving ‘huur’, boekjaar 2024
als je al onze bezittingen bij elkaar telt, wat is het balanstotaal → Totaal activa
bankkosten 2024 bij elkaar, wat rekende de bank ons → Rekening 9000 Bankkosten, boekjaar 2024
rente op de lening 2024 → Rekening 9010 Rente lening, boekjaar 2024
rente op de schulden 2024 → ? Vreemd vermogen, boekjaar 2024 / Vreemd vermogen, met omschrijving ‘rente’, boekjaar 2024
schulden min de voorraad eind 2024 → Vreemd vermogen min voorraden, boekjaar 2024
tel de verzekeringen en het banksaldo van 2024 bij elkaar op → ? Verzekeringen, boekjaar 2024 / Bank en kas, boekjaar 2024
ebitda plus afschrijvingen mei 2024 → EBITDA plus afschrijvingen, mei 2024
huisvestingskosten + verzekeringen samen vorig jaar → Huisvestingskosten plus verzekeringen, boekjaar 2024
tel de autokosten en de kantoorkosten van dit jaar bij elkaar op → Autokosten plus kantoorkosten, boekjaar 2025
wat is de som van autokosten en kantoorkosten in 2024 → Autokosten plus kantoorkosten, boekjaar 2024
autokosten en kantoorkosten opgeteld → Autokosten plus kantoorkosten
hoeveel zijn huur en brandstof in totaal in 2024 → Rekening 4100 Huur bedrijfspand plus rekening 4200 Brandstof, boekjaar 2024
wat is mijn winst van 2024 als ik de afschrijvingen erbij optel → Resultaat plus afschrijvingen, boekjaar 2024
kosten 2024 min kostprijs → Kosten min kostprijs van de omzet, boekjaar 2024
omzet min personeelskosten in q1 → Omzet min personeelskosten, 1e kwartaal 2025
omzet verminderd met de inkopen → Omzet min kostprijs van de omzet
wat blijft er van de omzet over na aftrek van personeelskosten → Omzet min personeelskosten
als ik de huur van de omzet aftrek → Omzet min rekening 4100 Huur bedrijfspand
trek de personeelskosten van de omzet af → Omzet min personeelskosten
huur per maand plus brandstof → Rekening 4100 Huur bedrijfspand plus rekening 4200 Brandstof, per maand
bank en kas samen → Bank en kas
omzet en kosten → Omzet en kosten
omzet plus bla → ? Omzet
omzet van bakkerij verhoeven plus gemeente zaltbommel → Omzet van Bakkerij Verhoeven B.V. plus omzet van Gemeente Zaltbommel
`,
  );
});

describe('a dash between two figures', () => {
  readAs(
    CALENDAR_WORLD,
    `
omzet -/- inkoop → Omzet min kostprijs van de omzet
omzet – inkoop 2024 → Omzet min kostprijs van de omzet, boekjaar 2024
omzet 2024 - inkoop 2024 → Omzet min kostprijs van de omzet, boekjaar 2024
omzet -/- huur → Omzet min rekening 4100 Huur bedrijfspand
debiteuren - crediteuren → Debiteuren min crediteuren
omzet-inkoop → ? Omzet / Kostprijs van de omzet
omzet - kosten - winst → ? Omzet / Kosten / Resultaat
omzet - 2024 → Omzet, boekjaar 2024
omzet - per maand → Omzet, per maand
`,
  );
});

describe('a sum held against a period, and what tax is off already', () => {
  readAs(
    CALENDAR_WORLD,
    `
omzet min inkoop tov vorig jaar → Omzet min kostprijs van de omzet, t.o.v. vorig jaar
winst - belasting → Resultaat vóór belasting min belastingen
`,
  );
});
