import type { Question } from '@kengetal/contract';
import {
  OMZET,
  BAKKER,
  WITHOUT,
  CHANGE,
  BY_RELATION,
  BY_MONTH,
  SOLD,
  OPEN,
  VAT,
  ACCOUNTS,
} from './testing/shop-questions.ts';
import { shop } from './testing/shop-told.ts';

describe('a sentence with an amount', () => {
  const { told } = shop();

  it.each<[readonly Question[], string]>([
    [[BAKKER], 'De omzet van Slager BV was {a1}.'],
    [[WITHOUT], 'De omzet van Slager BV was {a1}.'],
    [[WITHOUT], 'De omzet zonder Bakker BV was {a1}.'],
    [[OMZET], 'De omzet van Albert Heijn was {a1}.'],
    [[OMZET], 'De omzet van albert heijn was {a1}.'],
    [[OMZET], 'De btw was {a1}.'],
    [[OMZET], 'Het openstaande bedrag was {a1}.'],
    [[OMZET], 'De boete was {a1}.'],
    [[OMZET], 'De omzet was niet {a1}.'],
    [[OMZET], 'De omzet was ongeveer {a1}.'],
    [[OMZET], 'De omzet was slechts {a1}.'],
    [[OMZET], 'De omzet was {a1} yen.'],
    [[CHANGE], 'De omzet van februari 2024 {a1:verandering} ten opzichte van maart 2024.'],
    [[CHANGE], 'De omzet ging van {c4} naar {c3}.'],
    [[OMZET, ...ACCOUNTS], 'De omzet ging van {a2} naar {a1}.'],
    [ACCOUNTS, 'De huur was {a2}. De telefonie was {a1}.'],
    [ACCOUNTS, 'Rekening 4100 heet Telefonie.'],
    [[BY_RELATION], 'Bakker kocht voor {t2} en Slager voor {t4}.'],
    [[BY_RELATION], '{t4:naam} kocht voor {t2}.'],
    [[BY_RELATION], 'De grootste klant is Bakker BV met {t4}.'],
    [[BY_RELATION], 'De grootste klant is {t4:naam}.'],
    [[BY_RELATION], 'Bakker BV staat op de eerste plaats.'],
    [[BY_RELATION], 'De tweede klant is Bakker BV.'],
    [[BY_MONTH], 'De topmaand was februari 2024 met {t2}.'],
    [[SOLD], 'Je kocht bij Jan Jansen voor {a1}.'],
    [[OPEN], 'Je moet nog {a1} betalen.'],
    [[VAT], 'De btw die je terugkrijgt is {a1}.'],
    [[OMZET], 'Er was geen omzet.'],
    [[OMZET], 'Ik heb geen gegevens over februari 2024.'],
    [[OPEN], 'Alle facturen zijn betaald.'],
    [[OPEN], 'Alles is voldaan.'],
    [[OPEN], 'Niemand is je iets schuldig.'],
    [[OMZET], 'In elke maand was de omzet {a1}.'],
    [[OMZET], 'Elke klant kocht voor {a1}.'],
    [[OMZET], 'Iedere klant kocht voor {a1}.'],
    [[OMZET], 'Beide klanten kochten voor {a1}.'],
    [[OMZET], 'De klanten kochten afzonderlijk voor {a1}.'],
    [[OMZET], 'De omzet van andere klanten was {a1}.'],
    [[OMZET], 'De omzet van een klant was {a1}.'],
    [[OMZET], 'Een relatie kocht voor {a1}.'],
    [[OMZET], 'De omzet per klant was {a1}.'],
    [[BY_MONTH], 'De omzet van de klant was {t3}.'],
    [[OMZET], 'De omzet moet {a1} worden.'],
    [[OMZET], 'De omzet zou {a1} zijn.'],
    [[OMZET], 'De omzet kan {a1} zijn.'],
    [[OMZET], 'De omzet wordt {a1}.'],
    [[OMZET], 'De omzet gaat {a1} bedragen.'],
    [[OMZET], 'De omzet komt uit op {a1} aan het eind van het boekjaar.'],
    [[OMZET], 'De omzet van het jaar was {a1}.'],
    [[OMZET], 'In de maand was de omzet {a1}.'],
    [[BY_MONTH], 'In het kwartaal was de omzet {t3}.'],
  ])('%j does not leave with what that is not: %s', async (questions, words) => {
    expect((await told(questions, words)).wrong).toBeDefined();
  });

  it('repeats no amount that a question asks to be confirmed', async () => {
    const message = 'Klopt het dat de omzet 5000 euro was?';
    const { wrong } = await told([], 'Ja, dat de omzet 5000 euro was klopt.', message);
    expect(wrong).toBe('5000¤');
  });

  it.each<[readonly Question[], string, string]>([
    [[], 'Kwam de omzet boven 50000 euro uit?', 'Ja, de omzet kwam boven 50000 euro uit.'],
    [[], 'Was de omzet minimaal 50000 euro?', 'De omzet was minimaal 50000 euro.'],
    [[OMZET], 'Was de omzet minimaal 50000 euro?', 'De omzet was minimaal 50000 euro.'],
    [[OMZET], 'Is er meer dan 50000 omgezet?', 'Ja, er is omgezet, en dan 50000.'],
    [
      [{ ...BY_RELATION, rows: { boven_cents: 50_000 } }],
      'Kochten klanten voor tussen 500 en 9000 euro?',
      'Ja, tussen 500 en 9000 euro.',
    ],
  ])('nor one that it bounds, without an answer that has that bound: %j, %s', async (...asked) => {
    const [questions, message, words] = asked;
    expect((await told(questions, words, message)).wrong).toMatch(/^(?:5|9)0+¤?/);
  });

  it('repeats a bound that an answer has', async () => {
    const above = { ...BY_RELATION, rows: { boven_cents: 60_000 } };
    const words = 'Dit zijn de klanten boven 600 euro.';
    const message = 'Welke klanten kochten voor boven 600 euro?';
    expect((await told([above], words, message)).wrong).toBeUndefined();
  });

  it('says once that something did not pass, where nothing stands in its place', async () => {
    const { text } = await told([], ' Goedemorgen. De omzet was 5. De kosten waren 6.');
    expect(text).toBe(
      'Goedemorgen.\n\nWat het taalmodel verder schreef, kwam niet door de controle.',
    );
  });
});
