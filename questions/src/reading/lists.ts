import { asked } from './draft.ts';
import { first, has, type Sense } from './sense.ts';
import { subjectIds, type Reader } from './subjects.ts';

const LISTS = {
  rekening: 'rekening',
  saldo: 'rekening',
  dagboek: 'dagboek',
  btw_code: 'btw_code',
  kostenplaats: 'kostenplaats',
} as const;
const isListId = (id: string): id is keyof typeof LISTS => id in LISTS;

/** Which accounts, journals or codes the books have, and a trial balance: 'welke dagboeken hebben we'. */
export const readLists: Reader = (sense) => {
  const id = listOf(sense);
  if (id === undefined) return undefined;
  const question = { subject: { kind: 'data' as const }, split: LISTS[id] };
  return asked(id === 'saldo' ? { ...question, measure: 'bedrag' } : question);
};

function listOf(sense: Sense): keyof typeof LISTS | undefined {
  const [id, ...others] = subjectIds(sense).filter((each) => each !== 'data');
  const name = id?.startsWith('data:') === true ? id.slice('data:'.length) : '';
  if (!isListId(name) || others.length > 0) return undefined;
  // Of one of them, or in an order, something else is asked.
  const isOfOne =
    sense.relation !== undefined || sense.references.places.size > 0 || sense.rest.length > 0;
  const isOther =
    sense.figures.some(({ key }) => key !== 'bank_en_kas') ||
    first(sense, 'order') !== undefined ||
    has(sense, 'link', 'zonder') ||
    Object.keys(sense.details.sizes).length > 0;
  return isOfOne || isOther ? undefined : name;
}
