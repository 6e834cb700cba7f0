import { callOf, calls, type CallName } from '@kengetal/contract/api';
import type { Arena, Attack } from './attack.ts';
import { call, sampleOf, type Sent } from './calls.ts';
import { atOnce } from './at-once.ts';
import { broken, mutated, valid } from './mutate.ts';

const MUTATIONS = 6_000;
const AT_ONCE = 2;

/** Sent as they are they would take away what the other attacks need. */
const ENDING: readonly CallName[] = ['deleteOrganisation', 'deleteProject', 'deleteConnection'];
/** A wrong field that is not looked at leaves a right request for a file, which is made then. */
const makesFile = (name: CallName) => callOf(name).response === calls.reportExport.response;
const EXPORT_WITHIN_MS = 10_000;
const NAMES = (Object.keys(calls) as CallName[]).filter((name) => !ENDING.includes(name));

export const fuzz: readonly Attack[] = [
  {
    name: 'aanroepen met verkeerde vormen',
    sampled: true,
    run: (arena, tally) =>
      atOnce(AT_ONCE, Math.ceil(MUTATIONS * arena.scale), async (index) => {
        const name = NAMES[index % NAMES.length] ?? 'pages';
        const sent = mutation(name, arena);
        const answer = await call(arena, name, sent, index % 7 === 0 ? 'nobody' : 'owner');
        const { query, body } = sent;
        const withinMs = makesFile(name) ? EXPORT_WITHIN_MS : undefined;
        const what = `${name} ${JSON.stringify({ query, body })}`;
        tally.judge(what, answer, { withinMs });
      }),
  },
];

/** A right request with something wrong in it. */
function mutation(name: CallName, arena: Arena): Sent {
  const { random } = arena;
  const sample = sampleOf(name, arena);
  const { query, body } = callOf(name);
  // The ids of the sample, so that the request gets past the door; the rest is the schema's.
  const filled = {
    ...(query && { query: { ...record(valid(query, random)), ...sample.query } }),
    ...(body && { body: { ...record(valid(body, random)), ...record(sample.body) } }),
  };
  const changed = { ...sample, ...record(mutated(filled, random)) };
  const sent: Sent = { ...changed, query: record(changed.query) };
  if (body && random.whole(0, 9) === 0) {
    return { ...sent, body: broken(JSON.stringify(filled.body), random) };
  }
  return sent;
}

const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};
