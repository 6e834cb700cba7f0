import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import rateLimit from '@fastify/rate-limit';
import fastify from 'fastify';
import { callOf } from '@kengetal/contract/api';
import { stamp } from '../clock.ts';
import { projects } from '../db/schema/index.ts';
import { withOrganisation } from '../testing/books.ts';
import { Caller } from '../testing/caller.ts';
import { startApp, type TestApp } from '../testing/environment.ts';
import { fairness } from './fairness.ts';

const AT_ONCE = 2;
const WAITING = 10 * AT_ONCE;

describe('one that hammers', () => {
  let test: TestApp;
  let hammer: Caller;
  let other: Caller;
  beforeAll(async () => {
    test = await startApp({
      settings: {
        KENGETAL_REQUESTS_PER_MINUTE: '300',
        KENGETAL_REQUESTS_AT_ONCE: String(AT_ONCE),
      },
    });
    hammer = await new Caller(test).signIn('hamer@voorbeeld.nl');
    other = await new Caller(test).signIn('ander@voorbeeld.nl');
  });
  afterAll(() => test.close());

  it('waits for its own turn, is refused beyond, and holds up nobody else', async () => {
    const organisation_id = await withOrganisation(hammer, 'Hamer');
    const files: Readable[] = [];
    const upload = async () => {
      const file = new Readable({ read: () => undefined });
      files.push(file);
      return await test.app.server.inject({
        method: 'POST',
        url: '/v1/upload',
        query: { organisation_id, filename: 'traag.xaf' },
        headers: {
          authorization: `Bearer ${hammer.accessToken}`,
          'content-type': 'application/octet-stream',
        },
        payload: file,
      });
    };
    const accepted = Array.from({ length: AT_ONCE + WAITING }, upload);
    const refused = await upload();
    expect(refused.json()).toMatchObject({ status: 429, code: 'rate_limited' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await other.send('config')).statusCode).toBe(200);
    expect((await hammer.send('config')).statusCode).toBe(200);
    for (const file of files) file.push(null);
    const statuses = (await Promise.all(accepted)).map(({ statusCode }) => statusCode);
    expect(statuses).not.toContain(429);
    const again = upload();
    files.at(-1)?.push(null);
    expect((await again).statusCode).not.toBe(429);
  });

  it('gets so many requests a minute, and the others theirs', async () => {
    const statuses: number[] = [];
    for (let times = 0; times < 101; times += 1) {
      statuses.push((await hammer.send('config')).statusCode);
    }
    expect(statuses.at(-1)).toBe(429);
    expect((await other.send('config')).statusCode).toBe(200);
  });

  it('without a session uses up neither signing in nor what others may', async () => {
    const refresh = () => new Caller(test).send('refresh', { body: { refresh_token: 'x' } });
    const statuses: number[] = [];
    for (let times = 0; times < 31; times += 1) statuses.push((await refresh()).statusCode);
    expect(new Set(statuses)).toEqual(new Set([401, 429]));
    await new Caller(test).signIn('nieuw@voorbeeld.nl');
    expect((await other.send('config')).statusCode).toBe(200);
  });
});

describe('an organisation of which many people ask at once', () => {
  it('waits for its own turn, is refused beyond, and holds up no other organisation', async () => {
    const test = await startApp();
    const caller = await new Caller(test).signIn('eigenaar@voorbeeld.nl');
    const projectOf = async (organisationId: string) => {
      const projectId = randomUUID();
      const project = { projectId, organisationId, name: 'P', createdAt: stamp(test.clock) };
      await test.database.orm.insert(projects).values(project);
      return projectId;
    };
    const [own, others] = [await withOrganisation(caller), await withOrganisation(caller, 'Ander')];
    const busy: string[] = [await projectOf(own), await projectOf(own)];
    const app = fastify();
    await app.register(rateLimit, { global: false });
    const limits = { requestsPerMinute: 1_000, questionsPerMinute: 20, requestsAtOnce: 1 };
    const { ofOrganisation } = fairness(app, test.database, limits);
    let working = 0;
    let finish = () => undefined as void;
    let finished = Promise.resolve();
    app.get<{ Querystring: { id: string } }>('/', (request) =>
      ofOrganisation(request, callOf('report'), request.query.id, async () => {
        working += 1;
        if (busy.includes(request.query.id)) await finished;
        return {};
      }),
    );
    const ask = (id = '') => app.inject({ url: '/', query: { id } });
    // Whose projects these are is known from here on.
    for (const project of busy) await ask(project);
    finished = new Promise((resolve) => (finish = resolve));
    // Twice what a person may have at once, and ten that wait for each, whatever their project.
    const accepted = Array.from({ length: 22 }, (_, index) => ask(busy[index % 2]));
    expect((await ask(await projectOf(others))).statusCode).toBe(200);
    expect((await ask(busy[0])).statusCode).not.toBe(200);
    expect(working).toBe(2 + 3);
    finish();
    const statuses = (await Promise.all(accepted)).map(({ statusCode }) => statusCode);
    expect(new Set(statuses)).toEqual(new Set([200]));
    await app.close();
    await test.close();
  });
});
