import { isFrameAnswer, passAnswerOn } from '../session/arrival.ts';
import { createInvitationSecret } from '../invitation/secret.ts';
import { loadConfig } from '../session/config.ts';
import {
  hasSession,
  openSession,
  preloadClient,
  signedInWith,
  takeTrouble,
} from '../session/open.ts';
import { boot } from './boot.tsx';
import { takeProviderAnswer } from './provider-answer.ts';
import { mountApp, prefetchApp, preloadApp } from './load-app.ts';
import { createStage } from './stage.tsx';

/** A page that the browser kept shows what was there before someone signed out or in. */
function reloadWhenStale({ persisted }: PageTransitionEvent): void {
  if (persisted && !hasSession()) location.reload();
}

const page = document.getElementById('root');
takeProviderAnswer(location, history);
if (isFrameAnswer(location)) {
  void passAnswerOn();
} else if (page) {
  window.addEventListener('pageshow', reloadWhenStale);
  void boot(createStage(page), {
    loadConfig,
    openSession,
    signedInWith,
    takeTrouble,
    invitation: () => createInvitationSecret(sessionStorage),
    preloadClient,
    app: { preload: preloadApp, prefetch: prefetchApp, mount: mountApp },
  });
}
