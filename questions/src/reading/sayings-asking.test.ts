import fc from 'fast-check';
import { readQuestion } from '../index.ts';
import { readAs } from '../testing/table.ts';
import { CALENDAR_WORLD } from '../testing/world.ts';
import { vocabularyOf } from '../vocabulary.ts';

describe('an amount is asked with other verbs than to be', () => {
  readAs(
    CALENDAR_WORLD,
    `
waar lagen de autokosten in 2024 op → Autokosten, boekjaar 2024
waar kwam de huur in 2024 op neer → Rekening 4100 Huur bedrijfspand, boekjaar 2024
waar zat de omzet in 2024 op → Omzet, boekjaar 2024
welk bedrag behelsden de autokosten in 2024 → Autokosten, boekjaar 2024
welk bedrag was in 2024 gemoeid met de kantoorkosten → Kantoorkosten, boekjaar 2024
welk bedrag viel in 2024 onder de autokosten → Autokosten, boekjaar 2024
hoe pakte de omzet in 2024 uit → Omzet, boekjaar 2024
op hoeveel huur moest ik rekenen in 2024 → Rekening 4100 Huur bedrijfspand, boekjaar 2024
welk bedrag moet ik noemen voor de omzet van 2024 → Omzet, boekjaar 2024
hoeveel personeelskosten komen er op elke euro omzet in 2024 → Personeelskosten als percentage van omzet, boekjaar 2024
hoe komen jullie aan de current ratio → Hoe wordt current ratio berekend
wat schoot er in 2024 over → Resultaat, boekjaar 2024
hoeveel moet ik reserveren voor de belasting → - advies
mag ik de lunch aftrekken → - advies
wil je de omzet van 2024 uitzoeken → Omzet, boekjaar 2024
`,
  );
});

describe('what was traded with somebody', () => {
  readAs(
    CALENDAR_WORLD,
    `
voor welk bedrag betrekken we van Bouwmaat in 2024 → Kosten van Bouwmaat Utrecht, boekjaar 2024
hoeveel namen we in 2024 af bij Bouwmaat → Kosten van Bouwmaat Utrecht, boekjaar 2024
wat waren de bestedingen bij Bouwmaat in 2024 → Kosten van Bouwmaat Utrecht, boekjaar 2024
hoe groot was de afname van Jansen Zorg in 2024 → Omzet van Jansen Zorg, boekjaar 2024
hoe groot was de afname van de omzet in 2024 → Omzet, verschil, boekjaar 2024, t.o.v. vorig jaar
`,
  );
});

describe('what comes back and what is there to spend', () => {
  readAs(
    CALENDAR_WORLD,
    `
wat gaat er automatisch van de rekening af → Vaste lasten
welke automatische betalingen hebben we lopen → Vaste lasten
welke kosten hebben we elk jaar opnieuw → Vaste lasten, die elk jaar terugkomen
welke facturen komen elke maand binnen → Vaste lasten, die elke maand terugkomen
waar zitten we maandelijks aan vast → Vaste lasten
hebben we kosten die elk kwartaal terugkeren → Vaste lasten, die elk kwartaal terugkomen
op welke uitgaven kan ik elke maand rekenen → Vaste lasten, die elke maand terugkomen
welk jaar was het winstgevendst → Resultaat, januari 2023 t/m maart 2025, per jaar, top 1
wie is de winstgevendste klant → ? Omzet, per relatie, hoogste
hoeveel geld hadden we eind 2024 te besteden → Bank en kas, boekjaar 2024
`,
  );
});

const ASKERS = [
  'Kun je uitrekenen',
  'Mag ik weten',
  'Mag ik je vragen',
  'Zou ik mogen weten',
  'Wil je voor mij uitzoeken',
  'Valt er iets te zeggen over',
  'Is uit te rekenen',
  'Kan ik ergens zien',
  'Zoudt ge mij kunnen zeggen',
];
const ASKED = [
  'hoe hoog de omzet in 2024 was',
  'wat de kosten van KPN in 2024 waren',
  'hoeveel er in 2024 aan huur betaald is',
];

it('reads a question the same whatever it is asked to be known, reckoned or shown with', () => {
  const vocabulary = vocabularyOf(CALENDAR_WORLD);
  fc.assert(
    fc.property(fc.constantFrom(...ASKERS), fc.constantFrom(...ASKED), (asker, asked) => {
      const framed = readQuestion(`${asker} ${asked}?`, vocabulary);
      const plain = readQuestion(`${asked}?`, vocabulary);
      expect(framed.kind).toBe('vraag');
      expect(framed).toEqual(plain);
    }),
    { numRuns: 27 },
  );
});
