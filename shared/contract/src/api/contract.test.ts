import * as fc from 'fast-check';
import { calls, callOf, figure, filterItem, periode, type CallName } from './index.ts';

const names = Object.keys(calls) as CallName[];

/** The calls of specification §7, written down by hand. */
const SPECIFIED = [
  'POST /refresh',
  'POST /login',
  'GET /config',
  'GET /filters',
  'GET /organisation',
  'GET /organisation/admins',
  'GET /organisation/projects',
  'GET /organisation/connections',
  'DELETE /organisation/admin',
  'POST /organisation/invite',
  'DELETE /organisation',
  'GET /project',
  'POST /project/users',
  'GET /project/sources',
  'DELETE /project/user',
  'POST /project/invite',
  'DELETE /project',
  'GET /source',
  'POST /pages',
  'POST /report',
  'POST /report/components',
  'POST /report/summary',
  'POST /chat/context_suggestions',
  'GET /suggestions',
  'GET /suggestion',
  'GET /chats',
  'GET /chat',
  'POST /chat/annotate',
  'POST /chat',
];

describe('calls', () => {
  it('hold every call of specification §7', () => {
    const routes = names.map((name) => `${callOf(name).method} ${callOf(name).path}`);
    expect(routes).toEqual(expect.arrayContaining(SPECIFIED));
  });

  it('have one meaning for each method and path', () => {
    const routes = names.map((name) => `${callOf(name).method} ${callOf(name).path}`);
    expect(new Set(routes).size).toBe(routes.length);
  });

  it.each(names)('%s: the field that access asks for stands in query or body', (name) => {
    const { access, query, body } = callOf(name);
    if (!('field' in access)) return;
    const shapes = [query, body].flatMap((schema) =>
      schema && 'shape' in schema ? Object.keys(schema.shape as object) : [],
    );
    expect(shapes).toContain(access.field);
  });
});

describe('periods', () => {
  it.each([190001, 202512, 210012])('%d is one', (value) => {
    expect(periode.safeParse(value).success).toBe(true);
  });

  it.each([189912, 210101, 202500, 202513, 20251, 2025.5])('%d is none', (value) => {
    expect(periode.safeParse(value).success).toBe(false);
  });

  it('have six digits, a year of 1900-2100 and a month of 1-12 (specification §5)', () => {
    fc.assert(
      fc.property(fc.integer(), (value) => {
        const text = String(value);
        const valid =
          /^\d{6}$/.test(text) &&
          Number(text.slice(0, 4)) >= 1900 &&
          Number(text.slice(0, 4)) <= 2100 &&
          Number(text.slice(4)) >= 1 &&
          Number(text.slice(4)) <= 12;
        expect(periode.safeParse(value).success).toBe(valid);
      }),
    );
  });
});

describe('figures', () => {
  it('take whole cents only', () => {
    const selection = {
      periode_min: 202501,
      periode_max: 202501,
      soorten: ['mutatie'],
      filters: [{ column: 'groep', operator: 'eq', value: 'netto_omzet' }],
    };
    const booked = { kind: 'booked', cents: 12.5, sign: -1, selection };
    expect(figure.safeParse(booked).success).toBe(false);
    expect(figure.safeParse({ ...booked, cents: 1250 }).success).toBe(true);
  });

  it('refuse a column that is not in the closed list', () => {
    const item = { column: 'wachtwoord', operator: 'eq', value: 'x' };
    expect(filterItem.safeParse(item).success).toBe(false);
  });
});
