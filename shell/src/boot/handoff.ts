/**
 * Stage one and stage two of the shell are two compilations (decision 0002). Boot leaves React and
 * the session here and starts the app's script; the app takes them.
 */
export interface Handoff<Session> {
  /** Once someone is signed in; the app's own code runs while that is being found out. */
  session: Promise<Session>;
  /** Path of the screen that will be shown first. */
  path: string;
  container: HTMLElement;
  /** Libraries that boot carries, by import name, for the app's share scope. */
  libraries: Readonly<Record<string, BootLibrary>>;
  /** Called once: the app stands, or could not be started. */
  settled(error?: unknown): void;
}

export interface BootLibrary {
  version: string;
  module: unknown;
}

/** Files of the app that boot starts, as the page's `#kengetal-app` data block lists them. */
export interface AppFiles {
  scripts: { src: string; integrity: string }[];
  styles: { href: string; integrity: string }[];
  /** What the app asks for as soon as it runs, for fetching beforehand. */
  preload: PreloadFile[];
}

export interface PreloadFile {
  href: string;
  as: 'script' | 'style' | 'fetch';
  integrity?: string;
}

const KEY = '__KENGETAL_HANDOFF__';

type Holder<Session> = { [KEY]?: Handoff<Session> };

/** Leaves what the app needs; the app must take it before anyone else gives again. */
export function giveHandoff<Session>(handoff: Handoff<Session>): void {
  (globalThis as Holder<Session>)[KEY] = handoff;
}

/** What boot left for the composition, without taking the rest. */
export function peekHandoff(): Pick<Handoff<unknown>, 'libraries' | 'path'> {
  return (globalThis as Holder<unknown>)[KEY] ?? { libraries: {}, path: location.pathname };
}

/** Takes what boot left, once: nothing stays reachable from the global object. */
export function takeHandoff<Session>(): Handoff<Session> {
  const holder = globalThis as Holder<Session>;
  const handoff = holder[KEY];
  if (!handoff) throw new Error('The app was started without its boot stage');
  delete holder[KEY];
  return handoff;
}

/** The app's files, from the page that the build wrote. */
export function readAppFiles(page: Document): AppFiles {
  const block = page.getElementById('kengetal-app');
  if (!block?.textContent) throw new Error('The page does not name the files of the app');
  return JSON.parse(block.textContent) as AppFiles;
}
