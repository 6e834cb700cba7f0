import { GROUPS } from '@kengetal/ledger';
import type { FigureKey } from '../lexicon/types.ts';
import { folded } from '../text/fold.ts';
import type { KnownAccount } from '../world.ts';
import { asked, figure, measured } from './draft.ts';
import { meant } from './scan.ts';
import { first, has, type Sense } from './sense.ts';
import type { Reader } from './subjects.ts';

/** What goes between a business and its owner, by the words of it and of its account. */
const KINDS = {
  out: [
    /^(?:opgenomen|opnemen|opname|opnames|opnamen|onttrokken|onttrok|onttrekken|onttrekking|onttrekkingen|gehaald|haalde|haal|uitbetaald|betaald|betaal|overgemaakt|overgeboekt|overboeking|overboekingen|uitgekeerd|weggehaald|uitgehaald|gepakt|pakte|pak|getrokken|trok|salaris|loon)$/,
    /opna|onttrek/,
  ],
  in: [
    /^(?:gestort|storting|stortingen|stortte|ingelegd|ingebracht|gestopt|gestoken|bijgestort|bijgelegd|inbreng)$/,
    /stort|inbreng/,
  ],
  tax: [/^(?:inkomstenbelasting|ib|aanslag|aanslagen|belasting)$/, /belasting/],
} as const satisfies Record<string, readonly [said: RegExp, name: RegExp]>;
type Kind = keyof typeof KINDS;

const OWN = /^(?:prive|priverekening|mezelf|mijzelf)$/;
/** 'Privéopnames': by itself. */
const COMPOUND = /^prive(?:opname|onttrek|storting|inbreng)/;
const FROM_BUSINESS =
  / (?:uit|in) (?:de zaak|het bedrijf|mijn bedrijf|mijn zaak|de onderneming|mijn onderneming) /;
const OWN_PAY =
  / (?:mijn|m'n|eigen) (?:eigen )?(?:salaris|loon) | (?:salaris|loon|beloning) (?:van )?(?:de |het |mijn |onze )?(?:directeur|dga|directie|eigenaar|directeuren) /;
/** Figures that the words may be, beside what is private. */
const BESIDE: ReadonlySet<FigureKey> = new Set<FigureKey>([
  'kasstroom_eigen_vermogen',
  'belastingen',
  'bank_en_kas',
  'lonen',
]);
/** Of one of these it is asked what it is, or what stands on it. */
const STANDING = /^(?:saldo|stand|rekening|rekeningen|grootboek|nummer|over|overblijft|overbleef)$/;

/** 'Privé opgenomen', 'wat heb ik mezelf uitbetaald': bookings of the account for it, in that direction. */
export const readPrivate: Reader = (sense) => {
  if (standingPrivate(sense)) {
    const all = privateIn(sense.vocabulary.world.accounts);
    const texts = sense.tokens.map(({ text }) => text);
    const kind = compoundIn(texts) ?? kindSaid(texts);
    const own = kind === undefined ? all : ofKind(all, kind);
    if (own.length === 0) return undefined;
    return asked({
      subject: { kind: 'account', rekeningen: own.map(({ rekening }) => rekening) },
    });
  }
  const kind = kindOf(sense);
  if (kind === undefined) return undefined;
  const all = privateIn(sense.vocabulary.world.accounts);
  const whole = measured(figure('kasstroom_eigen_vermogen'));
  const accounts = ofKind(all, kind);
  const isSeries =
    first(sense, 'split') !== undefined ||
    has(sense, 'measure', 'verschil') ||
    has(sense, 'measure', 'gemiddelde') ||
    has(sense, 'link', 'tegen');
  if (all.length === 0 && sense.figures.some(({ key }) => key === 'lonen'))
    return {
      kind: 'ask',
      text: 'Wat één persoon verdient houd ik niet bij. Wat wil je zien?',
      asked: [measured(figure('lonen'))],
    };
  if (all.length === 0)
    return {
      kind: 'ask',
      text: 'Deze boekhouding heeft geen privérekeningen. Wat wil je zien?',
      asked: [whole],
    };
  const isAverage = has(sense, 'measure', 'gemiddelde');
  const isHeld = has(sense, 'measure', 'verschil') || has(sense, 'link', 'tegen');
  if (accounts.length === 0 || (isSeries && (isHeld || kind === 'tax')))
    return {
      kind: 'ask',
      text: 'Bedoel je alles wat privé is opgenomen en gestort?',
      asked: [whole],
    };
  const subject = {
    kind: 'account' as const,
    rekeningen: accounts.map(({ rekening }) => rekening),
  };
  const isList = has(sense, 'measure', 'boekingen');
  const zijde = kind === 'in' ? ('credit' as const) : ('debet' as const);
  if (isSeries)
    return asked({ subject, measure: isAverage ? 'gemiddelde' : 'bedrag', only: { zijde } }, [
      whole,
    ]);
  return asked({ subject, measure: 'boekingen', ...(!isList && { only: { zijde } }) }, [whole]);
};

/** Whether what stands on the accounts for it is asked: 'saldo privé', 'stand van de privérekening'. */
export function standingPrivate(sense: Sense): boolean {
  const { tokens, relation, references, figures, scanned, vocabulary } = sense;
  const says = (words: RegExp) => tokens.some(({ text }) => words.test(text));
  const isOther =
    relation !== undefined ||
    references.accounts.length > 0 ||
    meant(scanned.marks, 'subject').length > 0 ||
    figures.some(({ key }) => key !== 'bank_en_kas' && key !== 'kasstroom_eigen_vermogen');
  const isStanding =
    says(/^(?:saldo|stand)$/) &&
    !says(/^(?:bank|bankrekening|kas)$/) &&
    (says(/^(?:prive|priverekeningen?)$/) || says(COMPOUND));
  return !isOther && isStanding && privateIn(vocabulary.world.accounts).length > 0;
}

function kindOf({
  tokens,
  relation,
  references,
  figures,
  scanned,
  vocabulary,
}: Sense): Kind | undefined {
  const texts = tokens.map(({ text }) => text);
  const said = ` ${texts.join(' ')} `;
  const any = (pattern: RegExp) => texts.some((text) => pattern.test(text));
  const isNamed =
    relation !== undefined ||
    references.accounts.length > 0 ||
    meant(scanned.marks, 'subject').length > 0;
  const isOther = figures.some(({ key }) => !BESIDE.has(key));
  if (
    isNamed ||
    isOther ||
    texts.some((text, at) => STANDING.test(text) && texts[at - 1] !== 'prive')
  )
    return undefined;
  const compound = compoundIn(texts);
  if (compound !== undefined) return compound;
  if (any(/^inkomstenbelasting$/) && !any(/^(?:nog|moet|moeten)$/)) return 'tax';
  // 'Wat heb ik daarvan opgenomen' of books of one person.
  const isTaking = any(/^(?:neem|neemt|nam)$/) && any(/^op$/);
  const isTaken =
    (any(/^(?:opgenomen|onttrokken|uitgehaald)$/) || isTaking) &&
    any(/^ik$/) &&
    privateIn(vocabulary.world.accounts).length > 0;
  if (!isTaken && !any(OWN) && !OWN_PAY.test(said) && !FROM_BUSINESS.test(said)) return undefined;
  if (
    isTaking ||
    / (?:ga|gaat|ging|gegaan) (?:.* )?naar (?:mijn |me |m'n )?prive | naar (?:mijn |me )?prive gegaan /.test(
      said,
    )
  )
    return 'out';
  return kindSaid(texts);
}

const kindSaid = (texts: readonly string[]): Kind | undefined =>
  (['tax', 'in', 'out'] as const).find((kind) => texts.some((text) => KINDS[kind][0].test(text)));

function compoundIn(texts: readonly string[]): Kind | undefined {
  const compound = texts.find((text) => COMPOUND.test(text));
  if (compound === undefined) return undefined;
  return /stort|inbreng/.test(compound) ? 'in' : 'out';
}

const privateIn = (accounts: readonly KnownAccount[]): readonly KnownAccount[] =>
  accounts.filter(
    ({ groep, naam }) =>
      GROUPS[groep].main === 'eigen_vermogen' && /prive|onttrekking/.test(folded(naam)),
  );

/** Accounts for one kind; one for all that is private is for money taken out. */
function ofKind(all: readonly KnownAccount[], kind: Kind): readonly KnownAccount[] {
  const named = all.filter(({ naam }) => KINDS[kind][1].test(folded(naam)));
  return named.length > 0 || kind !== 'out' || all.length > 1 ? named : all;
}
