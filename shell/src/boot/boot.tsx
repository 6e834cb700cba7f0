import { SIGN_IN_PATH, START_PATH } from '../app/guards.ts';
import { takeAnswer, type Answer } from '../session/arrival.ts';
import { INVITATION_PATH, type InvitationSecret } from '../invitation/secret.ts';
import type { ShellConfig } from '../session/config.ts';
import type { Provider } from '../session/identity-client.ts';
import type { OpenedSession } from '../session/open.ts';
import type { Trouble } from '../session/problems.ts';
import type { Session } from '../session/session.ts';
import { SignIn } from '../sign-in/SignIn.tsx';
import type { Mounting } from './load-app.ts';
import type { Stage } from './stage.tsx';
import { StartFailure } from './StartFailure.tsx';

export interface BootParts {
  loadConfig(): Promise<ShellConfig>;
  openSession(config: ShellConfig): OpenedSession;
  /** By whom someone was signed in in this browser, before anything is loaded. */
  signedInWith(): Provider | null;
  takeTrouble(): Trouble | null;
  /** Of the invitation that this tab was opened with; read once the browser lets storage be used. */
  invitation(): InvitationSecret;
  preloadClient(): void;
  app: {
    preload(): void;
    prefetch(): void;
    mount(mounting: Mounting): Promise<void>;
  };
}

/** Nothing is said about what goes by itself, unless it takes longer than this. */
const SILENCE_MS = 600;

/** Stage one: session and sign-in. The app comes behind it, only when someone is signed in. */
export async function boot(stage: Stage, parts: BootParts): Promise<void> {
  const answer = takeAnswer(location, history);
  try {
    const ended = parts.takeTrouble();
    parts.invitation().take(location, history);
    const provider = answer?.provider ?? (ended ? null : parts.signedInWith());
    if (provider) {
      parts.app.preload();
      if (provider === 'microsoft') parts.preloadClient();
    }
    const opened = parts.openSession(await parts.loadConfig());
    await run(opened, { stage, parts, answer, ended, expected: provider !== null });
  } catch (error) {
    console.error('Kengetal could not start', error);
    stage.show(<StartFailure why={isAboutStorage(error) ? 'storage' : 'load'} />);
  }
}

/** A browser that blocks cookies refuses storage too. */
const isAboutStorage = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'SecurityError';

interface Run {
  stage: Stage;
  parts: BootParts;
  answer: Answer | null;
  ended: Trouble | null;
  /** Someone is about to be signed in. */
  expected: boolean;
}

async function run(opened: OpenedSession, way: Run): Promise<void> {
  const { session, start, returnPath, seeInvitation } = opened;
  const { stage, parts, answer, ended, expected } = way;
  const invitation = parts.invitation();
  const secret = invitation.peek();
  const see = secret === null ? undefined : () => seeInvitation(secret);
  returnPath.remember(see ? INVITATION_PATH : location.pathname + location.search + location.hash);
  const entry = createEntry(opened, way);
  const onSignedIn = () => void entry.enter();
  const showSignIn = (trouble: Trouble | null) => {
    if (location.pathname !== SIGN_IN_PATH) history.replaceState(null, '', SIGN_IN_PATH);
    if (see) invitation.tell();
    stage.show(<SignIn session={session} trouble={trouble} see={see} onSignedIn={onSignedIn} />);
  };
  const showReturning = () =>
    stage.show(<SignIn session={session} trouble={null} returning onSignedIn={onSignedIn} />);

  const starting = start({ answer, ended, onNear: () => void entry.prepare() });
  let silence: ReturnType<typeof setTimeout> | undefined;
  if (answer) showReturning();
  else if (expected) silence = setTimeout(showReturning, SILENCE_MS);
  else showSignIn(ended);

  const outcome = await starting;
  clearTimeout(silence);
  if (outcome.state === 'signed-in') return entry.enter();
  if (outcome.state === 'leaving') return;
  showSignIn(outcome.trouble ?? ended);
  if (!expected) parts.app.prefetch();
}

/** The app, whose code may run before it is known that someone is signed in. */
function createEntry({ session, returnPath }: OpenedSession, { stage, parts }: Run) {
  let signedIn: (session: Session) => void = () => undefined;
  let mounted: Promise<void> | null = null;
  const prepare = () => {
    mounted ??= parts.app.mount({
      session: new Promise((resolve) => (signedIn = resolve)),
      path: firstPath(),
      container: stage.appContainer,
    });
    mounted.catch(() => undefined); // told to who enters
    return mounted;
  };
  const target = () => returnPath.peek() ?? START_PATH;
  const firstPath = () => {
    const path = location.pathname === SIGN_IN_PATH ? target() : location.pathname;
    return path.replace(/[?#].*/, '');
  };
  return {
    prepare,
    /** From /login to where sign-in came between, else to the start; other addresses stay. */
    enter: async () => {
      const standing = prepare();
      const path = target();
      returnPath.take();
      if (location.pathname === SIGN_IN_PATH) history.replaceState(null, '', path);
      signedIn(session);
      try {
        await standing;
        stage.clear();
      } catch (error) {
        console.error('Kengetal could not start', error);
        stage.show(<StartFailure why="load" />);
      }
    },
  };
}
