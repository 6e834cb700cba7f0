import { xaf } from '@kengetal/ledger/testing';
import { asked } from '../../testing/asked.ts';
import { projectWith } from '../../testing/books.ts';
import { signedIn } from '../../testing/running.ts';

const account = (id: string, name: string, type: string, code: string) =>
  `<ledgerAccount><accID>${id}</accID><accDesc>${name}</accDesc><accTp>${type}</accTp><leadReference>${code}</leadReference></ledgerAccount>`;
const entry = (month: number, against: string) => {
  const day = `2025-0${String(month)}-10`;
  const line = (id: string, type: string) =>
    `<trLine><nr>1</nr><accID>${id}</accID><effDate>${day}</effDate><amnt>100.00</amnt><amntTp>${type}</amntTp></trLine>`;
  return `<transaction><nr>${String(month)}</nr><periodNumber>${String(month)}</periodNumber><trDt>${day}</trDt>${line(against, 'D')}${line('8000', 'C')}</transaction>`;
};
/** Revenue of each month, in February on the account for what nobody could place where that is said. */
const booksOf = (february: string) =>
  xaf({
    header:
      '<fiscalYear>2025</fiscalYear><startDate>2025-01-01</startDate><endDate>2025-12-31</endDate>',
    accounts:
      account('1300', 'Debiteuren', 'B', 'BVorDebHad') +
      account('2000', 'Nog uit te zoeken', 'B', 'BSchOvsOvs') +
      account('8000', 'Omzet', 'P', 'WOmzNodOdh'),
    journals: `<journal><jrnID>M</jrnID><desc>Memoriaal</desc>${entry(1, '1300')}${entry(2, february)}</journal>`,
  });

const QUESTIONS = ['wat ontbreekt er nog', 'welke maanden ontbreken', 'is alles geboekt'];

describe('what is missing in the books', () => {
  const { test, caller } = signedIn();

  it.each(QUESTIONS)('says that nothing is, in words that answer ‘%s’', async (message) => {
    const project_id = await projectWith(test, caller, [booksOf('1300')]);
    const { text } = await asked(caller, project_id, message);
    expect(text).toMatch(/^Voor zover te zien is ontbreekt er in deze periode niets\./);
  });

  it('says that no month is missing where something else is not done', async () => {
    const project_id = await projectWith(test, caller, [booksOf('2000')]);
    const { text } = await asked(caller, project_id, 'welke maanden ontbreken');
    expect(text).toMatch(/^Er ontbreken geen hele maanden\. 2000 Nog uit te zoeken staat/);
  });
});
