import { ADVISED, ADVISED_DONE } from '../lexicon/commands.ts';
import type { Sense } from './sense.ts';

const PERSON = /^(?:ik|we|wij|je)$/;
const NORM = /^(?:gemiddelde|normale|goede|gezonde|gangbare|gebruikelijke|redelijke|acceptabele)$/;
const YES_OR_NO = /^(?:heb|hebben|betaal|betalen|geef|geven|maak|maken|ben|is|zijn|doe|doen)$/;

/** 'Kan ik de auto afschrijven', 'zal ik een bus kopen', 'heb ik te veel kosten', 'is die huur normaal'. */
export function isAdvised(sense: Sense): boolean {
  const texts = sense.tokens.map(({ text }) => text);
  const [start = '', next = ''] = texts;
  const last = texts.at(-1) ?? '';
  if (isJudged(sense)) return true;
  const isAsked = PERSON.test(next);
  if (/^(?:zal|zullen)$/.test(start) && isAsked && /en$/.test(last)) return true;
  // 'Heb ik te veel betaald' may be of what is open.
  if (YES_OR_NO.test(start) && TOO.test(` ${texts.join(' ')} `) && !texts.includes('betaald'))
    return true;
  if (/^(?:kan|kunnen|mag|mogen)$/.test(start) && ON_BUSINESS.test(texts.join(' '))) return true;
  const isAllowed = /^(?:kan|kunnen|mag|mogen)$/.test(start) && isAsked;
  if (isAllowed && texts.some((text) => ADVISED.has(text))) return true;
  if (isLent(texts) || OF_TAX.test(` ${texts.join(' ')} `)) return true;
  // 'Mag die lunch volledig afgetrokken worden', 'kan de laptop in een keer worden afgeschreven'.
  const isMay = texts.some((text) => /^(?:mag|mogen|kan|kunnen|hoort|horen)$/.test(text));
  if (isMay && texts.includes('worden') && texts.some((text) => ADVISED_DONE.has(text)))
    return true;
  return texts.some((text) => text === 'kan' || text === 'kunnen') && ADVISED.has(last);
}

/** 'Moet ik over die lening btw betalen', 'mag een etentje van de winst af'. */
const OF_TAX =
  /^ (?:moet|moeten|hoef|hoeven|hoort|zit) (?:\S+ ){0,3}over (?:de|het|een|die|dat|deze|mijn|onze) (?!(?:\S*(?:kwartaal|maand|jaar|periode|omzet|aangifte)|laatste|vorige?|afgelopen|eerste|tweede|derde|vierde) )(?:\S+ )+(?:btw|belasting) |^ (?:mag|mogen) .* van (?:de|mijn|onze) (?:winst|belasting|belastingen) af /;

const LOAN =
  /^(?:[a-z]*krediet|[a-z]*lening|[a-z]*hypotheek|financiering|geld|kapitaal|ton|mille|miljoen|euro|garantie|borg)$/;
const LENDS =
  /^(?:verstrekken|verlenen|uitlenen|lenen|voorschieten|toekennen|financieren|durven|durft?|aandurven)$/;

/** 'Zou u deze cliënt een krediet durven verstrekken', 'durf je hier geld aan uit te lenen': whether to is no figure. */
const isLent = ([start = '', ...texts]: readonly string[]): boolean =>
  /^(?:zou|zouden|durft?|durven|wil|wilt|kan|kunt?|kunnen|moet|moeten|mag|mogen|zal|is)$/.test(
    start,
  ) &&
  [start, ...texts].some((text) => LENDS.test(text)) &&
  texts.some((text) => LOAN.test(text));

/** 'Mag ik een auto van de zaak', 'mag lunch op kosten': what may be paid by the business. */
const ON_BUSINESS =
  /(?: van de zaak| op (?:de )?(?:kosten|zaak|onkosten)| op kosten van de zaak| zakelijk)(?: (?:rijden|boeken|zetten|nemen|hebben|kopen|doen|declareren))?$/;

/** 'Is mijn marge goed in 2024', 'doet Jansen het goed', 'heb ik genoeg winst': a judgement, and no amount. */
function isJudged({ tokens, scanned, figures }: Sense): boolean {
  const isTime = (place: number) =>
    scanned.marks.some(
      ({ piece, from, to }) => piece !== undefined && from - 1 <= place && place < to,
    );
  const end = tokens.findLastIndex((_, place) => !isTime(place));
  const [start = '', second = '', third = ''] = tokens.map(({ text }) => text);
  const isEnough =
    /^(?:heb|hebben|maak|maken)$/.test(start) &&
    PERSON.test(second) &&
    /^(?:genoeg|voldoende)$/.test(third);
  if (
    isEnough &&
    figures.some(({ mark, key }) => mark.from === 3 && mark.to === end + 1 && key !== 'bank_en_kas')
  )
    return true;
  return (
    /^(?:is|zijn|was|waren|doet|doen|deed)$/.test(start) &&
    !/^(?:zo|even)$/.test(tokens[end - 1]?.text ?? '') &&
    JUDGED.test(tokens[end]?.text ?? '')
  );
}

const JUDGED =
  /^(?:goed|slecht|hoog|laag|duur|goedkoop|veel|weinig|genoeg|voldoende|gezond|normaal|redelijk|netjes)$/;

const TOO = / (?:te (?:veel|weinig)|teveel) /;

/** 'Wat is een normale brutomarge', 'een gemiddelde marge in de bouwsector': of companies, and not of this one. */
export const isNorm = (sense: Sense): boolean => isOfKind(sense) || isOneThatIs(sense);

const isOneThatIs = ({ tokens, figures }: Sense): boolean =>
  tokens.some(({ text }, at) => {
    const isOfBranch = /(?:branche|sector)$/.test(tokens.at(-1)?.text ?? '');
    const isOne = text === 'een' && /^(?:is|zijn)$/.test(tokens[at - 1]?.text ?? '');
    return (
      isOne &&
      NORM.test(tokens[at + 1]?.text ?? '') &&
      figures.some(({ mark }) => mark.from === at + 2 && (isOfBranch || mark.to === tokens.length))
    );
  });

/** Companies of one kind, also as the end of a longer word: 'de installatiebranche'. */
const BRANCH =
  /(?:branche|branches|sector|sectoren|bedrijfstak|beroepsgroep|(?:vak|branche|sector)genoten)$/;
const JUST =
  /^(?:normaal|normale|gebruikelijke?|gangbare?|gezonde?|netjes|nette?|redelijke?|acceptabele?|gemiddelde?|goede?|hoge?|hoog|lage?|laag|veel|weinig|sterke?|zwakke?|mooie?)$/;

/** 'Wat geldt in de installatiebranche als gezond', 'netjes in ons vak', 'normaal voor een installateur'. */
function isOfKind(sense: Sense): boolean {
  const { tokens, rest, relation, references } = sense;
  const texts = tokens.map(({ text }) => text);
  const isUnknown = (at: number) => rest.some(({ place }) => place === at);
  if (relation !== undefined || references.accounts.length > 0) return false;
  if (texts.some((text, at) => BRANCH.test(text) && isUnknown(at))) return true;
  const just = texts.findIndex((text) => JUST.test(text));
  if (just < 0) return false;
  const isCounted = texts.some((text) => /^(?:geldt|gelden|doorgaat|beschouwd)$/.test(text));
  return (
    (isCounted && texts.includes('als')) ||
    / (?:in|voor|binnen) (?:een|ons|het|dit|onze|de) (?:vak|vakgebied|beroep|soort|type|wereldje) /.test(
      ` ${texts.slice(just).join(' ')} `,
    ) ||
    texts.some(
      (text, at) => at > just && text === 'een' && texts[at - 1] === 'voor' && isUnknown(at + 1),
    )
  );
}

const CHEAPER = /^(?:goedkoper|voordeliger|duurder|prijziger|scherper)$/;

/** 'Is KPN goedkoper dan wat we hebben', 'tegen welke rente zou dat zijn': what somebody else would charge. */
export function isPriceElsewhere({ tokens, rest, relation, scanned, vocabulary }: Sense): boolean {
  const texts = tokens.map(({ text }) => text);
  const said = ` ${texts.join(' ')} `;
  const isAgreed =
    / (?:betaal|betalen|betaalden|betaalde|loopt|lopen|liep|afgesloten|afgesproken|geleend|lenen|hebben|staat) /;
  if (/ tegen (?:welke?|wat voor) (?:rente|rentevoet|rentepercentage) /.test(said))
    return !isAgreed.test(said);
  const at = texts.findIndex((text) => CHEAPER.test(text));
  const isUnknown = (before: RegExp, end: number) =>
    rest.some(
      ({ place, token: { text } }) =>
        place < end &&
        before.test(texts[place - 1] ?? '') &&
        vocabulary.accounts.index.find(text, 'part').length === 0,
    );
  // 'Wat zou Eneco rekenen', 'wat rekent Vodafone voor internet': nothing that it charged us.
  const isCharged =
    relation === undefined && / (?:zou .*(?:rekenen|vragen|kosten)|rekent|vraagt) /.test(said);
  if (
    isCharged &&
    !/ (?:ons|mij|me|we|wij|ik) /.test(said) &&
    isUnknown(/^(?:zou|rekent|vraagt)$/, texts.length)
  )
    return true;
  if (at < 0 || texts.includes('geworden') || isThanTime(at, scanned, texts)) return false;
  return isUnknown(/^(?:is|zijn|bij|zou|naar|kan)$/, at);
}

/** 'Goedkoper uit dan vorig jaar': what was paid before is in the books. */
export const isThanBefore = ({ tokens, scanned, rest, figures }: Sense): boolean => {
  const texts = tokens.map(({ text }) => text);
  const at = texts.findIndex((text) => CHEAPER.test(text));
  return at >= 0 && rest.length + figures.length > 0 && isThanTime(at, scanned, texts);
};

const isThanTime = (at: number, { marks }: Sense['scanned'], texts: readonly string[]): boolean => {
  const than = texts.indexOf('dan', at);
  return (
    than > 0 &&
    marks.some(
      ({ piece, from }) =>
        piece !== undefined &&
        from > than &&
        texts.slice(than + 1, from).every((text) => /^(?:in|over|het|de|van)$/.test(text)),
    )
  );
};
