import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { PlatformProvider } from '@kengetal/platform';
import { DrilldownProvider } from '../drilldown/DrilldownProvider.tsx';
import { KengetalTheme } from '../theme/KengetalTheme.tsx';
import { FakeLinesApi, fakePlatform } from './fakes.ts';

export interface RenderOptions {
  api?: FakeLinesApi;
}

/** Renders as a remote does: inside theme, platform and drill-down, with a place for the drawer. */
export function renderInApp(
  children: ReactNode,
  { api = new FakeLinesApi([]) }: RenderOptions = {},
) {
  const drawerElement = document.createElement('div');
  document.body.append(drawerElement);
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, gcTime: 0 } } });
  const platform = fakePlatform(api.client, drawerElement);
  const view = render(
    <KengetalTheme theme="light">
      <QueryClientProvider client={queries}>
        <PlatformProvider value={platform}>
          <DrilldownProvider namespace="test">{children}</DrilldownProvider>
        </PlatformProvider>
      </QueryClientProvider>
    </KengetalTheme>,
  );
  return { ...view, user: userEvent.setup(), drawerElement, api, queries, bus: platform.bus };
}
