import { onlineManager } from '@tanstack/react-query';

/** While the browser says that there is no network, this often is tried whether that is so. */
const TRY_MS = 15_000;
const LIMIT_MS = 5_000;

/**
 * Tells the query client whether there is a connection: what is asked without one waits for it.
 * The browser's word for offline is not enough, since it can be wrong: then our own origin still
 * answers. Gives what ends the watch.
 */
export function watchConnection(): () => void {
  let trying: ReturnType<typeof setInterval> | undefined;
  const look = async () => {
    if (navigator.onLine) return online();
    const reached = await originAnswers();
    // The browser may have changed its mind meanwhile.
    if (reached || navigator.onLine) return online();
    onlineManager.setOnline(false);
    trying ??= setInterval(() => void look(), TRY_MS);
  };
  const online = () => {
    clearInterval(trying);
    trying = undefined;
    onlineManager.setOnline(true);
  };
  const listen = () => void look();
  onlineManager.setEventListener(() => {
    window.addEventListener('online', listen);
    window.addEventListener('offline', listen);
    return () => {
      clearInterval(trying);
      window.removeEventListener('online', listen);
      window.removeEventListener('offline', listen);
    };
  });
  listen();
  // Another listener takes the place of this one and ends it.
  return () => onlineManager.setEventListener(() => undefined);
}

async function originAnswers(): Promise<boolean> {
  try {
    await fetch('/release.json', { cache: 'no-store', signal: AbortSignal.timeout(LIMIT_MS) });
    return true;
  } catch {
    return false;
  }
}
