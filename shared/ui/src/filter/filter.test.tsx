import { useState } from 'react';
import { screen, within } from '@testing-library/react';
import { renderInApp } from '../testing/render.tsx';
import { FilterMenu, type FilterMenuProps } from './FilterMenu.tsx';
import type { FilterOption } from './options.ts';
import { placeOf } from './place.ts';

const TYPES: FilterOption[] = [
  { key: 'alle', label: 'Alle types' },
  { key: 'maand', label: 'Maand', detail: 'Jan 2025' },
  { key: 'kwartaal', label: 'Kwartaal' },
];

/** Ten years of reports, newest first: a year and its months. */
const REPORTS: FilterOption[] = Array.from({ length: 10 }, (_, index) => 2025 - index).flatMap(
  (year) => [
    { key: `jaar ${year}`, label: `Boekjaar ${year}`, group: `Boekjaar ${year}` },
    { key: `maart ${year}`, label: `Maart ${year}`, group: `Boekjaar ${year}` },
    { key: `aout ${year}`, label: `Août ${year}`, group: `Boekjaar ${year}` },
  ],
);

function renderMenu(props: Partial<FilterMenuProps> = {}) {
  const chosen: string[] = [];
  function Menu() {
    const [selected, setSelected] = useState<string | null>('alle');
    const onSelect = (key: string) => {
      chosen.push(key);
      setSelected(key);
    };
    return (
      <>
        <FilterMenu
          label="Type"
          value="Alle types"
          options={TYPES}
          {...{ selected, onSelect }}
          {...props}
        />
        <button type="button">Ernaast</button>
      </>
    );
  }
  return { ...renderInApp(<Menu />), chosen };
}
const button = () => screen.getByRole('button', { name: 'Type: Alle types' });
const panel = () => screen.queryByRole('dialog', { name: 'Type' });
const option = (name: string | RegExp) => screen.getByRole('menuitemradio', { name });

describe('a filter', () => {
  it('shows what cannot be chosen now, with the reason', async () => {
    const reason = 'Er is nog geen begroting.';
    const options = [...TYPES, { key: 'begroting', label: 'Begroting', reason }];
    const { user, chosen } = renderMenu({ options });
    await user.click(button());
    expect(option(`Begroting ${reason}`)).toHaveAttribute('aria-disabled', 'true');
    await user.click(option(/^Begroting/));
    expect(chosen).toEqual([]);
    expect(panel()).toBeInTheDocument();
  });

  it('says its value, offers others, and marks the chosen one', async () => {
    const { user, chosen } = renderMenu();
    await user.click(button());
    expect(option('Alle types')).toBeChecked();
    await user.click(option(/^Maand/));
    expect(chosen).toEqual(['maand']);
    expect(panel()).toBeNull();
    expect(button()).toHaveFocus();
    await user.click(button());
    expect(option(/^Maand/)).toBeChecked();
  });

  it('opens and is gone through by the keyboard', async () => {
    const { user, chosen } = renderMenu();
    await user.tab();
    await user.keyboard('{ArrowDown}');
    expect(option('Alle types')).toHaveFocus();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(option('Kwartaal')).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(option('Alle types')).toHaveFocus();
    await user.keyboard('{ArrowUp}');
    expect(option('Kwartaal')).toHaveFocus();
    await user.keyboard('{Home}{End}{Enter}');
    expect(chosen).toEqual(['kwartaal']);
  });

  it('closes on Escape and gives the focus back', async () => {
    const { user, chosen } = renderMenu();
    await user.click(button());
    await user.keyboard('{Escape}');
    expect(panel()).toBeNull();
    expect(button()).toHaveFocus();
    expect(chosen).toEqual([]);
  });

  it('closes when the user goes elsewhere, and leaves the focus there', async () => {
    const { user } = renderMenu();
    await user.click(button());
    await user.click(screen.getByRole('button', { name: 'Ernaast' }));
    expect(panel()).toBeNull();
    expect(screen.getByRole('button', { name: 'Ernaast' })).toHaveFocus();
    await user.click(button());
    await user.tab();
    expect(panel()).toBeNull();
  });

  it('closes when its button is pressed again', async () => {
    const { user } = renderMenu();
    await user.click(button());
    await user.click(button());
    expect(panel()).toBeNull();
  });
});

describe('a filter with many options', () => {
  const many = { options: REPORTS, search: 'Zoek een rapport', selected: 'maart 2019' };
  const names = () => screen.getAllByRole('menuitemradio').map(({ textContent }) => textContent);

  it('has a heading for each year', async () => {
    const { user } = renderMenu(many);
    await user.click(button());
    expect(screen.getAllByRole('group')).toHaveLength(10);
    const year = screen.getByRole('group', { name: 'Boekjaar 2019' });
    expect(within(year).getAllByRole('menuitemradio')).toHaveLength(3);
    expect(within(year).getByRole('menuitemradio', { name: 'Maart 2019' })).toBeChecked();
  });

  it.each([
    ['maart 2019', ['Maart 2019']],
    ['2019 MAA', ['Maart 2019']],
    ['aout 201', 10 - 6],
    ['boekjaar 2016', ['Boekjaar 2016', 'Maart 2016', 'Août 2016']],
  ])('finds %p', async (words, expected) => {
    const { user } = renderMenu(many);
    await user.click(button());
    await user.keyboard(words);
    if (typeof expected === 'number') expect(names()).toHaveLength(expected);
    else expect(names()).toEqual(expected);
  });

  it('takes the first one found on Enter, and says when there is none', async () => {
    const { user, chosen } = renderMenu(many);
    await user.click(button());
    await user.keyboard('niets');
    expect(screen.getByText('Niets gevonden.')).toBeInTheDocument();
    await user.clear(screen.getByRole('searchbox'));
    await user.keyboard('maart 2017{ArrowDown}{ArrowUp}{Enter}');
    expect(chosen).toEqual(['maart 2017']);
  });
});

describe('the panel', () => {
  const room = { width: 200, height: 300, windowWidth: 390, windowHeight: 800, gap: 4 };
  it.each([
    ['under its button', { left: 16, top: 60, bottom: 100 }, { left: 16, top: 104 }],
    ['within the window', { left: 300, top: 60, bottom: 100 }, { left: 186, top: 104 }],
    [
      'above it where only there is room',
      { left: 16, top: 700, bottom: 740 },
      { left: 16, top: 396 },
    ],
    [
      'under it where there is room nowhere',
      { left: 16, top: 200, bottom: 240 },
      { left: 16, top: 244 },
    ],
  ])('stands %s', (_where, opener, expected) => {
    const low = _where.endsWith('nowhere') ? { ...room, windowHeight: 400 } : room;
    expect(placeOf(opener, low)).toEqual(expected);
  });
});
