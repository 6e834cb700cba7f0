import * as z from 'zod';
import { LIMITS } from '@kengetal/contract';
import { pageData, type GridBlock, type GridRow } from '@kengetal/contract/api';
import { withJson } from '../json.ts';
import { turnsDuring } from '../testing/turns.ts';
import { answersOf } from './answers.ts';

const NOBODY = { kind: 'request' } as const;
const row = (index: number): GridRow => ({
  key: `rekening_${index}`,
  label: `Rekening ë ${index}`,
  parent: null,
  level: 0,
  kind: 'line',
  basis: 'flow',
  more: 'neutraal',
  sign: 1,
  filters: [{ column: 'rekening', operator: 'eq', value: String(index) }],
  values: [index, null],
});
const block = (key: string, rows: GridRow[]): GridBlock => {
  return { kind: 'grid', key, title: key, caption: '', view: 'table', columns: [], rows };
};
const many = Array.from({ length: 1_000 }, (_, index) => row(index));
const page = (rows: GridRow[]) => ({
  title: 'Pagina',
  blocks: [block('a', many), block('b', [row(0)]), block('c', rows)],
  updated_at: null,
});

describe('an answer with long lists', () => {
  const answered = answersOf('pages', pageData);

  it('is written as JSON.stringify does, and lets the loop turn every two hundred rows', async () => {
    const answer = page(many.map((each) => withJson(structuredClone(each)).value));
    let bytes: Buffer | undefined;
    const turns = await turnsDuring(async () => (bytes = await answered(answer, NOBODY)));
    expect(bytes?.toString()).toBe(JSON.stringify(answer));
    expect(turns).toBeGreaterThanOrEqual(2 * (many.length / 200) - 1);
  });

  it('has what the schema does not know left out', async () => {
    const known = page(many);
    const rows = many.map((each) => ({ ...each, secret: 1 }));
    const answer = { ...page(rows), secret: 1 };
    expect((await answered(answer, NOBODY)).toString()).toBe(JSON.stringify(known));
  });

  it.each([
    ['the last row', page([...many.slice(1), { ...row(1), values: [0.5] }])],
    [
      'a row of a short table',
      { ...page(many), blocks: [block('a', many), block('b', [{ ...row(1), level: -1 }])] },
    ],
    ['the page', { ...page(many), title: 3 }],
  ])('is refused for %s', async (_, answer) => {
    await expect(async () => answered(answer, NOBODY)).rejects.toThrow('does not fit the contract');
  });

  it('is not written on when nobody waits for it', async () => {
    const asker = { ...NOBODY, signal: AbortSignal.abort() };
    await expect(async () => answered(page(many), asker)).rejects.toThrow('nobody waits');
  });

  it('is refused when it is too large', async () => {
    const texts = answersOf('texts', z.object({ texts: z.array(z.object({ text: z.string() })) }));
    const text = 'a'.repeat(LIMITS.answerBytes.max / 1_000);
    const answer = { texts: many.map(() => ({ text })) };
    await expect(async () => texts(answer, NOBODY)).rejects.toMatchObject({ code: 'too_large' });
  });

  it('is written at once when its lists are short', () => {
    const answer = { ...page([]), blocks: [block('a', many.slice(0, 200))] };
    expect(answered(answer, NOBODY)).toEqual(Buffer.from(JSON.stringify(answer)));
  });
});
