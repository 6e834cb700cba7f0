import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Figure, VatPlacement } from '@kengetal/contract';
import { FakeApi, problem, PROJECT, renderRemote } from '@kengetal/platform/testing';
import Project from '../Project.tsx';

const figure: Figure = {
  kind: 'booked',
  cents: 15_000,
  sign: -1,
  selection: { periode_min: 202501, periode_max: 202512, soorten: ['mutatie'], filters: [] },
};

const placement = (more: Partial<VatPlacement>): VatPlacement => ({
  ...{ soort: 'rekening', sleutel: '1500', naam: 'Af te dragen btw hoog', keuze: null },
  plaatsen: [{ plaats: '1a', figure, omdat: ['de naam van 1500'], tegen: [] }],
  ...more,
});

const UNKNOWN = placement({
  ...{ sleutel: '1590', naam: 'Rekening fiscus' },
  plaatsen: [{ plaats: 'onbekend', figure, omdat: [], tegen: [] }],
});
const CODE = placement({ soort: 'btw_code', sleutel: 'V', naam: 'Verkoop hoog' });
const PLACES = [UNKNOWN, placement({}), CODE];

/** An API that keeps what it is told, as the real one does. */
const keeping = () =>
  new FakeApi()
    .on('GET /project/vat', () => PLACES)
    .on('POST /project/vat', ({ body }) =>
      PLACES.map((one) =>
        one.sleutel === body.sleutel
          ? {
              ...one,
              keuze: body.plaats,
              plaatsen: [
                { plaats: body.plaats ?? 'onbekend', figure, omdat: ['jouw keuze'], tegen: [] },
              ],
            }
          : one,
      ),
    );

async function open(api = keeping(), more = {}) {
  const view = renderRemote(<Project />, { api, path: '/project?tab=btw', ...more });
  const told: unknown[] = [];
  view.bus.on('dataChanged', (payload) => told.push(payload));
  await screen.findByRole('table', { name: 'Btw-rekeningen' });
  return { ...view, api, told, user: userEvent.setup() };
}

const place = (key: string) =>
  screen.getByRole('button', { name: new RegExp(`^Rubriek van ${key}`) });

describe('where VAT belongs', () => {
  it('tells for each account and code its box, why, and its amount', async () => {
    await open();
    const accounts = within(screen.getByRole('table', { name: 'Btw-rekeningen' }));
    expect(accounts.getAllByRole('row')[1]).toHaveTextContent(/1590.*Nog niet duidelijk/);
    expect(accounts.getAllByRole('row')[2]).toHaveTextContent(/1a Hoog tarief.*Volgens de naam/);
    expect(accounts.getAllByRole('button', { name: /150/ })).not.toHaveLength(0);
    expect(screen.getByRole('table', { name: 'Btw-codes' })).toHaveTextContent('Verkoop hoog');
    expect(screen.getByText(/^Van niet alle btw is duidelijk/)).toBeInTheDocument();
  });

  it('is chosen by keyboard, told to the rest of the app, and taken back', async () => {
    const { user, api, told } = await open();
    await user.click(place('1590'));
    await user.type(await screen.findByRole('searchbox', { name: 'Zoek een rubriek' }), 'voorb');
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Rekening 1590 staat in 5b Voorbelasting.')).toBeInTheDocument();
    expect(place('1590')).toHaveTextContent('Met de hand');
    expect(place('1590')).toHaveFocus();
    expect(told).toEqual([{ project_id: PROJECT.project_id }]);
    await user.click(screen.getByRole('button', { name: 'Ongedaan maken' }));
    await waitFor(() => expect(place('1590')).toHaveTextContent('Nog niet duidelijk'));
    expect(api.callsOf('POST /project/vat').map(({ body }) => body)).toEqual(
      ['5b', null].map((plaats) => ({
        ...{ project_id: PROJECT.project_id, soort: 'rekening', sleutel: '1590' },
        plaats,
      })),
    );
  });

  it('says that nothing changed when it fails', async () => {
    const { user, api } = await open();
    api.on('POST /project/vat', () => {
      throw problem(503, 'unavailable', 'De dienst is even niet bereikbaar.');
    });
    await user.click(place('1590'));
    await user.keyboard('{Enter}');
    expect(await screen.findByText(/^Er is niets gewijzigd\./)).toBeInTheDocument();
    expect(place('1590')).toHaveTextContent('Nog niet duidelijk');
  });

  it('is only looked at by who may not edit', async () => {
    await open(keeping(), {
      rights: { organisations: {}, projects: { [PROJECT.project_id]: 'lezer' as const } },
    });
    expect(screen.queryByRole('button', { name: /^Rubriek van/ })).not.toBeInTheDocument();
    expect(screen.getByText('Nog niet duidelijk')).toBeInTheDocument();
  });
});
