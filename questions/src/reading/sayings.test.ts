import fc from 'fast-check';
import { readQuestion } from '../index.ts';
import { readAs } from '../testing/table.ts';
import { CALENDAR_WORLD } from '../testing/world.ts';
import { vocabularyOf } from '../vocabulary.ts';

describe('notions are read in other words than their names', () => {
  readAs(
    CALENDAR_WORLD,
    `
Wat houd ik eind 2024 over als alles verkocht en afgelost is? → Totaal eigen vermogen, boekjaar 2024
Stel dat ik alles te gelde maak en iedereen betaal: wat houd ik dan eind 2024 zelf over? → Totaal eigen vermogen, boekjaar 2024
Hoeveel van de zaak was eind 2024 van onszelf? → Totaal eigen vermogen, boekjaar 2024
Welk deel van alles wat de zaak bezit is nou eigenlijk van onszelf, zo eind 2024? → Solvabiliteit, boekjaar 2024
Voor hoeveel procent was de zaak eind 2024 met eigen geld gefinancierd? → Solvabiliteit, boekjaar 2024
Hoeveel waren we eind 2024 alles bij elkaar schuldig? → Vreemd vermogen, boekjaar 2024
Wat bezat de zaak eind 2024 in totaal? → Totaal activa, boekjaar 2024
Hoe vaak konden we eind 2024 onze kortlopende schulden voldoen uit alles wat er aan vlottende activa was? → Current ratio, boekjaar 2024
Hoe vaak konden we eind 2024 onze kortlopende schulden betalen zonder de voorraad te verkopen? → Quick ratio, boekjaar 2024
Hoeveel bleef er eind 2024 over van de vlottende activa als de kortlopende schulden betaald waren? → Werkkapitaal, boekjaar 2024
Vlottende activa min wat er binnen twaalf maanden afgelost moet zijn, hoeveel ruimte gaf dat eind 2024? → Werkkapitaal, boekjaar 2024
Voor welk bedrag lag er eind 2024 aan materiaal in het magazijn? → Voorraden, boekjaar 2024
Hoeveel moesten we in 2024 minstens omzetten om er niet op in te teren? → Break-even omzet, boekjaar 2024
Vanaf welke omzet verdienden we in 2024 geld? → Break-even omzet, boekjaar 2024
Hoe lang lieten klanten ons eind 2024 gemiddeld op ons geld wachten? → Debiteurendagen (DSO), december 2024
Wat was de winst voor rente, belasting en afschrijvingen in 2024? → EBITDA, boekjaar 2024
Wanneer hebben we er in 2024 het minst doorheen gejaagd? → Kosten, boekjaar 2024, per maand, 1 laagste
`,
  );
});

describe('shares, parts, the outstanding row and what is left out are read in other words', () => {
  readAs(
    CALENDAR_WORLD,
    `
Hoe zwaar wogen de kantoorkosten in 2024 in de kosten? → Kantoorkosten als percentage van kosten, boekjaar 2024
Hoe verhielden de autokosten zich in 2024 tot de omzet? → Autokosten als percentage van omzet, boekjaar 2024
Welk gedeelte van de omzet kwam in 2024 voor rekening van de personeelskosten? → Personeelskosten als percentage van omzet, boekjaar 2024
Waaruit bestonden de autokosten in 2024? → Autokosten, boekjaar 2024, per rekening
Trek de autokosten van 2024 eens uit elkaar. → Autokosten, boekjaar 2024, per rekening
Welke maand stak er in 2024 met kop en schouders bovenuit qua omzet? → Omzet, boekjaar 2024, per maand, top 1
Welke klant spande in 2024 de kroon? → Omzet, boekjaar 2024, per relatie, top 1
Welke maand bungelde in 2024 onderaan qua omzet? → Omzet, boekjaar 2024, per maand, 1 laagste
Als je alle kosten van 2024 op één hoop gooit, welke groep steekt er dan bovenuit? → Kosten, boekjaar 2024, per groep, top 1
wie is nummer twee qua omzet in 2024 → Omzet, boekjaar 2024, per relatie, top 1, vanaf nummer 2
Doe eens alsof er geen autokosten waren. Op welke kosten komt 2024 dan uit? → Kosten zonder autokosten, boekjaar 2024
Denk de autokosten weg, hoe hoog waren de kosten in 2024? → Kosten zonder autokosten, boekjaar 2024
Gooi de autokosten en de kantoorkosten van 2024 eens op één hoop. → Autokosten plus kantoorkosten, boekjaar 2024
Wat heeft elke onderaannemer in 2024 aan uitbesteed werk gefactureerd? → Uitbesteed werk, boekjaar 2024, per relatie
`,
  );
});

describe('what a saying does not say stays as it was said', () => {
  readAs(
    CALENDAR_WORLD,
    `
hoeveel staat er op een spaarrekening → Rekening 1110 Spaarrekening
Hoe verhoudt de omzet van 2024 zich tot vorig jaar? → Omzet, boekjaar 2024, t.o.v. vorig jaar
sla alles op → - wijzigen
Wat is de winst van mezelf in 2024? → Resultaat, boekjaar 2024
hoeveel wijken de autokosten van 2024 af van de begroting → Autokosten, boekjaar 2024, t.o.v. de begroting
zet omzet en kosten van 2024 bij elkaar → Omzet en kosten, boekjaar 2024
waar staat DSO voor → Hoe wordt debiteurendagen (DSO) berekend
wat houdt de DPO in → Hoe wordt crediteurendagen (DPO) berekend
wie zijn de laatste vijf klanten → ? Omzet, per relatie
welk dagboek heeft de meeste boekingen → Boekingen, aantal, per dagboek
wat is btw-code 5 → ? Welke btw-codes zijn er / Boekingen, btw-code 5
`,
  );
});

const SAID = [
  ['Welke maand stak er', 'bovenuit qua omzet?', 'Omzet per maand, de hoogste maand,'],
  ['Hoe diep zaten we', 'in de schulden?', 'Vreemd vermogen'],
  ['Wat hielden we', 'over na de inkoop?', 'Brutomarge in euro'],
  ['Waar bestonden de autokosten', 'uit?', 'Autokosten per rekening'],
  ['Hoeveel moesten we', 'omzetten om quitte te spelen?', 'Break-even omzet'],
] as const;
const TIMES = ['in 2024', 'in maart 2024', 'in het derde kwartaal van 2024', 'over heel 2024'];

it('has the reading of its notion whatever time stands between its parts', () => {
  const vocabulary = vocabularyOf(CALENDAR_WORLD);
  fc.assert(
    fc.property(
      fc.constantFrom(...SAID),
      fc.constantFrom(...TIMES),
      ([before, behind, plain], time) => {
        const said = readQuestion(`${before} ${time} ${behind}`, vocabulary);
        const named = readQuestion(`${plain} ${time}`, vocabulary);
        expect(said.kind === 'vraag' && said.question.subject).toEqual(
          named.kind === 'vraag' && named.question.subject,
        );
        expect(said.kind === 'vraag' && said.question.period).toEqual(
          named.kind === 'vraag' && named.question.period,
        );
      },
    ),
    { numRuns: 20 },
  );
});
