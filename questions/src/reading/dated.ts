import type { Question } from '@kengetal/contract';
import type { Sense } from './sense.ts';

const STILL = /^(?:nog|alsnog|steeds|onbetaald|onbetaalde)$/;
const INVOICES = /^(?:\w*facturen|\w*factuur|notas?|posten|rekeningen|alles)$/;

/**
 * 'Staat er nog iets open van 2023', 'openstaande facturen uit 2024': what is open now of the
 * invoices of those months, and not what was open then. A turn that goes on moves those months.
 */
export function dated(sense: Sense, question: Question, before?: Question): Question {
  const { subject, period, ...rest } = question;
  if (subject.kind !== 'open' || !period) return question;
  const kept = before?.subject.kind === 'open' && before.subject.dated !== undefined;
  return kept || isOfInvoices(sense)
    ? { ...rest, subject: { ...subject, dated: period } }
    : question;
}

function isOfInvoices({ tokens, scanned }: Sense): boolean {
  const [period, ...others] = scanned.marks.filter(({ piece }) => piece !== undefined);
  if (
    !period ||
    others.length > 0 ||
    (period.piece?.endOf ?? period.piece?.isStart ?? period.piece?.day) !== undefined
  )
    return false;
  const [noun, said] = [tokens[period.from - 2]?.text ?? '', tokens[period.from - 1]?.text];
  const isStill = INVOICES.test(noun) || tokens.some(({ text }) => STILL.test(text));
  return said === 'uit' || (said === 'van' && isStill);
}
