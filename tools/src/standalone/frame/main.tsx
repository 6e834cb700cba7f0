import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { createApiClient, createBus } from '@kengetal/platform';
import { KengetalTheme } from '@kengetal/ui';
import { useTheme } from '../../../../shell/src/theme/use-theme.ts';
import '../../../../shell/src/theme/early.ts';
import { Frame } from './Frame.tsx';

/** The dev server adds the token; what stands here is never sent on. */
const noToken = async () => 'dev-server';
const api = createApiClient({
  baseUrl: '/v1',
  caller: 'standalone',
  tokens: { accessToken: noToken, renew: noToken },
});
const bus = createBus({ onListenerError: (error, topic) => console.error(topic, error) });
/** A data router, as the shell's: screens may ask before they are left. */
const router = createBrowserRouter([{ path: '*', element: <Frame api={api} bus={bus} /> }]);

new EventSource('/changes').onmessage = () => location.reload();

/** As the shell does: antd goes along with what the root element has. */
function Themed({ children }: { children: ReactNode }) {
  return <KengetalTheme theme={useTheme()}>{children}</KengetalTheme>;
}

const container = document.getElementById('root');
if (container) {
  createRoot(container).render(
    <Themed>
      <QueryClientProvider client={new QueryClient()}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </Themed>,
  );
}
