import type { PageData } from '@kengetal/contract';
import { signedIn } from '../../testing/running.ts';
import { checksIn, Looking, rowOf, type Look } from './testing/looking.ts';
import { SMALL_BOOKS } from './testing/small-books.ts';

jest.setTimeout(60_000);

const euros = (page: PageData, key: string, column = 0) => {
  const cell = rowOf(page, key)[column];
  if (!cell || cell.kind === 'absent') return cell?.reason;
  return (cell.kind === 'derived' ? cell.value : cell.cents) / 100;
};

describe('the cash flow of a report', () => {
  const { test, caller } = signedIn();
  let looking: Looking;
  beforeAll(async () => {
    looking = await Looking.at(test, caller, SMALL_BOOKS);
  });

  const look = async (naam: string, how: Look = {}) =>
    looking.component('kasstroom', await looking.report(naam), how);

  it('goes from the result to the change in money, computed by hand', async () => {
    const page = await look('Boekjaar 2024');
    // Result 600 − 30 − 100; 600 not yet received, 100 not yet paid.
    expect(euros(page, 'nettoresultaat')).toBe(470);
    expect(euros(page, 'kasstroom_vorderingen')).toBe(-600);
    expect(euros(page, 'kasstroom_kortlopende_schulden')).toBe(100);
    expect(euros(page, 'totaal_kasstroom_operationeel')).toBe(-30);
    expect(euros(page, 'totaal_kasstroom')).toBe(-30);
    expect(euros(page, 'liquide_begin')).toBe(650);
    expect(euros(page, 'liquide_eind')).toBe(620);
    expect(checksIn(page)).toEqual([
      expect.objectContaining({ label: 'Sluit aan op liquide middelen', state: 'goed' }),
    ]);
    expect(page.notice).toBeUndefined();
  });

  it('takes depreciation out of the result and out of the investments', async () => {
    const page = await look('Boekjaar 2023');
    // Result 500 − 250 − 50, with depreciation of 50; a machine of 400; 1,000 from the owner.
    expect(euros(page, 'nettoresultaat')).toBe(200);
    expect(euros(page, 'afschrijvingen')).toBe(50);
    expect(euros(page, 'kasstroom_vorderingen')).toBe(-200);
    expect(euros(page, 'totaal_kasstroom_operationeel')).toBe(50);
    expect(euros(page, 'kasstroom_vaste_activa')).toBe(-400);
    expect(euros(page, 'kasstroom_eigen_vermogen')).toBe(1_000);
    expect(euros(page, 'totaal_kasstroom')).toBe(650);
  });

  it('says so when the first year has no opening balance', async () => {
    const page = await look('Boekjaar 2023');
    expect(page.notice?.text).toMatch(/geen beginbalans/);
    expect(euros(page, 'liquide_begin')).toMatch(/geen beginbalans/);
    expect(checksIn(page)[0]).toMatchObject({
      label: 'Sluit aan op liquide middelen, zonder beginbalans',
      state: 'let_op',
    });
  });

  it('has no begin and end of the closing bookings, which are no moment', async () => {
    const months = await look('Boekjaar 2023', { weergave: 'maanden' });
    const closing = rowOf(months, 'totaal_kasstroom').length - 2;
    expect(euros(months, 'afschrijvingen', closing)).toBe(10);
    expect(euros(months, 'liquide_begin', closing)).toMatch(/geen eigen begin- en eindstand/);
    expect(euros(months, 'liquide_eind', closing)).toMatch(/geen eigen begin- en eindstand/);
    expect(euros(months, 'liquide_eind', closing + 1)).toBe(650);
  });

  it('starts a month with what the month before ended with', async () => {
    const page = await look('Maart 2024');
    expect(euros(page, 'liquide_begin')).toBe(650);
    expect(euros(page, 'totaal_kasstroom')).toBe(-30);
    const months = await look('Maart 2024', { weergave: 'maanden' });
    const total = rowOf(months, 'totaal_kasstroom').length - 1;
    // April 2023 to March 2024: 300 received, 400 spent, 30 paid.
    expect(euros(months, 'totaal_kasstroom', total)).toBe(-130);
    expect(euros(months, 'liquide_begin', total)).toBe(750);
    expect(euros(months, 'liquide_eind', total)).toBe(620);
  });

  it('has no budget', async () => {
    const page = await look('Maart 2024', { vergelijking: 'begroting' });
    expect(euros(page, 'totaal_kasstroom', 1)).toMatch(/niet over kasstromen/);
  });
});
