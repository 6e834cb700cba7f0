import {
  isDefinitionKey,
  isKengetal,
  kengetal,
  kengetalBasis,
  type DefinitionKey,
} from '@kengetal/ledger';
import { DomainError } from '../domain-error.ts';
import type { Books } from '../books/books.ts';
import { linesOfGroups } from './lines-of.ts';
import type { Measured } from './measured.ts';

const RESULTS: ReadonlySet<string> = new Set<DefinitionKey>([
  'resultaat',
  'nettoresultaat',
  'bedrijfsresultaat',
  'resultaat_voor_belasting',
  'onverdeeld_resultaat',
]);

/** A defined figure as something to measure. Throws for an unknown key. */
export function figureMeasured(books: Books, key: string): Measured {
  if (isKengetal(key)) return kengetalMeasured(key);
  if (!isDefinitionKey(key)) throw unknown(key);
  const { name, basis, more, sign, groups } = books.defined(key);
  if (key === 'belastingen') return taxMeasured(books, { name, basis, groups });
  return {
    ...{ name, basis, more },
    ...(RESULTS.has(key) && { isResult: true as const }),
    ...(key === 'bank_en_kas' && { isMoney: true as const }),
    lines: linesOfGroups(books, groups, { basis, sign }),
    of: (column) => column.figure(key),
  };
}

/** Tax is a cost where it is asked by itself; below the result, as a report has it, it is taken off. */
function taxMeasured(
  books: Books,
  { name, basis, groups }: Pick<ReturnType<Books['defined']>, 'name' | 'basis' | 'groups'>,
): Measured {
  return {
    ...{ name, basis, more: 'ongunstig' },
    lines: linesOfGroups(books, groups, { basis, sign: 1 }),
    of: (column) => {
      const figure = column.figure('belastingen');
      return figure.kind === 'booked' ? { ...figure, cents: -figure.cents || 0, sign: 1 } : figure;
    },
  };
}

function kengetalMeasured(key: Parameters<typeof kengetal>[0]): Measured {
  const { name, more } = kengetal(key);
  const basis = { stand: 'stock', periode: 'flow', beide: 'both' } as const;
  return { name, more, basis: basis[kengetalBasis(key)], of: (column) => column.kengetal(key) };
}

const unknown = (key: string) =>
  new DomainError('unprocessable', `Kengetal kent geen cijfer '${key}'.`, []);
