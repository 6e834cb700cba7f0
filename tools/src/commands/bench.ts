import { benchAnswers } from '../bench/answers.ts';
import { benchComposition } from '../bench/composition.ts';
import { benchImport } from '../bench/import.ts';
import { benchLedger } from '../bench/ledger.ts';
import { benchLoad } from '../bench/load.ts';
import { benchQuestions } from '../bench/questions.ts';
import { benchRecurring } from '../bench/recurring.ts';
import { benchSentences } from '../bench/sentences.ts';
import { benchSignIn } from '../bench/sign-in.ts';
import { benchSizes } from '../bench/sizes.ts';
import { benchWords } from '../bench/words.ts';
import { ensureChromium } from './chromium.ts';
import { CommandError, type Command } from './execute.ts';

type Bench = (report: (line: string) => void, args: readonly string[]) => Promise<void>;

const BENCHES: Record<string, Bench> = {
  answers: benchAnswers,
  composition: (report, args) => {
    ensureChromium();
    return benchComposition(report, args);
  },
  import: benchImport,
  ledger: benchLedger,
  load: benchLoad,
  questions: benchQuestions,
  recurring: benchRecurring,
  sentences: benchSentences,
  'sign-in': (report) => {
    ensureChromium();
    return benchSignIn(report);
  },
  sizes: benchSizes,
  words: benchWords,
};

/** `npm run bench -- NAME`: measures and prints ratios; the last line is one JSON object. */
export const run: Command = async ([name = '', ...args]) => {
  const bench = BENCHES[name];
  if (!bench) {
    throw new CommandError(`Gebruik: npm run bench -- ${Object.keys(BENCHES).join('|')}`);
  }
  await bench((line) => console.log(line), args);
  return 0;
};
