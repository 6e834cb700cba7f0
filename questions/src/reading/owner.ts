import { nameWords } from '../names/name-index.ts';
import { asked } from './draft.ts';
import type { Reader } from './subjects.ts';

const OWNER =
  /^(?:directeur|directeuren|directie|dga|aandeelhouder|aandeelhouders|eigenaar|holding|moeder|moedermaatschappij|vennoot|vennoten|maat)$/;

/** 'Rekening-courant directeur' is no account of the bank that is called so as well. */
export const readOwner: Reader = ({ tokens, vocabulary }) => {
  const texts = tokens.map(({ text }) => text);
  const who = texts.find((text) => OWNER.test(text));
  if (who === undefined || !texts.includes('courant')) return undefined;
  const own = vocabulary.world.accounts.filter(
    ({ naam }) =>
      nameWords(naam).includes('courant') && nameWords(naam).some((word) => OWNER.test(word)),
  );
  const named = own.filter(({ naam }) => nameWords(naam).includes(who));
  const rekeningen = (named.length > 0 ? named : own).map(({ rekening }) => rekening);
  if (rekeningen.length === 0)
    return { kind: 'unknown', text: `Een rekening-courant ${who} staat niet in deze boekhouding.` };
  return asked({ subject: { kind: 'account', rekeningen } });
};
