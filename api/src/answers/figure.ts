import type { Figure } from '@kengetal/contract';
import {
  definition,
  isDefinitionKey,
  isKengetal,
  kengetal,
  kengetalBasis,
  type DefinitionKey,
} from '@kengetal/ledger';
import { DomainError } from '../domain-error.ts';
import type { Books } from '../books/books.ts';
import type { PeriodColumn } from '../books/columns/columns.ts';
import { valueOf } from '../books/figures/values.ts';
import { linesOfGroups } from './lines-of.ts';
import type { Measured } from './measured.ts';

const RESULTS: ReadonlySet<string> = new Set<DefinitionKey>([
  'resultaat',
  'nettoresultaat',
  'bedrijfsresultaat',
  'resultaat_voor_belasting',
  'onverdeeld_resultaat',
]);

/** A defined figure as something to measure, parts of it taken out. Throws for an unknown key. */
export function figureMeasured(books: Books, key: string, without: readonly string[]): Measured {
  if (isKengetal(key)) return kengetalMeasured(key);
  if (!isDefinitionKey(key)) throw unknown(key);
  const { name, basis, more, sign, groups } = books.defined(key);
  const parts = without.map((part) => {
    if (!isDefinitionKey(part)) throw unknown(part);
    return part;
  });
  const names = parts.map((part) => books.defined(part).name.toLowerCase());
  return {
    name: parts.length === 0 ? name : `${name} zonder ${names.join(' en ')}`,
    basis,
    more,
    ...(RESULTS.has(key) && { isResult: true as const }),
    ...(parts.length === 0 && { lines: linesOfGroups(books, groups, { basis, sign }) }),
    of: (column) => (parts.length === 0 ? column.figure(key) : lessParts(column, key, parts)),
  };
}

function kengetalMeasured(key: Parameters<typeof kengetal>[0]): Measured {
  const { name, more } = kengetal(key);
  const basis = { stand: 'stock', periode: 'flow', beide: 'both' } as const;
  return { name, more, basis: basis[kengetalBasis(key)], of: (column) => column.kengetal(key) };
}

/** A figure without parts of it: where both add up the same lines, what these add is taken off. */
function lessParts(column: PeriodColumn, key: DefinitionKey, parts: DefinitionKey[]): Figure {
  const whole = column.figure(key);
  const { name, sign, groups } = definition(key);
  const terms = [{ label: name, factor: 1, part: 'teller' as const, figure: whole }];
  for (const part of parts) {
    const defined = definition(part);
    const isPart = defined.groups.every((group) => groups.includes(group));
    if (!isPart) {
      const reason = `${defined.name} zit niet in ${name.toLowerCase()}.`;
      return { kind: 'absent', reason };
    }
    const factor = defined.sign === sign ? -1 : 1;
    terms.push({ label: defined.name, factor, part: 'teller', figure: column.figure(part) });
  }
  const value = terms.reduce((sum, { factor, figure }) => sum + factor * (valueOf(figure) ?? 0), 0);
  const absent = terms.find(({ figure }) => figure.kind === 'absent')?.figure;
  if (absent) return absent;
  const label = `${name} zonder ${parts.map((part) => definition(part).name).join(', ')}`;
  const about = { label, explanation: `${name}, met wat daarin zit eruit gehaald.` };
  return { kind: 'derived', unit: 'cents', value, terms, about };
}

const unknown = (key: string) =>
  new DomainError('unprocessable', `Kengetal kent geen cijfer '${key}'.`, []);
