import type { Figure, Question } from '@kengetal/contract';
import { DomainError } from '../domain-error.ts';
import type { PeriodColumn } from '../books/columns/columns.ts';
import { valueOf } from '../books/figures/values.ts';
import type { Measured } from './measured.ts';

type Terms = Extract<Question['subject'], { kind: 'sum' }>['terms'];

/** An amount that counts in another one. */
export interface Added {
  readonly measured: Measured;
  readonly factor: 1 | -1;
}

/** Amounts added up and taken off each other, by the name that says so. */
export async function sumMeasured(
  terms: Terms,
  measuredOf: (of: Terms[number]['of']) => Promise<Measured>,
): Promise<Measured> {
  const all: Added[] = [];
  for (const { teken, of } of terms) {
    all.push({ measured: await measuredOf(of), factor: teken === 'plus' ? 1 : -1 });
  }
  const name = all
    .map(({ measured, factor }, place) =>
      place === 0 && factor === 1
        ? measured.name
        : `${factor === 1 ? 'plus' : 'min'} ${measured.name}`,
    )
    .join(' ');
  const bases = new Set(all.map(({ measured }) => measured.basis));
  if (!bases.has('stock') || !bases.has('flow')) return added(name, all);
  return { ...added(name, all), of: () => ({ kind: 'absent', reason: UNLIKE }) };
}

const UNLIKE = 'Een saldo en een bedrag van een periode tel ik niet samen.';

/** What amounts come to; it opens into each of them. */
export function added(name: string, all: readonly Added[]): Measured {
  const bases = new Set(all.map(({ measured }) => measured.basis));
  const [basis = 'flow'] = bases;
  return {
    name,
    basis: bases.size === 1 ? basis : 'both',
    more: 'neutraal',
    terms: all.map(({ measured }) => measured),
    of: (column) => addedIn(column, name, all),
  };
}

async function addedIn(column: PeriodColumn, name: string, all: readonly Added[]): Promise<Figure> {
  const about = { label: name, explanation: 'Deze bedragen bij elkaar, of van elkaar af.' };
  const terms = [];
  for (const { measured, factor } of all) {
    const figure = await measured.of(column);
    if (figure.kind === 'absent') return { ...figure, about };
    if (figure.kind === 'derived' && figure.unit !== 'cents') {
      const detail = `${measured.name} is geen bedrag en is niet op te tellen.`;
      throw new DomainError('unprocessable', detail, []);
    }
    terms.push({ label: measured.name, factor, part: 'teller' as const, figure });
  }
  const value = terms.reduce((sum, { factor, figure }) => sum + factor * (valueOf(figure) ?? 0), 0);
  return { kind: 'derived', unit: 'cents', value: value || 0, terms, about };
}
