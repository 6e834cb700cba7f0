import { definition, GROUPS } from '@kengetal/ledger';
import { nameWords } from '../names/name-index.ts';
import { asked } from './draft.ts';
import { has, first, type Sense } from './sense.ts';
import { isTogether } from './splits.ts';
import { type Reader, subjectIds } from './subjects.ts';

/** Accounts that are told by name. */
const MOST_NAMES = 10;
/** Terms that a sum has. */
const MOST_TERMS = 6;

/** Accounts of a range, by account; those of which some are shown with the other sign have no total. */
const readRange: Reader = (sense) => {
  const { accounts, isRange } = sense.references;
  if (isRange !== true || sense.relation) return undefined;
  const rekeningen = accounts.map(({ rekening }) => rekening);
  const isList = has(sense, 'measure', 'boekingen');
  const isOfAmount =
    sense.figures.length > 0 || sense.scanned.marks.some(({ piece }) => piece !== undefined);
  const isNames =
    !isList &&
    !isOfAmount &&
    accounts.length <= MOST_NAMES &&
    sense.tokens.some(({ text }) => text === 'welke');
  if (isNames) return asked({ subject: { kind: 'data', rekeningen } });
  const subject = { kind: 'account' as const, rekeningen };
  if (accounts.length === 1) return asked({ subject });
  const signs = new Set(
    accounts.map(({ groep }) => `${GROUPS[groep].type} ${definition(groep).sign}`),
  );
  // Few of them are added up as terms; of many their list says what they come to.
  const isSum = !isList && isTogether(sense) && rekeningen.length <= MOST_TERMS;
  if (signs.size === 1 && isSum)
    return asked({
      subject: {
        kind: 'sum',
        terms: rekeningen.map((each) => ({
          teken: 'plus',
          of: { kind: 'account', rekeningen: [each] },
        })),
      },
    });
  if (signs.size === 1) return asked({ subject, ...(!isList && { split: 'rekening' }) });
  return {
    kind: 'ask',
    text: 'Die rekeningen tellen niet bij elkaar op. Wil je het saldo van elke rekening zien?',
    asked: [{ subject: { kind: 'data' }, split: 'rekening', measure: 'bedrag' }],
  };
};

/** What a bookkeeper asks of the ledger: its lists, cards and ranges of accounts. */
export const readLedger: Reader = (sense) =>
  readLists(sense) ?? readOwner(sense) ?? readCard(sense) ?? readRange(sense);

/** 'Debiteurenkaart Jansen': all that was booked of somebody on the account of debtors. */
const readCard: Reader = ({ tokens, relation, vocabulary }) => {
  const text = tokens.map((token) => token.text).join(' ');
  const said = /\b(debiteuren|klant|klanten|crediteuren|leveranciers|relatie) ?kaart/.exec(
    text,
  )?.[1];
  const [only, ...others] = relation?.items ?? [];
  if (said === undefined || !only || others.length > 0) return undefined;
  const isSupplier =
    /^(?:crediteuren|leveranciers)$/.test(said) ||
    (said === 'relatie' && only.soort === 'leverancier');
  const groep = isSupplier ? 'crediteuren' : 'debiteuren';
  const accounts = vocabulary.world.accounts.filter((each) => each.groep === groep);
  if (accounts.length === 0) return undefined;
  const subject = {
    kind: 'account' as const,
    rekeningen: accounts.map(({ rekening }) => rekening),
  };
  return asked({ subject, measure: 'boekingen', only: { relatie: only.relatie } });
};

const OWNER =
  /^(?:directeur|directeuren|directie|dga|aandeelhouder|aandeelhouders|eigenaar|holding|moeder|moedermaatschappij|vennoot|vennoten|maat)$/;

/** 'Rekening-courant directeur' is no account of the bank that is called so as well. */
const readOwner: Reader = ({ tokens, vocabulary }) => {
  const texts = tokens.map(({ text }) => text);
  const who = texts.find((text) => OWNER.test(text));
  if (who === undefined || !texts.includes('courant')) return undefined;
  const own = vocabulary.world.accounts.filter(
    ({ naam }) =>
      nameWords(naam).includes('courant') && nameWords(naam).some((word) => OWNER.test(word)),
  );
  const named = own.filter(({ naam }) => nameWords(naam).includes(who));
  const rekeningen = (named.length > 0 ? named : own).map(({ rekening }) => rekening);
  if (rekeningen.length === 0)
    return { kind: 'unknown', text: `Een rekening-courant ${who} staat niet in deze boekhouding.` };
  return asked({ subject: { kind: 'account', rekeningen } });
};

const LISTS = {
  rekening: 'rekening',
  saldo: 'rekening',
  dagboek: 'dagboek',
  btw_code: 'btw_code',
  kostenplaats: 'kostenplaats',
} as const;
const isListId = (id: string): id is keyof typeof LISTS => id in LISTS;

/** Which accounts, journals or codes the books have, and a trial balance: 'welke dagboeken hebben we'. */
const readLists: Reader = (sense) => {
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
