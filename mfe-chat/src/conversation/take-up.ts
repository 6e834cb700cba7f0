import { StreamBroken, type ApiClient } from '@kengetal/platform';
import { comeBack } from './follow.ts';
import { lastQuestion } from './messages.ts';
import type { Asked, TalkStore } from './talk-store.ts';

/** How following an answer ended: 'not-made' where nobody makes it any more. */
export type Ending = 'told' | 'not-made' | 'lost' | 'failed';

const NOT_MADE = 'Het antwoord is niet gelukt. Probeer het opnieuw.';

/** Takes up an answer from its beginning. Throws StreamBroken where it failed, also meanwhile. */
export async function takeUp(
  api: ApiClient,
  store: TalkStore,
  asked: Asked,
  signal: AbortSignal,
): Promise<Ending> {
  const query = { chat_id: store.id };
  try {
    const ending = await comeBack({
      attach: (attached) => api.stream('GET /chat/stream', { query, signal: attached }),
      messages: () => store.messages,
      write: (messages) => {
        store.keep(messages);
        store.set({ connection: 'good' });
      },
      onRetry: () => store.set({ connection: 'seeking' }),
      signal,
    });
    if (ending !== 'not-made' || (await isKept(api, store, asked))) return ending;
  } catch (error) {
    if (signal.aborted || error instanceof StreamBroken) throw error;
    // The answer may still be made.
    console.error('An answer could not be followed', error);
    return 'failed';
  }
  throw new StreamBroken(NOT_MADE);
}

/** Whether the API has a question; one that it did not answer it takes back. */
export async function isKept(api: ApiClient, store: TalkStore, { before }: Asked) {
  try {
    const kept = await api.request('GET /chat', { query: { chat_id: store.id } });
    return lastQuestion(kept)?.id !== lastQuestion(before)?.id;
  } catch (error) {
    console.error('It is not known whether a question was kept', error);
    return false;
  }
}
