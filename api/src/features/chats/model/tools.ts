import { question as questionSchema } from '@kengetal/contract/api';
import type { Question } from '@kengetal/contract';
import * as z from 'zod';
import type { ModelTool } from '../../../model/provider.ts';

/** What makes a schema longer without telling a model anything: limits are checked afterwards. */
const CHECKED_LATER: ReadonlySet<string> = new Set([
  ...['$schema', 'pattern', 'format', 'maxLength', 'minLength', 'maxItems', 'minItems'],
  ...['minimum', 'maximum', 'additionalProperties'],
]);

function small(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(small);
  if (typeof schema !== 'object' || schema === null) return schema;
  return Object.fromEntries(
    Object.entries(schema)
      // Of a constant the type goes without saying.
      .filter(([key]) => !CHECKED_LATER.has(key) && !(key === 'type' && 'const' in schema))
      .map(([key, value]) => [key, small(value)]),
  );
}

const vraag: ModelTool = {
  type: 'function',
  function: {
    name: 'vraag',
    description:
      'Beantwoordt een vraag over de boekhouding met cijfers, en waar dat past een tabel.',
    parameters: small(z.toJSONSchema(questionSchema, { io: 'input' })) as Record<string, unknown>,
  },
};

const zoek: ModelTool = {
  type: 'function',
  function: {
    name: 'zoek',
    description:
      'Zoekt nummers en codes van rekeningen, relaties, dagboeken, btw-codes en kostenplaatsen op naam.',
    parameters: {
      type: 'object',
      properties: { naam: { type: 'string' } },
      required: ['naam'],
    },
  },
};

/** All that a model can do: ask about these books, and look up what something in them is called. */
export const TOOLS: readonly ModelTool[] = [vraag, zoek];

const searched = z.object({ naam: z.string().trim().min(1).max(200) });

/** A tool call as it was meant, or what is wrong with it in words for the model. */
export type Called =
  | { readonly kind: 'vraag'; readonly question: Question }
  | { readonly kind: 'zoek'; readonly name: string }
  | { readonly kind: 'fout'; readonly wrong: string };

/** @param args JSON as the model wrote it */
export function calledBy(name: string, args: string): Called {
  const schema = name === 'vraag' ? questionSchema : searched;
  if (name !== 'vraag' && name !== 'zoek') {
    return { kind: 'fout', wrong: 'Dit gereedschap is er niet.' };
  }
  let given: unknown;
  try {
    given = JSON.parse(args === '' ? '{}' : args);
  } catch {
    return { kind: 'fout', wrong: 'De argumenten zijn geen geldige JSON.' };
  }
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const place = issue?.path.join('.') ?? '';
    return { kind: 'fout', wrong: `De vraag klopt niet${place && ` bij ${place}`}.` };
  }
  return 'naam' in parsed.data
    ? { kind: 'zoek', name: parsed.data.naam }
    : { kind: 'vraag', question: parsed.data };
}
