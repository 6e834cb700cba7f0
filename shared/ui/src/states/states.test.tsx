import { screen } from '@testing-library/react';
import { ApiUnreachable } from '@kengetal/platform';
import { renderInApp } from '../testing/render.tsx';
import { Screen } from './Layout.tsx';
import { EmptyState, Notice, WidgetError } from './Messages.tsx';
import { ChartSkeleton, KeyFiguresSkeleton, StatementSkeleton } from './Skeletons.tsx';

test('an error says what happened and tries again', async () => {
  const retry = jest.fn();
  const { user } = renderInApp(<WidgetError error={new ApiUnreachable('x')} onRetry={retry} />);
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Kon deze gegevens niet laden.Kengetal is niet bereikbaar.',
  );
  await user.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
  expect(retry).toHaveBeenCalledTimes(1);
});

test('an empty state and a notice offer the one next step', async () => {
  const step = jest.fn();
  const { user } = renderInApp(
    <>
      <EmptyState title="Geen boekingen." action={{ label: 'Ga naar feb 2025', onClick: step }} />
      <Notice action={{ label: 'Koppel opnieuw', onClick: step }}>De koppeling is verlopen.</Notice>
    </>,
  );
  await user.click(screen.getByRole('button', { name: 'Ga naar feb 2025' }));
  await user.click(screen.getByRole('button', { name: 'Koppel opnieuw' }));
  expect(step).toHaveBeenCalledTimes(2);
});

test('a screen has a heading that can take the focus', () => {
  renderInApp(<Screen title="Rapporten">Inhoud</Screen>);
  expect(screen.getByRole('heading', { level: 1, name: 'Rapporten' })).toHaveAttribute(
    'tabindex',
    '-1',
  );
});

test('skeletons say that data is on its way', () => {
  renderInApp(
    <>
      <KeyFiguresSkeleton />
      <StatementSkeleton />
      <ChartSkeleton />
    </>,
  );
  expect(screen.getAllByRole('status', { name: 'Gegevens laden' })).toHaveLength(3);
});
