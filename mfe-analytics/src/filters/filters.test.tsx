import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeApi, PROJECT, renderRemote } from '@kengetal/platform/testing';
import { FilterBar } from './FilterBar.tsx';
import { filterItems, parseSelection, writeSelection } from './selection.ts';
import { useLedgerSelection } from './use-ledger-selection.ts';
import { PerSwitch, usePer } from './view.tsx';

const api = () =>
  new FakeApi().on('GET /filters', () => ({
    periode_filters: [],
    grootboek_types: [
      { waarde: 'balans', naam: 'Balans' },
      { waarde: 'resultaat', naam: 'Winst en verlies' },
    ],
    grootboek_groepen: [
      { waarde: 'autokosten', naam: 'Autokosten' },
      { waarde: 'huisvestingskosten', naam: 'Huisvestingskosten' },
    ],
    grootboek_namen: [
      { waarde: '4000', naam: '4000 Lonen' },
      { waarde: '4200', naam: '4200 Brandstof' },
    ],
    reports: [],
    periode_bereik: { periode_min: 202401, periode_max: 202412 },
    geboekt_tm: 202412,
    updated_at: null,
  }));

function Bar() {
  const state = useLedgerSelection();
  const [per, choosePer] = usePer();
  return (
    <FilterBar projectId={PROJECT.project_id} state={state}>
      <PerSwitch value={per} onChoose={choosePer} />
      <output>{JSON.stringify(state.items)}</output>
    </FilterBar>
  );
}

const render = (path = '/analytics/overview') => renderRemote(<Bar />, { api: api(), path });

test('several values are chosen from a list, stand in the address, and are wiped', async () => {
  const { address } = render('/analytics/overview?periode=202401-202412');
  await userEvent.click(await screen.findByRole('button', { name: 'Groep: Alle' }));
  const list = screen.getByRole('menu', { name: 'Groep' });
  await userEvent.click(within(list).getByRole('menuitemcheckbox', { name: 'Autokosten' }));
  await userEvent.click(within(list).getByRole('menuitemcheckbox', { name: 'Huisvestingskosten' }));
  expect(address()).toBe(
    '/analytics/overview?periode=202401-202412&groep=autokosten&groep=huisvestingskosten',
  );
  expect(screen.getByText(/"operator":"in"/)).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'Groep: 2 gekozen' })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Verwijder filter Autokosten' }));
  expect(screen.getByRole('button', { name: 'Groep: Huisvestingskosten' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Wis' }));
  expect(address()).toBe('/analytics/overview?periode=202401-202412');
});

test('the keyboard searches a list and takes what it finds', async () => {
  const { address } = render();
  await userEvent.click(await screen.findByRole('button', { name: 'Rekening: Alle' }));
  await userEvent.keyboard('brand{Enter}');
  expect(address()).toBe('/analytics/overview?rekening=4200');
  await userEvent.clear(screen.getByRole('searchbox'));
  await userEvent.keyboard('{ArrowDown} ');
  expect(screen.getByRole('menuitemcheckbox', { name: '4000 Lonen' })).toBeChecked();
});

describe('filters that are taken away by key leave the focus', () => {
  const two = '/analytics/overview?groep=autokosten&groep=huisvestingskosten';
  const remove = (name: string) =>
    screen.findByRole('button', { name: `Verwijder filter ${name}` });
  const press = async (button: HTMLElement) => {
    button.focus();
    await userEvent.keyboard('{Enter}');
  };

  test('with the next one, and at last with what adds one', async () => {
    render(two);
    await press(await remove('Autokosten'));
    expect(await remove('Huisvestingskosten')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(screen.queryByRole('list', { name: 'Gekozen filters' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Type: Alle' })).toHaveFocus();
  });

  test('with the one before where none follows', async () => {
    render(two);
    await press(await remove('Huisvestingskosten'));
    expect(await remove('Autokosten')).toHaveFocus();
  });

  test('with what adds one when all go', async () => {
    const { address } = render(two);
    await press(await screen.findByRole('button', { name: 'Wis' }));
    expect(address()).toBe('/analytics/overview');
    expect(screen.getByRole('button', { name: 'Type: Alle' })).toHaveFocus();
  });
});

test('an address with a value that the project does not have shows it, to take away', async () => {
  render('/analytics/overview?groep=weg');
  expect(await screen.findByRole('button', { name: 'Verwijder filter weg' })).toBeInTheDocument();
});

test('months or quarters are a choice in the address, by the arrow keys', async () => {
  const { address } = render();
  screen.getByRole('radio', { name: 'Per maand' }).focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(address()).toBe('/analytics/overview?per=kwartaal');
  expect(screen.getByRole('radio', { name: 'Per kwartaal' })).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(address()).toBe('/analytics/overview');
});

test('a selection comes back from the address as it went in', () => {
  const selection = { type: ['resultaat'], groep: [], rekening: ['4000', '40,1', 'ä & b'] };
  const params = writeSelection(new URLSearchParams('periode=1&groep=oud'), selection);
  expect(parseSelection(new URLSearchParams(params.toString()))).toEqual(selection);
  expect(params.get('periode')).toBe('1');
  expect(filterItems(selection)).toEqual([
    { column: 'type', operator: 'eq', value: 'resultaat' },
    { column: 'rekening', operator: 'in', value: ['4000', '40,1', 'ä & b'] },
  ]);
});
