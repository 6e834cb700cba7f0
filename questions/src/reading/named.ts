import type { QuestionSubject } from '@kengetal/contract';
import { GROUPS, type GroupKey } from '@kengetal/ledger';
import type { FigureKey } from '../lexicon/types.ts';
import {
  areAlike,
  figureOfWord,
  findAccounts,
  idsOfWords,
  type AccountIds,
} from '../names/accounts.ts';
import { nameWords } from '../names/name-index.ts';
import type { KnownAccount } from '../world.ts';
import { asked, figure, groupsOfFigure, isOfNobody, measured, type Draft } from './draft.ts';
import { chosenFigures } from './figures.ts';
import { has, type RestWord, type Sense } from './sense.ts';
import { isOnBalance, listedAccounts, spentOn, withFigure } from './listed-accounts.ts';
import type { Reader } from './subjects.ts';
import { ofItsWhole } from './its-whole.ts';
import { lineOf } from './turn-words.ts';
import { isWorth, worthOrCosts } from './owed.ts';

/** More accounts than this are not added up: too many for one thing to be meant. */
const MOST_TOGETHER = 8;
const MOST_CHOICES = 6;

const account = (accounts: readonly KnownAccount[]): QuestionSubject => ({
  kind: 'account',
  rekeningen: accounts.map(({ rekening }) => rekening),
});

/** Accounts by number. */
export const readNumbered: Reader = (sense) => {
  const { references } = sense;
  if (references.unknown !== undefined && references.accounts.length === 0) {
    const said = references.unknown;
    const text = `Rekening ${said} staat niet in deze boekhouding.`;
    const like = sense.vocabulary.world.accounts.filter(({ rekening }) =>
      rekening.startsWith(said),
    );
    if (like.length === 0 || like.length > MOST_CHOICES) return { kind: 'unknown', text };
    return {
      kind: 'ask',
      text: `${text} Bedoel je deze?`,
      asked: like.map((each) => ({ subject: account([each]) })),
    };
  }
  // 'Omzet onderhoudscontracten van Jansen' is of the relation.
  if (references.accounts.length === 0 || sense.relation) return undefined;
  const written = writtenOff(sense);
  if (written) return written;
  const [of] = has(sense, 'measure', 'aandeel') ? chosenFigures(sense).keys : [];
  const worth = isBookValue(sense) ? withDepreciation(references.accounts, sense) : undefined;
  const isBeside =
    references.accounts.length > 1 &&
    !has(sense, 'measure', 'verschil') &&
    (BESIDE.test(lineOf(sense)) ||
      (has(sense, 'link', 'tegen') &&
        sense.scanned.marks.filter(({ piece }) => piece !== undefined).length < 2));
  return asked({
    subject: account(worth ?? references.accounts),
    ...(of !== undefined && { of }),
    ...(isBeside && { split: 'rekening' }),
  });
};

/** 'Zet 4500 en 4600 naast elkaar'. */
const BESIDE = / (?:los van|naast|onder) elkaar /;

/** 'Afschrijving op machines en gereedschap' is the cost of it, and no balance of the asset that is called so. */
function writtenOff(sense: Sense): Draft | undefined {
  const { accounts } = sense.references;
  const isAsset = accounts.every(({ groep }) => WRITTEN_OFF.has(groep));
  if (!isAsset || isBookValue(sense) || !sense.figures.some(({ key }) => key === 'afschrijvingen'))
    return undefined;
  const words = new Set(accounts.flatMap(({ naam }) => nameWords(naam)));
  const costs = sense.vocabulary.world.accounts.filter(
    ({ groep, naam }) =>
      groep === 'afschrijvingen' && nameWords(naam).some((word) => words.has(word)),
  );
  const whole = measured(figure('afschrijvingen'));
  return costs.length === 1
    ? asked({ subject: account(costs) }, [whole])
    : {
        kind: 'ask',
        text: 'Welke afschrijving bedoel je?',
        asked: [...costs.map((each) => ({ subject: account([each]) })), whole],
      };
}

/** Accounts by words that nothing else explains: 'huur', 'omzet onderhoud'; a share of the whole that is named. */
export const readAccounts: Reader = (sense) => {
  const draft = accountsIn(sense);
  return draft && ofItsWhole(draft, sense);
};

const accountsIn: Reader = (sense) => {
  // 'Wat kostten de bestelauto's ons aan brandstof' is about what stands behind 'aan'.
  const words = spentOn(sense) ?? sense.rest;
  const [one] = words;
  if (!one || words.length > 6) return undefined;
  const [named] = chosenFigures(sense).keys;
  // 'Huur als percentage van de omzet' is of the omzet, and no part of it.
  const isShare = has(sense, 'measure', 'aandeel') && (named === 'omzet' || named === 'kosten');
  // 'De boekwaarde na afschrijving' is of the assets.
  const isOfAssets = named === 'afschrijvingen' && isBookValue(sense);
  const isAccumulated = named === 'afschrijvingen' && ACCUMULATED.test(lineOf(sense));
  const key = isShare || isOfAssets || isAccumulated ? undefined : named;
  const isBalance =
    key === 'bank_en_kas' || isAccumulated || has(sense, 'link', 'stand') || isOnBalance(sense);
  const allowed = allowedBy(key, isBalance);
  const beside = withFigure(words, sense);
  if (beside) return asked({ subject: account([beside]) });
  const listed = listedAccounts(words, sense, allowed);
  if (listed) return asked({ subject: account(listed), split: 'rekening' });
  const ids = idsOfWords(
    words.map(({ token }) => token),
    sense.vocabulary,
  );
  const isNamed = (allowed: (group: GroupKey) => boolean) =>
    findAccounts(ids, sense.vocabulary, allowed) !== undefined;
  // 'Onderhoud bestelauto 2025 hoeveel geld' is the account that has both words, and no balance; a
  // share may be of a figure that it is no part of.
  const isElsewhere = key === 'bank_en_kas' || has(sense, 'measure', 'aandeel');
  const isOutside = isElsewhere && !isNamed(allowed) && isNamed(() => true);
  const isAllowed = isOutside ? () => true : allowed;
  for (const part of runsOf(ids)) {
    const found = findAccounts(part, sense.vocabulary, isAllowed);
    const isOfAsset = isAccumulated || isBookValue(sense);
    const worth = found && isOfAsset ? withDepreciation(found.accounts, sense) : undefined;
    const off = worth?.filter(({ naam }) => !isAccumulated || /^afschr/i.test(naam)) ?? [];
    if (off.length > 0) return asked({ subject: account(off) });
    const draft = found && draftOf(preferred(found.accounts, isBalance || key !== undefined), key);
    // What was invested in something is on no account of costs with that name.
    if (draft?.kind === 'asked' && key !== undefined && /^kasstroom/.test(key)) {
      return {
        kind: 'ask',
        text: 'Kasstromen houd ik niet per rekening bij. Wat wil je zien?',
        asked: [measured(figure(key)), draft.asked],
      };
    }
    // A profit or margin is of the whole: of one account there is none.
    if (draft?.kind === 'asked' && key !== undefined && isOfNobody(key)) {
      return {
        kind: 'ask',
        text: 'Winst en marge houd ik niet per rekening bij. Wat wil je zien?',
        asked: [draft.asked, measured(figure(key))],
      };
    }
    if (draft) return draft;
  }
  return key === undefined || key === 'kosten' ? figureOfRest(words, sense) : undefined;
};

const WRITTEN_OFF: ReadonlySet<GroupKey> = new Set([
  'materiele_activa',
  'immateriele_activa',
] as const);
const ACCUMULATED = / (?:cumulatieve|gecumuleerde|opgelopen) afschrijving/;
const isBookValue = ({ tokens }: Sense): boolean =>
  tokens.some(({ text }) => /^(?:boekwaarde|restwaarde|waarde|waard)$/.test(text));

/** Assets with what was written off on them: accounts of the same group with the same name in theirs. */
function withDepreciation(
  found: readonly KnownAccount[],
  { vocabulary }: Sense,
): readonly KnownAccount[] | undefined {
  const [one] = found.filter(({ groep }) => WRITTEN_OFF.has(groep));
  if (!one) return undefined;
  const bare = (naam: string) => naam.toLowerCase().replace(/^afschrijving\w* /, '');
  const name = bare(one.naam);
  // 'Afschrijving machines' is of 'Machines en gereedschap' as well.
  return vocabulary.world.accounts.filter(
    ({ groep, naam }) =>
      groep === one.groep &&
      (bare(naam).includes(name) ||
        (bare(naam) !== naam.toLowerCase() && name.startsWith(`${bare(naam)} `))),
  );
}

/** Which groups an account may be in, by the figure that is named beside it. */
function allowedBy(key: FigureKey | undefined, isBalance: boolean): (group: GroupKey) => boolean {
  const groups = key === undefined || key === 'bank_en_kas' ? [] : groupsOfFigure(key);
  if (groups.length > 0) return (group) => groups.includes(group);
  return (group) => !isBalance || GROUPS[group].type === 'balans';
}

/** Words next to each other, the most first. */
function runsOf(words: AccountIds): AccountIds[] {
  const runs: AccountIds[] = [];
  for (let length = words.length; length > 0; length -= 1) {
    for (let from = 0; from + length <= words.length; from += 1) {
      runs.push(words.slice(from, from + length));
    }
  }
  return runs;
}

/** Accounts of costs and income, where what is asked does not say a balance. */
function preferred(accounts: readonly KnownAccount[], isSaid: boolean): readonly KnownAccount[] {
  const result = accounts.filter(({ groep }) => GROUPS[groep].type === 'resultaat');
  return isSaid || result.length === 0 ? accounts : result;
}

function draftOf(accounts: readonly KnownAccount[], key: FigureKey | undefined): Draft | undefined {
  if (accounts.length === 0) return undefined;
  if (accounts.length === 1) return asked({ subject: account(accounts) });
  const each = accounts.slice(0, MOST_CHOICES).map((one) => ({ subject: account([one]) }));
  if (areAlike(accounts) && accounts.length <= MOST_TOGETHER) {
    return asked({ subject: account(accounts) }, each);
  }
  const costs = accounts.filter(({ groep }) => GROUPS[groep].type === 'resultaat');
  if (key === 'kosten' && areAlike(costs) && costs.length > 0)
    return asked({ subject: account(costs) }, each);
  const bought = accounts.filter(({ groep }) => GROUPS[groep].type === 'resultaat');
  if (key !== undefined && bought.length === 1) return asked({ subject: account(bought) }, each);
  const banks = accounts.filter(({ groep }) => groep === 'bank_en_kas');
  if (banks.length === 1) return asked({ subject: account(banks) }, each.slice(0, 2));
  return { kind: 'ask', text: 'Welke rekening bedoel je?', asked: each };
}

/** The account that has the words of figures in its name. */
export function accountCalled(sense: Sense): Draft | undefined {
  const words = sense.figures.flatMap(({ mark: { from, to } }) => sense.tokens.slice(from, to));
  const found = findAccounts(
    idsOfWords([...new Set(words)], sense.vocabulary),
    sense.vocabulary,
    () => true,
  );
  return found && draftOf(preferred(found.accounts, has(sense, 'link', 'stand')), undefined);
}

/** The figure that ordinary words for costs are part of, where no account has that name. */
function figureOfRest(words: readonly RestWord[], sense: Sense): Draft | undefined {
  const keys = words.flatMap(({ token }) => figureOfWord(token) ?? []);
  const [key] = keys;
  if (key === undefined || words.length > 2) return undefined;
  // Of one of several stocks of money that is not there, all of it is not the answer.
  if (key === 'bank_en_kas')
    return {
      kind: 'ask',
      text: 'Die rekening staat niet in deze boekhouding. Bedoel je al het geld?',
      asked: [measured(figure(key))],
    };
  // What is booked elsewhere may say the word itself.
  const text = words.map(({ token }) => token.raw.replace(/kosten$/, '')).join(' ');
  const search = { ...measured(figure('kosten')), only: { omschrijving: text } };
  return isWorth(sense, key)
    ? worthOrCosts(key, sense)
    : asked(measured(figure(key)), text.length > 3 ? [search] : []);
}
