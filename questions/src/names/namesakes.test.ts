import { readQuestion, vocabularyOf, wordsOf } from '../index.ts';
import { readAs } from '../testing/table.ts';
import { CALENDAR_WORLD } from '../testing/world.ts';
import type { KnownRelation, World } from '../world.ts';

const customer = (relatie: string, naam: string, booked: KnownRelation['booked'] = []) => ({
  ...{ relatie, naam, booked },
  soort: 'klant' as const,
});
const WORLD: World = {
  ...CALENDAR_WORLD,
  relations: [
    customer('1', 'Hendriks Bouw', ['verkocht', 'openstaand']),
    customer('2', 'Hendriks Zorg'),
    customer('3', 'Bakker Bouw', ['verkocht', 'openstaand', 'staat_open']),
    customer('4', 'Bakker Zorg', ['verkocht', 'openstaand']),
    customer('5', 'Bakker Makelaars', ['ingekocht']),
    customer('6', 'Postma Bouw'),
    customer('7', 'Postma Zorg'),
    { relatie: '8', naam: 'Administratiekantoor De Boer', soort: 'leverancier' },
    { relatie: '9', naam: 'Montagebedrijf Van Loon', soort: 'leverancier' },
    { relatie: '10', naam: 'Dakwerken Élan', soort: 'leverancier' },
  ],
  accounts: CALENDAR_WORLD.accounts.map((account) =>
    account.rekening === '4600' ? { ...account, leverancier: '8' } : account,
  ),
};

describe('one of several with the same name', () => {
  readAs(
    WORLD,
    `
omzet van hendriks → Omzet van Hendriks Bouw
heeft hendriks nog iets openstaan → Openstaand van Hendriks Bouw
hendriks → Omzet van Hendriks Bouw
omzet zonder hendriks → Omzet zonder Hendriks Bouw
heeft bakker nog iets openstaan → Openstaand van Bakker Bouw
had bakker eind 2024 nog iets openstaan → ? Openstaand van Bakker Bouw, boekjaar 2024 / Openstaand van Bakker Zorg, boekjaar 2024
omzet van bakker → ? Omzet van Bakker Bouw / Omzet van Bakker Zorg
kosten bij bakker → Kosten van Bakker Makelaars
omzet van postma → ? Omzet van Postma Bouw / Omzet van Postma Zorg
omzet hendriks plus bakker bouw → Omzet van Hendriks Bouw plus omzet van Bakker Bouw
`,
  );

  test('the others are a click', () => {
    const vocabulary = vocabularyOf(WORLD);
    const reading = readQuestion('omzet van hendriks', vocabulary);
    const others = reading.kind === 'vraag' ? reading.others : [];
    expect(others.map(({ question }) => wordsOf(question, vocabulary))).toEqual([
      'Omzet van Hendriks Zorg',
    ]);
  });
});

describe('who is called by what is bought of him', () => {
  readAs(
    WORLD,
    `
krijgt de boekhouder nog geld van ons → Openstaand van Administratiekantoor De Boer
hoeveel moeten we de accountant nog betalen → Openstaand van Administratiekantoor De Boer
staat er nog iets open bij de drukker → ? Openstaande facturen / Openstaande inkoopfacturen
wat moeten we leveranciers nog betalen → Crediteuren
> alleen de boekhouder → Openstaand van Administratiekantoor De Boer
kosten 2024 → Kosten, boekjaar 2024
> alleen de boekhouder → Rekening 4600 Accountantskosten, boekjaar 2024
`,
  );
});

describe('what is asked of a relation', () => {
  readAs(
    WORLD,
    `
hoeveel facturen stuurden we dit jaar naar hendriks → Gefactureerd incl. btw, aantal, van Hendriks Bouw, boekjaar 2025
hoeveel rekeningen kregen we van de boer → Inkopen incl. btw, aantal, van Administratiekantoor De Boer
omzet onderhoudscontracten van hendriks → Rekening 8010 Omzet onderhoudscontracten, van Hendriks Bouw
hoeveel procent van het uitbesteed werk kwam van dakwerken elan → Uitbesteed werk als percentage van uitbesteed werk, van Dakwerken Élan
van loon of dakwerken elan, hoeveel scheelt dat in kosten 2024 → Kosten van Montagebedrijf Van Loon min kosten van Dakwerken Élan, boekjaar 2024
als hendriks vertrekt, welk percentage van de omzet zijn we dan kwijt → Omzet van Hendriks Bouw, aandeel
hoeveel omzet verliezen we als hendriks wegvalt → Omzet van Hendriks Bouw
wat is de omzet als hendriks wegvalt → Omzet zonder Hendriks Bouw
wie doen uitbesteed werk voor ons → Uitbesteed werk, per relatie
hoeveel besteden we dit jaar uit → Uitbesteed werk, boekjaar 2025
`,
  );
});

test('the side of somebody is what was booked of it, whatever a file calls it', () => {
  const world = {
    ...CALENDAR_WORLD,
    relations: [
      { ...customer('1', 'Meijer Zorg B.V.', ['verkocht']), soort: 'leverancier' as const },
    ],
  };
  const vocabulary = vocabularyOf(world);
  const reading = readQuestion('meijer zorg wat hebben die afgenomen', vocabulary);
  expect(reading).toMatchObject({ question: { subject: { side: 'verkocht' } } });
});
