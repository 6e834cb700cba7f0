import { isCompared } from './measure-asked.ts';
import { GROUPS } from '@kengetal/ledger';
import { nameWords } from '../names/name-index.ts';
import { tokensOf, type Token } from '../text/tokens.ts';
import { folded } from '../text/fold.ts';
import type { Vocabulary } from '../vocabulary.ts';
import type { Before } from '../world.ts';
import { isWhatFor } from './whose.ts';

type Question = NonNullable<Before['question']>;

const isOpen = ({ subject }: Question): boolean => subject.kind === 'open';
const isByAccount = ({ subject, measure, split }: Question): boolean =>
  /^(?:figure|relation)$/.test(subject.kind) && (measure ?? split) === undefined;
/** Whole turns that lean on what was told, the questions they are of, and the longer words for them. */
const TURNS: readonly (readonly [said: RegExp, of: (question: Question) => boolean, as: string])[] =
  [
    [
      /^(?:en )?(?:(?:wat|hoeveel) (?:is|was|zijn|waren) )?(?:dat |die |het |de )?(?:hoeveel |alles )?(?:bij elkaar|bijelkaar|som|opgeteld|optelling|optelsom)$/,
      () => true,
      'die samen',
    ],
    [
      /^(?:en )?(?:al )?(?:hoe ?lang)(?: (?:staan?|staat) (?:die|dat|ze|het|de facturen))?(?: (?:nu|dan))?(?: al)?(?: open)?$/,
      isOpen,
      'hoe oud zijn die',
    ],
    [
      /^(?:en )?om (?:hoeveel|welk bedrag|wat voor bedrag)(?: (?:gaat|ging) (?:het|dat))?(?: dan)?$/,
      () => true,
      'hoeveel is dat',
    ],
    [
      /^(?:en )?(?:dus )?(?:hoeveel geld|welk bedrag aan geld) (?:is|was|zijn) (?:dat|het|die|dit)(?: dan| samen)?$/,
      isOpen,
      'hoeveel euro is dat',
    ],
    [
      /^(?:en )?(?:is|zijn) (?:dat|die|het|de \w+|mijn \w+|onze \w+) (?:(?:nou|dan|nu|wel) )?(?:lang|kort|gezond|ongezond)(?: of niet)?$/,
      () => true,
      'is dat goed',
    ],
  ];

const PRIVATE =
  /^(?:en )?(?:de |hoeveel )?(stortingen|storting|opnames|opnamen|gestort|opgenomen)$/;

/** 'In een grafiek', 'zet dat eens in een grafiekje'. */
const CHART =
  /^(?:(?:en|nu|dan|graag|eens|dat|die|dit|het|doe|geef|laat|toon|zet|mag|als|ook|in|een) )*grafiek(?:je)?(?: (?:graag|ervan|daarvan|zien))*$/;

/** A book value of nothing that is named is of all assets. */
const WORTH =
  /^(?:en )?(?:(?:wat|hoeveel) (?:is|was) )?(?:de )?(?:totale )?boekwaarden?(?: (?:(?:per |in |van )?(?:eind|ultimo|begin|vorig|dit|20\d\d)\b.*))?$/;

/** 'Hoe lang al', 'som', 'door welke leverancier': the longer words for what is asked of the turn before. */
export function saidBriefly(
  tokens: readonly Token[],
  { question }: Before,
  vocabulary: Vocabulary,
): readonly Token[] {
  const text = tokens.map((each) => each.text).join(' ');
  const worth = WORTH.test(text)
    ? tokens.findIndex((each) => /^boekwaarden?$/.test(each.text)) + 1
    : 0;
  if (worth > 0) return [...tokens.slice(0, worth), ...tokensOf('activa'), ...tokens.slice(worth)];
  if (!question) return tokens;
  const as = TURNS.find(([said, of]) => said.test(text) && of(question))?.[2];
  if (as !== undefined) return tokensOf(as);
  // As bars the parts are shown that were told.
  if (question.split !== undefined && CHART.test(text))
    return tokensOf(`per ${question.split.replace('_', ' ')}`);
  if (isWhatFor(tokens.map((each) => each.text))) {
    if (question.subject.kind === 'account') return tokensOf('welke boekingen');
    if (isByAccount(question)) return tokensOf('per rekening');
  }
  const own = PRIVATE.exec(text)?.[1];
  return own !== undefined && isPrivate(question, vocabulary) ? tokensOf(`prive ${own}`) : tokens;
}

/** Whether what was told is of the accounts for what goes between a business and its owner. */
function isPrivate({ subject }: Question, { accounts }: Vocabulary): boolean {
  if (subject.kind !== 'account')
    return subject.kind === 'figure' && subject.key === 'kasstroom_eigen_vermogen';
  return subject.rekeningen.every((each) => {
    const account = accounts.byNumber.get(each.toLowerCase());
    return (
      account !== undefined &&
      GROUPS[account.groep].main === 'eigen_vermogen' &&
      /prive|onttrekking/.test(folded(account.naam))
    );
  });
}

const BESIDE = /^(?:vs|versus|of|en|dan|tegen|tegenover|naast|tov)$/;

/** 'Omzet installatie vs service': two kostenplaatsen by a word of their names are a list of them. */
export function centresBeside(
  tokens: readonly Token[],
  { world, accounts, relations }: Vocabulary,
): readonly Token[] {
  const centreAt = (at: number): string | undefined => {
    const text = tokens[at]?.text ?? '';
    const [one, ...others] =
      text.length < 4 ? [] : world.costCentres.filter(({ naam }) => nameWords(naam).includes(text));
    return one && others.length === 0 ? one.code : undefined;
  };
  const at = tokens.findIndex(
    ({ text }, place) =>
      BESIDE.test(text) &&
      [centreAt(place - 1), centreAt(place + 1)].every((code) => code !== undefined) &&
      centreAt(place - 1) !== centreAt(place + 1),
  );
  const isElse = (place: number) =>
    accounts.index.find(tokens[place]?.text ?? '', 'part').length > 0 ||
    relations.index.has(tokens[place]?.text ?? '');
  if (
    at < 1 ||
    (isElse(at - 1) && isElse(at + 1)) ||
    tokens.some(({ text }) => text === 'kostenplaats')
  )
    return tokens;
  // 'Hoeveel meer kost installatie dan service': what each of them costs.
  const isThan = tokens[at]?.text === 'dan';
  const before = tokens
    .slice(0, at - 1)
    .filter((token) => !isThan || !isCompared({ tokens: [token] }));
  return [...before, ...tokensOf('per kostenplaats'), ...tokens.slice(at + 2)];
}
