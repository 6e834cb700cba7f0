import { evaluateAssistant } from '../eval/assistant/run/evaluate.ts';
import { evaluateCash } from '../eval/cash/evaluate.ts';
import { evaluateSuggestions } from '../eval/suggestions/run/evaluate.ts';
import { CommandError, type Command } from './execute.ts';

const EVALUATIONS = {
  assistant: evaluateAssistant,
  suggestions: evaluateSuggestions,
  cash: evaluateCash,
} as const;

const isEvaluation = (name: string): name is keyof typeof EVALUATIONS =>
  Object.hasOwn(EVALUATIONS, name);

/** `npm run eval -- NAME`: holds what the product answers or expects against what is right. */
export const run: Command = async ([name = '', ...args]) => {
  if (!isEvaluation(name)) {
    throw new CommandError(`Gebruik: npm run eval -- ${Object.keys(EVALUATIONS).join(' | ')}`);
  }
  await EVALUATIONS[name]((line) => console.log(line), args);
  return 0;
};
