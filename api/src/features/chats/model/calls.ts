import { randomUUID } from 'node:crypto';
import type { CallPiece, ModelMessage } from '../../../model/provider.ts';
import type { ModelCall } from './rounds.ts';

/** Tool calls that come in pieces. */
export class Calls {
  readonly #calls: { id: string | undefined; place: number; name: string; args: string }[] = [];

  add({ place, id, name = '', args = '' }: CallPiece): void {
    // Some servers give all calls the same place, each whole and with an id of its own.
    const known = this.#calls.findLast(
      (call) =>
        call.place === place && (id === undefined || call.id === undefined || call.id === id),
    );
    if (!known) {
      this.#calls.push({ id, place, name, args });
      return;
    }
    known.id ??= id;
    known.name += name;
    known.args += args;
  }

  whole(): ModelCall[] {
    return this.#calls.map(({ id = randomUUID(), name, args }) => ({ id, name, args }));
  }
}

/** The calls of a round as the model has to read them back. */
export const callsMessage = (calls: readonly ModelCall[]): ModelMessage => ({
  role: 'assistant',
  content: null,
  tool_calls: calls.map(({ id, name, args }) => ({
    ...{ id, type: 'function' as const },
    function: { name, arguments: args },
  })),
});
