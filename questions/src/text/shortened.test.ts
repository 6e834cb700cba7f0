import fc from 'fast-check';
import { readAs } from '../testing/table.ts';
import { CALENDAR_WORLD } from '../testing/world.ts';
import { shortOf } from './shortened.ts';

test.each([
  ['bkstuk', 'boekstuk', 'whole'],
  ['mrg', 'marge', 'whole'],
  ['afschrvngen', 'afschrijvingen', undefined],
  ['uitbst', 'uitbesteed', 'start'],
  ['kassldo', 'kassaldo', 'whole'],
  ['schmitz', 'schoonmaak', undefined],
  ['omzet', 'omzet', undefined],
])('‘%s’ for ‘%s’ is %s', (text, word, how) => {
  expect(shortOf(text, word)).toBe(how);
});

test('a word without some of its vowels is the whole of it', () => {
  const words = fc.constantFrom('grootboek', 'boekstuk', 'uitbesteed', 'nettomarge', 'huisvesting');
  fc.assert(
    fc.property(words, fc.infiniteStream(fc.boolean()), (word, isKept) => {
      const letters = [...word].filter(
        (letter, place) => place === 0 || !/[aeiou]/.test(letter) || isKept.next().value,
      );
      const text = letters.join('');
      expect(shortOf(text, word)).toBe(text === word ? undefined : 'whole');
    }),
  );
});

describe('shortened words', () => {
  readAs(
    CALENDAR_WORLD,
    `
uitbst werk 2024 → Uitbesteed werk, boekjaar 2024
nettomrg 2024 → Nettomarge, boekjaar 2024
kassldo eind 2023 → Rekening 1000 Kas, boekjaar 2023
bkstuk 2024-0034 → Boekingen, boekstuknummer 2024-0034
boekwrde bestelauto's → Rekening 0220 en 0225
nettores 2024 → Nettoresultaat, boekjaar 2024
bankrek eind 2024 → Bank en kas, boekjaar 2024
winst voor bel. 2024 → Resultaat vóór belasting, boekjaar 2024
liq mid ult. 2024 → Liquide middelen, boekjaar 2024
omzet 1e hj 2024 → Omzet, januari t/m juni 2024
omzet ytd feb → Omzet, januari t/m februari 2025
omzet feb 2025 tov ly → Omzet, februari 2025, t.o.v. vorig jaar
saldo kas per jaareinde 2024 → Rekening 1000 Kas, boekjaar 2024
omzt onderhoudscontr. 2024 → Rekening 8010 Omzet onderhoudscontracten, boekjaar 2024
loonkst 2024 → Personeelskosten, boekjaar 2024
bij welke klant daalde de omzet in 2024 het sterkst → Omzet, waarom, boekjaar 2024, t.o.v. vorig jaar, per relatie, 1 laagste
`,
  );
});

describe('words that are short for nothing', () => {
  readAs(
    CALENDAR_WORLD,
    `
omzet schmitz 2024 → ? Omzet, boekjaar 2024 / Omzet, met omschrijving ‘schmitz’, boekjaar 2024
omzet drechtsteden 2024 → ? Omzet, boekjaar 2024 / Omzet, met omschrijving ‘drechtsteden’, boekjaar 2024
omzet winschoten 2024 → ? Omzet, boekjaar 2024 / Omzet, met omschrijving ‘winschoten’, boekjaar 2024
kosten elmrstraat 2024 → ? Kosten, boekjaar 2024 / Kosten, met omschrijving ‘elmrstraat’, boekjaar 2024
gereedsch. → Rekening 0210 Machines en gereedschap
bouwsch → - onbekend
reserv. vakantiegeld → ? Salarissen en pensioenen / Lonen en salarissen
`,
  );
});
