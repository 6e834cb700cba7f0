import * as fc from 'fast-check';
import {
  calls,
  callOf,
  figure,
  filterItem,
  organisation,
  periode,
  periodFilter,
  project,
  reportEntry,
  user,
  type CallName,
} from './index.ts';
import { PERIOD_TYPES } from '../vocabulary.ts';

const names = Object.keys(calls) as CallName[];

/** What is sent of a call of specification §7, and what of its answer is said there, by hand. */
const SPECIFIED: Record<string, [asked: string, sent: string, answered?: string]> = {
  'POST /refresh': ['body', 'refresh_token', 'access_token refresh_token'],
  'POST /login': ['body', ''],
  'GET /config': ['', '', 'organisations projects rights'],
  'GET /filters': [
    'query',
    'project_id',
    'periode_filters grootboek_types grootboek_groepen grootboek_namen reports',
  ],
  'GET /organisation': ['query', 'organisation_id'],
  'GET /organisation/admins': ['query', 'organisation_id'],
  'GET /organisation/projects': ['query', 'organisation_id'],
  'GET /organisation/connections': ['query', 'organisation_id'],
  'DELETE /organisation/admin': ['body', 'organisation_id user_id'],
  'POST /organisation/invite': ['body', 'organisation_id email'],
  'DELETE /organisation': ['query', 'organisation_id'],
  'GET /project': ['query', 'project_id'],
  'POST /project/users': ['query', 'project_id'],
  'GET /project/sources': ['query', 'project_id'],
  'DELETE /project/user': ['body', 'project_id user_id'],
  'POST /project/invite': ['body', 'project_id email level'],
  'DELETE /project': ['query', 'project_id'],
  'GET /source': ['query', 'source_id'],
  'POST /pages': ['body', 'project_id page filters'],
  'POST /report': [
    'body',
    'project_id type periode_min periode_max',
    'components:id,title,tab context_prompt',
  ],
  'POST /report/components': [
    'body',
    'project_id type periode_min periode_max id',
    'context_prompt',
  ],
  'POST /report/summary': ['body', 'project_id type periode_min periode_max refresh', 'summary'],
  'POST /chat/context_suggestions': ['body', 'context_prompt', 'suggestions'],
  'GET /suggestions': ['query', 'project_id periode_min periode_max', 'suggestions:suggestion_id'],
  'GET /suggestion': ['query', 'suggestion_id'],
  'GET /chats': ['query', 'project_id', 'chat_id chat_name created_at'],
  'GET /chat': [
    'query',
    'chat_id',
    'id role content created_at tool_call_id tool_calls:id,function',
  ],
  'POST /chat/annotate': ['body', 'chat_id', 'chat_name'],
  'POST /chat': [
    'body',
    'project_id chat_id message history suggestion_id context_prompt',
    'detail chat_id role delta tool_calls:id,function tool_call_id break',
  ],
};

/** Names of the fields of a schema, of the items of a list, and so on inwards as a path asks. */
function fieldsOf(schema: unknown, path: readonly string[] = []): string[] {
  const { shape, element, unwrap } = schema as {
    shape?: Record<string, unknown>;
    element?: unknown;
    unwrap?: () => unknown;
  };
  if (element !== undefined) return fieldsOf(element, path);
  const [next, ...rest] = path;
  if (shape) return next === undefined ? Object.keys(shape) : fieldsOf(shape[next], rest);
  return unwrap ? fieldsOf(unwrap.call(schema), path) : [];
}

const callAt = (route: string) => {
  const name = names.find((one) => `${callOf(one).method} ${callOf(one).path}` === route);
  if (!name) throw new Error(`no call ${route}`);
  return callOf(name);
};

describe('calls', () => {
  it('hold every call of specification §7', () => {
    const routes = names.map((name) => `${callOf(name).method} ${callOf(name).path}`);
    expect(routes).toEqual(expect.arrayContaining(Object.keys(SPECIFIED)));
  });

  it.each(Object.entries(SPECIFIED))(
    '%s asks and answers what specification §7 says',
    (route, [asked, sent, answered = '']) => {
      const { query, body, response } = callAt(route);
      const words = (text: string) => (text === '' ? [] : text.split(' '));
      const schemas: Record<string, unknown> = { query, body };
      if (sent !== '')
        expect(fieldsOf(schemas[asked])).toEqual(expect.arrayContaining(words(sent)));
      for (const word of words(answered)) {
        const [field = '', inner] = word.split(':');
        expect(fieldsOf(response)).toContain(field);
        if (inner) {
          expect(fieldsOf(response, [field])).toEqual(expect.arrayContaining(inner.split(',')));
        }
      }
    },
  );

  it.each(['POST /chat', 'GET /chat'])(
    '%s answers figures and about beside what specification §7 says, and nothing else',
    (route) => {
      const [, , said = ''] = SPECIFIED[route] ?? [];
      const specified = said.split(' ').map((word) => word.split(':')[0]);
      const fields = fieldsOf(callAt(route).response);
      expect(fields.sort()).toEqual([...specified, 'figures', 'about'].sort());
    },
  );

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

describe('entities', () => {
  it.each<[string, unknown, string[]]>([
    ['a user', user, ['name', 'email', 'avatar']],
    ['an organisation', organisation, ['organisation_id', 'organisation_name']],
    ['a project', project, ['project_id', 'project_name', 'organisation_id']],
    ['a preset of periods', periodFilter, ['naam', 'periode_min', 'periode_max']],
    ['a report', reportEntry, ['naam', 'type', 'periode_min', 'periode_max']],
    ['a filter', filterItem, ['column', 'operator', 'value']],
  ])('%s has the fields of specification §3', (_name, schema, fields) => {
    expect(fieldsOf(schema)).toEqual(expect.arrayContaining(fields));
  });

  it('a call of a tool has a name, arguments as JSON text, and its result as text', () => {
    const { response } = callAt('GET /chat');
    const fields = fieldsOf(response, ['tool_calls', 'function']);
    expect(fields).toEqual(['name', 'arguments', 'result']);
  });

  it('a period is of four types (specification §3)', () => {
    expect(PERIOD_TYPES).toEqual(['alle', 'maand', 'kwartaal', 'jaar']);
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
