import type { BookedFigure, Figure } from '@kengetal/contract';
import type { Answer } from '../score/answer.ts';
import { loose } from '../score/numbers.ts';
import { recomputes } from '../score/recompute.ts';
import type { Opened } from '../score/score.ts';
import type { Asker } from './chat.ts';

/** Booked figures of an answer that are opened; of more, these are enough to find a wrong one. */
const SAMPLE = 3;

export interface Lines {
  readonly count: number;
  readonly cents: number;
}

/** The lines that a booked figure opens into: how many, and their sum, debit positive. */
export async function openFigure(asker: Asker, { selection }: BookedFigure): Promise<Lines> {
  const { origin, headers, project_id } = asker;
  const response = await fetch(`${origin}/v1/lines`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ project_id, selection, limit: 1 }),
  });
  if (!response.ok) throw new Error(`lines answered ${response.status}: ${await response.text()}`);
  const { count, sum_cents } = (await response.json()) as { count: number; sum_cents: number };
  return { count, cents: sum_cents };
}

function* bookedIn(figure: Figure): Iterable<BookedFigure> {
  if (figure.kind === 'booked') yield figure;
  if (figure.kind === 'derived') for (const term of figure.terms) yield* bookedIn(term.figure);
}

/**
 * What of an answer cannot be traced: amounts in its text without a figure, computed figures that
 * do not recompute, and of a sample booked ones whose lines come to something else.
 * @param names of accounts and relations, which may hold numbers
 */
export async function untraced(
  asker: Asker,
  question: string,
  { text, figures }: Answer,
  names: readonly string[],
): Promise<string[]> {
  const found = loose(text, question, names).map((amount) => `'${amount}' has no figure`);
  for (const [key, figure] of Object.entries(figures)) {
    if (figure.kind === 'derived' && !recomputes(figure)) found.push(`${key} does not recompute`);
  }
  const booked = Object.entries(figures).flatMap(([key, figure]) =>
    [...bookedIn(figure)].map((own) => [key, own] as const),
  );
  const step = Math.max(1, Math.floor(booked.length / SAMPLE));
  for (const [index, [key, figure]] of booked.entries()) {
    if (index % step !== 0) continue;
    const { cents } = await openFigure(asker, figure);
    if (figure.sign * cents !== figure.cents) {
      found.push(`${key} is ${figure.cents}, its lines ${figure.sign * cents}`);
    }
  }
  return found;
}

/** Opens every booked figure, where a list of lines is asked. */
export async function opened(asker: Asker, { figures }: Answer): Promise<Opened> {
  const lines: Record<string, Lines> = {};
  for (const [key, figure] of Object.entries(figures)) {
    if (figure.kind === 'booked') lines[key] = await openFigure(asker, figure);
  }
  return lines;
}
