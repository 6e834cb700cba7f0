import { expectedTextOf, hasRealFiles, realFile } from '@kengetal/ledger/testing';
import { signedIn } from '../../testing/running.ts';
import { accountsOf, booked, Looking, rowOf } from './testing/looking.ts';

jest.setTimeout(60_000);

const whenReal = hasRealFiles ? describe : describe.skip;

/** What EekBoek itself prints of its books: amounts per account, debit positive, and the result. */
function printed(text: string, part: string): { accounts: Record<string, number>; result: number } {
  const lines = (text.split(`## ${part}\n`)[1]?.split('\n##')[0] ?? '').split('\n');
  const accounts: Record<string, number> = {};
  let result = 0;
  for (const line of lines) {
    const [, name = '', amount = ''] =
      /^(\d{4}|\s+<< Winst >>)\s.*?([\d.]+,\d\d)$/.exec(line) ?? [];
    const cents = Number(amount.replaceAll(/[.,]/g, ''));
    // Credit stands in the last of two columns that both end at a fixed place.
    const isCredit = line.length > 62;
    if (/^\d/.test(name)) accounts[name] = isCredit ? -cents : cents;
    else if (name.includes('Winst')) result = cents;
  }
  return { accounts, result };
}

whenReal('reports of EekBoek, ../shared/data present', () => {
  const { test, caller } = signedIn();
  let looking: Looking;
  beforeAll(async () => {
    looking = await Looking.at(test, caller, [realFile('eekboek_clair2_2013.xaf')]);
  });

  it.each([
    ['balans', 'balans', 1],
    ['result', 'winst-en-verlies', -1],
  ] as const)('%s is what the program prints, to the cent', async (part, id, sign) => {
    const { accounts, result } = printed(
      expectedTextOf('eekboek_clair2_2013_own_reports.txt'),
      part,
    );
    expect(Object.keys(accounts)).toHaveLength(8);
    const page = await looking.component(id, await looking.report('Boekjaar 2013'));
    const found = accountsOf(page, sign);
    const debit = Object.entries(found).map(([key, cents]) => [key, sign * cents]);
    expect(Object.fromEntries(debit)).toEqual(accounts);
    const key = id === 'balans' ? 'onverdeeld_resultaat' : 'totaal_nettoresultaat';
    expect(booked(rowOf(page, key)[0]).cents).toBe(result);
  });
});
