import { askingModel } from '../../../testing/asking.ts';
import { asks } from '../../../testing/model-stub.ts';
import { capital, smallBooks, throughBank, usual } from '../../../testing/small-books.ts';

const BOOKS = smallBooks({
  year: 2024,
  accounts: usual('0500', '1000', '8000'),
  opening: capital(100_000),
  entries: [throughBank('2024-03-01', '8000', -700)],
});

describe('an answer of the grammar beside a table that a model asked for', () => {
  const { stub, caller, ask } = askingModel([BOOKS]);

  it('has cells that open what they are of, before and after a reload', async () => {
    stub.mind = (_, round) =>
      round === 0
        ? asks({ subject: { kind: 'component', id: 'balans' } })
        : { status: 500, body: { error: { message: 'x' } } };
    const said = await ask('Toon de winst-en-verliesrekening');
    expect(said.text).toContain('dit antwoord is zonder taalmodel gemaakt.');
    const tables = said.calls.flatMap(({ function: { result } }) => result ?? []);
    expect(tables).toHaveLength(2);
    const cells = (table = '') => [...table.matchAll(/\[([^[\]]+)\]\(figure:(t\d+)\)/g)];
    const [balance, profit] = tables.map(cells);
    // The first row of the profit and loss account is the one sale, of € 700.
    const omzet = profit?.find(([, shown]) => shown?.includes('700,00'));
    expect(said.figures[omzet?.[2] ?? '']).toMatchObject({ cents: 70_000 });
    const keys = (of: typeof balance) => new Set(of?.map(([, , key]) => key));
    expect([...keys(profit)].filter((key) => keys(balance).has(key))).toEqual([]);
    const messages = await caller.ask('chatMessages', { query: { chat_id: said.chat_id } });
    const kept = messages.at(-1);
    expect(kept?.tool_calls?.flatMap(({ function: { result } }) => result ?? [])).toEqual(tables);
    expect(kept?.figures).toEqual(said.figures);
  });
});
