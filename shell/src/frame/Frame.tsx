import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useQuery } from '@tanstack/react-query';
import { guard, START_PATH } from '../app/guards.ts';
import { onboardingOf } from '../app/onboarding.ts';
import { useHome, useOpens } from '../app/use-opens.ts';
import type { NavigationItem } from '../app/navigation.ts';
import { useShellRoute, type ShellRoute } from '../app/shell-routes.ts';
import { useWorld } from '../app/world.ts';
import { configOptions } from '../projects/config.ts';
import { Page } from './Page.tsx';
import { useBusEvents } from './use-bus-events.ts';
import { useChoice } from './use-choice.ts';

export interface FrameProps {
  routes: readonly ShellRoute[];
  navigation: readonly NavigationItem[];
}

/** Sends the user on where a guard asks for it, else shows the page around the screen. */
export function Frame({ routes, navigation }: FrameProps) {
  const { api, composition } = useWorld();
  const { pathname, search } = useLocation();
  const config = useQuery(configOptions(api));
  const route = useShellRoute(routes);
  const home = useHome();
  const opens = useOpens();
  const onboarding = onboardingOf(config.data);
  const remote = route?.remote;
  useBusEvents();
  // The screen's code need not wait until the configuration is known.
  useEffect(() => {
    if (remote) composition.prefetch(remote);
  }, [composition, remote]);

  const target = guard({ authenticated: true, onboarding, pathname, route, home, opens });
  // Writing the choice into an address that is being left would bring it back.
  const isLeft = target !== null;
  const choice = useChoice(config.data?.projects, isLeft || (route?.onboarding ?? false));
  // The start may name a project and a period; an address that leads nowhere has nothing to keep.
  const kept = pathname === START_PATH && target === home ? search : '';
  if (target !== null) return <Navigate to={target + kept} replace />;
  if (route === null) return null;
  return (
    <Page
      route={route}
      routes={routes}
      navigation={navigation}
      config={config}
      choice={choice}
      ready={onboarding.step === 'complete' || onboarding.step === 'unknown'}
    />
  );
}
