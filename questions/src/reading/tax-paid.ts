import { folded } from '../text/fold.ts';
import type { Vocabulary } from '../vocabulary.ts';
import type { KnownAccount } from '../world.ts';
import { asked, type Draft } from './draft.ts';
import type { Sense } from './sense.ts';
import { meant } from './scan.ts';
import { isTimeAt, lineOf } from './turn-words.ts';

const PAID = /^(?:betaald|betaalde|betaalden|afgedragen|overgemaakt|voldaan)$/;
const OFFICE = /^(?:belastingdienst|fiscus)$/;
const OWED =
  /^(?:nog|moet|moeten|moest|moesten|te|niet|schuldig|open|leverancier|leveranciers|inkoop|inkopen)$/;
const BANK = /bank|giro/;

/** The accounts that VAT is booked on. */
export const vatAccounts = ({ world }: Vocabulary): KnownAccount[] =>
  world.accounts.filter(
    ({ groep, naam }) =>
      /^belasting(?:schulden|vorderingen)$/.test(groep) && /btw|omzetbelasting/.test(folded(naam)),
  );

/** 'Hoeveel btw is er afgedragen volgens de aangiften': what they came to, and no payments. */
export const isByReturn = ({ tokens }: Pick<Sense, 'tokens'>): boolean =>
  / volgens (?:\S+ ){0,3}aangift/.test(lineOf({ tokens }));

/** 'Hoeveel btw hebben we afgedragen': what left the bank for it, and not what a period came to. */
export function taxPaid({
  tokens,
  scanned,
  figures,
  relation,
  vocabulary,
}: Sense): Draft | undefined {
  const says = (pattern: RegExp) => tokens.some(({ text }) => pattern.test(text));
  const ids = meant(scanned.marks, 'subject').map(({ value }) => value);
  const isVat =
    ids.length > 0 && ids.every((id) => id === 'vat' || (id === 'vat:5b' && says(OFFICE)));
  // 'Voor het eerste kwartaal' is what that came to, 'voor de btw' is not.
  const isOfStretch = tokens.some(
    ({ text }, at) =>
      text === 'voor' && [at + 1, at + 2].some((place) => isTimeAt({ scanned }, place)),
  );
  const isPaid =
    says(PAID) &&
    !isOfStretch &&
    !isByReturn({ tokens }) &&
    (!says(/^over$/) || says(OFFICE) || says(/^(?:al|reeds|afgedragen|overgemaakt)$/));
  const isOther =
    relation !== undefined ||
    figures.some(({ key }) => key !== 'belastingschulden') ||
    meant(scanned.marks, 'split').length > 0;
  if (!isVat || !isPaid || isOther || says(OWED)) return undefined;
  const owed = vatAccounts(vocabulary).filter(
    ({ naam }) => !/vorder|voorbelasting|inkoop/.test(folded(naam)),
  );
  const banks = vocabulary.world.journals.filter(({ naam }) => BANK.test(folded(naam)));
  const [bank, ...others] = banks;
  const booked = {
    subject: { kind: 'account' as const, rekeningen: owed.map(({ rekening }) => rekening) },
    measure: 'boekingen' as const,
  };
  const due = { subject: { kind: 'vat' as const } };
  if (owed.length > 0 && bank && others.length === 0)
    return asked({ ...booked, only: { dagboek: bank.code, zijde: 'debet' } }, [due]);
  return {
    kind: 'ask',
    text: 'Bedoel je wat er volgens de aangifte te betalen was, of wat er op de btw-rekeningen is geboekt?',
    asked: [due, ...(owed.length > 0 ? [{ ...booked, only: { zijde: 'debet' as const } }] : [])],
  };
}
