import { callOf, calls, type CallName } from '@kengetal/contract/api';
import { statusFor } from 'api/testing/levels';
import type { Arena, Attack } from './attack.ts';
import { call, sampleOf } from './calls.ts';

const NAMES = Object.keys(calls) as CallName[];
const scopeOf = (name: CallName) => callOf(name).access.scope;
/** The first of its kind takes longer, and time is not what this is about. */
const WITHIN_MS = 10_000;
const OPEN: readonly string[] = ['public', 'session', 'suggestion'];
const LEVELS = {
  reader: ['lid', 'lezer'],
  editor: ['lid', 'bewerker'],
  owner: ['beheerder', 'beheerder'],
} as const;

/** What a call removed is there again for the next. */
const BROUGHT_BACK: Partial<Record<CallName, CallName>> = {
  deleteOrganisation: 'restoreOrganisation',
  deleteProject: 'restoreProject',
};

/** Every call by every kind of caller: what api/src/http/access.test.ts holds, over HTTP. */
export const rights: readonly Attack[] = [
  {
    name: 'elke aanroep door elk soort beller',
    sampled: true,
    run: async (arena, tally) => {
      for (const [name, person, status] of matrix()) {
        const answer = await call(arena, name, sampleOf(name, arena), person);
        const rule = { expected: [status], withinMs: WITHIN_MS };
        tally.judge(`${name} door ${person}`, answer, rule);
        const back = answer.status === 204 ? BROUGHT_BACK[name] : undefined;
        if (back) await call(arena, back, sampleOf(back, arena));
      }
    },
  },
  {
    name: 'mijn boeken met het id van een ander',
    sampled: true,
    run: async (arena, tally) => {
      for (const name of NAMES.filter((one) => !OPEN.includes(scopeOf(one)))) {
        const answer = await call(arena, name, sampleOf(name, foreign(arena)));
        const isOrganisation = scopeOf(name) === 'organisation';
        const expected = isOrganisation ? undefined : [404];
        tally.judge(`${name} met vreemd id`, answer, { expected });
      }
    },
  },
];

/** The attacker's organisation with the project of another. */
function foreign(arena: Arena): Arena {
  const other = arena.neighboursProject;
  const world = {
    organisation_id: arena.world.organisation_id,
    project_id: other,
    source_id: other,
    import_id: other,
    connection_id: other,
    chat_id: other,
    suggestion_id: other,
  };
  return { ...arena, world, api: arena.api };
}

type Row = readonly [CallName, 'nobody' | 'neighbour' | keyof typeof LEVELS, number];

function* matrix(): Generator<Row> {
  const closed = NAMES.filter((name) => scopeOf(name) !== 'public');
  const scoped = closed.filter((name) => !OPEN.includes(scopeOf(name)));
  for (const name of closed) yield [name, 'nobody', 401];
  for (const name of scoped) yield [name, 'neighbour', 404];
  for (const person of ['reader', 'editor', 'owner'] as const) {
    const [inOrganisation, inProject] = LEVELS[person];
    for (const name of scoped) {
      // A chat is its maker's alone.
      const isOthers = scopeOf(name) === 'chat' && person !== 'owner';
      yield [name, person, isOthers ? 404 : statusFor(name, inOrganisation, inProject)];
    }
  }
}
