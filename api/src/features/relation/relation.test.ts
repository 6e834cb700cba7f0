import type { Figure } from '@kengetal/contract';
import { projectWith } from '../../testing/books.ts';
import { signedIn } from '../../testing/running.ts';
import { Opener } from '../../testing/figures.ts';
import { relationBooks } from '../../testing/relation-books.ts';

jest.setTimeout(60_000);

const centsOf = (figure: Figure | undefined) => (figure?.kind === 'booked' ? figure.cents : null);

describe('the page of a relation', () => {
  const { test, caller } = signedIn();
  let project_id: string;
  beforeAll(async () => {
    project_id = await projectWith(test, caller, [relationBooks()]);
  });

  const page = (relatie: string, project = project_id) =>
    caller.ask('relation', { body: { project_id: project, relatie } });

  it('says what was bought without VAT, and on which accounts', async () => {
    const { naam, soort, ingekocht, verkocht, rekeningen } = await page('L1');
    expect({ naam, soort }).toEqual({ naam: 'KPN Zakelijk', soort: 'leverancier' });
    // 112,07 in February, 150 and 50 in March.
    expect(centsOf(ingekocht)).toBe(31_207);
    expect(centsOf(verkocht)).toBe(0);
    expect(rekeningen.map(({ kant, naam, figure }) => [kant, naam, centsOf(figure)])).toEqual([
      ['ingekocht', 'Telefonie', 26_207],
      ['ingekocht', 'Vergaderkosten', 5_000],
    ]);
  });

  it('says what was sold, month by month', async () => {
    const { ingekocht, verkocht, maanden } = await page('K1');
    expect([centsOf(ingekocht), centsOf(verkocht)]).toEqual([0, 180_000]);
    expect(maanden.map(({ periode, verkocht: sold }) => [periode, centsOf(sold)])).toEqual([
      [202401, 80_000],
      [202402, 0],
      [202403, 100_000],
    ]);
  });

  it('lists what is open, with the days since its date', async () => {
    const customer = await page('K1');
    expect(centsOf(customer.open?.te_ontvangen)).toBe(121_000);
    expect(centsOf(customer.open?.te_betalen)).toBe(0);
    expect(customer.open).toMatchObject({ stand: '2024-03-31', basis: 'factuurdatum', aantal: 1 });
    // From 5 to 31 March.
    expect(customer.open?.facturen).toMatchObject([
      { factuur: 'F7', groep: 'debiteuren', peildatum: '2024-03-05', dagen: 26 },
    ]);
    const supplier = await page('L1');
    expect(centsOf(supplier.open?.te_betalen)).toBe(24_200);
  });

  it('says the median of the days after the invoice, where nothing falls due', async () => {
    // F3 after 15 days, F4 after 40, F2 after 45; KPN-118 after 20.
    expect((await page('K1')).betaald).toEqual([
      { groep: 'debiteuren', basis: 'factuurdatum', dagen: 40, aantal: 3 },
    ]);
    expect((await page('L1')).betaald).toEqual([
      { groep: 'crediteuren', basis: 'factuurdatum', dagen: 20, aantal: 1 },
    ]);
  });

  it('counts from the due dates where the books have them', async () => {
    const dated = relationBooks([
      ['F2', '2024-01-05', '2024-02-04'],
      ['F3', '2024-01-10', '2024-02-09'],
      ['F4', '2024-01-20', '2024-02-19'],
      ['F7', '2024-03-05', '2024-04-04'],
    ]);
    const project = await projectWith(test, caller, [dated]);
    // F3 15 days before, F4 10 days and F2 15 days after.
    expect((await page('K1', project)).betaald).toEqual([
      { groep: 'debiteuren', basis: 'vervaldatum', dagen: 10, aantal: 3 },
    ]);
    expect((await page('K1', project)).open?.facturen[0]).toMatchObject({ dagen: -4 });
  });

  it('says nothing of paying where nothing was settled', async () => {
    const { betaald, boekingen, naam } = await page('L2');
    expect({ naam, betaald, aantal: boekingen.aantal }).toEqual({
      naam: 'KPN Mobiel',
      betaald: [],
      aantal: 0,
    });
  });

  it('has only amounts that open into lines that make them up', async () => {
    const opener = new Opener(caller, project_id);
    for (const relatie of ['K1', 'L1']) {
      const { boekingen, ...answer } = await page(relatie);
      expect(await opener.faults(answer)).toEqual([]);
      const { selection, aantal, sum_cents } = boekingen;
      const lines = await caller.ask('lines', { body: { project_id, selection } });
      expect(lines).toMatchObject({ count: aantal, sum_cents });
      expect(aantal).toBeGreaterThan(0);
    }
    expect(opener.opened).toBeGreaterThan(15);
  });

  it.each(['', 'x'.repeat(256)])('refuses what is no number of a relation: %p', async (relatie) => {
    const problem = await caller.problem('relation', { body: { project_id, relatie } });
    expect(problem.status).toBe(422);
  });

  it.each(['nergens', "'; --", '%', '\u202e'])('is not there for %p', async (relatie) => {
    const problem = await caller.problem('relation', { body: { project_id, relatie } });
    expect(problem).toMatchObject({ status: 404, code: 'not_found' });
  });
});
