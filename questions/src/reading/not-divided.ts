import type { Question } from '@kengetal/contract';
import { isWithin } from './draft.ts';
import { meant } from './scan.ts';
import type { Sense } from './sense.ts';
import type { AskedBack } from './together.ts';

const BOOKED: ReadonlySet<string> = new Set(['figure', 'account', 'relation', 'sum']);
const PARTIES = {
  klanten: /^(?:klant|klanten|klantn?|afnemers?|debiteur|debiteuren|opdrachtgevers?|client|clienten)$/,
  leveranciers: /^(?:leveranciers?|crediteur|crediteuren|onderaannemers?)$/,
} as const; // prettier-ignore

/** Why what was booked has no such parts: 'omzet per factuur', 'kosten per klant'. */
export function notDivided(sense: Sense, question: Question): AskedBack | undefined {
  const text = whyNot(sense, question);
  const { split, measure, order: _, limit: __, ...bare } = question;
  const whole = measure === undefined || measure === 'gemiddelde' ? bare : { ...bare, measure };
  return text === undefined ? undefined : { kind: 'ask', text, questions: split === 'relatie' ? [question, whole] : [whole] }; // prettier-ignore
}

function whyNot(sense: Sense, { subject, split }: Question): string | undefined {
  if (!BOOKED.has(subject.kind) || (subject.kind === 'relation' && subject.side === 'openstaand')) return undefined; // prettier-ignore
  if (split === 'ouderdom' && !(subject.kind === 'figure' && /^(?:debiteuren|crediteuren)$/.test(subject.key))) return 'Een ouderdom heeft alleen wat openstaat. Wat wil je zien?'; // prettier-ignore
  if (split === 'factuur') return 'Wat geboekt is deel ik niet per factuur. Wat wil je zien?';
  if (split !== 'relatie') return undefined;
  const words = meant(sense.scanned.marks, 'split').flatMap(({ mark: { from, to }, value }) => (value === 'relatie' ? sense.tokens.slice(from, to) : [])); // prettier-ignore
  const isOf = (party: RegExp) => words.length > 0 && words.some(({ text }) => party.test(text));
  const isIn = (key: 'omzet' | 'kosten') => (subject.kind === 'figure' && subject.key === key) || isWithin({ subject }, key, sense.vocabulary); // prettier-ignore
  if (isOf(PARTIES.klanten) && isIn('kosten')) return 'Kosten staan op leveranciers, en niet op klanten. Wat wil je zien?'; // prettier-ignore
  return isOf(PARTIES.leveranciers) && isIn('omzet') ? 'Omzet staat op klanten, en niet op leveranciers. Wat wil je zien?' : undefined; // prettier-ignore
}
