import { screen } from '@testing-library/react';
import { renderInApp } from '../testing/render.tsx';
import { FilterMenu } from './FilterMenu.tsx';

const options = [
  { key: 'alle', label: 'Alle types' },
  { key: 'maand', label: 'Maand', detail: 'Jan 2025' },
];

test('a filter says its value and offers others, by mouse and keyboard', async () => {
  const choose = jest.fn();
  const { user } = renderInApp(
    <FilterMenu
      label="Type"
      value="Alle types"
      options={options}
      selected="alle"
      onSelect={choose}
    />,
  );
  const button = screen.getByRole('button', { name: 'Type: Alle types' });
  await user.click(button);
  await user.click(await screen.findByRole('menuitem', { name: /Maand/ }));
  expect(choose).toHaveBeenCalledWith('maand');
});
