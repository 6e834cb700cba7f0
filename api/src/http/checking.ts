import * as z from 'zod';
import { figure } from '@kengetal/contract/api';

type Schema = z.core.$ZodType;

/**
 * The same schema as a program made once, which is several times quicker on large answers. Its
 * compiler refuses what refers to itself, as figures do by their terms: within another schema
 * a figure is therefore left to a program of its own.
 */
export function compiled(schema: Schema): z.ZodType {
  // What is rewritten stays of its own kind; the compiler wants to know it is one of zod's.
  return z.compile(rewritten(schema, new Map([[figure, z.custom(isFigure)]])) as z.ZodType);
}

const kinds = new Map(
  figure.options.map((option) => [option.shape.kind.value, compiled(option)] as const),
);

/** Figures that were found to be right: many are operands of several others, and none changes. */
const known = new WeakSet();

function isFigure(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || !('kind' in value)) return false;
  if (known.has(value)) return true;
  for (const [kind, program] of kinds) {
    if (kind !== value.kind) continue;
    const isRight = program.safeParse(value).success;
    if (isRight) known.add(value);
    return isRight;
  }
  return false;
}

function rewritten(schema: Schema, known: Map<Schema, Schema>): Schema {
  const before = known.get(schema);
  if (before) return before;
  const made = withParts(schema as z.core.$ZodTypes, (part) => rewritten(part, known));
  known.set(schema, made);
  return made;
}

/** The schema with its parts replaced; kinds that answers put no figures in stay as they are. */
function withParts(schema: z.core.$ZodTypes, replaced: (part: Schema) => Schema): Schema {
  const { def } = schema._zod;
  switch (def.type) {
    case 'object': {
      const parts = Object.entries(def.shape).map(([key, part]) => [key, replaced(part)] as const);
      return z.clone(schema, { ...def, shape: Object.fromEntries(parts) });
    }
    case 'array':
      return z.clone(schema, { ...def, element: replaced(def.element) });
    case 'union':
      return z.clone(schema, { ...def, options: def.options.map(replaced) });
    case 'record':
      return z.clone(schema, { ...def, valueType: replaced(def.valueType) });
    case 'optional':
    case 'nullable':
      return z.clone(schema, { ...def, innerType: replaced(def.innerType) });
    default:
      return schema;
  }
}
