import { readAs } from '../testing/table.ts';
import { CALENDAR_WORLD } from '../testing/world.ts';

describe('what is asked of a thing that the books know only by what it costs', () => {
  readAs(
    CALENDAR_WORLD,
    `
hoeveel m2 is het bedrijfspand → ? Rekening 4100 Huur bedrijfspand
hoeveel telefoons hebben we → ? Rekening 4310 Telefoon en internet
hoeveel liter brandstof hebben we in 2024 getankt → ? Rekening 4200 Brandstof, boekjaar 2024
welke medewerker kost het meest → ? Personeelskosten, per rekening, top 1
waar staat de bus → ? Autokosten
hoe groot is het pand → ? Huisvestingskosten / Kosten, met omschrijving ‘pand’
wat staat er in het huurcontract → ? Vaste lasten van rekening 4100 Huur bedrijfspand
hoe vol zit de planning → ? Resultaat, t.o.v. de begroting
wat is de rente op de lening in procenten → ? Financiële baten en lasten
wat kosten de bussen in 2024 → Autokosten, boekjaar 2024
hoeveel boetes hebben we in 2024 betaald → Autokosten, boekjaar 2024
`,
  );
});

describe('what is asked of a party and is no trade with it', () => {
  readAs(
    CALENDAR_WORLD,
    `
hoeveel klanten heeft Bouwmaat → ? Kosten van Bouwmaat Utrecht
hoe groot is Bouwmaat → ? Kosten van Bouwmaat Utrecht
waar zit Bouwmaat → ? Kosten van Bouwmaat Utrecht
wat doet Bouwmaat precies → ? Kosten van Bouwmaat Utrecht
gaat het goed met Bouwmaat → ? Kosten van Bouwmaat Utrecht
welke leverancier levert het snelst → ? Kosten, per relatie, top 1
hoeveel belasting betaalt een bv → ? Belastingen
hoe betrouwbaar is Bouwmaat → ? Kosten van Bouwmaat Utrecht
wat betaalt Jansen Zorg aan huur → ? Omzet van Jansen Zorg
wie mag er tanken → ? Rekening 4200 Brandstof, per relatie
hoe groot was Jansen Zorg in 2024 als klant → Omzet van Jansen Zorg, boekjaar 2024
`,
  );
});

describe('money that was spent on what the reading does not have', () => {
  readAs(
    CALENDAR_WORLD,
    `
hoeveel gaven we in 2024 uit aan de jongens → ? Kosten, boekjaar 2024
hoeveel ging er in 2024 naar de lening → ? Langlopende schulden, boekjaar 2024
hoeveel gaven we in 2024 uit aan brandstof → Rekening 4200 Brandstof, boekjaar 2024
wat gaven we in 2024 uit → Kosten, boekjaar 2024
`,
  );
});
