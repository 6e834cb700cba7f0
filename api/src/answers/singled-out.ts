import type { Figure, Question } from '@kengetal/contract';
import { GROUPS, type GroupKey } from '@kengetal/ledger';
import type { SingledOut } from '@kengetal/questions';
import type { ReadBooks } from '../books/store/reader.ts';
import { answerTo } from './answering.ts';
import type { AnswerSources } from './sources.ts';

const ROWS: ReadonlySet<string | undefined> = new Set(['rekening', 'groep']);
const isGroup = (value: unknown): value is GroupKey => typeof value === 'string' && value in GROUPS;
const PERIODS: ReadonlySet<string | undefined> = new Set(['maand', 'kwartaal', 'jaar']);

/**
 * The month, document, customer or supplier that a question asked one of and that its answer named: 'de beste
 * maand'. A conversation goes on from it: 'hoeveel winst was er die maand?'.
 */
export async function singledOut(
  read: ReadBooks,
  told: Question | undefined,
  sources: AnswerSources,
): Promise<SingledOut | undefined> {
  // Of what rose or fell the sentence names the one that did so most.
  const isChanged =
    told?.measure === 'oorzaken' && told.order !== undefined && told.limit === undefined;
  const question = told && isChanged ? { ...told, limit: 1 } : told;
  const { split, limit } = question ?? {};
  // The oldest open invoice names whose it is.
  const isOfParty = split === 'relatie' || question?.subject.kind === 'open';
  const isBooking = question?.subject.kind === 'lines' || question?.measure === 'boekingen';
  const isOne = limit === 1 && (isBooking || PERIODS.has(split) || ROWS.has(split) || isOfParty);
  if (!question || !isOne) return undefined;
  const { figures } = await answerTo(read, question, sources);
  // One that is open stands in its table; of the others the sentence names it.
  const [first] = Object.entries(figures).filter(([key]) =>
    key.startsWith(isBooking || question.subject.kind === 'open' ? 't' : 'a'),
  );
  const selection = first && selectionIn(first[1]);
  if (!selection) return undefined;
  const valueOf = (name: string) =>
    [selection.filters.find(({ column }) => column === name)?.value].flat()[0];
  if (isBooking) {
    const boekstuk = valueOf('boekstuk');
    return boekstuk === undefined ? undefined : { boekstuk: String(boekstuk) };
  }
  if (split === 'rekening' || split === 'groep') {
    const value = valueOf(split);
    if (value === undefined) return undefined;
    return split === 'rekening'
      ? { rekening: String(value) }
      : isGroup(value)
        ? { groep: value }
        : undefined;
  }
  if (!isOfParty) {
    const { periode_min, periode_max } = selection;
    return { period: { periode_min, periode_max } };
  }
  const who = valueOf('tegenpartij');
  return who === undefined ? undefined : { relatie: String(who) };
}

/** The lines of a figure, or of the first that it is computed of. */
function selectionIn(figure: Figure): Extract<Figure, { kind: 'booked' }>['selection'] | undefined {
  if (figure.kind === 'booked') return figure.selection;
  const term = figure.kind === 'derived' ? figure.terms[0] : undefined;
  return term && selectionIn(term.figure);
}
