import type { Question } from '@kengetal/contract';
import type { Asked } from './draft.ts';
import type { Time } from './said-time.ts';
import type { Sense } from './sense.ts';
import type { AskedBack } from './together.ts';
import { withTime } from './with-time.ts';

const GONE =
  / (?:kwijtgeraakt|kwijtraakten|weggevallen|wegvielen|afgehaakt|vertrokken|weggegaan|weggebleven|verloren) | (?:is|zijn|was|waren|bleef|bleven) (?:(?:er|we|ik|nu|inmiddels|al) )*weg | (?:klanten?|leveranciers?|afnemers?|opdrachtgevers?) .*gestopt | wie (?:is|zijn) (?:(?:er|nu|inmiddels|al) )*gestopt /;
const NEW = / (?:nieuwe?|bijgekomen|erbij gekomen) /;
const CUSTOMERS = / (?:klant|klanten|afnemers?|opdrachtgevers?) /;
const SUPPLIERS = / (?:leveranciers?) /;
const COSTS = / (?:kosten|kostenposten?|kostensoorten) /;
const SERIES = / (?:vaste lasten|abonnementen|contracten) /;

/** 'Welke klant is weg', 'nieuwe klanten', 'en welke nieuw': the books have how much more or less each was. */
export function comeAndGone(
  sense: Sense,
  time: Time,
  before: Question | undefined,
): AskedBack | undefined {
  const text = ` ${sense.tokens.map((each) => each.text).join(' ')} `;
  const isGone = GONE.test(text);
  if ((!isGone && !NEW.test(text)) || sense.relation || sense.references.accounts.length > 0)
    return undefined;
  const what = SERIES.test(text) ? [] : partsOf(text, before);
  if (!what) return undefined;
  const order = isGone ? ('laagste' as const) : ('hoogste' as const);
  // 'Sinds vorig jaar' begins no period: it is what this one is held against.
  const { period: _, against: __, ...timeless } = time;
  const of = / (?:sinds|vanaf) /.test(text) ? timeless : time;
  const questions = what.map((asked) => ({
    ...withTime(
      sense,
      { ...asked, measure: 'oorzaken', order },
      of,
      before ? { question: before } : {},
    ),
    against: 'vorig_jaar' as const,
  }));
  return {
    kind: 'ask',
    text: 'Wat er nieuw bij kwam of wegviel houd ik niet bij. Wil je het verschil met vorig jaar zien?',
    questions,
  };
}

/** Of whom or what it is asked, by its noun or by the list before it. */
function partsOf(text: string, before: Question | undefined): readonly Asked[] | undefined {
  const of = (key: string, split: 'relatie' | 'rekening'): Asked[] => [
    { subject: { kind: 'figure', key }, split },
  ];
  if (CUSTOMERS.test(text)) return of('omzet', 'relatie');
  if (SUPPLIERS.test(text)) return of('kosten', 'relatie');
  if (COSTS.test(text) && / welke? | nieuwe kosten/.test(text)) return of('kosten', 'rekening');
  const isOfList =
    before?.subject.kind === 'figure' && /^(?:relatie|rekening|groep)$/.test(before.split ?? '');
  return isOfList && /^ (?:en )?(?:welke?|wie) /.test(text)
    ? [{ subject: before.subject, split: before.split }]
    : undefined;
}
