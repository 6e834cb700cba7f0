import type { Question } from '@kengetal/contract';
import { asks, pieces, says } from '../../../testing/model-stub.ts';
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
  OPEN,
  VAT,
  ACCOUNTS,
} from './testing/shop-questions.ts';
import { shop } from './testing/shop-told.ts';

describe('a sentence with an amount', () => {
  const { stub, ask, told } = shop();

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
      'a change of several',
      [{ ...CHANGE, subject: { kind: 'figure', key: 'kosten' } }],
      'De totale kosten in maart 2024 {a1:verandering}.',
      'De totale kosten in maart 2024 bleven gelijk (t.o.v. februari 2024).',
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
    [[CHANGE], 'De omzet ging van {c3} naar {c4}.'],
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
    [[BAKKER], 'De omzet van de klant Bakker BV was in het eerste kwartaal van 2024 {a1}.'],
    [
      [{ ...BY_RELATION, order: 'hoogste', limit: 1 }],
      'De grootste klant in het eerste kwartaal van 2024 was Slager BV met een omzet van {a1}.',
    ],
    [[OMZET], 'Het gaat om een omzet van {a1} in het eerste kwartaal van 2024.'],
    [[OMZET], 'In het kwartaal januari t/m maart 2024 was de omzet {a1}.'],
    [[BY_MONTH], 'De maand met de hoogste omzet was maart 2024, met {t3}.'],
    [ACCOUNTS, 'De huur was in het eerste kwartaal van 2024 {a1}. De telefonie was {a2}.'],
  ])('%j is told as it is: %s', async (questions, words) => {
    const { wrong, text } = await told(questions, words);
    expect(wrong).toBeUndefined();
    expect(text.replace(/ \((?:maart|februari) 2024\)/g, '')).not.toContain('(');
  });

  it('may name months that the books do not have', async () => {
    const missing = 'Ik heb geen gegevens over februari 2025.';
    expect((await told([], missing)).text).toBe(missing);
    const running = 'Het boekjaar 2024 loopt nog.';
    expect((await told([], running)).text).toBe(running);
  });

  it('stands apart from what was said before it was asked', async () => {
    stub.mind = (_, round) => {
      if (round > 0) return says('Dat was het.');
      return { steps: [...pieces('Ik kijk het na.'), ...asks(OMZET).steps] };
    };
    const { text } = await ask();
    expect(text).toContain('Ik kijk het na. Dat was het.');
  });
});
