import { once } from 'node:events';
import { createServer } from 'node:http';
import type { SuggestionList } from '@kengetal/contract/api';
import { listening } from '../../../testing/listening.ts';

/** Answers the call of suggestions with these, one after the other; the last for good. */
export async function fakeSuggestions(answers: readonly SuggestionList[]) {
  let turn = 0;
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    const answer = answers[Math.min(turn, answers.length - 1)];
    turn += 1;
    response.end(JSON.stringify(answer));
  });
  const origin = await listening(server);
  const close = async () => {
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  };
  return { origin, asked, close };
}
