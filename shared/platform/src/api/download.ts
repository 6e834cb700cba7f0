import type { Download } from '@kengetal/contract';
import type { ApiClient } from './client.ts';

/** Lets the browser save a file that the API made; the page stays where it is. */
export function saveDownload(api: ApiClient, { download_url, filename }: Download): void {
  const link = document.createElement('a');
  link.href = api.addressOf(download_url);
  link.download = filename;
  link.rel = 'noopener';
  link.click();
}
