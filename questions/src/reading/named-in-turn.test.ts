import { readAs } from '../testing/table.ts';
import { CALENDAR_WORLD } from '../testing/world.ts';

describe('what a turn names beside the question before it', () => {
  readAs(
    CALENDAR_WORLD,
    `
omzet q4 2023 → Omzet, 4e kwartaal 2023
> nee, ik bedoel 2024 → Omzet, 4e kwartaal 2024
> nee, heel 2024 → Omzet, boekjaar 2024
kosten maart 2024 → Kosten, maart 2024
> en 2023 → Kosten, boekjaar 2023
kosten van kpn 2024 → Kosten van KPN, boekjaar 2024
> en eneco → Kosten van Eneco Zakelijk, boekjaar 2024
> hoeveel schelen die twee → Kosten van KPN min kosten van Eneco Zakelijk, boekjaar 2024
kosten van kpn 2024 → Kosten van KPN, boekjaar 2024
> en eneco → Kosten van Eneco Zakelijk, boekjaar 2024
> die twee samen hoeveel procent van de kosten → Kosten van KPN plus kosten van Eneco Zakelijk als percentage van kosten, boekjaar 2024
brandstof 2024 → Rekening 4200 Brandstof, boekjaar 2024
> en de kantine → Rekening 4040 Kantine, boekjaar 2024
> tel die 2 es op → Rekening 4200 Brandstof plus rekening 4040 Kantine, boekjaar 2024
> welk deel van de totale kosten vormen zij samen → Rekening 4200 Brandstof plus rekening 4040 Kantine als percentage van kosten, boekjaar 2024
> die drie samen → ? Rekening 4200 Brandstof plus rekening 4040 Kantine als percentage van kosten, boekjaar 2024
wat betalen we per maand aan kpn → Vaste lasten, bedrag per maand, van KPN
> en aan eneco, hoe zat dat ook weer → Vaste lasten, bedrag per maand, van Eneco Zakelijk
> en de telefoon bij kpn, per kwartaal → Vaste lasten, bedrag per kwartaal, van KPN
> over heel 2024 was ik bij die laatste hoeveel kwijt → Kosten van KPN, boekjaar 2024
wat kost kpn per maand → Vaste lasten, bedrag per maand, van KPN
> welk deel van de omzet is dat → ? 
top 3 leveranciers 2024 → Kosten, boekjaar 2024, per relatie, top 3
> en eneco, die zit er niet bij → Kosten van Eneco Zakelijk, boekjaar 2024
> en het jaar daarvoor → Kosten van Eneco Zakelijk, boekjaar 2023
omzet 2024 → Omzet, boekjaar 2024
> en eneco, die zit er niet bij → ? Kosten van Eneco Zakelijk, boekjaar 2024
top 3 klanten 2024 → Omzet, boekjaar 2024, per relatie, top 3
> en wat kochten diezelfde klanten in 2023 → ? 
> en die andere → - onbekend
leasekosten 2024 → Rekening 4210 Leasekosten auto's, boekjaar 2024
> en het onderhoud → Rekening 4220 Onderhoud auto's, boekjaar 2024
omzet 2024 → Omzet, boekjaar 2024
> en het onderhoud → ? Rekening 4220 Onderhoud auto's, boekjaar 2024 / Rekening 8010 Omzet onderhoudscontracten, boekjaar 2024
omzet van jansen bouw 2024 → Omzet van Jansen Bouw B.V., boekjaar 2024
> lag die het jaar ervoor hoger → Omzet van Jansen Bouw B.V., verschil, boekjaar 2024, t.o.v. vorig jaar
omzet 2024 → Omzet, boekjaar 2024
> tegenover hoeveel kosten stond dat → Kosten, boekjaar 2024
`,
  );
});

describe('what a turn takes off, takes back or divides', () => {
  readAs(
    CALENDAR_WORLD,
    `
omzet 2024 zonder onderhoudscontracten → Omzet zonder rekening 8010 Omzet onderhoudscontracten, boekjaar 2024
> en die contracten zelf → Rekening 8010 Omzet onderhoudscontracten, boekjaar 2024
> dat is welk deel van de hele omzet, in procenten → Rekening 8010 Omzet onderhoudscontracten als percentage van omzet, boekjaar 2024
kosten 2024 zonder de vpb → Kosten zonder belastingen, boekjaar 2024
> haal de rente van de lening er ook af → Kosten zonder belastingen en rekening 9010 Rente lening, boekjaar 2024
resultaat 2024 zonder afschrijvingen → Resultaat zonder afschrijvingen, boekjaar 2024
> en als je de bankkosten ook buiten laat → Resultaat zonder afschrijvingen en rekening 9000 Bankkosten, boekjaar 2024
resultaat 2024 zonder afschrijvingen → Resultaat zonder afschrijvingen, boekjaar 2024
> en als ook de bankkosten eruit blijven → Resultaat zonder afschrijvingen en rekening 9000 Bankkosten, boekjaar 2024
als we jansen bouw kwijtraken, hoeveel omzet is er dan in 2024 → Omzet zonder Jansen Bouw B.V., boekjaar 2024
omzet 2024 zonder personeelskosten → ? Omzet, boekjaar 2024
jansen bouw + verhoeven samen omzet 2024 → Omzet van Jansen Bouw B.V. plus omzet van Bakkerij Verhoeven B.V., boekjaar 2024
loonkosten 2024, alleen de sociale lasten → Sociale lasten, boekjaar 2024
loonkosten en sociale lasten 2024 → Personeelskosten en sociale lasten, boekjaar 2024
eigen vermogen met de winst erbij eind 2024 → Totaal eigen vermogen, boekjaar 2024
omzet 2024 per kwartaal → Omzet, boekjaar 2024, per kwartaal
> de beste → Omzet, boekjaar 2024, per kwartaal, top 1
> en het resultaat per maand → Resultaat, boekjaar 2024, per maand
omzet 2024 → Omzet, boekjaar 2024
> zet de kwartalen eens onder elkaar → Omzet, boekjaar 2024, per kwartaal
omzet 2023 + 2024 los van elkaar → Omzet, januari 2023 t/m december 2024, per jaar
omzet 2023 + 2024 → Omzet, januari 2023 t/m december 2024
zeg, welke klant bracht in 2024 het meest op → Omzet, boekjaar 2024, per relatie, top 1
zeg het abonnement van kpn op → - wijzigen
`,
  );
});

describe('what is open, asked on', () => {
  readAs(
    CALENDAR_WORLD,
    `
welke klanten waren eind 2024 te laat → Openstaande facturen, te laat, december 2024, per relatie
> alles, ook wat nog niet te laat is → Openstaande facturen, december 2024
welke facturen zijn niet te laat → ? Gefactureerd incl. btw, boekingen
wie moet ons nog betalen → Openstaande facturen
> en wie moeten wij nog betalen → Openstaande inkoopfacturen
crediteuren eind 2024 → Crediteuren, boekjaar 2024
> wie staan daar op → Openstaande inkoopfacturen, boekjaar 2024
wie had er eind maart 2024 nog niet betaald → Openstaande facturen, maart 2024
> en eind april → Openstaande facturen, april 2024
> is het in maart meer of minder geworden → Debiteuren, verschil, april 2024, t.o.v. maart 2024
hoeveel dagen duurt het voor ik mijn geld heb → Debiteurendagen (DSO)
`,
  );
});
