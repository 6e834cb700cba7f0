import type { Question } from '@kengetal/contract';
import type { Sense } from './sense.ts';
import { groupOf } from './owed-sides.ts';
import { lineOf } from './turn-words.ts';
import type { Said } from './turns-chosen.ts';

/** The measures that rows are told in. */
const ROWS: ReadonlySet<string> = new Set(['bedrag', 'aandeel', 'samen', 'aantal']);

const REST =
  /^(?:(?:en|dan|wat|hoeveel|doet|doen|deed|deden|is|zijn|was|waren) )*(?:(?:de|het|al|alle) )*(?:rest|overigen?|anderen|andere(?= [a-z])|resterenden?)(?: (?:samen|bij|elkaar|bijelkaar|opgeteld|in|totaal|dan|graag|ook|klanten|leveranciers|groepen|posten|kostenposten|rekeningen|maanden|kwartalen))*$/;

/** 'En de rest' of the largest rows: the others together, in the measure that those were told in. */
export function restOfRows(
  sense: Sense,
  { limit, skip = 0, ...last }: Question,
): Question | undefined {
  if (!REST.test(lineOf(sense).trim())) return undefined;
  const { split, measure = 'bedrag', against, subject } = last;
  const isRanked =
    limit !== undefined && split !== undefined && against === undefined && subject.kind !== 'open';
  return isRanked && ROWS.has(measure)
    ? {
        ...last,
        measure: measure === 'aandeel' ? measure : 'samen',
        order: last.order ?? 'hoogste',
        skip: skip + limit,
      }
    : undefined;
}

const MORE =
  /^(?:en )?(?:(?:bij|van|aan|door) )?(?:wie|welke|wat)(?: (?:zijn|waren|zitten|staan|er|dan|is|was|daar|daarbij))* nog(?: (?:meer|allemaal|dan|daarna))*$/;

/** 'En wie nog meer' behind the largest: all of them. */
export function moreRows(
  sense: Sense,
  { limit, skip: _, only, ...list }: Question,
): Question | undefined {
  const { relatie: __, ...rest } = only ?? {};
  const { subject } = list;
  if (limit === undefined || !MORE.test(lineOf(sense).trim())) return undefined;
  // Behind what one of them owes: who owe.
  if (subject.kind === 'relation' && subject.side === 'openstaand')
    return { ...list, subject: { kind: 'open', groep: groupOf(subject.relatie, sense) } };
  if (list.split === undefined && subject.kind !== 'open') return undefined;
  return { ...list, ...(Object.keys(rest).length > 0 && { only: rest }) };
}

/** What the rows of a list come to that are chosen, or that are open. */
export function rowsTogether(last: Question, { count, unit, isShare }: Said): Question | undefined {
  const { of, order, ...list } = last;
  const { subject, split, limit, rows, against, measure = 'bedrag' } = list;
  const isOpen = subject.kind === 'open';
  const isCut = (limit ?? 1) > 1 || (rows !== undefined && limit === undefined);
  const isOther =
    (count !== undefined && count !== limit) || (unit !== undefined && unit !== split);
  if (isOther || against !== undefined || !ROWS.has(measure)) return undefined;
  if (isOpen && isShare && !isCut && (subject.late ?? subject.older ?? list.only) === undefined)
    return undefined;
  if (isCut ? split === undefined && !isOpen : !isOpen || limit !== undefined) return undefined;
  const { measure: _, ...told } = { ...list, ...(order && { order }) };
  if (isShare) return { ...told, measure: 'aandeel', ...(of !== undefined && { of }) };
  // A list of what is open says already what all of it comes to.
  return isCut ? { ...told, measure: 'samen' } : told;
}
