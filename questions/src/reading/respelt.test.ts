import { readQuestion, vocabularyOf } from '../index.ts';
import { CALENDAR_WORLD } from '../testing/world.ts';
import { readAs } from '../testing/table.ts';

describe('a word that may be typed for more than one', () => {
  readAs(
    CALENDAR_WORLD,
    `
omezt vroig jaar → Omzet, boekjaar 2024
wat hebne we in 2024 aan huur betaald → Rekening 4100 Huur bedrijfspand, boekjaar 2024
hoeveel prsnlskosten hadden we in 2024 → Personeelskosten, boekjaar 2024
omzet ozv 2024 → ? Omzet, boekjaar 2024 / Omzet, met omschrijving ‘ozv’, boekjaar 2024
kosten tootaal 2024 → Kosten, boekjaar 2024
grootst klant 2024 → Omzet, boekjaar 2024, per relatie, top 1
groostte klant 2024 → Omzet, boekjaar 2024, per relatie, top 1
weke maand 2024 had de meeste omzet → Omzet, boekjaar 2024, per maand, top 1
liqide middelen eidn 2024 → Liquide middelen, boekjaar 2024
`,
  );
});

describe('what is left out of a word', () => {
  readAs(
    CALENDAR_WORLD,
    `
prsnlskstn 2024 → Personeelskosten, boekjaar 2024
vrrdstnd eind 2024 → Voorraden, boekjaar 2024
rsltt 2024 → Resultaat, boekjaar 2024
uitb. werk 2024 → Uitbesteed werk, boekjaar 2024
omzet per maa. 2024 → Omzet, boekjaar 2024, per maand
omzet laats. kwartaal → Omzet, 1e kwartaal 2025
langlop. schulden 2024 → Langlopende schulden, boekjaar 2024
kortlop. schulden 2024 → Kortlopende schulden, boekjaar 2024
`,
  );
});

describe('the wrong letter stands at the start, or in one half of a compound', () => {
  readAs(
    CALENDAR_WORLD,
    `
mozet 2024 → Omzet, boekjaar 2024
onzet 2024 → Omzet, boekjaar 2024
perosneelskosten 2024 → Personeelskosten, boekjaar 2024
welke facturen staan langer dan vijfneveertig dagen open → Openstaande facturen, ouder dan 45 dagen
`,
  );
});

describe('a Dutch word is no slip', () => {
  readAs(
    CALENDAR_WORLD,
    `
hoeveel omzet deed piet vorig jaar → ? Omzet, boekjaar 2024 / Omzet, met omschrijving ‘piet’, boekjaar 2024
kosten kast 2024 → ? Kosten, boekjaar 2024 / Kosten, met omschrijving ‘kast’, boekjaar 2024
kosten champagne 2024 → ? Kosten, boekjaar 2024 / Kosten, met omschrijving ‘champagne’, boekjaar 2024
kosten vorige maan → Kosten, februari 2025
`,
  );
});

describe('words that are typed without a space between them', () => {
  readAs(
    CALENDAR_WORLD,
    `
omzetvorigjaar → Omzet, boekjaar 2024
kostenperkwartaal 2024 → Kosten, boekjaar 2024, per kwartaal
omzt prmaand 2024 → Omzet, boekjaar 2024, per maand
omzetin 2024 → Omzet, boekjaar 2024
kosten in2024 → Kosten, boekjaar 2024
omzet/mnd 24 → Omzet, boekjaar 2024, per maand
`,
  );
});

describe('small words that are typed in haste', () => {
  readAs(
    CALENDAR_WORLD,
    `
wat was de omzet ovd afgelopen 3 mnd → Omzet, 1e kwartaal 2025
geef es de omzt vn vorge mnd → Omzet, februari 2025
kost v omz 2024 → Kostprijs van de omzet, boekjaar 2024
res. v. bel. 2024 → Resultaat vóór belasting, boekjaar 2024
w & v 2024 → Winst-en-verliesrekening, boekjaar 2024
kortlop schulden eind 2024 → Kortlopende schulden, boekjaar 2024
wie hft nog nt bet → Openstaande facturen
hvl btw mttn wij bet over q4 24 → Btw te betalen, oktober t/m december 2024
pers.lstn 24 per mnd → Personeelskosten, boekjaar 2024, per maand
tel.kst 24 → Rekening 4310 Telefoon en internet, boekjaar 2024
gem. kst p mnd 24 → Kosten, gemiddeld per maand, boekjaar 2024
afgelopen boekjaar 23 omzet → Omzet, boekjaar 2023
zakencijfer derde trimester 2024 → Omzet, 3e kwartaal 2024
`,
  );
});

describe('a stretch of time that no word says', () => {
  readAs(
    CALENDAR_WORLD,
    `
omzet in de maand → ? Omzet
kosten kwartaal → ? Kosten
bank eind maat 2024 → ? Bank en kas, boekjaar 2024
`,
  );
});

/** What everyone asks, and errors in its words that change nothing of it. */
const ASKED = ['omzet vorig jaar', 'kosten per maand 2024', 'grootste leverancier in 2024'];
const ERRORS: Readonly<Record<string, (word: string, at: number) => string>> = {
  swapped: (word, at) =>
    word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  doubled: (word, at) => word.slice(0, at) + word.charAt(at) + word.slice(at),
};

test.each(Object.entries(ERRORS))(
  'a letter %s in any place of any word changes nothing of what is asked',
  (_, make) => {
    const vocabulary = vocabularyOf(CALENDAR_WORLD);
    const other: string[] = [];
    for (const text of ASKED) {
      const right = JSON.stringify(readQuestion(text, vocabulary));
      for (const [word] of text.matchAll(/[a-z]{5,}/g)) {
        for (let at = 1; at < word.length - 1; at += 1) {
          const typed = text.replace(word, make(word, at));
          if (JSON.stringify(readQuestion(typed, vocabulary)) !== right) other.push(typed);
        }
      }
    }
    expect(other).toEqual([]);
  },
);
