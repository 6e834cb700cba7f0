import { useMemo, useRef, useState, type MouseEvent, type RefObject } from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigationType } from 'react-router-dom';
import type { UseQueryResult } from '@tanstack/react-query';
import { PlatformProvider } from '@kengetal/platform';
import { classes } from '@kengetal/ui';
import type { NavigationItem } from '../app/navigation.ts';
import { addressOf, trailOf, type ShellRoute } from '../app/shell-routes.ts';
import { BooksDrawerHost } from '../books/BooksDrawerHost.tsx';
import { useBackCloses } from '../books/use-back-closes.ts';
import { Notices } from '../notices/Notices.tsx';
import { OverlayHost } from '../overlays/OverlayHost.tsx';
import { Overlays } from '../overlays/Overlays.tsx';
import { PrintHead } from '../print/PrintHead.tsx';
import type { Config } from '../projects/config.ts';
import type { Crumb } from './Breadcrumbs.tsx';
import { ChatPanel } from './ChatPanel.tsx';
import { FilterLine } from './FilterLine.tsx';
import { LoadFailure, hasFailed } from './LoadFailure.tsx';
import { Sidebar } from './Sidebar.tsx';
import { SetupBar } from './SetupBar.tsx';
import { useSidebarState, type SidebarState } from './sidebar-state.ts';
import { useSides, type Sides } from './sides.ts';
import { TopBar } from './TopBar.tsx';
import type { Choice } from './use-choice.ts';
import { Unloaded } from './Unloaded.tsx';
import { crumbsOf, useDocumentTitle, useHeadingFocus } from './use-page.ts';
import { useLateScroll } from './use-late-scroll.ts';
import { usePlatformValue } from './use-platform-value.ts';
import { useIdlePrefetch, useSettled, useWhenSettled } from './use-settled.ts';
import css from './frame.module.css';

const MAIN_ID = 'inhoud';

export interface PageProps {
  route: ShellRoute;
  routes: readonly ShellRoute[];
  navigation: readonly NavigationItem[];
  config: UseQueryResult<Config, Error>;
  choice: Choice;
  /** False while the user is setting up: then a bare main area holds the screen alone. */
  ready: boolean;
}

/** Sidebar, top bar and filters around a screen; drawer and assistant beside it. */
export function Page(props: PageProps) {
  const { route, routes, navigation, config, choice, ready } = props;
  const main = useRef<HTMLElement>(null);
  const [drawerElement, setDrawerElement] = useState<HTMLElement | null>(null);
  const [filterElement, setFilterElement] = useState<HTMLElement | null>(null);
  const [extraCrumb, setCrumb] = useState<string | null>(null);
  const settled = useSettled(main);
  const sidebar = useSidebarState();
  const sides = useSides(drawerElement, route.sidePanel);
  const trail = useMemo(() => pathsOf(trailOf(route, routes)), [route, routes]);
  const crumbs = useMemo(() => crumbsOf(route, routes, extraCrumb), [route, routes, extraCrumb]);
  // The address belongs to the router, so the link only moves the focus.
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    main.current?.focus();
  };
  const places = { drawerElement, filterElement };
  const parts = { config: config.data, choice, route, routes, ...places, setCrumb, settled };
  useBackCloses(drawerElement);
  useDocumentTitle(crumbs);
  const { pathname } = useLocation();
  const isReplaced = useNavigationType() === 'REPLACE';
  useHeadingFocus(main, { pathname, screen: route.screen, isReplaced });
  useLateScroll(main);
  useWhenSettled(settled);
  useIdlePrefetch(
    settled,
    routes.map(({ remote }) => remote),
  );

  return (
    <PlatformProvider value={usePlatformValue(parts)}>
      <Overlays>
        <a className={css.skip} href={`#${MAIN_ID}`} onClick={skip}>
          Naar de inhoud
        </a>
        <div className={css.frame}>
          {ready ? (
            <Sidebar state={sidebar} navigation={navigation} trail={trail} slotsReady={settled} />
          ) : null}
          <Column {...props} {...{ main, crumbs, sides, sidebar, setFilterElement }} />
          <aside
            ref={setDrawerElement}
            className={css.drawer}
            aria-label="Boekingen"
            hidden={sides.drawerBehind}
          />
          {ready ? <ChatPanel sides={sides} main={main} /> : null}
        </div>
        {ready ? <BooksDrawerHost settled={settled} /> : null}
        <ScrollRestoration />
        {ready ? (
          <OverlayHost
            routes={routes}
            navigation={navigation}
            settled={settled}
            onToggleSidebar={sidebar.toggle}
          />
        ) : null}
      </Overlays>
    </PlatformProvider>
  );
}

interface ColumnProps extends PageProps {
  main: RefObject<HTMLElement | null>;
  crumbs: readonly Crumb[];
  sides: Sides;
  sidebar: SidebarState;
  setFilterElement: (element: HTMLElement | null) => void;
}

/** The screen with what stands above it; the screen stays mounted when the frame appears around it. */
function Column(props: ColumnProps) {
  const { route, config, choice, ready, main, crumbs, sides, sidebar, setFilterElement } = props;
  const { filters } = choice;
  const failed = !config.data && hasFailed(config);
  return (
    <div className={css.main}>
      {ready ? (
        <TopBar
          crumbs={crumbs}
          updatedAt={filters.data?.updated_at ?? null}
          bookedTo={filters.data?.geboekt_tm ?? null}
          chatToggle={route.chatToggle}
          sides={sides}
          sidebar={sidebar}
        />
      ) : config.data ? (
        <SetupBar />
      ) : null}
      <PrintHead crumbs={crumbs} />
      <Notices />
      <LoadFailure config={config} filters={filters} />
      {ready && !failed ? (
        <FilterLine
          route={route}
          filters={filters.data}
          loading={config.isPending || filters.isLoading}
          own={setFilterElement}
        />
      ) : null}
      <main
        ref={main}
        id={MAIN_ID}
        tabIndex={-1}
        aria-busy={config.isPending}
        data-padded={route.bottomPadding || undefined}
        className={classes(css.content, !ready && css.bare)}
      >
        {config.data ? <Outlet /> : failed ? <Unloaded title={route.breadcrumb} /> : null}
      </main>
    </div>
  );
}

const pathsOf = (trail: readonly ShellRoute[]) => trail.map(({ path }) => addressOf(path));
