import { requireProject } from '../../access/policy.ts';
import { doorOf, type Door } from '../../model/door.ts';
import { countAnswer } from '../../model/limits.ts';
import type { ChatDependencies } from './dependencies.ts';
import { answerByModel, type ModelTurn } from './model/answer.ts';
import { Spending } from './model/spending.ts';
import { answerByGrammar } from './turn.ts';
import { isRefused, type Asked } from './understood.ts';

export interface Answering extends Pick<ModelTurn, 'tell' | 'keep' | 'signal' | 'earlier'> {
  readonly projectId: string;
  readonly userId: string;
  readonly asked: Asked;
}

type Reading = ModelTurn['reading'];

/**
 * Answers a message by the model, where the organisation has one, or by the grammar. Throws
 * not_found for who may see these books no more.
 */
export async function answer(deps: ChatDependencies, answering: Answering): Promise<void> {
  const { database, clock, books, assistant } = deps;
  const { projectId, userId, asked, earlier, signal, tell, keep } = answering;
  signal.throwIfAborted();
  const asking = database.for({ kind: 'request', owner: userId, signal });
  // Each time anew: access may be taken away in the middle of an answer.
  const reading: Reading = async (work) => {
    const { booksVersion } = await requireProject(asking, { userId }, projectId, 'lezer');
    return books.read(projectId, work, asking, booksVersion);
  };
  const turn = { tell, keep };
  // What was made by clicking is known: no model has to read it.
  const door: Door =
    asked.question === undefined
      ? await doorOf(database, clock, deps.model, { projectId, userId }, () =>
          reading((read) => isRefused(assistant, read, asked)),
        )
      : { kind: 'grammatica' };
  if (door.kind === 'model') {
    await throughModel(deps, door, { ...turn, signal, reading, asked, earlier });
  } else {
    const note = door.spent && `${door.spent} Dit antwoord is zonder taalmodel gemaakt.`;
    await reading((read) => answerByGrammar(assistant, read, asked, turn, note));
  }
}

/** Answers with a model, and counts what that took, also when it is stopped. */
async function throughModel(
  { database, clock, assistant, log }: ChatDependencies,
  { model, aside }: Extract<Door, { kind: 'model' }>,
  turn: Omit<ModelTurn, 'assistant' | 'config' | 'spending' | 'today' | 'onFault'>,
): Promise<void> {
  const spending = new Spending(model.provider);
  let isWhole = false;
  try {
    isWhole = await answerByModel({
      ...turn,
      ...{ assistant, config: model.config, spending, today: clock.today() },
      onFault: ({ kind, status }) => {
        log.warn({ kind, status }, 'the language model gives no answer');
      },
    });
  } finally {
    const { tokens } = spending;
    // An answer is not lost for a count that is.
    await countAnswer(database, aside, { isWhole, tokens }).catch((error: unknown) => {
      log.error({ name: error instanceof Error && error.name }, 'use is not counted');
    });
  }
}
