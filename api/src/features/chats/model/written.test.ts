import type { Question } from '@kengetal/contract';
import { asked, turnOn } from '../../../testing/asked.ts';
import { projectWith } from '../../../testing/books.ts';
import { asks, modelStub, pieces, says } from '../../../testing/model-stub.ts';
import { signedIn } from '../../../testing/running.ts';
import { shopBooks } from './testing/shop-books.ts';
import {
  Q1,
  OMZET,
  BAKKER,
  WITHOUT,
  CHANGE,
  AVERAGE,
  SHARE,
  BY_RELATION,
  BY_MONTH,
  SOLD,
  OPEN,
  VAT,
  ACCOUNTS,
} from './testing/shop-questions.ts';

describe('a sentence with an amount', () => {
  const stub = modelStub({ KENGETAL_MODEL_TOKENS_PER_DAY: '10000000' });
  const { test, caller } = signedIn({ settings: stub.settings });
  let project_id: string;
  beforeAll(async () => {
    project_id = await projectWith(test, caller, [shopBooks()]);
    await turnOn(caller, project_id);
  });
  /** What is read of an answer in which a model insists on these words, and what it was told is wrong. */
  async function told(
    questions: readonly Question[],
    words: string,
    message = 'Wat was de omzet?',
  ) {
    let wrong: string | undefined;
    stub.mind = ({ messages }, round) => {
      if (round === 0 && questions.length > 0) return asks(...questions);
      wrong ??= /Fout: (.*)\. Schrijf/.exec(messages.at(-1)?.content ?? '')?.[1];
      return says(words);
    };
    const { text } = await asked(caller, project_id, message);
    return {
      wrong,
      text: text.replace(/\[([^\]]*)\]\(figure:\w+\)/g, '$1').replaceAll('\u00a0', ' '),
    };
  }

  it.each<[string, readonly Question[], string, string]>([
    [
      'of one customer',
      [BAKKER],
      'De omzet was {a1}.',
      'De omzet was € 500,00 (Bakker BV, 1e kwartaal 2024).',
    ],
    [
      'without one',
      [WITHOUT],
      'De omzet was {a1}.',
      'De omzet was € 700,00 (zonder Slager BV, 1e kwartaal 2024).',
    ],
    [
      'without an account',
      [{ ...OMZET, subject: { ...OMZET.subject, without_accounts: ['8000'] } }],
      'De omzet was {a1}.',
      'De omzet was € 0,00 (zonder ‘8000 Omzet’, 1e kwartaal 2024).',
    ],
    [
      'a difference',
      [CHANGE],
      'De omzet was {a1}.',
      'De omzet was € 300,00 (verschil, maart 2024 t.o.v. februari 2024).',
    ],
    [
      'a change',
      [CHANGE],
      'De omzet {a1:verandering}.',
      'De omzet steeg met € 300,00 (maart 2024 t.o.v. februari 2024).',
    ],
    [
      'a change of one period',
      [CHANGE],
      'In maart 2024 was het {a1}.',
      'In maart 2024 was het € 300,00 (omzet, verschil, t.o.v. februari 2024).',
    ],
    [
      'an average',
      [AVERAGE],
      'De omzet was {a1}.',
      'De omzet was € 866,67 (gemiddeld per maand, 1e kwartaal 2024).',
    ],
    [
      'a part',
      [SHARE],
      'De omzet was {a1}.',
      'De omzet was 19,2% (Bakker BV, als deel van omzet, 1e kwartaal 2024).',
    ],
    [
      'a cell',
      [BY_RELATION],
      'De omzet was {t2}.',
      'De omzet was € 1.900,00 (Slager BV, 1e kwartaal 2024).',
    ],
    [
      'a sum of two figures',
      [
        {
          subject: {
            kind: 'sum',
            terms: [
              { teken: 'plus', of: OMZET.subject },
              { teken: 'min', of: { kind: 'figure', key: 'kosten' } },
            ],
          },
          period: Q1,
        },
      ],
      'De omzet was {a1}.',
      'De omzet was € 1.580,00 (omzet min Kosten, 1e kwartaal 2024).',
    ],
    [
      'a day',
      [{ subject: OMZET.subject, day: '2024-03-05' }],
      'In maart 2024 was de omzet {a1}.',
      'In maart 2024 was de omzet € 1.000,00 (5 maart 2024).',
    ],
    [
      'what is open',
      [OPEN],
      'Je krijgt nog {a1}.',
      'Je krijgt nog € 3.146,00 (openstaand bij klanten, eind maart 2024).',
    ],
    [
      'the one of before',
      [OMZET],
      'De omzet in het eerste kwartaal van 2024 was {a1}. Dat was {a1}.',
      'De omzet in het eerste kwartaal van 2024 was € 2.600,00. Dat was € 2.600,00 (omzet).',
    ],
    [
      'of one year',
      [BY_MONTH],
      'In januari was de omzet {t1}, in maart {t3}.',
      'In januari was de omzet € 500,00 (2024), in maart € 1.200,00.',
    ],
    [
      'in brackets',
      [BY_RELATION],
      'Slager BV ({t2}) en Bakker BV ({t4}).',
      'Slager BV (€ 1.900,00, omzet, 1e kwartaal 2024) en Bakker BV (€ 500,00).',
    ],
    [
      'a name',
      [BY_RELATION],
      '{t2:naam} kocht voor {t2}.',
      'Slager BV kocht voor € 1.900,00 (omzet, 1e kwartaal 2024).',
    ],
  ])('says what it is of as far as its words do not: %s', async (_, questions, words, text) => {
    expect(await told(questions, words)).toEqual({ wrong: undefined, text });
  });

  it.each<[readonly Question[], string]>([
    [[OMZET], 'De omzet in het eerste kwartaal van 2024 was {a1}.'],
    [[OMZET], 'Je verkopen over januari t/m maart 2024 waren {a1}.'],
    [[BAKKER], 'De omzet van Bakker BV kwam in kwartaal 1 2024 uit op {a1}.'],
    [[CHANGE], 'De omzet in maart 2024 {a1:verandering} ten opzichte van februari 2024.'],
    [
      [CHANGE],
      'De omzet ging van {c3} in februari 2024 naar {c4}.'.replace(' in februari 2024', ''),
    ],
    [[AVERAGE], 'In het eerste kwartaal van 2024 was de omzet gemiddeld {a1} per maand.'],
    [
      [BY_RELATION],
      'In het eerste kwartaal van 2024 was de omzet {c1}, waarvan {t2} van Slager BV en {t4} van Bakker BV.',
    ],
    [
      [BY_RELATION],
      'De grootste klant in het eerste kwartaal van 2024 was Slager BV met {t2}, goed voor {t3} van de omzet.',
    ],
    [[BY_MONTH], 'De hoogste omzet was er in maart 2024 met {t3}.'],
    [[VAT], 'Je moet over het eerste kwartaal van 2024 nog {a1} aan btw afdragen.'],
    [[OPEN], 'Eind maart 2024 stond er bij klanten {a1} open.'],
    [ACCOUNTS, 'De huur was in het eerste kwartaal van 2024 {a1}. De telefonie was {a2}.'],
  ])('%j is told as it is: %s', async (questions, words) => {
    const { wrong, text } = await told(questions, words);
    expect(wrong).toBeUndefined();
    expect(text.replace(/ \((?:maart|februari) 2024\)/g, '')).not.toContain('(');
  });

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
  ])('%j does not leave with what that is not: %s', async (questions, words) => {
    expect((await told(questions, words)).wrong).toBeDefined();
  });

  it('repeats no amount that a question asks to be confirmed', async () => {
    const message = 'Klopt het dat de omzet 5000 euro was?';
    const { wrong } = await told([], 'Ja, dat de omzet 5000 euro was klopt.', message);
    expect(wrong).toBe('5000¤');
  });

  it('may name months that the books do not have', async () => {
    const missing = 'Ik heb geen gegevens over februari 2025.';
    expect((await told([], missing)).text).toBe(missing);
    const running = 'Het boekjaar 2024 loopt nog.';
    expect((await told([], running)).text).toBe(running);
  });

  it('says once that something did not pass, where nothing stands in its place', async () => {
    const { text } = await told([], ' Goedemorgen. De omzet was 5. De kosten waren 6.');
    expect(text).toBe(
      'Goedemorgen.\n\nWat het taalmodel verder schreef, kwam niet door de controle.',
    );
  });

  it('stands apart from what was said before it was asked', async () => {
    stub.mind = (_, round) => {
      if (round > 0) return says('Dat was het.');
      return { steps: [...pieces('Ik kijk het na.'), ...asks(OMZET).steps] };
    };
    const { text } = await asked(caller, project_id, 'Wat was de omzet?');
    expect(text).toContain('Ik kijk het na. Dat was het.');
  });
});
