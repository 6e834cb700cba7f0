import { StrictMode, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { HOME_PATH, SIGN_IN_PATH } from '../app/guards.ts';
import { loadConfig } from '../session/config.ts';
import {
  openSession,
  preloadClient,
  takeProblem,
  wasSignedIn,
  type OpenedSession,
} from '../session/open.ts';
import { isFrameAnswer, isRedirectAnswer, passAnswerOn } from '../session/redirect-frame.ts';
import { SignIn } from '../sign-in/SignIn.tsx';
import { mountApp, prefetchApp, preloadApp } from './load-app.ts';
import { StartFailure } from './StartFailure.tsx';

/** Where the two stages show; sign-in stays until the app stands. */
interface Stage {
  show(content: ReactNode): void;
  clear(): void;
  appContainer: HTMLElement;
}

/** Stage one: session and sign-in. The app comes behind it, only when someone is signed in. */
async function boot(stage: Stage): Promise<void> {
  const returning = isRedirectAnswer(location);
  const expected = returning || wasSignedIn();
  if (expected) {
    preloadApp();
    preloadClient();
  }
  try {
    await run(openSession(await loadConfig()), stage, { returning, expected });
  } catch (error) {
    console.error('Kengetal could not start', error);
    stage.show(<StartFailure />);
  }
}

interface Arrival {
  /** From the identity provider. */
  returning: boolean;
  /** Someone is about to be signed in. */
  expected: boolean;
}

async function run(
  opened: OpenedSession,
  stage: Stage,
  { returning, expected }: Arrival,
): Promise<void> {
  const { session, start } = opened;
  const ended = takeProblem();
  if (!expected) leaveForSignIn(opened);
  if (returning || !expected) {
    stage.show(<SignIn session={session} problem={ended} returning={returning} />);
  }

  const outcome = await start();
  if (outcome.state === 'signed-in') {
    enter(opened);
    await mountApp(session, stage.appContainer);
    stage.clear();
    return;
  }
  leaveForSignIn(opened);
  stage.show(<SignIn session={session} problem={outcome.problem ?? ended} />);
  prefetchApp();
}

/** From /login to where sign-in came between, else to the dashboard; other addresses stay. */
function enter({ returnPath }: OpenedSession): void {
  const target = returnPath.take() ?? HOME_PATH;
  if (location.pathname === SIGN_IN_PATH) history.replaceState(null, '', target);
}

/** To /login, without what the identity provider left in the address. */
function leaveForSignIn({ returnPath }: OpenedSession): void {
  returnPath.remember(location.pathname + location.search + location.hash);
  history.replaceState(null, '', SIGN_IN_PATH);
}

function createStage(page: HTMLElement): Stage {
  const own = page.appendChild(document.createElement('div'));
  const appContainer = page.appendChild(document.createElement('div'));
  const root = createRoot(own);
  return {
    show: (content) => root.render(<StrictMode>{content}</StrictMode>),
    clear: () => {
      root.unmount();
      own.remove();
    },
    appContainer,
  };
}

if (isFrameAnswer(location)) {
  void passAnswerOn();
} else {
  const page = document.getElementById('root');
  if (page) void boot(createStage(page));
}
