import type { Piece, Tokens } from '../../../model/pieces.ts';
import type { ModelProvider, ModelRequest } from '../../../model/provider.ts';

/** Characters of a token where the provider did not count: on the safe side for Dutch. */
const CHARACTERS = 3;

/** Asks a model, and counts what that takes, also of what is broken off. */
export class Spending {
  readonly tokens = { in: 0, out: 0 };
  readonly #provider: ModelProvider;

  constructor(provider: ModelProvider) {
    this.#provider = provider;
  }

  async *ask(request: ModelRequest, signal: AbortSignal): AsyncGenerator<Piece> {
    let counted: Tokens | undefined;
    let said = 0;
    let isSent = false;
    try {
      for await (const piece of this.#provider.ask(request, signal)) {
        isSent = true;
        counted = piece.tokens ?? counted;
        said += (piece.text ?? '').length;
        for (const { name = '', args = '' } of piece.calls ?? []) said += name.length + args.length;
        yield piece;
      }
    } finally {
      const guessed = { in: JSON.stringify(request).length / CHARACTERS, out: said / CHARACTERS };
      const { in: sent, out } = counted ?? (isSent || signal.aborted ? guessed : { in: 0, out: 0 });
      this.tokens.in += Math.ceil(sent);
      this.tokens.out += Math.ceil(out);
    }
  }
}
