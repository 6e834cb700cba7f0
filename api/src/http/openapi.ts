import * as z from 'zod';
import * as contract from '@kengetal/contract/api';
import {
  callOf,
  calls,
  problem,
  type Access,
  type Call,
  type CallName,
} from '@kengetal/contract/api';

type Json = Record<string, unknown>;

const JSON_TYPE = 'application/json';
const CALL_NAMES = Object.keys(calls) as CallName[];

/** The OpenAPI 3.1 document of the contract: nothing in it is written twice. */
export function openApiDocument(): Json {
  const registry = z.registry<{ id: string }>();
  for (const [name, value] of Object.entries(contract)) {
    if (value instanceof z.ZodType) registry.add(value, { id: pascal(name) });
  }
  for (const name of CALL_NAMES) registerCall(registry, name);
  const { schemas } = z.toJSONSchema(registry, {
    io: 'input',
    unrepresentable: 'any',
    uri: (id) => `#/components/schemas/${id}`,
  });
  return {
    openapi: '3.1.0',
    info: { title: 'Kengetal', version: '1', description: 'What the books of a company say.' },
    servers: [{ url: '/v1' }],
    security: [{ session: [] }],
    paths: pathsOf(registry),
    components: {
      securitySchemes: { session: { type: 'http', scheme: 'bearer' } },
      schemas: Object.fromEntries(
        Object.entries(schemas).map(([id, schema]) => [id, withoutIds(schema)]),
      ),
    },
  };
}

type Registry = ReturnType<typeof z.registry<{ id: string }>>;

function registerCall(registry: Registry, name: CallName): void {
  const { body, response } = callOf(name);
  if (body && !registry.has(body)) registry.add(body, { id: `${pascal(name)}Body` });
  if (response && !registry.has(response)) registry.add(response, { id: `${pascal(name)}Answer` });
}

function pathsOf(registry: Registry): Json {
  const paths: Record<string, Json> = {};
  for (const name of CALL_NAMES) {
    const call = callOf(name);
    const path = (paths[call.path] ??= {});
    path[call.method.toLowerCase()] = operation(registry, name, call);
  }
  return paths;
}

function operation(registry: Registry, name: CallName, call: Call): Json {
  const { access, body, rawBody } = call;
  return {
    operationId: name,
    summary: call.summary,
    description: accessInWords(access),
    ...(access.scope === 'public' && { security: [] }),
    ...(call.query && { parameters: parameters(call.query) }),
    ...((body || rawBody) && {
      requestBody: {
        required: true,
        content: body
          ? { [JSON_TYPE]: { schema: reference(registry, body) } }
          : { 'application/octet-stream': {} },
      },
    }),
    responses: {
      ...success(registry, call),
      default: {
        description: 'What went wrong',
        content: { 'application/problem+json': { schema: reference(registry, problem) } },
      },
    },
  };
}

function success(registry: Registry, { response, fileResponse }: Call): Json {
  if (fileResponse) {
    return { 200: { description: 'The file', content: { 'application/octet-stream': {} } } };
  }
  if (!response) return { 204: { description: 'Done' } };
  const content = { [JSON_TYPE]: { schema: reference(registry, response) } };
  return { 200: { description: 'The answer', content } };
}

function parameters(query: z.ZodObject): Json[] {
  return Object.entries(query.shape).map(([name, schema]) => ({
    name,
    in: 'query',
    required: !(schema instanceof z.ZodOptional),
    schema: withoutIds(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })),
  }));
}

function reference(registry: Registry, schema: z.ZodType): Json {
  return { $ref: `#/components/schemas/${registry.get(schema)?.id}` };
}

function accessInWords(access: Access): string {
  if (access.scope === 'public') return 'Needs no session.';
  if (access.scope === 'session') return 'For any signed-in user.';
  return `For ${access.level} of the ${access.scope} in ${access.field}.`;
}

function withoutIds({ $id, $schema, ...schema }: Json): Json {
  return schema;
}

function pascal(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
