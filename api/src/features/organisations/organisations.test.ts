import { ENGINES } from '../../testing/environment.ts';
import { runningWorld } from '../../testing/world.ts';

describe.each(ENGINES)('projects of an organisation (%s)', (engine) => {
  const { owner, reader, world } = runningWorld({ engine });

  it('say how many people are in each, also to who only reads', async () => {
    const { organisation_id, project_id } = world;
    const people = await owner.ask('projectUsers', { query: { project_id } });
    for (const caller of [owner, reader]) {
      const projects = await caller.ask('organisationProjects', { query: { organisation_id } });
      const found = projects.find((project) => project.project_id === project_id);
      expect(found?.users).toBe(people.length);
    }
    expect(people.length).toBeGreaterThan(1);
  });
});
