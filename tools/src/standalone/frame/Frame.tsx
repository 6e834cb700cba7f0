import { Suspense, useState } from 'react';
import { NavLink, Navigate, Route, Routes } from 'react-router-dom';
import declaration from 'standalone-remote/declaration';
import screens from 'standalone-remote/screens';
import { PlatformProvider, type ApiClient, type Bus } from '@kengetal/platform';
import { usePlatformValue } from './use-platform-value.ts';
import css from './frame.module.css';

/** Links to the remote's screens above, the screen below: the providers of the shell, no more. */
export function Frame({ api, bus }: { api: ApiClient; bus: Bus }) {
  const [drawerElement, setDrawerElement] = useState<HTMLElement | null>(null);
  const platform = usePlatformValue({ api, bus, drawerElement });
  if (!platform) return <p className={css.waiting}>Gegevens laden…</p>;
  const { routes } = declaration;
  const first = routes[0]?.path ?? '/';
  return (
    <PlatformProvider value={platform}>
      <nav className={css.menu} aria-label="Schermen">
        {routes.map(({ path, breadcrumb }) => (
          <NavLink key={path} to={path.replace(/\/:[^/]+/g, '/1')}>
            {breadcrumb}
          </NavLink>
        ))}
      </nav>
      <div className={css.frame}>
        <main className={css.main}>
          <Suspense fallback={<p>Scherm laden…</p>}>
            <Routes>
              {routes.map((route) => {
                const Shown = route.kind === 'screen' ? screens[route.screen] : undefined;
                const element =
                  route.kind === 'redirect' ? (
                    <Navigate to={route.to} replace />
                  ) : (
                    Shown && <Shown />
                  );
                return <Route key={route.path} path={route.path} element={element} />;
              })}
              <Route path="*" element={<Navigate to={first} replace />} />
            </Routes>
          </Suspense>
        </main>
        <aside ref={setDrawerElement} aria-label="Boekingen" />
      </div>
    </PlatformProvider>
  );
}
