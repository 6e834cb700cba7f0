import { callOf, calls, type CallName } from '@kengetal/contract/api';
import type { Caller } from '../testing/caller.ts';
import { SAMPLES, type Sample } from '../testing/samples.ts';
import { runningWorld } from '../testing/world.ts';

const SCOPED = (Object.keys(calls) as CallName[]).filter(
  (name) => !['public', 'session'].includes(callOf(name).access.scope),
);
const isRestore = (name: CallName) => 'removed' in callOf(name).access;
const isOfOrganisation = (name: CallName) => callOf(name).access.scope === 'organisation';

describe.each(['project', 'organisation'] as const)('every call about a removed %s', (kind) => {
  const { owner, editor, reader, world } = runningWorld();
  beforeAll(() =>
    kind === 'project'
      ? owner.ask('deleteProject', { query: { project_id: world.project_id } })
      : owner.ask('deleteOrganisation', { query: { organisation_id: world.organisation_id } }),
  );

  const send = (name: CallName, caller: Caller) =>
    // The sample of a name has that name's own shape; the loop over names loses sight of that.
    caller.send(name, SAMPLES[name](world) as Sample<typeof name>);
  const concerned = SCOPED.filter((name) => kind === 'organisation' || !isOfOrganisation(name));

  it.each(concerned.filter((name) => !isRestore(name)))(
    '%s finds nothing, whoever asks',
    async (name) => {
      for (const caller of [owner, editor, reader]) {
        const response = await send(name, caller);
        expect(response.json()).toMatchObject({ code: 'not_found', status: 404 });
      }
    },
  );

  it('no list shows it', async () => {
    const config = await owner.ask('config');
    expect(config.projects).toEqual([]);
    expect(config.organisations.length).toBe(kind === 'project' ? 1 : 0);
    if (kind === 'organisation') return;
    const query = { organisation_id: world.organisation_id };
    expect(await owner.ask('organisationProjects', { query })).toEqual([]);
    expect(await owner.ask('organisationConnections', { query })).toEqual([]);
  });

  it('only who was beheerder is told of it and brings it back', async () => {
    const restore = kind === 'project' ? 'restoreProject' : 'restoreOrganisation';
    expect(await editor.ask('removedThings')).toEqual([]);
    expect(await owner.ask('removedThings')).toMatchObject([
      { kind: kind === 'project' ? 'project' : 'organisatie' },
    ]);
    for (const caller of [editor, reader]) {
      expect((await send(restore, caller)).json()).toMatchObject({ code: 'forbidden' });
    }
    expect((await send(restore, owner)).statusCode).toBe(200);
    expect((await send('getProject', reader)).statusCode).toBe(200);
  });
});
