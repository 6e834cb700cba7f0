import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ModelStub, says, type Reply } from '../../../testing/model-stub.ts';
import { startIssuer, type OnlineIssuer } from '../../../testing/online.ts';
import { startProgram, type Program } from '../../../testing/program.ts';
import { copyTemplate } from '../../../testing/template.ts';

jest.setTimeout(120_000);

const QUESTION = 'Gaat Karel de groenteboer graag uit fietsen?';
const ANSWER = 'Dat zeg ik liever niet.';

/** What a provider may do with a question; some quote it in their errors. */
const REPLIES: readonly Reply[] = [
  says(ANSWER),
  { status: 400, body: { error: { message: QUESTION, code: 'content_filter' } } },
  { status: 500, body: { error: { message: QUESTION } } },
  { steps: [{ send: `data: {"${QUESTION}\n\n` }] },
  { steps: [{ send: { error: { message: QUESTION } } }] },
];

describe('the log of a program with a language model, at its finest', () => {
  const stub = new ModelStub();
  let folder: string;
  let issuer: OnlineIssuer;
  let program: Program;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'kengetal-api-'));
    await copyTemplate(join(folder, 'database'));
    issuer = await startIssuer();
    await stub.start();
    program = await startProgram({
      KENGETAL_DATA: folder,
      KENGETAL_LOG: 'trace',
      ...issuer.environment,
      ...stub.settings,
      KENGETAL_MODEL_URL: `${stub.origin}/v1`,
      KENGETAL_MODEL_KEY: 'sleutel-die-niemand-ziet',
    });
  });
  afterAll(async () => {
    program.child.kill('SIGKILL');
    issuer.close();
    await stub.close();
    await rm(folder, { recursive: true, force: true });
  });

  it('holds no question, answer or key, whatever the provider does', async () => {
    const token = await issuer.signIn(program.origin, 'anna@voorbeeld.nl');
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
    const post = (path: string, body: object) =>
      fetch(`${program.origin}/v1${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    const made = async <T>(answer: Promise<Response>) => (await (await answer).json()) as T;
    const { organisation_id } = await made<{ organisation_id: string }>(
      post('/organisation', { organisation_name: 'Testbedrijf' }),
    );
    const { project_id } = await made<{ project_id: string }>(
      post('/project', { organisation_id, project_name: 'Boeken' }),
    );
    const path = `/organisation/assistant?organisation_id=${organisation_id}`;
    const { model } = await made<{ model: { terms: string } }>(
      fetch(`${program.origin}/v1${path}`, { headers }),
    );
    await post('/organisation/assistant', { organisation_id, on: true, terms: model.terms });
    for (const reply of REPLIES) {
      stub.mind = () => reply;
      const answer = await post('/chat', { project_id, message: QUESTION, history: true });
      expect(await answer.text()).toContain('"break":true');
    }
    expect(stub.requests.length).toBeGreaterThanOrEqual(REPLIES.length);
    await program.stop();
    const log = program.said();
    expect(log).toContain('the language model gives no answer');
    expect(log).toContain('"kind":"filtered"');
    for (const secret of [QUESTION, 'groenteboer', ANSWER, 'sleutel-die-niemand-ziet']) {
      expect(log).not.toContain(secret);
    }
  });
});
