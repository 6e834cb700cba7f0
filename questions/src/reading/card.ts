import { asked } from './draft.ts';
import type { Reader } from './subjects.ts';

/** 'Debiteurenkaart Jansen': all that was booked of somebody on the account of debtors. */
export const readCard: Reader = ({ tokens, relation, vocabulary }) => {
  const text = tokens.map((token) => token.text).join(' ');
  const said = /\b(debiteuren|klant|klanten|crediteuren|leveranciers|relatie) ?kaart/.exec(
    text,
  )?.[1];
  const [only, ...others] = relation?.items ?? [];
  if (said === undefined || !only || others.length > 0) return undefined;
  const isSupplier =
    /^(?:crediteuren|leveranciers)$/.test(said) ||
    (said === 'relatie' && only.soort === 'leverancier');
  const groep = isSupplier ? 'crediteuren' : 'debiteuren';
  const accounts = vocabulary.world.accounts.filter((each) => each.groep === groep);
  if (accounts.length === 0) return undefined;
  const subject = {
    kind: 'account' as const,
    rekeningen: accounts.map(({ rekening }) => rekening),
  };
  return asked({ subject, measure: 'boekingen', only: { relatie: only.relatie } });
};
