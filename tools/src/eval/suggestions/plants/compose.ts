import { DETECTORS, type Detector } from '@kengetal/contract';
import { withDigits, type GeneratedYear } from '@kengetal/generator';
import type { Books } from '../books/books.ts';
import { settled, written } from '../books/settle.ts';
import type { Label } from '../labels.ts';
import { Desk, documentOf, type Claims } from './desk.ts';
import type { Template, Templates, Told } from './templates.ts';

/** Books with what was hidden in them. */
export interface Labelled {
  readonly years: readonly GeneratedYear[];
  readonly labels: readonly Label[];
}

/** Who relies on the state of all else comes last; who relies on quiet accounts, first. */
const LAST: readonly Detector[] = [
  'omzetconcentratie',
  'weerstand',
  'geld_negatief',
  'btw_reservering',
];
const FIRST: readonly Detector[] = ['kosten_gestegen'];
const ORDER: readonly Detector[] = [
  ...FIRST,
  ...DETECTORS.filter((one) => !FIRST.includes(one) && !LAST.includes(one)),
  ...LAST,
];

interface Hidden {
  readonly detector: Detector;
  readonly kind: Label['kind'];
  readonly name: string;
  readonly told: Told;
}

/**
 * Hides one thing of every detector in books: in the even ones a plant of half of the detectors and
 * near misses of the others, in the odd ones the other way round. The templates take turns; where
 * the books cannot hold one, the next takes its turn.
 */
export function composed(
  clean: Books,
  templates: Partial<Record<Detector, Templates>>,
  index: number,
): Labelled {
  let books = clean;
  let claims: Claims = { relations: new Set(), families: index * 7 };
  const hidden: Hidden[] = [];
  for (const detector of ORDER) {
    const own = templates[detector];
    if (!own) continue;
    const kind = (index + DETECTORS.indexOf(detector)) % 2 === 0 ? 'plant' : 'near';
    const list = Object.entries(kind === 'plant' ? own.plants : own.near);
    const seed = index * 1_000 + DETECTORS.indexOf(detector) * 10;
    const made = hide({ books, claims, list, turn: Math.floor(index / 2), seed });
    if (!made) continue;
    books = settled(booksAfter(books, made.desk));
    claims = claimsAfter(claims, made.desk);
    hidden.push({ detector, kind, name: made.name, told: made.told });
  }
  const { years, numbers } = written(books);
  const labels = hidden.map(({ detector, kind, name, told }): Label => {
    const documenten = (told.documenten ?? []).flatMap((document) =>
      typeof document === 'string'
        ? [document]
        : [documentOf(document), numbers.get(document) ?? ''],
    );
    const rekeningen = (told.rekeningen ?? []).map((own) => withDigits(own, books.digits));
    const [periode_min, periode_max] = told.months;
    const about = {
      relaties: told.relaties ?? [],
      rekeningen,
      documenten: documenten.filter((own) => own !== ''),
    };
    const { whole = false, also = [] } = told;
    return { detector, kind, name, about, periode_min, periode_max, whole, also };
  });
  return { years, labels };
}

interface Turn {
  readonly books: Books;
  readonly claims: Claims;
  readonly list: readonly [string, Template][];
  readonly turn: number;
  readonly seed: number;
}

function hide({ books, claims, list, turn, seed }: Turn) {
  for (let skip = 0; skip < list.length; skip += 1) {
    const [name, template] = list[(turn + skip) % list.length] ?? ['', () => null];
    const desk = new Desk(books, claims, seed + skip);
    const told = template(desk);
    if (told) return { name, told, desk };
  }
  return null;
}

function booksAfter(books: Books, desk: Desk): Books {
  return {
    ...books,
    relations: [...books.relations, ...desk.relations],
    entries: desk.entries,
  };
}

function claimsAfter({ relations }: Claims, desk: Desk): Claims {
  return {
    relations: new Set([...relations, ...desk.claimed]),
    families: desk.families,
  };
}
