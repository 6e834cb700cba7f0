import { signedIn } from '../testing/running.ts';
import { posting, smallBooks } from '../testing/small-books.ts';
import { Looking, rowOf, tableOf } from '../features/reports/testing/looking.ts';

jest.setTimeout(60_000);

/** Sold for 5,000 in January, of which 2,000 is taken out. */
const books = (equity: string, name: string) =>
  smallBooks({
    year: 2025,
    made: '2025-02-01',
    accounts: [
      ['0500', name, 'B', equity],
      ['1100', 'Bank', 'B', 'BLimBanRba'],
      ['8000', 'Omzet', 'P', 'WOmz'],
    ],
    opening: [
      ['1100', 1_000_000],
      ['0500', -1_000_000],
    ],
    entries: [
      posting('2025-01-10', '1100', '8000', 500_000),
      posting('2025-01-20', '0500', '1100', 200_000),
    ],
  });

describe('the result and capital', () => {
  const { test, caller } = signedIn();

  const rows = async (content: string) => {
    const looking = await Looking.at(test, caller, [content]);
    const report = await looking.report('Januari 2025');
    const of = async (id: string, key: string) => {
      const page = await looking.component(id, report);
      const row = tableOf(page).rows.find((one) => one.key === key);
      return [row?.label, row?.more, rowOf(page, key)[0]?.about?.label.split(',')[0]];
    };
    return {
      result: await of('winst-en-verlies', 'totaal_nettoresultaat'),
      flow: await of('kasstroom', 'kasstroom_eigen_vermogen'),
      begin: await of('kasstroom', 'nettoresultaat'),
      capital: await of('balans', 'kapitaal'),
      equity: await of('balans', 'totaal_totaal_eigen_vermogen'),
    };
  };

  it('of an eenmanszaak are before reward and income tax, and taken out without good or bad', async () => {
    const winst = 'Winst vóór ondernemersbeloning en inkomstenbelasting';
    expect(await rows(books('BEivKapPro', 'Privé-opnamen'))).toEqual({
      result: [winst, 'gunstig', winst],
      begin: [winst, 'gunstig', winst],
      flow: ['Privé-opnamen en -stortingen', 'neutraal', 'Privé-opnamen en -stortingen'],
      capital: ['Kapitaal', 'neutraal', 'Kapitaal'],
      equity: ['Totaal eigen vermogen', 'neutraal', 'Totaal eigen vermogen'],
    });
  });

  it('come from what is called omzet, where there is no other revenue', async () => {
    const looking = await Looking.at(test, caller, [books('BEivKapPro', 'Privé-opnamen')]);
    const page = await looking.component('winst-en-verlies', await looking.report('Januari 2025'));
    const row = tableOf(page).rows.find(({ key }) => key === 'overige_omzet');
    expect(row?.label).toBe('Omzet');
  });

  it('of a bv are as the law calls them', async () => {
    expect(await rows(books('BEivGokGea', 'Aandelenkapitaal'))).toEqual({
      result: ['Nettowinst', 'gunstig', 'Nettowinst'],
      begin: ['Nettowinst', 'gunstig', 'Nettowinst'],
      flow: [
        'Eigen vermogen buiten het resultaat',
        'neutraal',
        'Eigen vermogen buiten het resultaat',
      ],
      capital: ['Kapitaal', 'gunstig', 'Kapitaal'],
      equity: ['Totaal eigen vermogen', 'gunstig', 'Totaal eigen vermogen'],
    });
  });
});
