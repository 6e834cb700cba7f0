import type { Token } from '../text/tokens.ts';

const LOST =
  /^(?:kwijtraak|kwijtraken|kwijtraakte|wegvalt|wegviel|wegvallen|verdwijnt|verdween|verlies|verliezen|vertrekt|vertrok|wegloopt|wegliep|weggaat|wegging|opzegt|opzegde|stopt|afhaakt|afhaakte)$/;
const MISSED = /^(?:kwijt|verlies|verliezen|mis|missen)$/;
const CLAUSE = /^(?:als|indien|wanneer|stel)$/;

/** The verb of 'als ik Jansen kwijtraak', 'als die klant wegvalt'; -1 where nobody goes. */
export function lostAt(tokens: readonly Token[]): number {
  const clause = tokens.findIndex(({ text }) => CLAUSE.test(text));
  return clause < 0 ? -1 : tokens.findIndex(({ text }, at) => at > clause + 1 && LOST.test(text));
}

/** Where it is said what is missed then, which is what went itself: 'hoeveel omzet verliezen we als Jansen wegvalt'. */
export function missedAt(tokens: readonly Token[]): number {
  const lost = lostAt(tokens);
  return lost < 0 ? -1 : tokens.findIndex(({ text }, at) => at !== lost && MISSED.test(text));
}
