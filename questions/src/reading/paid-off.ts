import { GROUPS, type GroupKey } from '@kengetal/ledger';
import { findAccounts, idsOfWords } from '../names/accounts.ts';
import { nameWords } from '../names/name-index.ts';
import { asked, figure, measured, type Draft } from './draft.ts';
import { meant } from './scan.ts';
import type { Sense } from './sense.ts';
import type { Reader } from './subjects.ts';
import { isByReturn, taxPaid } from './tax-paid.ts';

const PAID =
  /^(?:betaald|betaalde|betaalden|uitbetaald|uitgekeerd|overgemaakt|afgedragen|voldaan|gegaan|afgegaan)$/;
const OWED = /^(?:nog|moet|moeten|te|niet|schuldig|open)$/;

/** 'Hoeveel dividend is er uitgekeerd': what was booked off the account that it is owed on, and no balance of it. */
export const readPaidOff: Reader = (sense) => {
  const { tokens, rest, relation, references, figures, vocabulary } = sense;
  const own = leftOfLoan(sense) ?? repaid(sense) ?? taxPaid(sense);
  if (own) return own;
  const says = (pattern: RegExp) => tokens.some(({ text }) => pattern.test(text));
  const isOther =
    relation !== undefined ||
    references.accounts.length > 0 ||
    figures.some(({ key }) => key !== 'bank_en_kas');
  const words = rest.map(({ token }) => token).filter(({ text }) => !PAID.test(text));
  if (isByReturn(sense) || isOther || words.length === 0 || !says(PAID) || says(OWED))
    return undefined;
  const ids = idsOfWords(words, vocabulary);
  const found = findAccounts(ids, vocabulary, () => true)?.accounts ?? [];
  if (found.length === 0 || found.some(({ groep }) => !isDebt(groep))) return undefined;
  // 'Dividend' is not 'dividendbelasting', where it has an account.
  const called = found.filter(({ naam }) =>
    words.every(({ text }) => nameWords(naam).includes(text)),
  );
  const rekeningen = (called.length > 0 ? called : found).map(({ rekening }) => rekening);
  return asked({
    subject: { kind: 'account', rekeningen },
    measure: 'boekingen',
    only: { zijde: 'debet' },
  });
};

const LOAN: ReadonlySet<string> = new Set([
  'langlopende_schulden',
  'bankschulden',
  'kasstroom_langlopend',
]);

/** 'Hoeveel moet ik nog aflossen' is what is left of the loans. */
function leftOfLoan({ tokens, rest, relation, figures }: Sense): Draft | undefined {
  const text = ` ${tokens.map((each) => each.text).join(' ')} `;
  const isOther =
    relation !== undefined || rest.length > 0 || figures.some(({ key }) => !LOAN.has(key));
  const isLeft =
    / nog (?:\w+ ){0,4}(?:aflossen|afgelost|afbetalen|afbetaald) | nog af te (?:lossen|betalen) /.test(
      text,
    );
  return isLeft && !isOther ? asked(measured(figure('langlopende_schulden'))) : undefined;
}

/** 'Hoeveel is er op de lening afgelost': what was booked off its account, and no change of all debts. */
function repaid({
  tokens,
  rest,
  relation,
  figures,
  scanned,
  vocabulary,
}: Sense): Draft | undefined {
  const says = (pattern: RegExp) => tokens.some(({ text }) => pattern.test(text));
  const isDivided =
    meant(scanned.marks, 'split').length + meant(scanned.marks, 'measure').length > 0;
  const isOther =
    relation !== undefined ||
    rest.length > 0 ||
    isDivided ||
    figures.some(({ key }) => !LOAN.has(key));
  if (
    isOther ||
    figures.length === 0 ||
    !says(/^(?:afgelost|aflossing|aflossingen|terugbetaald)$/) ||
    says(/^(?:nog|moet|moeten|te|al)$/)
  )
    return undefined;
  const loans = vocabulary.world.accounts.filter(({ groep }) => groep === 'langlopende_schulden');
  const rekeningen = loans.map(({ rekening }) => rekening);
  return loans.length === 0
    ? undefined
    : asked({
        subject: { kind: 'account', rekeningen },
        measure: 'boekingen',
        only: { zijde: 'debet' },
      });
}

const isDebt = (groep: GroupKey): boolean => /schulden/.test(GROUPS[groep].main);
