import { readQuestion, vocabularyOf } from '../index.ts';
import { readAs } from '../testing/table.ts';
import { CALENDAR_WORLD } from '../testing/world.ts';

const vocabulary = vocabularyOf(CALENDAR_WORLD);

describe('invoices of which nothing says who owes them', () => {
  test.each([
    'openstaande facturen',
    'heb ik nog facturen open staan',
    'staan er nog facturen open',
  ])('%s: those of customers, with those of suppliers as a click', (text) => {
    const reading = readQuestion(text, vocabulary);
    expect(reading).toMatchObject({
      kind: 'vraag',
      question: { subject: { kind: 'open', groep: 'debiteuren' } },
      others: [{ label: 'Openstaande inkoopfacturen' }],
    });
  });

  test.each([
    'welke facturen moet ik nog betalen',
    'openstaande facturen van leveranciers',
    'wie moet nog betalen',
  ])('%s: no other side', (text) => {
    expect(readQuestion(text, vocabulary)).toMatchObject({ kind: 'vraag', others: [] });
  });
});

describe('a turn that names neither side stays with the one before', () => {
  readAs(
    CALENDAR_WORLD,
    `
openstaande facturen → Openstaande facturen
> en van leveranciers → Openstaande inkoopfacturen
> ouder dan 14 dagen → Openstaande inkoopfacturen, ouder dan 14 dagen
> van wie is de grootste → Openstaande inkoopfacturen, ouder dan 14 dagen, per relatie, top 1
`,
  );
});
