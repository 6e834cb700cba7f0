import { readAs } from '../testing/table.ts';
import { CALENDAR_WORLD } from '../testing/world.ts';

describe('what goes on from a list', () => {
  readAs(
    CALENDAR_WORLD,
    `
openstaande facturen → Openstaande facturen
> hoeveel zijn dat → Openstaande facturen, aantal
> om hoeveel geld gaat het → Openstaande facturen
omzet per klant → Omzet, per relatie
> sorteer oplopend → Omzet, per relatie, laagste
ebitda 2024 → EBITDA, boekjaar 2024
> hoe berekend → Hoe wordt EBITDA berekend
> en de winst → Hoe wordt resultaat berekend
huurkosten 2024 → Rekening 4100 Huur bedrijfspand, boekjaar 2024
> door welke leverancier → Rekening 4100 Huur bedrijfspand, boekjaar 2024, per relatie
omzet maart 2024 per klant → Omzet, maart 2024, per relatie
> en welke kosten waren er in die maand → Kosten, maart 2024, per groep
beste 3 klanten 2024 → Omzet, boekjaar 2024, per relatie, top 3
> en wie gaf het minst uit → Omzet, boekjaar 2024, per relatie, 1 laagste
kruisposten → Kruisposten
> welke boekingen staan er nog op → Kruisposten, boekingen
top 3 facturen 2024 → Gefactureerd incl. btw, boekingen, boekjaar 2024, top 3
> van jansen bouw → Gefactureerd incl. btw, boekingen, van Jansen Bouw B.V., boekjaar 2024, top 3
grootste verkoopfacturen 2024 → Gefactureerd incl. btw, boekingen, boekjaar 2024, hoogste
> alleen die van april → Gefactureerd incl. btw, boekingen, april 2024, hoogste
drie grootste klanten 2024 → Omzet, boekjaar 2024, per relatie, top 3
> hoeveel hebben we aan de tweede van dat rijtje verkocht → Omzet, boekjaar 2024, per relatie, top 1, vanaf nummer 2
> welk aandeel van de omzet is dat → Omzet, aandeel, boekjaar 2024, per relatie, top 1, vanaf nummer 2
drie grootste klanten 2024 → Omzet, boekjaar 2024, per relatie, top 3
> hoeveel winst maakten we op de tweede → ? Omzet, boekjaar 2024, per relatie, top 1, vanaf nummer 2
drie grootste klanten 2024 → Omzet, boekjaar 2024, per relatie, top 3
> wat kochten die in 2023 → ? 
omzet 2024 per klant → Omzet, boekjaar 2024, per relatie
> alleen boven 10000 euro → Omzet, boekjaar 2024, per relatie, boven € 10.000
> hoeveel zijn dat er → Omzet, aantal, boekjaar 2024, per relatie, boven € 10.000
welke facturen zijn te laat → Openstaande facturen, te laat
> alle klanten → Openstaande facturen, te laat, per relatie
hoeveel facturen zijn te laat → Openstaande facturen, te laat, aantal
> hoeveel geld is dat → Openstaande facturen, te laat
hoeveel facturen zijn te laat → Openstaande facturen, te laat, aantal
> van wie → Openstaande facturen, te laat, per relatie
winst 2023 en 2024 → Resultaat, januari 2023 t/m december 2024, per jaar
> waar zit het verschil in → Resultaat, waarom, boekjaar 2024, t.o.v. vorig jaar
kosten 2024 per groep → Kosten, boekjaar 2024, per groep
> welke steeg het meest → Kosten, waarom, boekjaar 2024, t.o.v. vorig jaar, per groep, hoogste
top 5 leveranciers 2025 → Kosten, boekjaar 2025, per relatie, top 5
> en 2024 → Kosten, boekjaar 2024, per relatie, top 5
> welke is het meest gestegen → Kosten, waarom, boekjaar 2025, t.o.v. vorig jaar, per relatie, top 1
> hoeveel procent → Kosten, waarom, boekjaar 2025, t.o.v. vorig jaar, per relatie, top 1
welke maanden maakte ik verlies → Resultaat, per maand, onder € 0
> hoeveel verlies samen → Resultaat, samen, per maand, onder € 0
naar wie ging mijn geld in 2024 → Kosten, boekjaar 2024, per relatie, hoogste
autokosten → Autokosten
> waarvan brandstof → Rekening 4200 Brandstof
> en lease → Rekening 4210 Leasekosten auto's
wat staat open bij jansen bouw → Openstaand van Jansen Bouw B.V.
> hoeveel heeft hij dit jaar besteld → Omzet van Jansen Bouw B.V., boekjaar 2025
vergelijk jansen bouw met de lindeboom → ? Omzet van Jansen Bouw B.V. / Omzet van Stichting De Lindeboom / Omzet van Jansen Bouw B.V. min omzet van Stichting De Lindeboom
wanneer ging het mis → Resultaat, per maand, onder € 0
hoe is dit jaar tot nu toe vergeleken met vorig jaar → Resultaat, 1e kwartaal 2025, t.o.v. vorig jaar
heb ik nog schulden → Vreemd vermogen
> bij wie → Vreemd vermogen, per groep
wie moet mij nog betalen → Openstaande facturen
> wie is het langst te laat → Openstaande facturen, te laat, per relatie, 1 oudste
`,
  );
});

describe('what goes on from what comes back, a balance or a whole', () => {
  readAs(
    CALENDAR_WORLD,
    `
wat is de maandelijkse huur → Vaste lasten van rekening 4100 Huur bedrijfspand, bedrag per maand
> en wat kostte dat in heel 2024 → Rekening 4100 Huur bedrijfspand, boekjaar 2024
wat kost kpn per maand → Vaste lasten, bedrag per maand, van KPN
> en jansen bouw, wat staat daar open → Openstaand van Jansen Bouw B.V.
wat kost kpn per maand → Vaste lasten, bedrag per maand, van KPN
> en in 2024 → Kosten van KPN, gemiddeld per maand, boekjaar 2024
> vanaf welke maand is het omhoog gegaan → Vaste lasten, sinds wanneer het huidige bedrag, van KPN
hoe vaak komt de rekening van de accountant → Vaste lasten van rekening 4600 Accountantskosten, hoe vaak
> en hoeveel is dat per keer → Vaste lasten van rekening 4600 Accountantskosten
wat betalen we aan KPN per maand → Vaste lasten, bedrag per maand, van KPN
> wanneer komt de volgende → Vaste lasten, wanneer de volgende, van KPN
> en aan eneco → Vaste lasten, wanneer de volgende, van Eneco Zakelijk
welke vaste lasten zijn er → Vaste lasten
> hoeveel is dat per jaar → Vaste lasten, bedrag per jaar
welke vaste lasten zijn er → Vaste lasten
> welke daarvan zijn per kwartaal → Vaste lasten, die elk kwartaal terugkomen
hoeveel stond er eind 2024 open bij klanten → Debiteuren, boekjaar 2024
> en bij de leveranciers → Crediteuren, boekjaar 2024
> welke leverancier het meest → Openstaande inkoopfacturen, boekjaar 2024, hoogste
balanstotaal eind 2024 → Totaal activa, boekjaar 2024
> welk deel daarvan is eigen vermogen → Totaal eigen vermogen als percentage van totaal activa, boekjaar 2024
`,
  );
});

describe('words that another word turns round', () => {
  readAs(
    CALENDAR_WORLD,
    `
hoeveel geld stond er eind 2024 op de bank en in de kas samen → Bank en kas, boekjaar 2024
kosten en personeelskosten samen in 2024 → ? Kosten, boekjaar 2024 / Personeelskosten, boekjaar 2024
eigen vermogen eind 2024 met de winst van dat jaar meegerekend → Totaal eigen vermogen, boekjaar 2024
hoeveel procent van de winst gaat naar belasting in 2024 → Belastingen als percentage van resultaat, boekjaar 2024
hoeveel is er in 2024 op de lening afgelost → Rekening 0700 Lening Rabobank, boekingen, debet, boekjaar 2024
hoeveel is er in 2024 geïnvesteerd in machines → ? Investeringen in vaste activa, boekjaar 2024 / Rekening 4700 Afschrijving machines, boekjaar 2024
klanten die in 2024 meer dan 20% van de omzet waren → ? Omzet, aandeel, boekjaar 2024, per relatie, hoogste
aan welke kostenpost waren we in 2024 het meeste geld kwijt → Kosten, boekjaar 2024, per rekening, top 1
handelsschulden eind 2024 → Crediteuren, boekjaar 2024
stand van de bank eind 2024, met kas erbij → Bank en kas, boekjaar 2024
verzekeringen per kwartaal 2024, laatst geboekte → ? Verzekeringen, boekjaar 2024, per kwartaal, nieuwste
wie leverde ons het meest in 2024 → Kosten, boekjaar 2024, per relatie, top 1
welke vijf klanten hebben de meeste facturen gekregen in 2024 → ? 
op welke plek staat jansen bouw in 2024 → ? Omzet van Jansen Bouw B.V., boekjaar 2024
hoeveel staat er nog open van facturen uit 2023 → Openstaande facturen uit boekjaar 2023
welke klanten betalen elke maand een vast bedrag → Terugkerende omzet, die elke maand terugkomt
mijn vrouw vraagt zich af hoeveel omzet we in 2024 hadden → Omzet, boekjaar 2024
voor mijn opdracht zoek ik het werkkapitaal op 31 december 2024 → Werkkapitaal, boekjaar 2024
omzet q3 24 / q3 23 → Omzet, 3e kwartaal 2024, t.o.v. vorig jaar
`,
  );
});
