/** Where the user wanted to go when sign-in came between, and what to say meanwhile. */
export interface ReturnPath {
  remember(path: string): void;
  /** The remembered path. */
  peek(): string | null;
  /** The same, once. */
  take(): string | null;
}

const KEY = 'return_to';
const NOWHERE = new Set(['/', '/login']);

/** Only paths of this origin are kept or given back. */
export function createReturnPath(session: Storage): ReturnPath {
  const peek = () => {
    const path = session.getItem(KEY);
    return path !== null && isOwnPath(path) ? path : null;
  };
  return {
    remember: (path) => {
      if (isOwnPath(path)) session.setItem(KEY, path);
    },
    peek,
    take: () => {
      const path = peek();
      session.removeItem(KEY);
      return path;
    },
  };
}

/** A path within this origin, other than the start and sign-in. */
function isOwnPath(path: string): boolean {
  const base = 'https://own.invalid';
  if (!path.startsWith('/') || !URL.canParse(path, base)) return false;
  const url = new URL(path, base);
  return url.origin === base && !NOWHERE.has(url.pathname);
}
