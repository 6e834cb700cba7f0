import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as reactDomClient from 'react-dom/client';
import type { Session } from '../session/session.ts';
import { giveHandoff, readAppFiles, type BootLibrary } from './handoff.ts';
import { addHints } from './hints.ts';

const libraries: Record<string, BootLibrary> = {
  react: { version: react.version, module: react },
  'react/jsx-runtime': { version: react.version, module: jsxRuntime },
  'react-dom': { version: reactDom.version, module: reactDom },
  'react-dom/client': { version: reactDom.version, module: reactDomClient },
};

export interface Mounting {
  /** Once someone is signed in. */
  session: Promise<Session>;
  /** Path of the screen that will be shown first. */
  path: string;
  container: HTMLElement;
}

/** Runs the app's script; resolves when the app stands, rejects when it does not load or fails. */
export function mountApp({ session, path, container }: Mounting): Promise<void> {
  return new Promise((resolve, reject) => {
    const settled = (error?: unknown) => (error === undefined ? resolve() : reject(error));
    giveHandoff({ session, path, container, libraries, settled });
    const { scripts, styles } = readAppFiles(document);
    for (const { href, integrity } of styles) addStyle(href, integrity);
    for (const { src, integrity } of scripts) addScript(src, integrity, reject);
  });
}

/** Fetches the app's files at high priority: someone is about to be signed in. */
export function preloadApp(): void {
  hint('preload');
}

/** Fetches the app's files when there is nothing better to do. */
export function prefetchApp(): void {
  hint('prefetch');
}

function hint(rel: 'preload' | 'prefetch'): void {
  const { scripts, preload } = readAppFiles(document);
  const entries = scripts.map(({ src, integrity }) => ({
    href: src,
    as: 'script' as const,
    integrity,
  }));
  addHints(rel, [...entries, ...preload]);
}

function addStyle(href: string, integrity: string): void {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.integrity = integrity;
  link.crossOrigin = 'anonymous';
  link.href = href;
  document.head.append(link);
}

/** Scripts that are added by code run in no order unless async is off. */
function addScript(src: string, integrity: string, failed: (error: Error) => void): void {
  const script = document.createElement('script');
  script.async = false;
  script.integrity = integrity;
  script.crossOrigin = 'anonymous';
  script.src = src;
  script.onerror = () => failed(new Error(`The app's script ${src} did not load`));
  document.head.append(script);
}
