import { definition, GROUPS } from '@kengetal/ledger';
import { readCard } from './card.ts';
import { asked } from './draft.ts';
import { readLists } from './lists.ts';
import { readOwner } from './owner.ts';
import { has } from './sense.ts';
import { isTogether } from './splits.ts';
import type { Reader } from './subjects.ts';

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
