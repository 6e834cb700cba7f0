import { evaluateAssistant } from '../eval/assistant/run/evaluate.ts';
import { CommandError, type Command } from './execute.ts';

/** `npm run eval -- assistant`: holds answers of the assistant against right ones. */
export const run: Command = async ([name, ...args]) => {
  if (name !== 'assistant') throw new CommandError('Gebruik: npm run eval -- assistant');
  await evaluateAssistant((line) => console.log(line), args);
  return 0;
};
