import type { Question } from '@kengetal/contract';
import { BY_RELATION, OMZET, OPEN, Q1, VAT } from './testing/shop-questions.ts';
import { shop } from './testing/shop-told.ts';
import { tradeBooks } from './testing/trade-books.ts';

const SUPPLIERS: Question = { subject: { kind: 'open', groep: 'crediteuren' } };
const COSTS: Question = { subject: { kind: 'figure', key: 'kosten' }, period: Q1 };
const openOf = (relatie: string): Question => ({
  subject: { kind: 'relation', relatie, side: 'openstaand' },
});

describe('who owes whom', () => {
  const { told } = shop(tradeBooks());

  it.each<[readonly Question[], string]>([
    [[SUPPLIERS], 'Leveranciers moeten je nog {a1} betalen.'],
    [[SUPPLIERS], 'Slager BV moet nog {t2} betalen.'],
    [[SUPPLIERS], '{t2:naam} moet je nog {t2} betalen.'],
    [[SUPPLIERS], 'De grootste leverancier moet je nog {t2} betalen.'],
    [[SUPPLIERS], 'Je leveranciers moeten nog {a1} betalen.'],
    [[SUPPLIERS], 'Leveranciers betalen je nog {a1}.'],
    [[SUPPLIERS], 'Leveranciers zijn je nog {a1} verschuldigd.'],
    [[SUPPLIERS], 'Zij moeten je nog {a1} betalen.'],
    [[SUPPLIERS], 'Wat leveranciers je moeten betalen is {a1}.'],
    [[SUPPLIERS], 'Slager BV heeft nog {a1} te betalen.'],
    [[SUPPLIERS], 'Je krijgt nog {a1} van leveranciers.'],
    [[SUPPLIERS], 'Je hebt nog {a1} te goed.'],
    [[SUPPLIERS], 'Je hebt {a1} betaald.'],
    [[openOf('L1')], 'Slager BV moet nog {a1} betalen.'],
    [[openOf('L1')], 'Slager BV moet je nog {a1}.'],
    [[OPEN], 'Klanten krijgen nog {a1} van je.'],
    [[OPEN], 'Van je krijgen klanten nog {a1}.'],
    [[OPEN], 'Je moet klanten nog {a1}.'],
    [[OPEN], 'Je moet nog {a1} aan klanten.'],
    [[OPEN], 'Ze krijgen nog {a1}.'],
    [[OPEN], 'Bakker BV krijgt nog {t2} van je.'],
    [[OPEN], 'Bakker BV heeft {t2} ontvangen.'],
    [[OPEN], 'Bakker BV heeft nog {t2} tegoed.'],
    [[OPEN], 'Je hebt {a1} ontvangen.'],
    [[OPEN], 'Er is {a1} binnengekomen.'],
    [[OPEN, SUPPLIERS], 'Je krijgt nog {a3} en moet nog {a1} betalen.'],
    [[OPEN, SUPPLIERS], 'Je moet nog {a3} krijgen en je krijgt nog {a1}.'],
    [[VAT], 'Klanten moeten je nog {a1} btw betalen.'],
    [[VAT], 'Je hebt {a1} aan btw teruggekregen.'],
    [[OMZET], 'Je krijgt nog {a1} van klanten.'],
    [[OMZET], 'Er moet nog {a1} binnen komen van klanten.'],
    [[OMZET], 'Je krijgt {a1} terug.'],
    [[OMZET], 'Je hebt {a1} ontvangen.'],
    [[OMZET], 'Je hebt nog {a1} tegoed.'],
    [[OMZET], 'Klanten moeten je {a1}.'],
    [[BY_RELATION], 'Bakker BV verkocht voor {t2}.'],
    [[COSTS], 'Je moet nog {a1} betalen.'],
    [[COSTS], 'Je bent nog {a1} schuldig.'],
    [[COSTS], 'Leveranciers kochten voor {a1}.'],
  ])('%j is not turned round: %s', async (questions, words) => {
    expect((await told(questions, words)).wrong).toBeDefined();
  });

  it.each<[readonly Question[], string, string]>([
    [[OPEN], 'Je krijgt nog {a1} van klanten.', '363'],
    [[OPEN], 'Van Bakker BV krijg je nog {t2}.', '363'],
    [[OPEN], 'Je moet van je klanten nog {a1} ontvangen.', '363'],
    [[OPEN], 'Nog te ontvangen van klanten: {a1}.', '363'],
    [[SUPPLIERS], 'Je moet nog {a1} aan leveranciers betalen.', '1.815'],
    [[SUPPLIERS], 'Aan Slager BV moet je nog {t2} betalen.', '1.815'],
    [[SUPPLIERS], 'Eind maart 2024 was er nog {a1} te betalen aan leveranciers.', '1.815'],
    [[SUPPLIERS], 'Wat je nog moet betalen, is {a1}.', '1.815'],
    [[openOf('L1')], 'Je bent nog {a1} schuldig aan Slager BV.', '1.815'],
    [
      [OPEN, SUPPLIERS],
      'Je krijgt nog {a1} van klanten en moet nog {a3} aan leveranciers betalen.',
      '1.815',
    ],
    [[VAT], 'De btw die je moet afdragen is {a1}.', '63'],
    [[VAT], 'De af te dragen btw over het eerste kwartaal van 2024 was {a1}.', '63'],
    [[OMZET], 'Je hebt in het eerste kwartaal van 2024 voor {a1} aan klanten verkocht.', '300'],
    [[COSTS], 'Je hebt in het eerste kwartaal van 2024 {a1} aan kosten uitgegeven.', '28.300'],
  ])('%j is told by who pays: %s', async (questions, words, euros) => {
    const { wrong, text } = await told(questions, words);
    expect(wrong).toBeUndefined();
    expect(text).toContain(`€ ${euros},00`);
  });
});
