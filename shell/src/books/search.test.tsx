import { screen, waitFor, within } from '@testing-library/react';
import { shouldRetry } from '../app/query-client.ts';
import { problem } from '../testing/fake-api.ts';
import { asked, drawer, option } from './testing/books.tsx';

describe('the palette over the books', () => {
  it('tells of each amount whether VAT is in it, and opens its entry by keyboard', async () => {
    const { user } = await asked('135,60');
    expect(
      await option(/^KPN Zakelijk.*Factuur KPN-118 · 10 feb 2025.*€\s135,60 incl\. btw/),
    ).toBeVisible();
    expect(await option(/^KPN Zakelijk.*Factuur KPN-118.*€\s112,07 excl\. btw/)).toBeVisible();
    await user.keyboard('{End}{ArrowUp}{ArrowUp}{ArrowUp}{Enter}');
    const opened = await drawer('Factuur KPN-118');
    expect(await within(opened).findAllByText('Abonnement februari')).toHaveLength(2);
    expect(within(opened).getByRole('heading', { name: 'Factuur KPN-118' })).toHaveFocus();
  });

  it('asks once for what is typed quickly, with the words as they are then', async () => {
    const { browser } = await asked('kpn');
    await option(/KPN Zakelijk.*Leverancier L1/);
    const calls = browser.api.calls.filter(({ path }) => path === '/search');
    expect(calls.map(({ body }) => body)).toEqual([{ project_id: 'p1', search: 'kpn' }]);
  });

  it('says that it is looking, and that it cannot', async () => {
    let answer = () => {};
    const { user, browser } = await asked('kpn');
    await option(/Leverancier L1/);
    browser.api.delay = new Promise((resolve) => (answer = () => resolve(null)));
    browser.api.refused.add('POST /search');
    browser.api.answers.delete('POST /search');
    await user.paste(' zakelijk');
    expect(await screen.findByText('Zoeken in de boekhouding…')).toBeInTheDocument();
    answer();
    expect(await screen.findByText('Zoeken in de boekhouding lukt nu niet.')).toBeInTheDocument();
  });

  it('looks again by itself where the server was busy', async () => {
    const { user, browser, queryClient } = await asked('kp');
    await option(/Leverancier L1/);
    queryClient.setDefaultOptions({ queries: { retry: shouldRetry, retryDelay: 1 } });
    const { api } = browser;
    const found = api.answers.get('POST /search');
    const answers = [problem(503, 'unavailable'), found];
    api.answers.set('POST /search', () => answers.shift());
    await user.paste('n');
    await waitFor(() => expect(api.countOf('/search')).toBe(3));
    expect(await option(/^KPN Zakelijk.*Leverancier L1/)).toBeVisible();
    expect(screen.queryByText('Zoeken in de boekhouding lukt nu niet.')).toBeNull();
  });

  it('asks nothing for a single letter', async () => {
    const { browser } = await asked('k');
    await option(/Rekeningen|Rapporten|Auditfile|Kosten|Kengetal/);
    expect(browser.api.countOf('/search')).toBe(0);
  });

  it('opens all lines of the words, which stand in the address', async () => {
    const { user, address, go } = await asked('135,60');
    await user.click(await option(/Alle 40\sboekingen met ‘135,60’/));
    const opened = await drawer('Boekingen met ‘135,60’');
    expect(within(opened).getByRole('searchbox')).toHaveValue('135,60');
    expect(address()).toContain('boekingen=135%2C60');
    await go(-1);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
