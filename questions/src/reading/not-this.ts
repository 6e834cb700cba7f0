import type { Token } from '../text/tokens.ts';
import { senseOf, type Sense } from './sense.ts';

const CORRECTS = /^(?:nee|neen|sorry|oeps|oei|fout)$/;
const ARTICLE = /^(?:de|het|een)$/;

/** 'Nee, niet de marge maar de winst': what is taken back goes, where something stands in its place. */
export function withoutTakenBack(sense: Sense): readonly Token[] {
  const { tokens, scanned } = sense;
  const not = tokens.findIndex(({ text }) => text === 'niet');
  if (not < 1 || not > 3 || !tokens.slice(0, not).some(({ text }) => CORRECTS.test(text)))
    return tokens;
  const from = ARTICLE.test(tokens[not + 1]?.text ?? '') ? not + 2 : not + 1;
  const isSaid = ({ piece, meanings }: Sense['scanned']['marks'][number]) =>
    piece !== undefined || meanings.some(({ role }) => role === 'figure');
  const back = scanned.marks.find((mark) => mark.from === from && isSaid(mark));
  const left = back ? [...tokens.slice(0, not), ...tokens.slice(back.to)] : tokens;
  const isOther = back && senseOf(left, sense.vocabulary).scanned.marks.some(isSaid);
  return isOther ? left : tokens;
}
