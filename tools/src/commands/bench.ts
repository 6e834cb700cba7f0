import { benchComposition } from '../bench/composition.ts';
import { ensureChromium } from './chromium.ts';
import { CommandError, type Command } from './execute.ts';

const BENCHES: Record<string, (report: (line: string) => void) => Promise<void>> = {
  composition: benchComposition,
};

/** `npm run bench -- NAME`: measures and prints ratios; the last line is one JSON object. */
export const run: Command = async ([name = '']) => {
  const bench = BENCHES[name];
  if (!bench) {
    throw new CommandError(`Gebruik: npm run bench -- ${Object.keys(BENCHES).join('|')}`);
  }
  ensureChromium();
  await bench((line) => console.log(line));
  return 0;
};
