import { readAs } from '../testing/table.ts';
import { CALENDAR_WORLD } from '../testing/world.ts';

/** Verbs of paying, each as its infinitive and participle, in one piece and in two. */
const PAYING: readonly (readonly [infinitive: string, participle: string])[] = [
  ['overmaken', 'overgemaakt'],
  ['over maken', 'over gemaakt'],
  ['overboeken', 'overgeboekt'],
  ['overschrijven', 'over geschreven'],
  ['afwikkelen', 'afgewikkeld'],
  ['vereffenen', 'vereffend'],
  ['voldoen', 'voldaan'],
  ['storten', 'gestort'],
];
const OF_BOTH = ([infinitive, participle]: readonly [string, string]): string => `
hoeveel moeten klanten nog ${infinitive} → Debiteuren
hoeveel moeten wij nog ${infinitive} aan leveranciers → Crediteuren
welke facturen van klanten zijn nog niet ${participle} → Openstaande facturen, per factuur
hoeveel facturen van klanten zijn nog niet ${participle} → Openstaande facturen, aantal
hoeveel hebben klanten in maart 2024 ${participle} → ? Debiteuren, boekingen, credit, maart 2024 / Omzet, maart 2024 / Omzet, maart 2024, per relatie / Openstaande facturen, maart 2024
hoeveel hebben we in maart 2024 aan leveranciers ${participle} → ? Crediteuren, boekingen, debet, maart 2024 / Kosten, maart 2024 / Kosten, maart 2024, per relatie / Openstaande inkoopfacturen, maart 2024
`;
describe('what is settled, by any verb and in one piece or two', () => {
  readAs(CALENDAR_WORLD, PAYING.map(OF_BOTH).join(''));
});

describe('who pays whom behind short prepositions, nouns and modal verbs', () => {
  readAs(
    CALENDAR_WORLD,
    `
te betalen a/ leveranciers → Openstaande inkoopfacturen
te ontv. v. klanten → Openstaande facturen
ontv. v. Jansen Bouw in 2024 → Betaald aan Jansen Bouw B.V., boekjaar 2024
hoeveel staat er bij afnemers nog uit per 31 maart 2024 → Openstaande facturen, maart 2024
hoeveel geld zit er nog bij klanten → Openstaande facturen
wat zijn klanten ons nog verplicht → Debiteuren
wat zijn we nog kwijt aan rekeningen → Openstaande inkoopfacturen
wat hebben we te vorderen → Openstaande facturen
> en te betalen → Openstaande inkoopfacturen
wat mogen we nog verwachten van onze debiteuren → Debiteuren
hoeveel kan ik nog tegemoet zien van mijn afnemers → Debiteuren
welke kosten mogen we nog verwachten → - advies
Hoeveel dient er nog vereffend te worden door klanten? → Debiteuren
welke facturen van klanten wachten op verrekening → Openstaande facturen, per factuur
welke rekeningen van leveranciers liggen nog op betaling te wachten → Openstaande inkoopfacturen
de nog niet door klanten vereffende facturen → Openstaande facturen
wie ontvangt nog geld van mij → Openstaande inkoopfacturen
welke leveranciers zitten nog op hun geld te wachten → Openstaande inkoopfacturen
onze schuldeisers → Crediteuren
aan welke leverancier maken we het meest over → Kosten, per relatie, top 1
vordering op Jansen Bouw → Openstaand van Jansen Bouw B.V.
de inning bij klanten in 2024 → ? Debiteuren, boekingen, credit, boekjaar 2024 / Omzet, boekjaar 2024 / Omzet, boekjaar 2024, per relatie / Openstaande facturen, boekjaar 2024
betalingen aan crediteuren in maart 2024 → ? Crediteuren, boekingen, debet, maart 2024 / Kosten, maart 2024 / Kosten, maart 2024, per relatie / Openstaande inkoopfacturen, maart 2024
hoeveel kregen we in 2024 van Jansen Bouw binnen → Betaald aan Jansen Bouw B.V., boekjaar 2024
wat kwam er in 2024 van Jansen Bouw binnen aan omzet → Omzet van Jansen Bouw B.V., boekjaar 2024
is alles van 2024 door klanten betaald → Openstaande facturen uit boekjaar 2024
wat is er al geïnd van de facturen van maart 2024 → ? Debiteuren, boekingen, credit, maart 2024 / Openstaande facturen, maart 2024, per factuur
hoeveel is er betaald door klanten en hoeveel staat nog open → ? Debiteuren, boekingen, credit / Openstaande facturen
hoeveel heeft Jansen Bouw betaald en hoeveel staat nog open → ? Betaald aan Jansen Bouw B.V. / Openstaand van Jansen Bouw B.V.
hoeveel facturen van klanten staan er open → Openstaande facturen, aantal
> en hoeveel geld is dat → Openstaande facturen
kan ik een klant zijn schuld kwijtschelden → - advies
`,
  );
});

describe('the other way round', () => {
  readAs(
    CALENDAR_WORLD,
    `
wat krijgen we nog van leveranciers → ? Openstaande inkoopfacturen
wat moeten leveranciers ons nog betalen → ? Openstaande inkoopfacturen
wat moeten we nog aan klanten betalen → ? Openstaande facturen
wat krijgen klanten nog van ons → ? Openstaande facturen
wat moeten klanten nog aan ons betalen → Debiteuren
wat krijgen leveranciers nog van ons → Crediteuren
`,
  );
});

describe('late customers are told by name', () => {
  readAs(
    CALENDAR_WORLD,
    `
klanten over de vervaldatum → Openstaande facturen, te laat, per relatie
te late klanten → Openstaande facturen, te laat, per relatie
slechte betalers → Openstaande facturen, te laat, per relatie
klanten met vervallen facturen → Openstaande facturen, te laat, per relatie
klanten achter met betalen → Openstaande facturen, te laat, per relatie
klanten buiten de betalingstermijn → Openstaande facturen, te laat, per relatie
leveranciers die we te laat betalen → Openstaande inkoopfacturen, te laat, per relatie
hoeveel is te laat bij klanten → Openstaande facturen, te laat
verlopen nota's van klanten → Openstaande facturen, te laat
is er iemand die ons al 60 dagen niet betaalt → Openstaande facturen, ouder dan 60 dagen, per relatie
`,
  );
});

describe('what would be on the bank if what is owed were paid', () => {
  readAs(
    CALENDAR_WORLD,
    `
Als al mijn klanten nu betalen, hoeveel staat er dan op de bank? → Bank en kas plus debiteuren, maart 2025
> En als ik daarna zelf mijn leveranciers betaal? → Bank en kas plus debiteuren min crediteuren, maart 2025
stel iedereen betaalt, hoeveel staat er dan op de rekening → Bank en kas plus debiteuren
hoeveel hou ik over op de bank als ik alle leveranciers betaal → Bank en kas min crediteuren
wat staat er op de bank als de klanten betalen en wij de leveranciers → Bank en kas plus debiteuren min crediteuren
als alle openstaande facturen eind 2024 voldaan waren, hoeveel stond er dan op de bank → Bank en kas plus debiteuren, boekjaar 2024
als Jansen Bouw betaalt hoeveel staat er dan op de bank → ? Omzet van Jansen Bouw B.V.
hoeveel komt er op de bank als de klanten allemaal betalen → ? Omzet, per relatie, hoogste
wat hebben we op de bank als klanten niet betalen → ? Bank en kas
hebben we genoeg om de leveranciers te betalen → Bank en kas en crediteuren
`,
  );
});
