import fc from 'fast-check';
import { SHOWN_MOST, teamEntries } from './team-entries.ts';

const organisationsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    organisation_id: `o${index}`,
    organisation_name: `Organisatie ${index}`,
  }));
const projectsOf = (count: number, organisations: number) =>
  Array.from({ length: count }, (_, index) => ({
    project_id: `p${index}`,
    project_name: `Boekhouding ${index}`,
    organisation_id: `o${index % organisations}`,
  }));

it('has the active project in sight and leaves nothing uncounted, however many there are', () => {
  const sizes = fc.record({
    organisations: fc.integer({ min: 1, max: 60 }),
    projects: fc.integer({ min: 1, max: 400 }),
    activeAt: fc.nat(),
  });
  fc.assert(
    fc.property(sizes, ({ organisations, projects, activeAt }) => {
      const all = projectsOf(projects, organisations);
      const active = all[activeAt % projects] ?? null;
      const { shown, left } = teamEntries({
        organisations: organisationsOf(organisations),
        projects: all,
        active,
        search: '',
      });
      expect(shown.length + left).toBe(organisations + projects);
      expect(shown.length).toBeLessThanOrEqual(SHOWN_MOST);
      expect(shown.map(({ id }) => id)).toContain(active?.project_id);
      expect(new Set(shown.map(({ id }) => id)).size).toBe(shown.length);
    }),
  );
});

it('keeps every project under its organisation', () => {
  const { shown } = teamEntries({
    organisations: organisationsOf(3),
    projects: projectsOf(9, 3),
    active: null,
    search: '',
  });
  let organisation = '';
  for (const entry of shown) {
    if (entry.kind === 'organisation') organisation = entry.name;
    else expect(entry.organisation).toBe(organisation);
  }
  expect(shown).toHaveLength(12);
});
