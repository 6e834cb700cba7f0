import { createApiClient } from '@kengetal/platform';
import { tokensOf } from '../app/tokens.ts';
import { CONFIG, FakeBrowser } from './fake-browser.ts';

/** A browser with one tab in which someone signed in, and the api client of that tab. */
export async function signedInTab() {
  const browser = new FakeBrowser();
  const tab = browser.openTab();
  await tab.signIn();
  const client = createApiClient({
    baseUrl: CONFIG.apiUrl,
    tokens: tokensOf(tab.session),
    caller: 'shell@test',
    fetch: browser.api.fetch,
  });
  return { browser, tab, client };
}
