import type { Question } from '@kengetal/contract';
import { figure } from './draft.ts';
import type { Sense } from './sense.ts';

const WONDERED =
  /^(?:kan|kunnen|zou) (?:ik|we|wij) (?!.*\b(?:zien|weten)\b).*\b(?:missen|kopen|aanschaffen|permitteren)$/;

/** 'Kan ik een busje van 35.000 euro kopen' is advice; what there is, beside what is owed, is known. */
export const affordable = ({ tokens, relation }: Sense): Question | undefined =>
  relation === undefined && WONDERED.test(tokens.map(({ text }) => text).join(' '))
    ? { subject: { ...figure('bank_en_kas'), also: ['crediteuren'] } }
    : undefined;
