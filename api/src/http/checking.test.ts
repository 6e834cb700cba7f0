import { pageData, type Block, type Figure, type PageData } from '@kengetal/contract/api';
import { compiled, keptBlock } from './checking.ts';

const booked: Figure = {
  kind: 'booked',
  cents: 1200,
  sign: 1,
  selection: { periode_min: 202501, periode_max: 202512, soorten: ['mutatie'], filters: [] },
};

const sumOf = (figure: unknown) => ({
  kind: 'derived',
  value: 1200,
  unit: 'cents',
  terms: [{ label: 'Som', factor: 1, part: 'teller', figure }],
});

const pageOf = (figure: unknown) => ({
  title: 'Pagina',
  blocks: [{ kind: 'figures', key: 'a', items: [{ key: 'b', label: 'B', figure }] }],
  updated_at: null,
});

describe('a compiled schema', () => {
  const check = compiled(pageData);

  it('takes what the schema takes, figures within figures included', () => {
    const page = pageOf(sumOf(sumOf(booked)));
    expect(check.parse(page)).toEqual(page);
  });

  it.each([
    ['an amount that is no whole number of cents', { ...booked, cents: 0.5 }],
    [
      'a month that does not exist',
      sumOf({ ...booked, selection: { ...booked.selection, periode_min: 202513 } }),
    ],
    ['a kind that does not exist', sumOf(sumOf({ kind: 'guess', cents: 1 }))],
    ['a sum of nothing', { ...sumOf(booked), terms: [] }],
    ['no figure', null],
  ])('refuses %s', (_, figure) => {
    expect(check.safeParse(pageOf(figure)).success).toBe(false);
    expect(pageData.safeParse(pageOf(figure)).success).toBe(false);
  });

  it('leaves out what the schema does not know', () => {
    const page = pageOf(booked);
    expect(check.parse({ ...page, more: 1 })).toEqual(page);
  });
});

describe('a block that is kept', () => {
  const blockOf = (figure: Figure): Block => ({
    ...{ kind: 'figures', key: 'a' },
    items: [{ key: 'b', label: 'B', figure }],
  });
  const block = blockOf(booked);

  it('is as the contract has it, and stays the same object in an answer', () => {
    const { value } = keptBlock(Object.assign(blockOf(booked), { secret: 1 }));
    expect(value).toEqual(block);
    const answer = compiled(pageData).parse({ ...pageOf(booked), blocks: [value] }) as PageData;
    expect(answer.blocks[0]).toBe(value);
  });

  it('is refused where it does not fit, when it is kept', () => {
    expect(() => keptBlock(blockOf({ ...booked, cents: 0.5 }))).toThrow();
  });
});
