import fc from 'fast-check';
import { readQuestion, vocabularyOf } from '../index.ts';
import { QUESTIONS } from '../testing/questions.ts';
import { readAs } from '../testing/table.ts';
import { CALENDAR_WORLD } from '../testing/world.ts';

const vocabulary = vocabularyOf(CALENDAR_WORLD);

/** What people say around a question, which stands at '…'. */
const FRAMES = `
Mijn schoonvader wil meekijken. …
Zit net in de auto: …
Ik zit morgen bij de bank: …
Hoi, korte vraag tussendoor, …
Oja, …
Omdat de commissaris ernaar vroeg: …
Even voor mijn beeldvorming, …
Ter voorbereiding op de jaarvergadering zoek ik het volgende. …
Mijn zoon van twaalf doet een spreekbeurt over ons bedrijf. …
Dat weet ik even niet: …
… Dat wil mijn vrouw graag weten.
… Alvast dank, groet Piet
…, weet je dat zo uit je hoofd?
…? ik kom er niet uit
…, zodat ik het kan uitleggen aan mijn ouders
… (mijn zwager vroeg het)
`
  .trim()
  .split('\n');

test('what is told around a question changes nothing of what is asked', () => {
  fc.assert(
    fc.property(fc.constantFrom(...QUESTIONS), fc.constantFrom(...FRAMES), (question, frame) => {
      expect(readQuestion(frame.replace('…', question), vocabulary)).toEqual(
        readQuestion(question, vocabulary),
      );
    }),
    { numRuns: 40 },
  );
});

describe('what is told beside a question', () => {
  readAs(
    CALENDAR_WORLD,
    `
Hallo Kengetal! Wie is ons het meest schuldig? → Openstaande facturen, top 1
De bus komt zo. Wat was de solvabiliteit eind 2024? → Solvabiliteit, boekjaar 2024
Op weg naar een leverancier: omzet 2024 → Omzet, boekjaar 2024
Ik ben nieuw hier op kantoor: welke kostenplaatsen gebruiken jullie? → Welke kostenplaatsen zijn er
`,
  );
});

describe('what is told and may narrow what is asked is kept or asked back', () => {
  readAs(
    CALENDAR_WORLD,
    `
De bus komt zo. Wat waren de kosten in 2024? → ? Kosten, boekjaar 2024 / Autokosten, boekjaar 2024
Het gaat om 2024. Wat was de omzet? → Omzet, boekjaar 2024
hoi jansen bouw, wat staat er open → Openstaand van Jansen Bouw B.V.
Voor de brandstof: kosten 2024 → Rekening 4200 Brandstof, boekjaar 2024
Mijn vrouw heeft een kapsalon. Wat was haar winst in 2024? → ? Resultaat, boekjaar 2024 / Resultaat, met omschrijving ‘vrouw kapsalon’, boekjaar 2024
`,
  );
});
