import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeApi, problem, PROJECT } from '@kengetal/platform/testing';
import { connection, CONNECTION_ID } from '../../connections/testing/connections.ts';
import { administration, open, RIGHTS, SECOND, WAITING } from './testing/exact.tsx';

it('has several administrations chosen at once, each into its own project', async () => {
  const api: FakeApi = new FakeApi()
    .on('GET /connection', ({ query }) =>
      connection({
        connection_id: query.connection_id,
        ...(api.callsOf('POST /connection/administration').length === 0 && WAITING),
      }),
    )
    .on('GET /connection/administrations', () => [
      administration(1, { project: PROJECT }),
      administration(2),
      administration(3, { refused: 'Deze administratie is niet in euro’s.' }),
      administration(4, { connection_id: SECOND }),
    ])
    .on('POST /connection/administration', () => [
      connection(),
      connection({ connection_id: SECOND, name: 'Bedrijf 2' }),
    ]);
  const { address } = open(api, `/exact?koppeling=${CONNECTION_ID}`);
  expect(await screen.findByText('Deze administratie is niet in euro’s.')).toBeInTheDocument();
  expect(screen.getByText('wordt al gelezen')).toBeInTheDocument();
  expect(screen.getByRole('checkbox', { name: /Bedrijf 3/ })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'Alle 2 kiezen' }));
  expect(
    screen.getByRole('button', { name: `Project van Bedrijf 1: ${PROJECT.project_name}` }),
  ).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: /^2.administraties lezen/ }));
  expect(api.callsOf('POST /connection/administration')[0]?.body).toEqual({
    connection_id: CONNECTION_ID,
    choices: [
      { administration_id: '3100001', project_id: PROJECT.project_id },
      { administration_id: '3100002', project_id: null },
    ],
  });
  await waitFor(() => expect(address()).toBe(`/exact?koppeling=${CONNECTION_ID}%2C${SECOND}`));
});

it('chooses no project where one only looks', async () => {
  const api = new FakeApi()
    .on('GET /connection', () => WAITING)
    .on('GET /connection/administrations', () => [administration(1, { project: PROJECT })])
    .on('POST /connection/administration', () => [connection()]);
  const rights = { ...RIGHTS, projects: { [PROJECT.project_id]: 'lezer' as const } };
  open(api, `/exact?koppeling=${CONNECTION_ID}`, rights);
  const shown = { name: 'Project van Bedrijf 1: Nieuw project' };
  expect(await screen.findByRole('button', shown)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: /^1.administratie lezen/ }));
  expect(api.callsOf('POST /connection/administration')[0]?.body).toMatchObject({
    choices: [{ administration_id: '3100001', project_id: null }],
  });
});

it('finds some of hundreds by name or number, and chooses all of what is found by keyboard', async () => {
  const hundreds = Array.from({ length: 120 }, (_, n) =>
    administration(n, { name: n % 50 === 7 ? `Café Zürich ${n}` : `Bedrijf ${n}` }),
  );
  const api = new FakeApi()
    .on('GET /connection', () => WAITING)
    .on('GET /connection/administrations', () => hundreds)
    .on('POST /connection/administration', () => {
      throw problem(503, 'unavailable', 'Exact Online is niet bereikbaar.');
    });
  open(api, `/exact?koppeling=${CONNECTION_ID}`);
  const user = userEvent.setup();
  const field = await screen.findByRole('searchbox', { name: 'Zoek op naam of nummer' });
  await user.keyboard('/');
  expect(field).toHaveFocus();
  await user.keyboard('zurich cafe');
  expect(screen.getAllByRole('checkbox')).toHaveLength(3);
  await user.click(screen.getByRole('button', { name: /^Alle 3 gevonden kiezen/ }));
  await user.click(field);
  await user.keyboard('{Enter}{ArrowDown}');
  expect(screen.getByRole('checkbox', { name: /Café Zürich 57/ })).toHaveFocus();
  await user.keyboard(' k');
  expect(screen.getByRole('checkbox', { name: /Café Zürich 7 / })).toHaveFocus();
  // What is chosen stays so when something else is looked for.
  await user.clear(field);
  await user.type(field, '310000119');
  await user.click(screen.getByRole('checkbox', { name: /Bedrijf 119/ }));
  await user.click(screen.getByRole('button', { name: /^3.administraties lezen/ }));
  expect(api.callsOf('POST /connection/administration')[0]?.body).toMatchObject({
    choices: [
      { administration_id: '3100007' },
      { administration_id: '310000107' },
      { administration_id: '310000119' },
    ],
  });
  expect(await screen.findByText('Exact Online is niet bereikbaar.')).toBeInTheDocument();
  await user.clear(field);
  await user.type(field, 'niets hiervan');
  await user.click(screen.getByRole('button', { name: 'Alle administraties tonen' }));
  expect(screen.getAllByRole('checkbox')).toHaveLength(120);
});

it('goes by keyboard from the entry that has the focus, also while a key is held', async () => {
  const api = new FakeApi()
    .on('GET /connection', () => WAITING)
    .on('GET /connection/administrations', () =>
      Array.from({ length: 9 }, (_, n) => administration(n)),
    );
  open(api, `/exact?koppeling=${CONNECTION_ID}`);
  const user = userEvent.setup();
  const boxOf = (n: number) => screen.getByRole('checkbox', { name: new RegExp(`Bedrijf ${n} `) });
  await user.click(await screen.findByRole('checkbox', { name: /Bedrijf 4 / }));
  const into = screen.getByRole('button', { name: /^Project van Bedrijf 4/ });
  for (const [key, n] of [
    ['j', 5],
    ['k', 3],
    ['{ArrowUp}', 3],
  ] as const) {
    act(() => into.focus());
    await user.keyboard(key);
    expect(boxOf(n)).toHaveFocus();
  }
  await user.keyboard('{ArrowDown>3/}');
  expect(boxOf(6)).toHaveFocus();
  await user.click(into);
  act(() => into.focus());
  await user.keyboard('k{ArrowUp}');
  expect(into).toHaveFocus();
});

it('wipes what is looked for by Enter on its button', async () => {
  const api = new FakeApi()
    .on('GET /connection', () => WAITING)
    .on('GET /connection/administrations', () =>
      Array.from({ length: 9 }, (_, n) => administration(n)),
    );
  open(api, `/exact?koppeling=${CONNECTION_ID}`);
  const user = userEvent.setup();
  await user.type(await screen.findByRole('searchbox'), 'Bedrijf 4');
  expect(screen.getAllByRole('checkbox')).toHaveLength(1);
  act(() => screen.getByRole('button', { name: 'close-circle' }).focus());
  await user.keyboard('{Enter}');
  expect(screen.getAllByRole('checkbox')).toHaveLength(9);
});

it('counts as chosen only what can still be chosen', async () => {
  let isTaken = false;
  const api = new FakeApi()
    .on('GET /connection', () => (isTaken ? new Promise(() => undefined) : WAITING))
    .on('GET /connection/administrations', () =>
      [1, 2].map((n) => administration(n, isTaken ? { connection_id: SECOND } : {})),
    )
    .on('POST /connection/administration', () => {
      isTaken = true;
      return [connection()];
    });
  open(api, `/exact?koppeling=${CONNECTION_ID}`);
  await userEvent.click(await screen.findByRole('button', { name: 'Alle 2 kiezen' }));
  expect(screen.getByRole('status')).toHaveTextContent('2 gekozen');
  await userEvent.click(screen.getByRole('button', { name: /^2.administraties lezen/ }));
  expect(await screen.findAllByText('wordt al gelezen')).toHaveLength(2);
  expect(screen.queryByText(/gekozen$/)).not.toBeInTheDocument();
});
