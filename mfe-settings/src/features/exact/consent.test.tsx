import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ProblemCode } from '@kengetal/contract';
import { FakeApi, ORGANISATION, problem, PROJECT } from '@kengetal/platform/testing';
import { CONNECTION_ID } from '../../connections/testing/connections.ts';
import { administration, open, WAITING } from './testing/exact.tsx';

const returned = (answer: string) => sessionStorage.setItem('provider-answer', answer);

beforeEach(() => sessionStorage.clear());

it('finishes the consent once, and goes on in an address without code or state', async () => {
  returned('code=c1&state=s1');
  const api = new FakeApi()
    .on('POST /connection/exact/callback', () => WAITING)
    .on('GET /connection', () => WAITING)
    .on('GET /connection/administrations', () => [administration(1)]);
  const { address } = open(api);
  expect(screen.getByText('Bezig met koppelen…')).toBeInTheDocument();
  expect(await screen.findByText('Welke administraties wil je lezen?')).toBeInTheDocument();
  expect(api.callsOf('POST /connection/exact/callback').map(({ body }) => body)).toEqual([
    { state: 's1', code: 'c1' },
  ]);
  expect(address()).toBe(`/exact?koppeling=${CONNECTION_ID}`);
  expect(sessionStorage.getItem('provider-answer')).toBeNull();
});

it.each<[ProblemCode, number, string, string]>([
  ['unprocessable', 422, 'Je gaf geen toestemming', 'Opnieuw naar Exact Online'],
  ['not_found', 404, 'Deze toestemming hoort niet bij je sessie', 'Opnieuw koppelen'],
  ['conflict', 409, 'De code is al gebruikt of verlopen', 'Opnieuw koppelen'],
  ['forbidden', 403, 'Geen rechten op deze administratie', 'Koppelen met een ander account'],
  ['unavailable', 503, 'Exact Online is niet bereikbaar', 'Opnieuw proberen'],
])(
  'says why it came to nothing (%s), and begins anew for the same',
  async (code, status, title, retry) => {
    returned('error=access_denied&state=s1');
    const begun = { organisation_id: ORGANISATION.organisation_id, project_id: PROJECT.project_id };
    sessionStorage.setItem('exact-begun', JSON.stringify(begun));
    const api = new FakeApi()
      .on('POST /connection/exact/callback', () => {
        throw problem(status, code, 'Oorzaak in woorden.');
      })
      .on('POST /connection/exact', () => {
        throw problem(503, 'unavailable', 'Nog niet.');
      });
    open(api);
    expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
    expect(screen.getByText('Oorzaak in woorden.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: retry }));
    expect(api.callsOf('POST /connection/exact')[0]?.body).toEqual(begun);
    expect(sessionStorage.getItem('provider-answer')).toBeNull();
  },
);
