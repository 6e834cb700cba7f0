import { ModelFault } from '../../../model/fault.ts';
import type { Piece, Tokens } from '../../../model/pieces.ts';
import type { ModelProvider, ModelRequest } from '../../../model/provider.ts';
import { Thoughts } from './thoughts.ts';

/** Characters of a token where the provider did not count: on the safe side for Dutch. */
const CHARACTERS = 3;

/** Asks a model, and counts what that takes, also of what is broken off, and what it only thinks. */
export class Spending {
  readonly tokens = { in: 0, out: 0 };
  readonly #provider: ModelProvider;

  constructor(provider: ModelProvider) {
    this.#provider = provider;
  }

  async *ask(request: ModelRequest, signal: AbortSignal): AsyncGenerator<Piece> {
    const prompt = JSON.stringify(request).length / CHARACTERS;
    let counted: Tokens | undefined;
    let said = 0;
    let lost = 0;
    let isRead = true;
    const thoughts = new Thoughts();
    try {
      for await (const piece of this.#provider.ask(request, signal)) {
        counted = piece.tokens ?? counted;
        said += (piece.text ?? '').length;
        for (const { name = '', args = '' } of piece.calls ?? []) said += name.length + args.length;
        if (piece.isLost) lost += prompt;
        yield piece.text === undefined ? piece : { ...piece, text: thoughts.without(piece.text) };
      }
    } catch (error) {
      isRead = said > 0 || !(error instanceof ModelFault && error.isUnread);
      throw error;
    } finally {
      const guessed = isRead ? { in: prompt, out: said / CHARACTERS } : { in: 0, out: 0 };
      const { in: sent, out } = counted ?? guessed;
      this.tokens.in += Math.ceil(sent + lost);
      this.tokens.out += Math.ceil(out);
    }
  }
}
