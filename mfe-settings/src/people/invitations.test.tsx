import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Invitation } from '@kengetal/contract';
import { FakeApi, ORGANISATION, problem, PROJECT, renderRemote } from '@kengetal/platform/testing';
import { Invitations } from './Invitations.tsx';

const ID = PROJECT.project_id;
const HOUR = 3_600_000;
const LINK = 'https://kengetal.test/uitnodiging#geheim';

/** @param hours until it expires */
const invitation = (more: Partial<Invitation> = {}, hours = 7 * 24): Invitation => ({
  invitation_id: '00000000-0000-4000-8000-0000000000d1',
  organisation_id: ORGANISATION.organisation_id,
  project_id: ID,
  email: 'jan@bakkerij.test',
  level: 'lezer',
  invited_by: 'Sanne Bakker',
  invited_at: '2025-03-18T10:00:00Z',
  // A minute more, since the clock goes on while this is drawn.
  expires_at: new Date(Date.now() + hours * HOUR + 60_000).toISOString(),
  state: 'open',
  accepted_as: null,
  mail: 'verzonden',
  mail_problem: null,
  ...more,
});

/** An API with a list of invitations that the calls change. */
function answering(...list: Invitation[]) {
  const known = { list };
  const api = new FakeApi().on('GET /project/invitations', () => [...known.list]);
  return { api, known };
}

const open = (api: FakeApi) => {
  const user = userEvent.setup();
  return { user, ...renderRemote(<Invitations place={{ kind: 'project', id: ID }} />, { api }) };
};
const entry = (email = 'jan@bakkerij.test') => screen.findByRole('listitem', { name: email });
const field = () => screen.getByLabelText('E-mailadres');

it('invites somebody with a level, and empties the field', async () => {
  const { api, known } = answering();
  const made = invitation({ mail: 'wachtend', level: 'bewerker' });
  api.on('POST /project/invite', () => {
    known.list = [made];
    return { ...made, link: LINK };
  });
  const { user } = open(api);
  await user.click(screen.getByRole('button', { name: 'Niveau: Lezer' }));
  await user.click(screen.getByRole('menuitemradio', { name: 'Bewerker' }));
  await user.type(field(), ' jan@bakkerij.test {Enter}');
  const shown = await entry();
  expect(api.callsOf('POST /project/invite')[0]?.body).toEqual({
    project_id: ID,
    email: 'jan@bakkerij.test',
    level: 'bewerker',
  });
  expect(field()).toHaveValue('');
  expect(shown).toHaveTextContent('Bewerker, uitgenodigd door Sanne Bakker');
  expect(shown).toHaveTextContent('De mail wordt verstuurd…');
});

it('gives the link to copy only just after it was made', async () => {
  const { api, known } = answering();
  const made = invitation({ mail: 'uit' });
  api.on('POST /project/invite', () => {
    known.list = [made];
    return { ...made, link: LINK };
  });
  const { user, unmount } = open(api);
  const copied = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await user.type(field(), 'jan@bakkerij.test{Enter}');
  expect(await entry()).toHaveTextContent('Er gaat geen mail uit. Stuur de link zelf');
  expect(screen.getByLabelText('Link van de uitnodiging')).toHaveValue(LINK);
  await user.click(screen.getByRole('button', { name: 'Link kopiëren' }));
  expect(copied).toHaveBeenCalledWith(LINK);
  expect(screen.getByRole('button', { name: 'Gekopieerd' })).toBeInTheDocument();
  unmount();
  open(api);
  expect(await entry()).toHaveTextContent('Maak een nieuwe link om hem zelf te sturen.');
  expect(screen.queryByLabelText('Link van de uitnodiging')).toBeNull();
});

it.each(['', 'jan', 'jan@bakkerij', 'jan bakker@x.nl'])(
  'refuses %p as an address',
  async (text) => {
    const { api } = answering();
    const { user } = open(api);
    if (text) await user.type(field(), text);
    await user.click(screen.getByRole('button', { name: 'Uitnodigen' }));
    expect(screen.getByText('Dit is geen geldig e-mailadres.')).toBeInTheDocument();
    expect(api.callsOf('POST /project/invite')).toEqual([]);
  },
);

it('says why inviting failed, and keeps the address', async () => {
  const { api } = answering();
  api.on('POST /project/invite', () => {
    throw problem(409, 'conflict', 'Iemand met dit adres is al lezer van dit project.');
  });
  const { user } = open(api);
  await user.type(field(), 'jan@bakkerij.test{Enter}');
  expect(await screen.findByText(/is al lezer van dit project/)).toBeInTheDocument();
  expect(field()).toHaveValue('jan@bakkerij.test');
});

it.each([
  [7 * 24, 'verloopt over 7 dagen'],
  [25, 'verloopt over 1 dag'],
  [23, 'verloopt over 23 uur'],
  [0.5, 'verloopt binnen een uur'],
])('says how long it works: %p hours left', async (hours, words) => {
  open(answering(invitation({}, hours)).api);
  expect((await entry()).textContent?.replaceAll('\u00a0', ' ')).toContain(words);
});

it('says that a mail did not arrive, or that the link is over', async () => {
  const { api } = answering(
    invitation({ mail: 'mislukt', mail_problem: 'Het adres bestaat niet.' }),
    invitation({ invitation_id: ID, email: 'piet@bakkerij.test', state: 'verlopen' }, -1),
  );
  open(api);
  expect(await entry()).toHaveTextContent('De mail kwam niet aan. Het adres bestaat niet.');
  const over = await entry('piet@bakkerij.test');
  expect(over).toHaveTextContent('Verlopen');
  expect(over).toHaveTextContent('De link werkt niet meer.');
});

it('leaves out what asks for nothing any more', async () => {
  const { api } = answering(
    invitation({ state: 'ingetrokken' }),
    invitation({ invitation_id: ID, email: 'piet@bakkerij.test' }),
  );
  open(api);
  expect(await entry('piet@bakkerij.test')).toBeInTheDocument();
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
});

it('sends it again, or withdraws it', async () => {
  const { api, known } = answering(invitation());
  api
    .on('POST /project/invitation/resend', () => ({ ...invitation(), link: LINK }))
    .on('DELETE /project/invitation', () => {
      known.list = [];
    });
  const { user } = open(api);
  const body = { project_id: ID, invitation_id: invitation().invitation_id };
  await user.click(within(await entry()).getByRole('button', { name: 'Opnieuw sturen' }));
  expect(api.callsOf('POST /project/invitation/resend')[0]?.body).toEqual(body);
  expect(await screen.findByLabelText('Link van de uitnodiging')).toHaveValue(LINK);
  await user.click(screen.getByRole('button', { name: 'Intrekken' }));
  expect(api.callsOf('DELETE /project/invitation')[0]?.body).toEqual(body);
  expect(screen.queryByRole('listitem')).toBeNull();
});

it.each([
  ['Toelaten', true],
  ['Afwijzen', false],
] as const)('has who came with another address answered: %s', async (label, accept) => {
  const waiting = invitation({
    state: 'wacht_op_akkoord',
    accepted_as: { name: 'Jan de Vries', email: 'jan@elders.test' },
  });
  const { api, known } = answering(waiting);
  api.on('POST /project/invitation/confirm', () => {
    known.list = [];
    return { ...waiting, state: accept ? ('aanvaard' as const) : ('afgewezen' as const) };
  });
  const { user } = open(api);
  const shown = await entry();
  expect(shown).toHaveTextContent('Wacht op akkoord');
  expect(shown).toHaveTextContent('Jan de Vries opende de link met het adres jan@elders.test.');
  await user.click(within(shown).getByRole('button', { name: label }));
  expect(api.callsOf('POST /project/invitation/confirm')[0]?.body).toEqual({
    project_id: ID,
    invitation_id: waiting.invitation_id,
    accept,
  });
  expect(screen.queryByRole('listitem')).toBeNull();
});

it('invites a beheerder of an organisation without a level', async () => {
  const id = ORGANISATION.organisation_id;
  const api = new FakeApi()
    .on('GET /organisation/invitations', () => [])
    .on('POST /organisation/invite', () => ({
      ...invitation({ project_id: null, level: null }),
      link: LINK,
    }));
  renderRemote(<Invitations place={{ kind: 'organisatie', id }} />, { api });
  await userEvent.type(screen.getByLabelText('E-mailadres'), 'jan@bakkerij.test{Enter}');
  expect(api.callsOf('POST /organisation/invite')[0]?.body).toEqual({
    organisation_id: id,
    email: 'jan@bakkerij.test',
  });
  expect(screen.queryByRole('button', { name: /^Niveau/ })).toBeNull();
});
