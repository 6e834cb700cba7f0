import type { FigureKey } from '../lexicon/types.ts';
import { nameWords } from '../names/name-index.ts';
import { withBooked } from '../names/namesakes.ts';
import type { BookedAs, KnownRelation } from '../world.ts';
import { asked, figure, groupsOfFigure, measured, type Asked, type Draft } from './draft.ts';
import { bankBook } from './coded.ts';
import { cuesOf } from './combining-cues.ts';
import { chosenFigures } from './figures.ts';
import { isOrdinary } from './ordinary.ts';
import { isLate, type Owed } from './owing.ts';
import { isPaidAndOpen } from './paid-by-all.ts';
import { has, type Sense } from './sense.ts';
import { eachNamed, ofEach, sumOf } from './several-relations.ts';
import { isShareAsked, shareOfRelation } from './share-by-relation.ts';
import { sideOf, type Side } from './side-of-relation.ts';
import { isCounted, openAsked, readCharged, type Reader } from './subjects.ts';

const MOST_CHOICES = 6;
const TRADE = /^[a-z]{3,}(?:bureau|bedrijf|kantoor|handel|winkel|praktijk|groep|zaak|erij)$/;
const OF_WHOLE = /winst|verlies|resultaat|marge|solvabiliteit|ebitda|ratio$/;

/** A customer or supplier by name or number. */
export const readRelation: Reader = (sense) => {
  const { relation } = sense;
  if (!relation) return undefined;
  const [key] = chosenFigures(sense).keys;
  const items = tradingAs(sense, relation.items, key);
  const [only, ...others] = withBooked(items, (each) => kindsOf(sense, each, key));
  if (!only) return undefined;
  const of = (each: KnownRelation) => ofRelation(sense, each).asked;
  const namesakes = items
    .filter((each) => each !== only)
    .slice(0, MOST_CHOICES)
    .map(of);
  const each = eachNamed(sense);
  if (each.length > 1) return ofEach(each.map(of));
  if (others.length > 0) {
    return {
      kind: 'ask',
      text: 'Welke relatie bedoel je?',
      asked: [only, ...others].slice(0, MOST_CHOICES).map(of),
    };
  }
  if (isPaidAndOpen(sense))
    return {
      kind: 'ask',
      text: 'Wat wil je eerst zien?',
      asked: (['betaald', 'openstaand'] as const).map((side) => ({
        subject: { kind: 'relation', relatie: only.relatie, side },
      })),
    };
  // 'Omzet en kosten van Jansen' are two amounts.
  const traded = chosenFigures(sense).keys.flatMap((one) => SIDES[one] ?? []);
  if (traded.length > 1 && sense.rest.length === 0) {
    const ofSide = (side: Side): Asked => ({
      subject: { kind: 'relation', relatie: only.relatie, side },
    });
    return { kind: 'ask', text: 'Wat wil je zien?', asked: traded.map(ofSide) };
  }
  const share = shareOfRelation(sense, only);
  if (share) return share;
  const own = ofRelation(sense, only);
  const reading = { ...own, others: [...own.others, ...namesakes] };
  // 'De winst op Jansen': no relation has a result or a ratio of its own.
  const isOfWhole = sense.figures.some(({ mark }) =>
    OF_WHOLE.test(sense.tokens[mark.from]?.text ?? ''),
  );
  if (isOfWhole && sense.references.accounts.length === 0)
    return {
      kind: 'ask',
      text: 'Resultaat en marge tel ik niet per relatie. Wat wil je zien?',
      asked: [reading.asked, ...(key === undefined ? [] : [measured(figure(key))])],
    };
  if (!isOther(sense, only)) return reading;
  return { kind: 'ask', text: `Bedoel je ${only.naam}?`, asked: [reading.asked] };
};

const SIDES: Partial<Record<FigureKey, Side>> = { omzet: 'verkocht', kosten: 'ingekocht' };

const TOGETHER = /^(?:samen|tezamen|gezamenlijk)$/;

/** 'Hoeveel hebben Jansen en Bakker samen besteed': the sum of what each of them did. */
export function namedTogether(sense: Sense): Draft | undefined {
  const isTogether = sense.tokens.some(({ text }) => TOGETHER.test(text));
  const isOther = has(sense, 'measure', 'aandeel') || cuesOf(sense, 'plus', 'min').length > 0;
  const each = isTogether && !isOther ? eachNamed(sense) : [];
  const sum = sumOf(each.map((one) => ofRelation(sense, one).asked));
  return sum && asked(sum);
}

/** 'De bakker verderop': a word beside a part of a name makes another one of it. */
function isOther({ tokens, rest, relation }: Sense, { naam }: KnownRelation): boolean {
  const texts = tokens.map(({ text }) => text);
  const isWhole = nameWords(naam).every((word) => texts.includes(word));
  const places = [...(relation?.places ?? [])];
  const [first, last] = [Math.min(...places), Math.max(...places)];
  const words = nameWords(naam);
  const isShort = (text: string) => text.length > 2 && words.some((word) => word.startsWith(text));
  // 'Adviesbureau Jansen' is another one than Jansen Bouw.
  if (!isWhole && TRADE.test(texts[first - 1] ?? '') && !words.includes(texts[first - 1] ?? ''))
    return true;
  // 'Klanten in Utrecht' are not Bouwmaat Utrecht.
  if (!isWhole && /^(?:in|uit|rond|rondom)$/.test(texts[first - 1] ?? '')) return true;
  return (
    !isWhole &&
    rest.some(
      ({ place, token }) =>
        (place === first - 1 || place === last + 1) &&
        token.text.length > 3 &&
        !isShort(token.text) &&
        !isOrdinary(token.text),
    )
  );
}

/** What a relation has in the books where it is the one that is meant: 'heeft Hendriks nog iets open'. */
function kindsOf(sense: Sense, relation: KnownRelation, key: FigureKey | undefined): BookedAs[] {
  // Of namesakes the words choose, and not what each happens to have.
  const side = sideOf(sense, { ...relation, booked: [] }, key);
  if (side === 'verkocht' || side === 'ingekocht') return [side];
  const isTimed = sense.scanned.marks.some(({ piece }) => piece !== undefined);
  return side === 'openstaand' && !isTimed ? ['staat_open'] : ['openstaand'];
}

/** Of a company that is a customer under one number and a supplier under another, the one that is meant. */
function tradingAs(
  sense: Sense,
  items: readonly KnownRelation[],
  key: FigureKey | undefined,
): readonly KnownRelation[] {
  const isSold =
    key === 'omzet' ||
    key === 'debiteuren' ||
    has(sense, 'side', 'verkocht') ||
    has(sense, 'noun', 'klanten');
  const isBought =
    key === 'kosten' ||
    key === 'crediteuren' ||
    has(sense, 'side', 'ingekocht') ||
    has(sense, 'noun', 'leveranciers');
  if (isSold === isBought) return items;
  const wanted = items.filter(({ soort }) => soort === (isSold ? 'klant' : 'leverancier'));
  return wanted.length > 0 ? wanted : items;
}

function ofRelation(sense: Sense, relation: KnownRelation): Extract<Draft, { kind: 'asked' }> {
  const { relatie, soort } = relation;
  const { accounts } = sense.references;
  if (accounts.length > 0)
    return asked({
      subject: { kind: 'account', rekeningen: accounts.map(({ rekening }) => rekening) },
      only: { relatie },
    });
  const {
    keys: [key],
    of: whole,
  } = chosenFigures(sense);
  // 'Nota 2025-014 van Jansen, hoeveel was die': what is on it.
  if (sense.references.only.factuur !== undefined && key === undefined)
    return asked({ subject: { kind: 'lines' }, only: { relatie } });
  // 'Bankboekingen van Jansen' are lines of that journal, and no omzet.
  if (key === 'bank_en_kas' && has(sense, 'measure', 'boekingen'))
    return asked({ subject: { kind: 'lines' }, only: { ...bankBook(sense.vocabulary), relatie } });
  // 'Wat kochten we in bij KPN' is all that was bought there.
  const isVerb = sense.figures.some((each) => each.key === key && each.mark.meanings.length === 0);
  const isPart =
    key !== undefined &&
    !isVerb &&
    ![
      'omzet',
      'kosten',
      'debiteuren',
      'crediteuren',
      'resultaat',
      'bank_en_kas',
      'vreemd_vermogen',
      'vorderingen',
    ].includes(key);
  if (isPart && groupsOfFigure(key).length > 0) {
    // 'Hoeveel procent van ons materiaal komt van Bouwmaat' is of the material.
    return asked({
      ...measured(figure(key)),
      only: { relatie },
      ...(isShareAsked(sense) && { of: whole ?? key }),
    });
  }
  const side = sideOf(sense, relation, key);
  const isOfOpen =
    isLate(sense) ||
    sense.details.older !== undefined ||
    Object.keys(sense.details.sizes).length > 0;
  if (side === 'openstaand' && isOfOpen) {
    const groep = owedByNoun(sense) ?? (soort === 'leverancier' ? 'crediteuren' : 'debiteuren');
    const { split: _, ...open } = openAsked(sense, groep);
    return asked({ ...open, only: { relatie } });
  }
  const owed = owedByNoun(sense);
  const isOtherSide =
    owed !== undefined && soort !== (owed === 'crediteuren' ? 'leverancier' : 'klant');
  if (side === 'openstaand' && isOtherSide) {
    return asked({ subject: { kind: 'open', groep: owed }, only: { relatie } });
  }
  // 'Hoeveel facturen stuurden we naar Jansen' counts them, and 'welke' lists them.
  const invoices =
    key === undefined && side !== 'betaald' && side !== 'openstaand'
      ? readCharged(sense)
      : undefined;
  if (invoices?.kind === 'asked' && invoices.asked.measure !== undefined) {
    return asked({
      ...invoices.asked,
      subject: { kind: 'charged', groep: side === 'verkocht' ? 'debiteuren' : 'crediteuren' },
      only: { relatie },
    });
  }
  const other: Side = side === 'verkocht' ? 'ingekocht' : 'verkocht';
  const isTraded = side === 'verkocht' || side === 'ingekocht';
  const isBoth = isTraded && (relation.soort === 'beide' || relation.soort === 'overig');
  const of = (each: Side): Asked => ({ subject: { kind: 'relation', relatie, side: each } });
  // 'Hoeveel facturen staan er open bij Hendriks Bouw'.
  const isCount =
    side === 'openstaand' && (isCounted(sense, 'facturen') || isCounted(sense, 'inkoopfacturen'));
  if (isCount) return asked({ ...of(side), measure: 'aantal' });
  return asked(of(side), isBoth && key === undefined ? [of(other)] : []);
}

/** 'Leveranciersfacturen van' one that is a customer as well. */
function owedByNoun(sense: Sense): Owed | undefined {
  if (has(sense, 'noun', 'leveranciers') || has(sense, 'noun', 'inkoopfacturen'))
    return 'crediteuren';
  return has(sense, 'noun', 'klanten') ? 'debiteuren' : undefined;
}
