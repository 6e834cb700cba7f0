import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeApi, ORGANISATION, problem, renderRemote } from '@kengetal/platform/testing';
import CreateOrganisation from './CreateOrganisation.tsx';

const field = () => screen.getByRole('textbox', { name: 'Naam van je organisatie' });
const submit = () => screen.getByRole('button', { name: /Organisatie aanmaken/ });

it('creates the organisation and goes on to its connection', async () => {
  const api = new FakeApi().on('POST /organisation', () => ORGANISATION);
  const { asked, address } = renderRemote(<CreateOrganisation />, {
    api,
    path: '/organisatie-aanmaken',
  });
  expect(screen.getByText('Organisatie', { exact: true })).toHaveAttribute('aria-current', 'step');
  await userEvent.type(field(), '  Bakkerij Bakker BV {Enter}');
  await screen.findByRole('heading', { level: 1 });
  expect(api.calls[0]?.body).toEqual({ organisation_name: 'Bakkerij Bakker BV' });
  expect(asked.reloads).toBe(1);
  expect(address()).toBe(`/connectie-aanmaken?org_id=${ORGANISATION.organisation_id}`);
});

it.each([
  ['nothing', '   ', 'Vul een naam van minstens 2 tekens in.'],
  ['one character', 'B', 'Vul een naam van minstens 2 tekens in.'],
  ['81 characters', 'B'.repeat(81), 'Een naam heeft hooguit 80 tekens.'],
])('refuses %s', async (_case, typed, message) => {
  const { api } = renderRemote(<CreateOrganisation />);
  await userEvent.type(field(), typed);
  await userEvent.click(submit());
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(api.calls).toEqual([]);
});

it('keeps what was typed when it fails', async () => {
  const api = new FakeApi().on('POST /organisation', () => {
    throw problem(503, 'unavailable', 'De dienst is even niet bereikbaar.');
  });
  const { address } = renderRemote(<CreateOrganisation />, { api, path: '/organisatie-aanmaken' });
  await userEvent.type(field(), 'Bakkerij Bakker BV');
  await userEvent.click(submit());
  expect(await screen.findByText('De dienst is even niet bereikbaar.')).toBeInTheDocument();
  expect(field()).toHaveValue('Bakkerij Bakker BV');
  expect(address()).toBe('/organisatie-aanmaken');
});
