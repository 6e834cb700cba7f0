import { screen } from '@testing-library/react';
import { renderRemote } from '@kengetal/platform/testing';
import ProjectDetail from './detail/ProjectDetail.tsx';

it.each([
  ['Project', <ProjectDetail key="detail" />],
])('%s says what will be here and calls nothing', (title, element) => {
  const { api } = renderRemote(element);
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeInTheDocument();
  expect(screen.getByText(/^Hier zie je straks/)).toBeInTheDocument();
  expect(api.calls).toEqual([]);
});
