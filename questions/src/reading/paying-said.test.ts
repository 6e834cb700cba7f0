import { readAs } from '../testing/table.ts';
import { CALENDAR_WORLD } from '../testing/world.ts';

/** Verbs that all say what 'betalen' says. */
const PAY = 'betalen overmaken voldoen afrekenen dokken lappen ophoesten aftikken'.split(' ');
/** What is said with each of them, by who is to pay whom. */
const BY_ROLES = (pay: string): string => `
hoeveel moet Jansen Bouw ons nog ${pay} → Openstaand van Jansen Bouw B.V.
wat dient Jansen Bouw nog te ${pay} → Openstaand van Jansen Bouw B.V.
hoeveel moeten klanten nog ${pay} → Debiteuren
wie moet ons nog ${pay} → Openstaande facturen
wie had al moeten ${pay} → Openstaande facturen, te laat, per relatie
wie moet ons het meeste ${pay} → Openstaande facturen, top 1
wat moeten we Eneco nog ${pay} → Openstaand van Eneco Zakelijk
wat moeten we leveranciers nog ${pay} → Crediteuren
wie moeten we nog ${pay} → Openstaande inkoopfacturen
wie hadden we al moeten ${pay} → Openstaande inkoopfacturen, te laat, per relatie
wie moeten we nog het meeste ${pay} → Openstaande inkoopfacturen, top 1
`;
describe('one verb of paying for another', () => {
  readAs(CALENDAR_WORLD, PAY.map(BY_ROLES).join(''));
});

describe('who owes whom by who does what', () => {
  readAs(
    CALENDAR_WORLD,
    `
wachten we nog op geld van verhoeven → Openstaand van Bakkerij Verhoeven B.V.
op hoeveel geld wachten we nog van klanten → Debiteuren
op welk bedrag van klanten wachten we nog → Debiteuren
op wiens geld wachten we nog → Openstaande facturen
van wie wachten we op het meeste geld → Openstaande facturen, top 1
zitten we nog te wachten op geld van verhoeven → Openstaand van Bakkerij Verhoeven B.V.
wacht Eneco nog op geld van ons → Openstaand van Eneco Zakelijk
wie wacht er nog op geld van ons → Openstaande inkoopfacturen
op hoeveel geld wachten leveranciers nog van ons → Crediteuren
wie laat ons wachten → Openstaande facturen
wie laten we nog wachten op geld → Openstaande inkoopfacturen
wie laat ons al langer dan 60 dagen wachten → Openstaande facturen, ouder dan 60 dagen, per relatie
hoe lang wachten we op ons geld → Debiteurendagen (DSO)
wie wil er nog geld van ons → Openstaande inkoopfacturen
hoeveel geld wil Eneco nog van ons → Openstaand van Eneco Zakelijk
wie heeft er nog wat van ons te vorderen → Openstaande inkoopfacturen
van wie hebben we nog geld te goed → Openstaande facturen
bij wie hebben we nog geld uitstaan → Openstaande facturen
bij wie staan we nog in het krijt → Openstaande inkoopfacturen
hoe diep staat Jansen Bouw bij ons in het krijt → Openstaand van Jansen Bouw B.V.
bij wie loopt nog geld uit → Openstaande facturen
wat vangen we nog van klanten → Debiteuren
hoeveel moeten we nog innen → Openstaande facturen
naar wie moet er nog geld → Openstaande inkoopfacturen
hoeveel geld komt er nog van klanten → Debiteuren
is Jansen Bouw al over de brug gekomen → Openstaand van Jansen Bouw B.V.
wie is er nog niet over de brug gekomen → Openstaande facturen
hoeveel is er door klanten nog niet betaald → Debiteuren
van wie hebben we de rekening nog niet betaald → Openstaande inkoopfacturen
welke facturen moeten nog door klanten betaald worden → Openstaande facturen, per factuur
wat ligt er nog aan onbetaalde rekeningen bij klanten → Openstaande facturen
op welke facturen kwam nog niks binnen → Openstaande facturen, per factuur
welke leveranciers willen nog geld → Openstaande inkoopfacturen
wie wacht nog op onze betaling → Openstaande inkoopfacturen
moet Jansen Bouw nog wat → Openstaand van Jansen Bouw B.V.
eind 2024: heeft Jansen Bouw alles betaald → Openstaand van Jansen Bouw B.V., boekjaar 2024
`,
  );
});

describe('late, in whatever words', () => {
  readAs(
    CALENDAR_WORLD,
    `
welke klanten zijn in gebreke → Openstaande facturen, te laat, per relatie
wie treuzelt met betalen → Openstaande facturen, te laat, per relatie
wie zit er over de betaaltermijn heen → Openstaande facturen, te laat, per relatie
hoeveel is bij klanten over de termijn → Openstaande facturen, te laat
welk bedrag is bij klanten over tijd → Openstaande facturen, te laat
hoeveel hadden we al binnen moeten hebben van klanten → Openstaande facturen, te laat
hoeveel hadden we al aan leveranciers moeten betalen → Openstaande inkoopfacturen, te laat
voor hoeveel lopen wij achter bij leveranciers → Openstaande inkoopfacturen, te laat
graag een specificatie van de verkoopfacturen die meer dan zestig dagen openstaan → Openstaande facturen, ouder dan 60 dagen, per factuur
`,
  );
});

describe('money that is owed is no omzet, costs or money in the bank', () => {
  readAs(
    CALENDAR_WORLD,
    `
wat zijn we nog kwijt aan leveranciers als we alles betalen → ? Crediteuren / Openstaande inkoopfacturen
welke leverancier wacht op het meest → ? Kosten, per relatie, top 1
wat kost het personeel ons steeds → ? Vaste lasten
halen we dit jaar nog de 1,2 miljoen → ? Omzet, boekjaar 2025 / Kosten, boekjaar 2025 / Resultaat, boekjaar 2025
`,
  );
});

/** Ways of saying that it is so each time, and of charging it. */
const EACH = ['elke keer', 'per keer', 'telkens', 'steeds'];
const CHARGED = (each: string): string => `
wat vangen ze bij KPN ${each} → Vaste lasten, van KPN
wat tikken we ${each} af aan KPN → Vaste lasten, van KPN
welk bedrag schrijft KPN ${each} af → Vaste lasten, van KPN
wat brengt KPN ${each} in rekening → Vaste lasten, van KPN
wat kost de huur ${each} → Vaste lasten van rekening 4100 Huur bedrijfspand
`;
describe('what comes back, by what is asked of it', () => {
  readAs(CALENDAR_WORLD, EACH.map(CHARGED).join(''));
  readAs(
    CALENDAR_WORLD,
    `
wat dokken we per maand aan kpn → Vaste lasten, bedrag per maand, van KPN
welk bedrag tikken we maandelijks af bij kpn → Vaste lasten, bedrag per maand, van KPN
hoeveel incasseert kpn elk kwartaal → Vaste lasten, bedrag per kwartaal, van KPN
hoe hoog is elke nota van kpn → Vaste lasten, van KPN
met welke tussenpozen factureert kpn → Vaste lasten, hoe vaak, van KPN
krijgen we elke maand een factuur van kpn of minder vaak → Vaste lasten, hoe vaak, van KPN
is de huur een maandelijkse of een kwartaalrekening → Vaste lasten van rekening 4100 Huur bedrijfspand, hoe vaak
wanneer is kpn weer aan de beurt → Vaste lasten, wanneer de volgende, van KPN
op welke dag valt de nota van kpn → Vaste lasten, wanneer de volgende, van KPN
sinds wanneer betalen we dit bedrag voor de huur → Vaste lasten van rekening 4100 Huur bedrijfspand, sinds wanneer het huidige bedrag
in welke maand ging de huur omhoog → Vaste lasten van rekening 4100 Huur bedrijfspand, sinds wanneer het huidige bedrag
welke vaste kosten zijn gestegen → Vaste lasten, sinds wanneer het huidige bedrag
welke kosten komen steeds terug → Vaste lasten
wat moeten we elke maand betalen → Vaste lasten, die elke maand terugkomen
gem maandlast energie 2024 → Rekening 4110 Gas, water en elektra, gemiddeld per maand, boekjaar 2024
tel + internet volgende factuur → Vaste lasten van rekening 4310 Telefoon en internet, wanneer de volgende
`,
  );
});
