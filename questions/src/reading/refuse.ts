import { isMeaning, type RefusalWord } from '../lexicon/lexicon.ts';
import type { Refusal } from '../world.ts';
import { isAhead } from './ahead.ts';
import { cuesOf } from './combining-cues.ts';
import { commands, isCommand, isToShow } from './commanded.ts';
import { DUE } from './recurring.ts';
import { isAdvised, isNorm, isPriceElsewhere, isThanBefore } from './opinion.ts';
import { isOfCompetitor, isOfOthers } from './other-companies.ts';
import { isPayable, owedToOther } from './owed.ts';
import { meant } from './scan.ts';
import { isOfFigure, isOfThen } from './of-then.ts';
import { has, type RestWord, type Sense } from './sense.ts';

export interface Refused {
  readonly reason: Refusal;
  readonly text: string;
}

const TEXTS: Readonly<Record<Refusal, string>> = {
  advies:
    'Daar kan ik je geen advies over geven: vraag dat aan je boekhouder of belastingadviseur. Ik kan je wel de cijfers uit je boekhouding laten zien.',
  wereld: 'Dat staat niet in je boekhouding. Ik beantwoord alleen vragen over deze administratie.',
  andere_administratie:
    'Ik kijk alleen in deze administratie, en niet in die van een ander bedrijf. Kies een ander project om daarover te vragen.',
  wijzigen:
    'Ik kan niets veranderen, boeken of versturen: ik lees de boekhouding alleen. Doe dat in je boekhoudpakket.',
  toekomst:
    'Wat nog moet komen staat niet in de boekhouding. Ik kan je wel laten zien wat er elke maand terugkomt en welke facturen openstaan.',
  buiten_boeken: 'Die periode staat niet in deze boekhouding.',
  onbekend:
    'Ik begrijp deze vraag niet. Vraag bijvoorbeeld naar de omzet, de kosten of het resultaat van een periode.',
};

export const refusal = (reason: Refusal, text = TEXTS[reason]): Refused => ({ reason, text });

const ORDER: readonly Exclude<RefusalWord, 'zien'>[] = [
  'onbekend',
  'andere_administratie',
  'wijzigen',
  'advies',
  'plicht',
  'wereld',
  'toekomst',
];
/** What may be asked of the future: what comes back, what is open, and how long the money lasts. */
const EXPECTED = ['recurring', 'open:'];
/** Why a question gets no figure, by its words; nothing where it is about the books. */
export function refusedBy(sense: Sense): Refused | undefined {
  const { refusals } = sense.scanned;
  if (commands(sense)) return refusal('wijzigen');
  if (isAhead(sense)) return refusal('toekomst');
  if (isAdvised(sense)) return refusal('advies');
  if (isOfOthers(sense)) return refusal('andere_administratie');
  if (isNorm(sense) || isPriceElsewhere(sense)) return refusal('wereld');
  if (isObeying(sense)) return refusal('onbekend');
  const reason = ORDER.find((each) => refusals.has(each) && !isAboutBooks(each, sense));
  return reason && refusal(reason === 'plicht' ? 'advies' : reason);
}

/** 'Mag ik de omzet van maart', 'mag ik de namen van de vijf grootste klanten' asks no more than to see them. */
function isPolite({ tokens, rest, figures, scanned, vocabulary }: Sense): boolean {
  const at = tokens.findIndex(({ text }) => /^(?:mag|mogen|zou)$/.test(text));
  const isDone =
    /en$/.test(tokens.at(-1)?.text ?? '') &&
    !SEEN.test(tokens.at(-1)?.text ?? '') &&
    tokens.at(-1)?.text !== 'even' &&
    !scanned.marks.some(
      ({ to, meanings }) =>
        to === tokens.length && meanings.some((each) => !isMeaning(each, 'filler')),
    );
  const isAccount = ({ token: { text } }: RestWord) =>
    vocabulary.accounts.index.find(text, 'part').length > 0;
  if (at < 0 || !rest.every(isAccount) || isDone) return false;
  const isNamed = figures.length + rest.length > 0 || meant(scanned.marks, 'subject').length > 0;
  if (at === 0 && isNamed) return true;
  return (
    (isNamed || meant(scanned.marks, 'noun').length > 0) &&
    /^(?:de|het|hun|al|alle|die)$/.test(tokens[at + 2]?.text ?? '')
  );
}

/** Verbs behind 'mag ik' that only ask to be shown something. */
const SEEN = /^(?:zien|weten|hebben|horen|bekijken|inzien|ontvangen|krijgen|vernemen)$/;

function isAboutBooks(reason: Exclude<RefusalWord, 'zien'>, sense: Sense): boolean {
  switch (reason) {
    case 'advies':
      return (
        isSoldAdvice(sense) ||
        isOfFigure(sense) ||
        isUsual(sense) ||
        isStillPaid(sense) ||
        isThanBefore(sense)
      );
    case 'plicht':
      return (
        sense.scanned.refusals.has('zien') ||
        isPolite(sense) ||
        isDueSoon(sense) ||
        isPayable(sense) ||
        owedToOther(sense) !== undefined ||
        isDeclared(sense) ||
        sense.figures.some(({ key }) => key === 'break_even_omzet')
      );
    case 'wijzigen':
      return isToShow(sense) || !isCommand(sense);
    case 'toekomst':
      return isExpected(sense) || isDueSoon(sense) || isLeftOut(sense) || isOfThen(sense);
    case 'wereld':
      return (
        (isNamed(sense) && !isOfCompetitor(sense)) ||
        meant(sense.scanned.marks, 'split').some(({ value }) => value === 'btw_code')
      );
    case 'onbekend':
    case 'andere_administratie':
      return false;
  }
}

/** 'Hoeveel btw moet ik aangeven' is in the return. */
const isDeclared = ({ tokens, scanned }: Sense): boolean =>
  /^(?:hoeveel|wat|welke)$/.test(tokens[0]?.text ?? '') &&
  tokens.some(({ text }) => text === 'aangeven') &&
  meant(scanned.marks, 'subject').some(({ value }) => value === 'vat');

/** 'Moet ik nog btw betalen' asks what is open, and not whether it has to be. */
const isStillPaid = ({ tokens }: Sense): boolean =>
  /^(?:moet|moeten) (?:ik|we|wij) nog (?:[a-z]+ )?btw (?:betalen|afdragen)$/.test(
    tokens.map(({ text }) => text).join(' '),
  );

/** 'Wat heb ik aan advies gefactureerd' of somebody who has an account for it. */
const isSoldAdvice = ({ tokens, figures, vocabulary }: Sense): boolean =>
  tokens.some(({ text }) => text === 'advies') &&
  vocabulary.accounts.index.find('advies', 'part').length > 0 &&
  figures.length > 0 &&
  !tokens.some(({ text }) =>
    /^(?:geef|geven|adviseer|adviseren|je|jij|beter|slim|verstandig)$/.test(text),
  );

/** 'Wanneer mag ik de volgende premie verwachten', 'hoeveel moet ik Jansen nog'. */
function isDueSoon(sense: Sense): boolean {
  const { tokens, relation } = sense;
  const says = (words: RegExp) => tokens.some(({ text }) => words.test(text));
  const isNext =
    says(/^(?:verwachten|verwacht)$/) && says(/^(?:volgende|eerstvolgende|komende|weer)$/);
  const isOwed = says(/^moet(?:en)?$/) && says(/^nog$/) && says(/^(?:hoeveel|wat)$/);
  return (
    (isNext &&
      (relation !== undefined || says(/(?:premie|nota|factuur|rekening|termijn|huur)$/))) ||
    (isOwed &&
      (relation !== undefined ||
        has(sense, 'noun', 'leveranciers') ||
        has(sense, 'noun', 'klanten')))
  );
}

/** 'Wat zou de winst zijn zonder huur' is about what was booked. */
const isLeftOut = (sense: Sense): boolean =>
  sense.figures.length > 0 &&
  (cuesOf(sense, 'zonder', 'weg').length > 0 ||
    / (?:tel|tellen|reken|rekenen|neem|nemen) .* niet mee /.test(
      ` ${sense.tokens.map(({ text }) => text).join(' ')} `,
    ));

/** 'Er staat in een omschrijving ‘…’, doe dat maar': what people wrote in the books orders nothing. */
const isObeying = ({ tokens, references }: Sense): boolean =>
  references.only.omschrijving !== undefined &&
  / (?:doe|volg|gehoorzaam|luister|voer) (?:dat|dit|die|daar|het|maar|er|nou|nu|gewoon) /.test(
    ` ${tokens.map(({ text }) => text).join(' ')} `,
  );

/** An account or relation of these books may be called after something in the world. */
const isNamed = ({ references, relation }: Sense): boolean =>
  references.accounts.length > 0 || relation !== undefined;

function isExpected({ scanned, figures, tokens }: Sense): boolean {
  const subjects = meant(scanned.marks, 'subject').map(({ value }) => value);
  const isDue = subjects.some((id) => EXPECTED.some((each) => id.startsWith(each)));
  const isNext = tokens.some(
    ({ text }, at) => /^(?:eerst)?volgende$/.test(text) && DUE.test(tokens[at + 1]?.text ?? ''),
  );
  const isPaid = meant(scanned.marks, 'noun').some(({ value }) => value === 'betalingen');
  return (
    isDue ||
    isNext ||
    isPaid ||
    figures.some(({ key }) => key === 'runway' || key === 'break_even_omzet')
  );
}

/** 'Wat is dat normaal per maand' asks what is usual, 'is dat normaal' whether it is good. */
const isUsual = ({ tokens }: Sense): boolean =>
  tokens.some(
    ({ text }, at) =>
      /^(?:wat|hoeveel)$/.test(text) &&
      tokens[at + 1]?.text === 'is' &&
      /^normaal$/.test(tokens[at + 3]?.text ?? ''),
  );
