import { readAs } from '../testing/table.ts';
import { BROKEN_WORLD, CALENDAR_WORLD } from '../testing/world.ts';

describe('a turn that takes off, leaves out, adds or puts back', () => {
  readAs(
    CALENDAR_WORLD,
    `
afschrijvingen en rente bij elkaar 2024 → Afschrijvingen plus rekening 9010 Rente lening, boekjaar 2024
> trek dat van de ebitda af → EBITDA min afschrijvingen min rekening 9010 Rente lening, boekjaar 2024
ebitda 2024 → EBITDA, boekjaar 2024
> zonder de managementfee → ? EBITDA, boekjaar 2024
grootste 3 kostenposten 2024, lonen niet meegerekend → Kosten zonder lonen en salarissen, boekjaar 2024, per rekening, top 3
> en welk deel is dat van de totale kosten → Kosten zonder lonen en salarissen als percentage van kosten, boekjaar 2024, per rekening, top 3
als we de huur niet hadden wat was dan de winst in 2024 → Resultaat zonder rekening 4100 Huur bedrijfspand, boekjaar 2024
wat kost het personeel ons per maand gemiddeld incl sociale lasten → Personeelskosten, gemiddeld per maand
kosten 2024 zonder lonen → Kosten zonder lonen en salarissen, boekjaar 2024
> de huur er ook af → Kosten zonder lonen en salarissen en rekening 4100 Huur bedrijfspand, boekjaar 2024
> en energie er ook uit → Kosten zonder lonen en salarissen en rekening 4100 Huur bedrijfspand en rekening 4110 Gas, water en elektra, boekjaar 2024
> inclusief huur → Kosten zonder lonen en salarissen en rekening 4110 Gas, water en elektra, boekjaar 2024
> niet zonder de lonen → Kosten zonder rekening 4110 Gas, water en elektra, boekjaar 2024
> en als je de energie ook meetelt → Kosten, boekjaar 2024
> tel de brandstof erbij op → ? Kosten, boekjaar 2024
> en in 2023 zonder lonen → Kosten zonder lonen en salarissen, boekjaar 2023
> btw eraf → Kosten zonder lonen en salarissen, boekjaar 2023
omzet per maand 2024 → Omzet, boekjaar 2024, per maand
> trek daar de lonen van af → Omzet min lonen en salarissen, boekjaar 2024, per maand
omzet 2024 → Omzet, boekjaar 2024
> lonen eraf → Omzet min lonen en salarissen, boekjaar 2024
> haal de kosten van de auto er ook af → Omzet min lonen en salarissen min autokosten, boekjaar 2024
> wat blijft er over na de huur → Omzet min lonen en salarissen min autokosten min rekening 4100 Huur bedrijfspand, boekjaar 2024
omzet 2024 → Omzet, boekjaar 2024
> zonder lonen → ? Omzet, boekjaar 2024
> trek de huur van de omzet af → Omzet min rekening 4100 Huur bedrijfspand, boekjaar 2024
omzet 2024 → Omzet, boekjaar 2024
> zonder jansen bouw → Omzet zonder Jansen Bouw B.V., boekjaar 2024
> met jansen bouw erbij → Omzet, boekjaar 2024
> met jansen bouw → Omzet van Jansen Bouw B.V., boekjaar 2024
> tel gemeente zaltbommel erbij op → Omzet van Jansen Bouw B.V. plus omzet van Gemeente Zaltbommel, boekjaar 2024
bank eind 2024 → Bank en kas, boekjaar 2024
> tel de kas erbij op → ? Bank en kas, boekjaar 2024
> tel de omzet erbij op → ? Bank en kas, boekjaar 2024
> debiteuren erbij → Bank en kas en debiteuren, boekjaar 2024
winst 2024 → Resultaat, boekjaar 2024
> haal de vpb er niet af → Resultaat zonder belastingen, boekjaar 2024
> haal de huur eraf → ? Resultaat zonder belastingen en rekening 4100 Huur bedrijfspand, boekjaar 2024 / Resultaat zonder belastingen min rekening 4100 Huur bedrijfspand, boekjaar 2024 / Resultaat zonder belastingen, boekjaar 2024
huur 2024 → Rekening 4100 Huur bedrijfspand, boekjaar 2024
> haal de flapdrol eraf → ? Rekening 4100 Huur bedrijfspand, boekjaar 2024
> doe de energie er ook bij → ? Rekening 4100 Huur bedrijfspand plus rekening 4110 Gas, water en elektra, boekjaar 2024 / Rekening 4100 Huur bedrijfspand, boekjaar 2024
> plus de energie van 2023 → ? Rekening 4100 Huur bedrijfspand plus rekening 4110 Gas, water en elektra, boekjaar 2024
kosten 2024 → Kosten, boekjaar 2024
> laat de lonen eens weg → Kosten zonder lonen en salarissen, boekjaar 2024
> en de sociale lasten ook → ? Kosten zonder lonen en salarissen en sociale lasten, boekjaar 2024 / Sociale lasten, boekjaar 2024
> de huur ook niet → Kosten zonder lonen en salarissen en rekening 4100 Huur bedrijfspand, boekjaar 2024
> de lonen wel → Kosten zonder rekening 4100 Huur bedrijfspand, boekjaar 2024
> de grootste eraf → ? Kosten zonder rekening 4100 Huur bedrijfspand, boekjaar 2024
> haal dat eraf → ? 
omzet 2024 → Omzet, boekjaar 2024
> en de kosten → Kosten, boekjaar 2024
> trek die van elkaar af → Omzet min kosten, boekjaar 2024
lonen 2024 → Lonen en salarissen, boekjaar 2024
> en de huur → Rekening 4100 Huur bedrijfspand, boekjaar 2024
> tel die twee op → Lonen en salarissen plus rekening 4100 Huur bedrijfspand, boekjaar 2024
winst 2024 → Resultaat, boekjaar 2024
> en als we de rente op de lening niet hadden gehad → Resultaat zonder rekening 9010 Rente lening, boekjaar 2024
bank eind 2024 → Bank en kas, boekjaar 2024
> min de btw die ik nog moet betalen → ? Bank en kas, boekjaar 2024
omzet per kwartaal 2024 → Omzet, boekjaar 2024, per kwartaal
> gemiddeld per maand → Omzet, gemiddeld per maand, boekjaar 2024
omzet onderhoudscontracten 2024 → Rekening 8010 Omzet onderhoudscontracten, boekjaar 2024
> welk deel vd totale omzet is dat → Rekening 8010 Omzet onderhoudscontracten als percentage van omzet, boekjaar 2024
> wat blijft er dan over als je ze eraf haalt → Omzet zonder rekening 8010 Omzet onderhoudscontracten, boekjaar 2024
kosten 2024 met en zonder lonen → ? 
solvabiliteit 2024 → Solvabiliteit, boekjaar 2024
> met de lening erbij → ? Solvabiliteit, boekjaar 2024
kosten niet zonder lonen 2024 → ? Lonen en salarissen, boekjaar 2024
`,
  );
  readAs(
    BROKEN_WORLD,
    `
huisvestingskosten 2024 → Huisvestingskosten, boekjaar 2023/2024
> schoonmaak eruit → Huisvestingskosten zonder rekening 4120 Schoonmaakkosten, boekjaar 2023/2024
> reken de schoonmaak weer mee → Huisvestingskosten, boekjaar 2023/2024
`,
  );
});

describe('what is left', () => {
  readAs(
    CALENDAR_WORLD,
    `
omzet min lonen 2024 → Omzet min lonen en salarissen, boekjaar 2024
> wat blijft er dan over → Omzet min lonen en salarissen, boekjaar 2024
kosten zonder lonen 2024 → Kosten zonder lonen en salarissen, boekjaar 2024
> wat blijft er dan over → Kosten zonder lonen en salarissen, boekjaar 2024
> wat houd ik dan over → ? Kosten zonder lonen en salarissen, boekjaar 2024 / Resultaat zonder lonen en salarissen, boekjaar 2024
omzet 2024 → Omzet, boekjaar 2024
> en de lonen → Lonen en salarissen, boekjaar 2024
> wat blijft er dan over → ? Omzet min lonen en salarissen, boekjaar 2024 / Resultaat, boekjaar 2024
omzet 2024 → Omzet, boekjaar 2024
> wat blijft daarvan over → Resultaat, boekjaar 2024
`,
  );
});

describe('what goes on from what comes back', () => {
  readAs(
    CALENDAR_WORLD,
    `
wat keert elke maand terug → Vaste lasten
> wat kost dat per maand → Vaste lasten
> wat kost dat per kwartaal → Vaste lasten, bedrag per kwartaal
> zonder de contracten → ? Vaste lasten, bedrag per kwartaal
vaste lasten → Vaste lasten
> exclusief btw → Vaste lasten
wat kost eneco per maand → Vaste lasten, bedrag per maand, van Eneco Zakelijk
> hoeveel is dat van alle vaste lasten → ? Vaste lasten, bedrag per maand, van Eneco Zakelijk
terugkerende omzet → Terugkerende omzet
> die contracten zelf → Terugkerende omzet
> alleen de contracten → ? Terugkerende omzet
wat leveren de onderhoudscontracten per maand op → Rekening 8010 Omzet onderhoudscontracten, per maand
> zonder de contracten → ? Rekening 8010 Omzet onderhoudscontracten, per maand
> die contracten zelf → Rekening 8010 Omzet onderhoudscontracten, per maand
`,
  );
});

describe('shares, parts and claims of an amount before it', () => {
  readAs(
    CALENDAR_WORLD,
    `
huur 2024 → Rekening 4100 Huur bedrijfspand, boekjaar 2024
> hoeveel procent is dat van de omzet → Rekening 4100 Huur bedrijfspand als percentage van omzet, boekjaar 2024
> en de lonen → Lonen en salarissen als percentage van omzet, boekjaar 2024
> hoeveel procent is dat van vorig jaar → ? 
omzet gemeente zaltbommel 2024 → Omzet van Gemeente Zaltbommel, boekjaar 2024
> hoeveel procent is dat van de omzet → Omzet van Gemeente Zaltbommel als percentage van omzet, boekjaar 2024
> en bakkerij verhoeven → Omzet van Bakkerij Verhoeven B.V. als percentage van omzet, boekjaar 2024
kosten zonder lonen 2024 → Kosten zonder lonen en salarissen, boekjaar 2024
> hoeveel procent is dat van de kosten → Kosten zonder lonen en salarissen als percentage van kosten, boekjaar 2024
huur 2024 → Rekening 4100 Huur bedrijfspand, boekjaar 2024
> is dat meer dan vorig jaar → Rekening 4100 Huur bedrijfspand, verschil, boekjaar 2024, t.o.v. vorig jaar
> is dat meer dan een ton → Rekening 4100 Huur bedrijfspand, boekjaar 2024
omzet 2024 → Omzet, boekjaar 2024
> gemiddeld per factuur → ? Omzet, boekjaar 2024
omzet per factuur 2024 → ? Omzet, boekjaar 2024
gemiddelde kosten per factuur 2024 → ? Kosten, gemiddeld per maand, boekjaar 2024
kosten per klant 2024 → ? Kosten, boekjaar 2024, per relatie / Kosten, boekjaar 2024
omzet per klant 2024 → Omzet, boekjaar 2024, per relatie
> gemiddeld → Omzet, gemiddeld, boekjaar 2024, per relatie
hoeveel facturen heb ik gestuurd in 2024 → Gefactureerd incl. btw, aantal, boekjaar 2024
> gemiddeld bedrag per factuur → Gefactureerd incl. btw, gemiddeld, boekjaar 2024, per factuur
> en de hoogste → Gefactureerd incl. btw, boekingen, boekjaar 2024, top 1
wat is de gemiddelde factuur in 2024 → Gefactureerd incl. btw, gemiddeld, boekjaar 2024, per factuur
gemiddelde kosten per maand 2024 → Kosten, gemiddeld per maand, boekjaar 2024
> en de hoogste → Kosten, boekjaar 2024, per maand, top 1
kosten per jaar → Kosten, januari 2023 t/m maart 2025, per jaar
> en per maand gemiddeld per jaar → ? 
gemiddelde kosten per maand over 2023 en 2024 → Kosten, gemiddeld per maand, januari 2023 t/m december 2024
wat is een normale maand qua omzet → Omzet, gemiddeld per maand
hoeveel van de omzet gaat op aan personeel → Personeelskosten als percentage van omzet
> en aan huur → Rekening 4100 Huur bedrijfspand als percentage van omzet
omzet 2024 zonder jansen bouw → Omzet zonder Jansen Bouw B.V., boekjaar 2024
> en de winst → ? Resultaat, boekjaar 2024
wat staat er op de bank → Bank en kas
> hoeveel maanden kan ik daarmee vooruit → Runway
hoeveel moet ik nog aan leveranciers betalen → Crediteuren
> en wat krijg ik nog binnen → Openstaande facturen
autokosten 2024 → Autokosten, boekjaar 2024
> welk deel is brandstof → Rekening 4200 Brandstof als percentage van autokosten, boekjaar 2024
> hoeveel procent is lease → Rekening 4210 Leasekosten auto's als percentage van autokosten, boekjaar 2024
wat kost de bus ons per maand → Rekening 4200 en 4210 en 4220, gemiddeld per maand | Vaste lasten van rekening 4200 en 4210 en 4220, bedrag per maand
wat kost kantoor per kwartaal → Kantoorkosten, gemiddeld, per kwartaal | Vaste lasten van rekening 4300 en 4310 en 4320, bedrag per kwartaal
wat kost de telefoon per maand → Vaste lasten van rekening 4310 Telefoon en internet, bedrag per maand
omzet per leverancier 2024 → ? Omzet, boekjaar 2024, per relatie / Omzet, boekjaar 2024
`,
  );
});

describe('what is left of costs', () => {
  readAs(
    CALENDAR_WORLD,
    `
kosten zonder personeel 2024 → Kosten zonder personeelskosten, boekjaar 2024
> wat blijft er over aan posten → Kosten zonder personeelskosten, boekjaar 2024, per rekening
> wat blijft er over → Kosten zonder personeelskosten, boekjaar 2024, per rekening
`,
  );
});
