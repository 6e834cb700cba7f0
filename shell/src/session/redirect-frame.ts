/**
 * Whether this page load is the answer to a hidden frame or popup of ours, so that it only has to
 * be passed on. Decided from MSAL's state parameter, before anything else is loaded.
 */
export function isFrameAnswer(address: Location | URL): boolean {
  const hash = new URLSearchParams(address.hash.replace(/^#/, ''));
  const state = hash.get('state') ?? new URLSearchParams(address.search).get('state');
  const type = state ? interactionTypeOf(state) : undefined;
  return type === 'popup' || type === 'silent';
}

/** Whether this page load carries an answer of the identity provider to a redirect. */
export function isRedirectAnswer(address: Location | URL): boolean {
  const hash = new URLSearchParams(address.hash.replace(/^#/, ''));
  return hash.has('state') && (hash.has('code') || hash.has('error'));
}

/** Passes the answer on to the tab that waits for it. */
export async function passAnswerOn(): Promise<void> {
  const { broadcastResponseToMainFrame } = await import('@azure/msal-browser/redirect-bridge');
  await broadcastResponseToMainFrame();
}

function interactionTypeOf(state: string): string | undefined {
  try {
    const head = (state.split('|')[0] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const { meta } = JSON.parse(atob(head)) as { meta?: { interactionType?: string } };
    return meta?.interactionType;
  } catch {
    return undefined; // not a state of MSAL
  }
}
