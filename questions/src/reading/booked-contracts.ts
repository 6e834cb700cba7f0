import { findAccounts, idsOfWords } from '../names/accounts.ts';
import { asked, groupsOfFigure, type Draft } from './draft.ts';
import type { Sense } from './sense.ts';
import { saysPeriod } from './turn-words.ts';

/** 'Omzet contracten vorig jaar' is what was booked on an account called so. */
export function readBookedContracts({
  scanned,
  tokens,
  figures,
  vocabulary,
}: Sense): Draft | undefined {
  const mark = scanned.marks.find(
    ({ from, meanings }) =>
      meanings.some(({ value }) => value === 'recurring') &&
      /contracten$/.test(tokens[from]?.text ?? ''),
  );
  const isPast = scanned.marks.some(({ piece }) => piece !== undefined && piece.back?.count !== 0);
  const isOfOmzet = figures.length > 0 && figures.every(({ key }) => key === 'omzet');
  if (!mark || !isPast || !isOfOmzet) return undefined;
  const [found, ...others] =
    findAccounts(idsOfWords(tokens.slice(mark.from, mark.to), vocabulary), vocabulary, (group) =>
      groupsOfFigure('omzet').includes(group),
    )?.accounts ?? [];
  return found && others.length === 0
    ? asked({ subject: { kind: 'account', rekeningen: [found.rekening] } })
    : undefined;
}

/** 'Software abonnement 2023' is an account, and no list of what comes back. */
export function isNamedSubscription({ tokens, rest, scanned }: Sense): boolean {
  const at = tokens.findIndex(
    ({ text }) => /^abonn?ementen?(?:skosten)?$/.test(text) || text === 'abonnement',
  );
  return saysPeriod({ scanned }) && at > 0 && rest.some(({ place }) => place === at - 1);
}
