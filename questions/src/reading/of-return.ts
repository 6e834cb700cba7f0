import type { Question } from '@kengetal/contract';
import { meant } from './scan.ts';
import type { Sense } from './sense.ts';

const RATES: readonly (readonly [rate: string, rubriek: string])[] = [
  ['21', '1a'],
  ['9', '1b'],
];
const SHORT = 5;

/** 'Uitgesplitst per code' of what a return comes to are its boxes, 'alleen 9%' is one of them. */
export function ofReturn(sense: Sense, { subject, period }: Question): Question | undefined {
  const { tokens, figures, relation } = sense;
  if (subject.kind !== 'vat' || subject.rubriek !== undefined || tokens.length > SHORT)
    return undefined;
  if (
    figures.length > 0 ||
    relation !== undefined ||
    sense.scanned.marks.some(({ piece }) => piece !== undefined)
  )
    return undefined;
  const texts = tokens.map(({ text }) => text);
  const isRate = texts.some((text) => /^(?:%|procent|tarief)$/.test(text));
  const box = RATES.find(([rate]) => isRate && texts.includes(rate))?.[1];
  if (box !== undefined)
    return { subject: { kind: 'vat', rubriek: box }, ...(period && { period }) };
  const splits = meant(sense.scanned.marks, 'split').map(({ value }) => value);
  const isBoxes =
    splits.length > 0 && splits.every((split) => /^(?:btw_code|rekening|groep)$/.test(split));
  return isBoxes
    ? { subject: { kind: 'component', id: 'btw' }, ...(period && { period }) }
    : undefined;
}
