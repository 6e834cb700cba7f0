import { GROUPS } from '@kengetal/ledger';
import { DomainError } from '../domain-error.ts';
import type { Books } from '../books/books.ts';
import { figureMeasured } from './figure.ts';
import type { Measured } from './measured.ts';

/**
 * What an amount is a part of (decision 0090): costs of all costs, omzet of omzet, assets of assets.
 * A sum is a part of what each of its terms is a part of; of terms of several wholes, and of an
 * amount that is no part of any, a question must say it.
 */
export function wholeOf(books: Books, measured: Measured): Measured {
  const [key, ...others] = wholesOf(measured);
  if (key !== undefined && others.length === 0) return figureMeasured(books, key);
  const detail = `Waarvan ${measured.name} een deel is, is niet bekend. Zeg van welk cijfer.`;
  throw new DomainError('unprocessable', detail, []);
}

type Whole = 'omzet' | 'kosten' | 'activa' | 'passiva';

function wholesOf({ lines, terms }: Measured): ReadonlySet<Whole> {
  if (!lines) return new Set((terms ?? []).flatMap((term) => [...wholesOf(term)]));
  const groups = [...new Set(lines.accounts.map(({ groep }) => GROUPS[groep]))];
  if (groups.length > 0 && groups.every(({ main }) => main === 'netto_omzet'))
    return new Set(['omzet']);
  // What is on no account at all is a part of what it would be booked among.
  const isOfResult =
    lines.basis === 'flow' &&
    (groups.length === 0 || groups.some(({ type }) => type === 'resultaat'));
  if (isOfResult) return new Set([lines.sign === -1 ? 'omzet' : 'kosten']);
  return new Set([lines.sign === -1 ? 'passiva' : 'activa']);
}
