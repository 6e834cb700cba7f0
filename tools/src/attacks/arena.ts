import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { auditfiles, createRandom } from '@kengetal/generator';
import { stamp, systemClock } from 'api/clock';
import { openDatabase } from 'api/database';
import { memberships, projectMembers } from 'api/schema';
import { createChat } from 'api/chats';
import type { World } from 'api/testing/samples';
import { ApiClient } from '../bench/api-client.ts';
import { openStage, type Engine, type Stage } from '../bench/api-stage.ts';
import { PEOPLE, type Arena, type Person } from './attack.ts';
import { startNeighbour } from './neighbour.ts';

const ASK_EVERY_MS = 100;

export interface ArenaOptions {
  readonly engine: Engine;
  readonly seed: number;
  readonly scale: number;
  /** Fiscal years of both organisations. */
  readonly years: number;
  /** Where the data go; a temporary folder when left out. */
  readonly disk?: string;
}

/** The samples of calls ask about it. */
const LAST_YEAR = 2024;
/** An access token works for 15 minutes. */
const TOKEN_FOR_MS = 5 * 60_000;

/** Exact Online can be linked, and nobody answers there. */
const EXACT = {
  EXACT_HOST: 'http://127.0.0.1:9',
  EXACT_CLIENT_ID: 'aanvallen',
  EXACT_CLIENT_SECRET: 'aanvallen',
};

type Closable = Arena & { close(): Promise<void> };

/** The product with two organisations and their books; undefined without the database asked for. */
export async function openArena(options: ArenaOptions): Promise<Closable | undefined> {
  const { engine, seed, scale } = options;
  const stage = await openStage(engine, { disk: options.disk });
  if (!stage) return undefined;
  const neighbour = startNeighbour();
  const close = async () => {
    await neighbour.close();
    await stage.close();
  };
  try {
    const prepared = await prepare(stage, options);
    let { api } = await stage.start(EXACT);
    const tokens = new Map<Person, { token: string; since: number }>();
    return {
      ...prepared,
      engine,
      stage,
      neighbour,
      scale,
      random: createRandom(seed),
      seed,
      get api() {
        return api;
      },
      token: async (person) => {
        const kept = tokens.get(person);
        if (kept && Date.now() - kept.since < TOKEN_FOR_MS) return kept.token;
        const token = await stage.signIn(api, PEOPLE[person]);
        tokens.set(person, { token, since: Date.now() });
        return token;
      },
      restart: async (settings) => {
        await api.stop();
        ({ api } = await stage.start({ ...EXACT, ...settings }));
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

async function prepare(
  stage: Stage,
  { seed, years }: ArenaOptions,
): Promise<{ world: World; neighboursProject: string }> {
  const { api } = await stage.start();
  const folder = await mkdtemp(join(tmpdir(), 'kengetal-attacks-'));
  try {
    const books = async (person: Person, bookSeed: number) =>
      withBooks(new ApiClient(api.origin, await stage.signIn(api, PEOPLE[person])), {
        folder,
        seed: bookSeed,
        years,
      });
    const mine = await books('owner', seed);
    const theirs = await books('neighbour', seed + 1);
    for (const person of ['editor', 'reader'] as const) await stage.signIn(api, PEOPLE[person]);
    await api.stop();
    return {
      world: { ...mine, chat_id: await addMembers(stage, mine) },
      neighboursProject: theirs.project_id,
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** An organisation with a project, and the ids of its last import. */
async function withBooks(
  client: ApiClient,
  { folder, seed, years }: { folder: string; seed: number; years: number },
): Promise<Omit<World, 'chat_id'>> {
  const organisation_id = await client.makeOrganisation(`Bedrijf ${seed}`);
  const files: string[] = [];
  const options = { seed, firstMonth: (LAST_YEAR - years + 1) * 100 + 1, years, varied: true };
  for (const { filename, bytes } of auditfiles(options, 'exact_subledgers')) {
    const file = join(folder, filename);
    await pipeline(bytes, createWriteStream(file));
    files.push(file);
  }
  const ready = async (file = '') =>
    client.ready((await client.upload(organisation_id, file)).import_id);
  let job = await ready(files[0]);
  for (const file of files.slice(1)) job = await ready(file);
  const { import_id } = await ready(files.at(-1)); // The same again: it changes nothing.
  const { project_id, source_id, connection_id } = job;
  if (!project_id || !source_id || !connection_id) throw new Error('the import made no project');
  const suggestion_id = await suggested(client, project_id);
  return { organisation_id, project_id, source_id, connection_id, import_id, suggestion_id };
}

/** A suggestion of the project, once was looked for them. */
async function suggested(client: ApiClient, project_id: string): Promise<string> {
  for (;;) {
    const { suggestions, checked_at, is_checking } = await client.ask('suggestions', {
      query: { project_id, periode_min: 0, periode_max: 0 },
    });
    if (checked_at !== null && !is_checking) {
      const [first] = suggestions;
      if (!first) throw new Error('nothing was suggested of these books');
      return first.suggestion_id;
    }
    await wait(ASK_EVERY_MS);
  }
}

/** People cannot be invited yet; answers a chat of the owner. The API must have ended. */
async function addMembers(
  { environment }: Stage,
  { organisation_id: organisationId, project_id: projectId }: Omit<World, 'chat_id'>,
): Promise<string> {
  const { DATABASE_URL: url, KENGETAL_DATA: data = '' } = environment;
  const database = await openDatabase({ url, folder: join(data, 'database') });
  try {
    const people = await database.rows<{ user_id: string; email: string }>(
      'SELECT user_id, email FROM users',
    );
    const idOf = (person: Person) => {
      const found = people.find(({ email }) => email === PEOPLE[person]);
      if (!found) throw new Error(`${person} did not sign in`);
      return found.user_id;
    };
    const since = stamp(systemClock);
    for (const [person, level] of [
      ['editor', 'bewerker'],
      ['reader', 'lezer'],
    ] as const) {
      const userId = idOf(person);
      await database.orm
        .insert(memberships)
        .values({ organisationId, userId, level: 'lid', since });
      await database.orm.insert(projectMembers).values({ projectId, userId, level, since });
    }
    const chat = { projectId, userId: idOf('owner'), name: 'x' };
    return (await createChat(database, systemClock, chat)).chat_id;
  } finally {
    await database.close();
  }
}
