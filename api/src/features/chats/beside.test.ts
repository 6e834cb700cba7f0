import type { Question } from '@kengetal/contract';
import { askedBy, values } from '../../testing/answered.ts';
import { projectWith } from '../../testing/books.ts';
import { Opener } from '../../testing/figures.ts';
import { risingYear } from '../../testing/rising-year.ts';
import { signedIn } from '../../testing/running.ts';

/** Whole euros as cents. */
const euros = (...amounts: number[]) => amounts.map((amount) => amount * 100);
const BOTH: Question['subject'] = { kind: 'figure', key: 'omzet', also: ['kosten'] };
const accounts = (...rekeningen: string[]): Question => ({
  subject: { kind: 'account', rekeningen },
});
const QUARTER = { periode_min: 202401, periode_max: 202403 };

describe('amounts that are told beside each other', () => {
  const { test, caller } = signedIn({ settings: { KENGETAL_QUESTIONS_PER_MINUTE: '1000' } });
  let project_id: string;
  beforeAll(async () => {
    project_id = await projectWith(test, caller, [
      risingYear(2023, 400, 1000),
      risingYear(2024, 500, 13_000),
    ]);
  });
  const asked = (question: Question) => askedBy(caller, project_id, question);

  it('are each of the lines that are asked, also by month', async () => {
    // From € 500: all omzet and rent, without the wages of € 300.
    const only = { vanaf_cents: 50_000 };
    const whole = await asked({ subject: BOTH, only });
    expect(values(whole)).toEqual(euros(18_600, 6000));
    const months = await asked({ subject: BOTH, only, split: 'kwartaal' });
    expect(values(months, 't').slice(-2)).toEqual(euros(6000, 1500));
    expect(await new Opener(caller, project_id).faults(whole.figures)).toEqual([]);
  });

  it('are each of the day that is asked', async () => {
    expect(values(await asked({ subject: BOTH, day: '2024-03-05' }))).toEqual(euros(0, 500));
  });

  it.each<[string, Partial<Question>]>([
    ['causes', { measure: 'oorzaken' }],
    ['parts', { split: 'rekening' }],
    ['months beside those of another year', { split: 'maand', against: 'vorig_jaar' }],
  ])('are said to be asked one by one of %s', async (_, more) => {
    const { text, figures } = await asked({ subject: BOTH, ...more });
    expect(text).toBe('Van meer cijfers tegelijk geef ik dat niet. Vraag ze één voor één.');
    expect(figures).toEqual({});
  });

  it('are accounts of several kinds, which do not add up', async () => {
    // The bank at the end of March: 13,000, with 3,300 of omzet and 1,500 of rent.
    const bank = await asked({ ...accounts('1000', '4100'), period: QUARTER });
    expect(bank.text).toMatch(/^1000 Bank, eind maart 2024: .*4100 Huur, 1e kwartaal 2024: /);
    expect(values(bank)).toEqual(euros(14_800, 1500));
    const months = await asked({ ...accounts('4100', '8000'), split: 'maand', period: QUARTER });
    expect(values(months, 't')).toEqual(euros(500, 1000, 500, 1100, 500, 1200));
    const lines = await asked({
      ...accounts('4100', '8000'),
      ...{ measure: 'boekingen', period: QUARTER },
    });
    expect(lines.text).toMatch(/6 boekingsregels.*1\.500,00.* debet en .*3\.300,00.* credit/);
    const each = await asked({ ...accounts('1000', '4100'), split: 'rekening', period: QUARTER });
    expect(each.table[1]?.join(' ')).toMatch(/^1000 Bank eind maart 2024 \[€\s14\.800,00\]/);
    expect(values(each, 't')).toEqual(euros(14_800, 1500));
    expect(values(each)).toEqual([]);
    // Of one kind they do: rent and wages.
    expect(values(await asked(accounts('4000', '4100')))).toEqual(euros(7800));
  });

  it('are no balance and movement together', async () => {
    const of = (key: string) => ({ teken: 'plus' as const, of: { kind: 'figure' as const, key } });
    const { text, figures } = await asked({
      subject: { kind: 'sum', terms: [of('omzet'), of('bank_en_kas')] },
    });
    expect(text).toContain('een saldo en een bedrag van een periode tel ik niet samen.');
    expect(figures).toEqual({});
  });

  it.each<[string, Question, RegExp]>([
    [
      'rows without a split',
      { subject: BOTH, order: 'hoogste', limit: 3 },
      /Van meer cijfers tegelijk/,
    ],
    [
      'rows of a whole',
      { ...accounts('4100'), order: 'hoogste', limit: 3 },
      /^Uit 4100 Huur kies ik zo geen regels\.$/,
    ],
    [
      'a part that is no share',
      { ...accounts('4100'), of: 'omzet' },
      /^4100 Huur geef ik niet als deel van iets anders\.$/,
    ],
    [
      'numbers beside others by month',
      { subject: { kind: 'lines' }, split: 'maand', against: 'vorig_jaar' },
      /^Boekingen zet ik per maand niet naast een andere periode\.$/,
    ],
    [
      'a difference of all bookings',
      { subject: { kind: 'lines' }, measure: 'verschil' },
      /^Het verschil van boekingen geef ik niet\.$/,
    ],
    [
      'a balance by relation',
      { subject: { kind: 'figure', key: 'bank_en_kas' }, split: 'relatie' },
      /^Bank en kas is een stand en verdeel ik niet per relatie\. Vraag naar de boekingen/,
    ],
    [
      'an average of a balance',
      { subject: { kind: 'figure', key: 'bank_en_kas' }, measure: 'gemiddelde' },
      /^Bank en kas is een stand van één moment: daarvan geef ik geen gemiddelde\.$/,
    ],
  ])('or it is said that there is no %s', async (_, question, why) => {
    const { text, figures } = await asked(question);
    expect(text).toMatch(why);
    expect(figures).toEqual({});
  });

  it('are of no period that ends before it begins', async () => {
    const period = { periode_min: 202409, periode_max: 202401 };
    const body = { project_id, question: { ...accounts('4100'), period } };
    expect((await caller.send('askQuestion', { body })).statusCode).toBe(422);
  });
});
