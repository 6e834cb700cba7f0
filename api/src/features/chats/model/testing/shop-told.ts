import type { Question } from '@kengetal/contract';
import { askingModel } from '../../../../testing/asking.ts';
import { asks, says } from '../../../../testing/model-stub.ts';
import { shopBooks } from './shop-books.ts';

/** A model that is asked about a small shop. */
export function shop(books = shopBooks()) {
  const made = askingModel([books], { KENGETAL_MODEL_TOKENS_PER_DAY: '10000000' });
  return {
    ...made,
    /** What is read of an answer in which a model insists on these words, and what it was told is wrong. */
    told: async (questions: readonly Question[], words: string, message?: string) => {
      let wrong: string | undefined;
      made.stub.mind = ({ messages }, round) => {
        if (round === 0 && questions.length > 0) return asks(...questions);
        wrong ??= /Fout: (.*)\. Schrijf/.exec(messages.at(-1)?.content ?? '')?.[1];
        return says(words);
      };
      const { text } = await made.ask(message);
      return {
        wrong,
        text: text.replace(/\[([^\]]*)\]\(figure:\w+\)/g, '$1').replaceAll('\u00a0', ' '),
      };
    },
  };
}
