import { upload, withOrganisation } from '../testing/books.ts';
import { Caller } from '../testing/caller.ts';
import { running } from '../testing/running.ts';
import { HOSTILE_FILES } from '../testing/hostile-files.ts';
import { leftovers } from '../testing/leftovers.ts';

const IS_HEAVY = process.env.KENGETAL_HEAVY === '1';
/** One in six, which takes ten seconds; all of them in `npm test -- heavy`. */
const FILES = HOSTILE_FILES.filter((_, place) => IS_HEAVY || place % 6 === 0);

/** Longest that one of them may take, on a machine that does much else. */
const PATIENCE = 60_000;

describe('a hostile file', () => {
  const test = running();
  const caller = new Caller(test);

  it.each(FILES.map((file, place) => [file.name, place, file] as const))(
    'is read, or refused in words: %s',
    async (_name, place, { filename, bytes, expected }) => {
      // Nobody may manage as many organisations as there are files.
      await caller.signIn(`anna${place}@voorbeeld.nl`);
      const organisationId = await withOrganisation(caller);
      const job = await upload(test, caller, { organisationId, filename, content: await bytes() });
      const shown = { status: job.status, message: job.message };
      if (expected.status === 'geweigerd') {
        expect(shown).toEqual({
          status: 'geweigerd',
          message: expect.stringMatching(expected.message) as string,
        });
        expect(job.message?.length).toBeLessThan(700);
      } else {
        expect(shown).toEqual({ status: 'gereed', message: null });
        const codes = job.result?.warnings.map(({ code }) => code);
        expect(codes).toEqual(expect.arrayContaining([...expected.warnings]));
        const selection = { periode_min: 190001, periode_max: 210012, filters: [] };
        const body = {
          project_id: job.project_id ?? '',
          selection: {
            ...selection,
            soorten: ['opening' as const, 'mutatie' as const, 'afsluiting' as const],
          },
        };
        const lines = await caller.send('lines', { body });
        expect([lines.statusCode, lines.body.length < 300_000]).toEqual([200, true]);
      }
    },
    PATIENCE,
  );

  it('leaves nothing behind when it is refused', async () => {
    expect(await leftovers(test.database)).toEqual([]);
  });
});
