import { formatCount } from '@kengetal/ui';
import type { Relation } from './use-relation.ts';

type Kind = Relation['soort'];
type Settled = Relation['betaald'][number];

export const KINDS: Readonly<Record<Kind, string>> = {
  klant: 'Klant',
  leverancier: 'Leverancier',
  beide: 'Klant en leverancier',
  overig: 'Relatie',
};

/** Heading of the page, which is known by the number alone at first. */
export function relationWords(relatie: string, relation: Relation | undefined) {
  if (!relation) return { title: `Relatie ${relatie}`, context: undefined };
  return { title: relation.naam, context: `${KINDS[relation.soort]} ${relatie}` };
}

/** 'Betaalt meestal 12 dagen na de vervaldatum, gemeten aan 34 betaalde facturen.' */
export function settledWords({ groep, basis, dagen, aantal }: Settled): string {
  const who = groep === 'debiteuren' ? 'Betaalt' : 'Je betaalt';
  const day = basis === 'vervaldatum' ? 'de vervaldatum' : 'de factuurdatum';
  const days = formatCount(Math.abs(dagen), 'dag', 'dagen');
  const when = dagen === 0 ? `op ${day}` : `${days} ${dagen < 0 ? 'voor' : 'na'} ${day}`;
  return `${who} meestal ${when}, gemeten aan ${formatCount(aantal, 'betaalde factuur', 'betaalde facturen')}.`;
}

/** How an open invoice stands at the day of the books. */
export function lateWords(dagen: number, basis: 'vervaldatum' | 'factuurdatum'): string {
  const days = formatCount(Math.abs(dagen), 'dag', 'dagen');
  if (basis === 'factuurdatum') return `${days} oud`;
  if (dagen === 0) return 'vervalt vandaag';
  return dagen > 0 ? `${days} te laat` : `vervalt over ${days}`;
}
