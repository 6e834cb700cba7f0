import { countOf } from '../text/numbers.ts';

/** Words that point at what was told. */
export const SAME = /^(?:die|diezelfde|dezelfde|datzelfde|hetzelfde|dat)$/;
export const PARTY =
  /^(?:klant|afnemer|opdrachtgever|debiteur|leverancier|toeleverancier|crediteur|relatie|partij|bedrijf|club|kantoor|firma|zaak|winkel)$/;
/** Whether a word says what somebody of the trade is. */
export const isParty = (text: string): boolean => PARTY.test(text);
const WHO = /^(?:hij|hem|hun|die|zij|diezelfde)$/;
/** Behind a verb 'die' is somebody: 'hoeveel moet die nog betalen'. */
const VERB =
  /^(?:doet|kost|haalt|haalde|besteedt|krijgt|kreeg|bracht|brengt|leverden|bestelde|besteedde|nam|gaf|deed|kostte|heeft|hebben|hadden|had|moet|moest|is|was|kocht|koopt|betaalde|betaalt|levert|leverde|bij|met|van|aan|voor|we|wij|ik)$/;
const TIME = /^(?:maand|mnd|kwartaal|kw|jaar|boekjaar|periode|tijd|moment)$/;
/** 'Hun facturen', 'en zijn omzet': what is theirs. */
const THEIRS =
  /^(?:en )?(?:welke )?(?:hun|zijn|haar) (?:facturen|nota|notas|omzet|kosten|boekingen|aankopen|inkopen)\b/;

/** 'En die maand', 'en die twee': of no somebody. */
const isOfOthers = (text: string): boolean =>
  TIME.test(text) || countOf(text) !== undefined || /^(?:beide|allebei|anderen?)$/.test(text);

/** Whether a word points at somebody: 'hoeveel moet die nog betalen', 'totale omzet met hun'. */
export const pointsAtWho = (texts: readonly string[]): boolean =>
  THEIRS.test(texts.join(' ')) ||
  texts.some(
    (text, at) =>
      WHO.test(text) &&
      // 'Welke van die' is one of several.
      !(texts[at - 1] === 'van' && /^(?:welke?|wie|hoeveel|een)$/.test(texts[at - 2] ?? '')) &&
      (VERB.test(texts[at - 1] ?? '') ||
        (texts[at - 1] === 'en' && texts[at + 1] !== 'van' && !isOfOthers(texts[at + 1] ?? ''))),
  );
/** Words for a stretch of time. */
export const isTime = (text: string): boolean => TIME.test(text);
