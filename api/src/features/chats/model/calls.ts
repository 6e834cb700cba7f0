import { randomUUID } from 'node:crypto';
import { ModelFault } from '../../../model/fault.ts';
import type { CallPiece } from '../../../model/pieces.ts';
import type { ModelMessage } from '../../../model/provider.ts';
import type { ModelCall } from './rounds.ts';

/** Calls that are collected in a round, and characters of them: a question has a few hundred. */
const MOST_COLLECTED = 32;
const MOST_CHARACTERS = 32_000;

/** Tool calls that come in pieces. Throws a ModelFault for more than a model can mean. */
export class Calls {
  readonly #calls: { id: string | undefined; place: number; name: string; args: string }[] = [];

  #characters = 0;

  add({ place, id, name = '', args = '' }: CallPiece): void {
    // Some servers give all calls the same place, each whole and with an id of its own.
    const known = this.#calls.findLast(
      (call) =>
        call.place === place && (id === undefined || call.id === undefined || call.id === id),
    );
    if (!known) {
      this.#count(`${id}${name}${args}`);
      this.#calls.push({ id, place, name, args });
      return;
    }
    this.#count(args);
    known.id ??= id;
    // Some servers repeat the name with each piece.
    if (known.name !== name) known.name += name;
    known.args += args;
  }

  #count(added: string): void {
    this.#characters += added.length;
    if (this.#calls.length >= MOST_COLLECTED || this.#characters > MOST_CHARACTERS) {
      throw new ModelFault('failed');
    }
  }

  whole(): ModelCall[] {
    return this.#calls.map(({ id = randomUUID(), name, args }) => ({ id, name, args }));
  }
}

/** The calls of a round as the model has to read them back: a server may refuse arguments that it cannot parse. */
export const callsMessage = (calls: readonly ModelCall[]): ModelMessage => ({
  role: 'assistant',
  content: null,
  tool_calls: calls.map(({ id, name, args }) => ({
    ...{ id, type: 'function' as const },
    function: { name, arguments: isObject(args) ? args : '{}' },
  })),
});

function isObject(args: string): boolean {
  try {
    const given: unknown = JSON.parse(args);
    return typeof given === 'object' && given !== null && !Array.isArray(given);
  } catch {
    return false;
  }
}
