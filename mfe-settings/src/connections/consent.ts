import { useMutation } from '@tanstack/react-query';
import type { CallBodyInput } from '@kengetal/contract';
import { useApi } from '@kengetal/platform';

/** What a consent is for. */
export type Begun = CallBodyInput<'startExact'>;

const KEY = 'exact-begun';

/** What the consent of this tab was begun for, so that it can be begun again; null when unknown. */
export function begunConsent(): Begun | null {
  const kept = sessionStorage.getItem(KEY);
  // Written below.
  return kept === null ? null : (JSON.parse(kept) as Begun);
}

/** Sends the user to Exact Online to give consent; it comes back on /exact. */
export function useStartConsent() {
  const api = useApi();
  return useMutation({
    mutationKey: ['mfe-settings', 'start-consent'],
    mutationFn: (body: Begun) => api.request('POST /connection/exact', { body }),
    onSuccess: ({ authorize_url }, body) => {
      sessionStorage.setItem(KEY, JSON.stringify(body));
      const link = document.createElement('a');
      link.href = authorize_url;
      link.click();
    },
  });
}
