import { clausesOf } from './clauses.ts';
import { isWithin } from './draft.ts';
import { draftOf } from './plain.ts';
import { periodsIn } from './said-shorter.ts';
import type { Sense } from './sense.ts';
import { says } from './turn-words.ts';

const IF = /^(?:als|wanneer|indien|stel|tel|neem|zet|gooi|veeg)\b/i;
const ASKS = /^(?:en )?(?:wat|hoeveel|hoe|waar|op|tot|welke?)\b/i;
/** What asks something else of a sum than what it comes to. */
const OTHER = /^(?:order|split|measure|against|link)$/;

/**
 * 'Als we de lonen en de pensioenen optellen, wat heeft ons personeel dan gekost in 2024': the sum that the
 * first clause says whole, of the period of what is asked with 'dan'.
 */
export function summedInClause(text: string, senseOf: (part: string) => Sense): string {
  const parts = clausesOf(text);
  const at = parts.findIndex((part) => ASKS.test(part));
  if (at < 1 || !IF.test(text.trim())) return text;
  const [said, behind] = [parts.slice(0, at), parts.slice(at)].map((each) => each.join(''));
  const [sum, asked] = [senseOf(said ?? ''), senseOf(behind ?? '')];
  const draft = draftOf(sum);
  const subject = draft?.kind === 'asked' ? draft.asked.subject : undefined;
  if (subject?.kind !== 'sum') return text;
  const isOfSum = asked.figures.every(({ key }) =>
    subject.terms.every(({ of }) => isWithin({ subject: of }, key, asked.vocabulary)),
  );
  const isOther =
    asked.relation !== undefined ||
    asked.references.places.size > 0 ||
    asked.scanned.marks.some(({ meanings }) => meanings.some(({ role }) => OTHER.test(role)));
  return isOfSum && !isOther && says(asked, /^dan$/) ? `${said} ${periodsIn(asked)}` : text;
}
