import { selectionWords, type Figure, type Question } from '@kengetal/contract';
import { euros, values } from '../../testing/answered.ts';
import { asked } from '../../testing/asked.ts';
import { asking } from '../../testing/asking.ts';
import { withOrganisation } from '../../testing/books.ts';
import { RISING_YEARS } from '../../testing/rising-year.ts';

const MARCH = { periode_min: 202403, periode_max: 202403 };

describe('what is offered with an answer, and how it is told', () => {
  const { caller, place, ask, click } = asking(RISING_YEARS);
  const why = (subject: Question['subject']): Question => ({
    subject,
    measure: 'oorzaken',
    period: MARCH,
    against: 'vorige_periode',
  });
  const suggested = async (body: { project_id?: string }) => {
    const context_prompt = 'Eerste vragen over deze boekhouding';
    const { suggestions } = await caller.ask('contextSuggestions', {
      body: { ...body, context_prompt },
    });
    return suggestions;
  };

  it('has no causes of what did not change', async () => {
    const { text, table } = await click(why({ kind: 'figure', key: 'kosten' }));
    expect(text).toMatch(
      /^Kosten, maart 2024 is even groot als februari 2024: \[€\s0,00\]\S* van \[€\s500,00\]\S* naar \[€\s500,00\]\S*\.$/,
    );
    expect(table).toEqual([['']]);
  });

  it('tells of one account its bookings, and not that account as its cause', async () => {
    const { text, table } = await click(why({ kind: 'account', rekeningen: ['8000'] }));
    expect(text).toMatch(/is hoger dan februari 2024: .*De boekingen van maart 2024:$/);
    expect(text).not.toContain('Het meeste komt van');
    expect(table).toHaveLength(2);
    expect(table[1]?.join(' ')).toMatch(/8000 .*1\.200,00/);
  });

  it('has a sign on a difference', async () => {
    const question = { subject: { kind: 'figure', key: 'kosten' }, period: MARCH } as const;
    const more = await click({ ...question, against: 'vorig_jaar' });
    // 500 and 400: 100 more, 25%.
    expect(more.text).toMatch(/Verschil: \[\+€\s100,00\]\(figure:\w+\) \(\[\+25,0%\]/);
    const less = await click({
      ...question,
      period: { periode_min: 202303, periode_max: 202303 },
      against: MARCH,
    });
    expect(less.text).toMatch(/Verschil: \[€\s-100,00\]/);
  });

  it('explains an amount of a screen by what it is made of, also one that is computed', async () => {
    const filters = [
      { column: 'groep' as const, operator: 'in' as const, value: ['huisvestingskosten'] },
    ];
    const context_prompt = selectionWords({ ...MARCH, soorten: ['mutatie'], filters }).join('\n');
    const rent = await ask('Hoe komt Huisvestingskosten (maart 2024) op € 500,00 uit?', {
      context_prompt,
    });
    expect(rent.text).toMatch(
      /^Huisvestingskosten, maart 2024 per rekening: in totaal \[€\s500,00\]/,
    );
    const margin = await ask('Hoe komt Nettomarge, maart 2024 op 58,3% uit?');
    // 1,200 − 500 = 700 of 1,200.
    expect(margin.text).toMatch(/^Nettomarge, maart 2024: \[58,3%\].*Zo wordt het berekend: /);
    const terms = values({ ...margin, name: undefined, table: [] }, 't');
    expect(terms).toEqual(euros(700, 1200));
  });

  it('says what was read, the newest months first, with how many bookings', async () => {
    const told = await ask('kosten in juli 2024 vergeleken met juni 2024');
    const { sources, accounts, months, updated_at } = offerIn(told);
    expect(sources.map(({ title, count }) => [title, count])).toEqual([
      ['Kosten, juli 2024', 2],
      ['Kosten, juni 2024', 1],
    ]);
    expect({ accounts, months }).toEqual({ accounts: 2, months: 2 });
    expect(updated_at).toMatch(/^20\d\d-/);
    const year = offerIn(await ask('kosten in 2024'));
    expect(year.sources).toMatchObject([
      { figure: 'a1', title: 'Kosten, boekjaar 2024', count: 18 },
    ]);
    const ratio = offerIn(await ask('nettomarge in maart 2024'));
    expect(ratio.sources.map(({ figure, terms }) => [figure, terms])).toEqual([
      ['a1', [0]],
      ['a1', [1]],
    ]);
  });

  it('leads to what it comes to, in a statement', async () => {
    const statement = async (name: string) =>
      offerIn(await ask(name)).sources.map(({ title, count }) => [title, count]);
    // 12 of omzet, 12 of rent and 6 of wages.
    expect(await statement('winst en verlies 2024')).toEqual([['Nettowinst, boekjaar 2024', 30]]);
    expect((await statement('balans 2024')).map(([title]) => title)).toEqual([
      'Totaal activa, stand eind december 2024',
      'Totaal passiva, stand eind december 2024',
    ]);
  });

  it('says what the only choice does where that is one word', async () => {
    const choicesOf = async (message: string) => {
      const { calls } = await ask(message);
      const { choices } = JSON.parse(calls[0]?.function.arguments ?? '{}') as {
        choices: { label: string }[];
      };
      return choices.map(({ label }) => label);
    };
    expect(await choicesOf('hoeveel omzet kwam er in het weekend binnen')).toEqual([
      'Laat omzet zien',
    ]);
  });

  it('begins with what these books hold, and with nothing where they hold nothing', async () => {
    const questions = await suggested(place);
    expect(questions).toContain('Wat is de omzet in december 2024 vergeleken met vorig jaar?');
    expect(questions.join()).not.toMatch(/btw|klanten|facturen|kostenplaats|begroting/);
    for (const question of questions) {
      expect((await ask(question)).calls[0]?.function.name).toBe('vraag');
    }
    const organisation_id = await withOrganisation(caller, 'Leeg');
    const empty = await caller.ask('createProject', {
      body: { organisation_id, project_name: 'Leeg' },
    });
    expect(await suggested(empty)).toEqual([]);
    const { text } = await asked(caller, empty.project_id, 'Wat was de omzet in maart 2024?');
    expect(text).toBe('Er is nog niets ingelezen. Importeer eerst een auditfile.');
    expect(await suggested({})).not.toEqual([]);
  });
});

interface Offered {
  sources: { figure: string; terms?: number[]; title: string; count?: number }[];
  accounts: number;
  months: number;
  updated_at: string;
}

/** What an answer says that it was read from. */
function offerIn({
  calls,
}: {
  calls: readonly { function: { name: string; arguments: string } }[];
  figures: Record<string, Figure>;
}) {
  const call = calls.find(({ function: { name } }) => name === 'verder');
  return JSON.parse(call?.function.arguments ?? '{}') as Offered;
}
