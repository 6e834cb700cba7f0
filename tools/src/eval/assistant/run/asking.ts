import type { CompanyName } from '../books/index.ts';
import type { GoldBooks } from '../gold/books.ts';
import type { Gold } from '../gold/gold.ts';
import type { Question } from '../questions/write.ts';
import { score } from '../score/score.ts';
import { tell, type Asker } from './chat.ts';
import type { Result } from './results.ts';
import { opened, untraced } from './traced.ts';

/** Questions about one administration. */
export interface Batch {
  readonly company: CompanyName;
  readonly books: GoldBooks;
  readonly asker: Asker;
  readonly apart: boolean;
  readonly questions: readonly Question[];
}

/** Asks all questions, a conversation turn by turn in one chat. */
export async function* ask(batch: Batch): AsyncGenerator<Result> {
  for (const question of batch.questions) yield* converse(batch, question);
}

async function* converse(batch: Batch, question: Question): AsyncGenerator<Result> {
  const { company, books, asker, apart } = batch;
  const { family, turns } = question;
  const names = [
    ...books.relations.values(),
    ...[...books.accounts.values()].map(({ name }) => name),
  ];
  const asked: string[] = [];
  let chat_id: string | null = null;
  for (const [message, goldOf] of turns) {
    asked.push(message);
    const gold: Gold = goldOf(books);
    const { answer, failure, ...times } = await tell(asker, message, chat_id);
    chat_id = answer.chat_id ?? chat_id;
    const lines = needsLines(gold) ? await opened(asker, answer) : {};
    yield {
      ...{ company, family, apart, gold, answer, failure, ...times },
      conversation: turns.length > 1,
      asked: [...asked],
      outcome: failure === null ? score(gold, answer, lines) : 'failed',
      untraced: await untraced(asker, message, answer, names),
    };
  }
}

function needsLines(gold: Gold): boolean {
  return gold.kind === 'or' ? gold.golds.some(needsLines) : gold.kind === 'lines';
}
