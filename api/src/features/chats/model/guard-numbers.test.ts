import fc from 'fast-check';
import { checkedSentence } from './guard.ts';
import { allowed, checked } from './testing/checked.ts';

describe('a sentence of a model', () => {
  it.each([
    'De omzet was € 1.234,56.',
    'De omzet was 1234 euro.',
    'De omzet steeg met 12%.',
    'De omzet was {a9}.',
    'De omzet was {a1:bedrag}.',
    'De omzet was 2025 euro.',
    'De omzet was 2025.',
    'De omzet is 777.',
    'De omzet was € 500.',
    'De omzet was € 80001300.',
    'Er zijn 5 klanten.',
    'De omzet was € 5.',
    'De omzet was € 555.555.',
    ...['EUR 5', '5,-', '5M', '5 mio', '$ 5', '5 pct', 'top 5 mln', 'top 777', '1300 euro'],
  ])('%s does not leave: a number of its own', (sentence) => {
    expect(checked(sentence).ok).toBe(false);
  });

  it.each([
    ...['twaalfduizend', 'tweehonderdvijf', 'zestienhonderdvijftien', 'duizendeen', 'nihil'],
    ...['vijfeneenhalf', 'anderhalfduizend', 'een derde van alles', 'verdrievoudigd', 'tienmaal'],
    ...['tweemaal', 'twee tonnen', 'een tientje', 'anderhalve ton', 'verdubbeld', 'de helft'],
    ...['five hundred', 'twenty-one', 'deux mille', 'een mil\u200bjoen', 'een mil-joen'],
    ...[
      'ne**gen** euro',
      'n e g e n',
      `negen${'!'.repeat(40)}`,
      'een m.i.l.j.o.e.n',
      'ｍｉｌｊｏｅｎ',
      'een m\\iljoen',
    ],
    ...['MM', 'xiv', 'lOOO', 'een mıljoen', 'ħonderd', 'verdriedubbeld', 'een dubbeltje'],
    ...[
      'een euro',
      'één euro',
      "een paar euro's",
      'vi jf euro',
      'een rug',
      'een knaak',
      'een\neuro',
    ],
    ...['５００', '٥٠٠', '𝟗𝟗', '⑨', '½', '10²', 'Ⅻ', '&frac12;', '5️⃣', '৯'],
  ])('De omzet was %s. does not leave: a number in words or other signs', (words) => {
    expect(checked(`De omzet was ${words}.`).ok).toBe(false);
  });

  it.each([
    ...[
      'Je hebt één klant.',
      'Er staat één factuur open.',
      'Één boeking is er.',
      'Er is e\u0301e\u0301n.',
    ],
    ...['Er is één.', 'Eén klant kocht.'],
  ])('%s does not leave: with its accents that is a number', (sentence) => {
    expect(checked(sentence).ok).toBe(false);
  });

  it.each(['Je hebt een klant.', 'Dat is één van de klanten.', 'Eén van hen is het.'])(
    '%s leaves: that is no number',
    (sentence) => {
      expect(checked(sentence).ok).toBe(true);
    },
  );

  /** Numbers as they can be written, with those of our own kind among them. */
  const NUMBER = fc.oneof(
    fc.nat().map(String),
    fc.nat({ max: 99 }).map((small) => `${small},-`),
    fc.double({ noNaN: true, min: 0 }).map((value) => value.toFixed(2)),
    fc
      .tuple(fc.constantFrom(0x660, 0x966, 0xff10, 0x1d7ce, 0x2460, 0xbc), fc.nat({ max: 8 }))
      .map(([zero, digit]) => String.fromCodePoint(zero + digit)),
    fc
      .array(fc.constantFrom('twee', 'tien', 'honderd', 'duizend', 'en', 'vijftig', 'miljoen'), {
        minLength: 1,
        maxLength: 4,
      })
      .map((parts) => parts.join('')),
  );
  const NAME = fc.oneof(
    fc.constantFrom(
      '5',
      '500',
      '24/7 Service',
      'Twee BV',
      'Omzet 777',
      'miljoen',
      '[x](figure:a1)',
    ),
    fc.string({ maxLength: 12 }),
  );
  const WORDS = fc.oneof(
    fc.string({ maxLength: 20 }),
    fc.constantFrom(
      'De omzet was',
      'euro.',
      '€',
      'Het was {a1} en',
      'van',
      '{a1}',
      '{a1:naam}',
      '',
    ),
  );

  it('never shows a number that is in no result and in no allowed text', () => {
    fc.assert(
      fc.property(
        fc.array(NAME, { maxLength: 4 }),
        fc.array(fc.oneof(WORDS, NUMBER, NAME), { minLength: 1, maxLength: 6 }),
        fc.constantFrom('', ' '),
        (names, parts, between) => {
          const result = checkedSentence(parts.join(between), allowed('Wat was de omzet?', names));
          if (!result.ok) return;
          // What the server writes, and whole names between other than letters and digits.
          const written = result.text.replace(
            /\[[^\]]*\]\(figure:\w+\)|(?:omzet, )?maart 2025/g,
            ' ',
          );
          const rest = names
            .map((name) => name.normalize('NFC').trim())
            .filter((name) => /\p{L}/u.test(name))
            .toSorted((one, other) => other.length - one.length)
            .map((name) => name.replaceAll('](', '] ('))
            .reduce((text, name) => text.replaceAll(name, ' '), written);
          expect(rest).not.toMatch(
            /\p{N}|honderd|duizend|miljoen|vijftig|(?<!\p{L})(?:twee|tien)(?!\p{L})/u,
          );
        },
      ),
      { numRuns: 3_000 },
    );
  });
});
