import type { Question } from '@kengetal/contract';
import { askedBy, euros, values } from '../../testing/answered.ts';
import { asking } from '../../testing/asking.ts';
import { projectWith } from '../../testing/books.ts';
import { RISING_YEARS, risingYear } from '../../testing/rising-year.ts';

const figure = (key: string) => ({ kind: 'figure' as const, key });
const component = (id: string) => ({ kind: 'component' as const, id });
const YEAR = { periode_min: 202401, periode_max: 202412 };
const QUARTER = { periode_min: 202401, periode_max: 202403 };

describe('a budget', () => {
  const { test, caller, place, click: clicked } = asking(RISING_YEARS);
  beforeAll(async () => {
    const months = (euro: number) => Array.from({ length: 12 }, () => euro).join(';');
    const head = Array.from(
      { length: 12 },
      (_, at) => `2024-${String(at + 1).padStart(2, '0')}`,
    ).join(';');
    const content = `Rekening;${head}\r\n8000;${months(1200)}\r\n4100;${months(400)}`;
    await caller.ask('uploadBudget', {
      body: {
        ...{ ...place, boekjaar: '2024', filename: 'begroting.csv' },
        content: Buffer.from(content).toString('base64'),
      },
    });
  });
  const click = (question: Question) =>
    clicked({ against: 'begroting', period: YEAR, ...question });

  it('stands beside each month', async () => {
    const answer = await click({ subject: figure('omzet'), split: 'maand', period: QUARTER });
    expect(values(answer, 't')).toEqual(euros(1000, 1200, -200, 1100, 1200, -100, 1200, 1200, 0));
  });

  it('stands beside each account and group, also of those without one', async () => {
    // Rent 12 × 500 against 12 × 400; nobody budgeted the wages of 6 × 300.
    const accounts = await click({ subject: figure('kosten'), split: 'rekening' });
    expect(values(accounts)).toEqual(euros(3000));
    expect(values(accounts, 't')).toEqual([
      ...euros(6000, 4800, 1200),
      2500,
      ...euros(1800, 0, 1800),
    ]);
    const groups = await click({ subject: figure('kosten'), split: 'groep' });
    expect(values(groups, 't')).toEqual(values(accounts, 't'));
    const why = await click({ subject: figure('resultaat'), measure: 'oorzaken' });
    // Omzet 18,600 against 14,400 is what differs most.
    expect(values(why, 't').slice(0, 3)).toEqual(euros(18_600, 14_400, 4200));
  });

  it('stands beside a statement of income, and is said not to be there of a balance sheet', async () => {
    const { table, text } = await click({ subject: component('winst-en-verlies') });
    expect(text).toContain('naast de begroting');
    const row = table.find(([name]) => name === 'Netto-omzet')?.join(' ');
    expect(row).toMatch(/18\.600,00.*14\.400,00.*4\.200,00/);
    const balance = await click({ subject: component('balans') });
    expect(balance.text).toContain('dit onderdeel heeft er geen');
  });

  it('is said not to be there of a year, of relations and of VAT', async () => {
    const years = await click({
      subject: figure('omzet'),
      split: 'jaar',
      period: { ...YEAR, periode_min: 202301 },
    });
    expect(years.text).toContain('Voor januari 2023 is geen begroting geladen.');
    // 2023 has no budget beside its omzet, 2024 has.
    expect(values(years, 't')).toEqual(euros(18_600, 18_600, 14_400, 4200));
    const relations = await click({ subject: figure('omzet'), split: 'relatie' });
    expect(relations.text).toContain('Een begroting is per rekening, en niet per relatie.');
    const bookings = await click({ subject: figure('kosten'), only: { omschrijving: 'Boeking' } });
    expect(bookings.text).toContain('kent geen relaties, btw of losse boekingen');
  });

  it('is said not to be loaded, where there is none', async () => {
    const other = await projectWith(test, caller, [risingYear(2024, 500, 1000)]);
    const question = { subject: component('winst-en-verlies'), against: 'begroting' } as const;
    expect((await askedBy(caller, other, question)).text).toContain(
      'Er is nog geen begroting geladen.',
    );
  });
});
