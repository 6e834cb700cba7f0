import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PageData, PendingBlock } from '@kengetal/contract';
import { ApiUnreachable } from '@kengetal/platform';
import { FakeApi, renderRemote } from '@kengetal/platform/testing';
import Dashboard from '../../Dashboard.tsx';
import { bodiesOf, PAGE } from '../../testing/answering.ts';
import { CASH, forecast, NOW, WEEK } from '../../testing/pages.ts';

/** With what the last week opens into; the first times fail. */
const withWeek = (failures = 0) => {
  let left = failures;
  return new FakeApi().on('POST /pages', ({ body }) => {
    if (body.view?.rij !== 'cash_week 2025-05-25') return body.page === 'dashboard' ? PAGE : NOW;
    left -= 1;
    if (left >= 0) throw new ApiUnreachable();
    return WEEK;
  });
};

const openLastWeek = async () =>
  userEvent.click(await screen.findByRole('button', { name: /^Verwacht eind wk 21, 25 mei/ }));

beforeEach(() => localStorage.clear());

it('says where the money goes, week by week', async () => {
  renderRemote(<Dashboard />, { api: withWeek() });
  const cash = await screen.findByRole('region', { name: 'Bank en kas' });
  expect(cash).toHaveTextContent(/Laagste stand rond 25 mei: €\s45\.409/);
  expect(cash).toHaveTextContent('Niet meegerekend: Loonheffing. Het bedrag is nog niet geboekt.');
  const sum = within(cash).getByRole('table', { name: 'Bank en kas, van nu naar straks' });
  expect(
    within(sum)
      .getAllByRole('row')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Stand 31 mrt84.617',
    'Openstaande facturen+68.700',
    'Vaste lasten en lonen-107.908',
    'Verwacht 25 mei45.409',
  ]);
  await userEvent.click(
    await within(cash).findByRole('button', {
      name: /^Verwacht eind wk 21, 25 mei: €\s45\.409,00$/,
    }),
  );
  const drawer = await screen.findByRole('dialog');
  expect(
    await within(drawer).findByRole('row', { name: /23 mei. Elke maand op de 23e/ }),
  ).toHaveTextContent('-28.691');
  // 45,409 with 200,000 cents for each of the eight weeks on either side.
  expect(within(drawer).getByText(/^Waarschijnlijk tussen €\s29\.409 en €\s61\.409/)).toBeVisible();
  const chart = await within(cash).findByRole('figure', { name: 'Bank en kas per week' });
  expect(chart).toHaveTextContent('Waarschijnlijke marge');
  await userEvent.click(within(chart).getByRole('button', { name: 'Toon als tabel' }));
  expect(within(chart).getByRole('row', { name: /^25 mei, verwacht \(wk 21\)/ })).toHaveTextContent(
    '45.409',
  );
});

it('tells the assistant what is expected in the week that is open', async () => {
  const { bus } = renderRemote(<Dashboard />, { api: withWeek() });
  await openLastWeek();
  await userEvent.click(await screen.findByRole('button', { name: 'Vraag de assistent' }));
  expect(bus.get('question')).toMatchObject({
    text: 'Wat wordt er in wk 21 verwacht?',
    context_prompt: expect.stringMatching(/- 23 mei 2025: Lonen. Elke maand op de 23e.$/),
  });
});

it('tries a week again that could not be read', async () => {
  renderRemote(<Dashboard />, { api: withWeek(1) });
  await openLastWeek();
  const drawer = await screen.findByRole('dialog');
  expect(
    await within(drawer).findByText('Kon de verwachting van deze week niet laden.'),
  ).toBeVisible();
  await userEvent.click(within(drawer).getByRole('button', { name: 'Opnieuw proberen' }));
  expect(await within(drawer).findByRole('row', { name: /^Lonen/ })).toHaveTextContent('-28.691');
});

it('shows of a week the balance and margin that its moves lead to, not those of before', async () => {
  const later = WEEK.blocks.map((block) =>
    block.kind === 'cash_week'
      ? { ...block, stand: forecast(1_000_000), band: { low: 900_000, high: 1_100_000 } }
      : block,
  );
  const api = new FakeApi().on('POST /pages', ({ body }) =>
    body.view?.rij ? { ...WEEK, blocks: later } : body.page === 'dashboard' ? PAGE : NOW,
  );
  renderRemote(<Dashboard />, { api });
  await openLastWeek();
  const drawer = await screen.findByRole('dialog');
  expect(await within(drawer).findByRole('row', { name: /^Verwacht 25 mei/ })).toHaveTextContent(
    /10\.000$/,
  );
  expect(drawer).toHaveTextContent(/Waarschijnlijk tussen €\s9\.000 en €\s11\.000/);
});

it('says that a week could not be made, and tries it again', async () => {
  let isDown = true;
  const failed: PageData = {
    ...WEEK,
    blocks: [{ kind: 'failed', key: 'cash_week 2025-05-25', title: CASH.title }],
  };
  const api = new FakeApi().on('POST /pages', ({ body }) =>
    body.view?.rij ? (isDown ? failed : WEEK) : body.page === 'dashboard' ? PAGE : NOW,
  );
  renderRemote(<Dashboard />, { api });
  await openLastWeek();
  const drawer = await screen.findByRole('dialog');
  expect(
    await within(drawer).findByText('Kon de verwachting van deze week niet laden.'),
  ).toBeVisible();
  expect(drawer).not.toHaveTextContent('vernieuwd');
  isDown = false;
  await userEvent.click(within(drawer).getByRole('button', { name: 'Opnieuw proberen' }));
  expect(await within(drawer).findByRole('row', { name: /^Lonen/ })).toHaveTextContent('-28.691');
});

it('says so where the week that is opened is of an expectation of before', async () => {
  const gone = new FakeApi().on('POST /pages', ({ body }) =>
    body.view?.rij ? { ...WEEK, blocks: [] } : body.page === 'dashboard' ? PAGE : NOW,
  );
  renderRemote(<Dashboard />, { api: gone });
  await openLastWeek();
  expect(await screen.findByText(/^De verwachting is intussen vernieuwd/)).toBeVisible();
});

it('says that the expectation is being made, and has it as soon as it is there', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const pending: PendingBlock = {
    ...{ kind: 'pending', key: 'cash', title: 'Bank en kas', text: 'Wordt gemaakt.' },
  };
  let now: PageData = {
    ...NOW,
    blocks: NOW.blocks.map((block) => (block === CASH ? pending : block)),
  };
  const api = new FakeApi().on('POST /pages', ({ body }) =>
    body.page === 'dashboard' ? PAGE : now,
  );
  renderRemote(<Dashboard />, { api });
  const place = await screen.findByRole('region', { name: 'Bank en kas' });
  expect(within(place).getByRole('status')).toHaveTextContent('Wordt gemaakt.');
  expect(screen.getByRole('region', { name: 'Openstaande debiteuren' })).toBeInTheDocument();
  now = NOW;
  await jest.advanceTimersByTimeAsync(1_000);
  expect(await screen.findByText(/Laagste stand rond 25 mei/)).toBeInTheDocument();
  const asked = () => bodiesOf(api).filter(({ page }) => page === 'dashboard-nu').length;
  await jest.advanceTimersByTimeAsync(5_000);
  expect(asked()).toBe(2);
  jest.useRealTimers();
});
