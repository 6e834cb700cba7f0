import { countOf } from '../text/numbers.ts';
import type { Sense } from './sense.ts';

const GOES = /^(?:ga|gaat|gaan|zal|zullen)$/;
const BECOMES =
  /^(?:stijgen|dalen|groeien|verdienen|draaien|omzetten|maken|uitgeven|halen|krimpen|zijn|toenemen|afnemen|worden)$/;

/** 'Hoeveel gaan de kosten stijgen', 'halen we de omzet van vorig jaar', 'welke kosten komen er in december'. */
export function isAhead(sense: Sense): boolean {
  const { tokens, figures } = sense;
  const texts = tokens.map(({ text }) => text);
  // A period may stand behind the verb: 'ga ik winst maken dit jaar'.
  const end = texts.findLastIndex((_, place) => !isTime(sense, place));
  if (texts.some((text) => GOES.test(text)) && BECOMES.test(texts[end] ?? '')) return true;
  const isAchieved =
    /^(?:haal|halen)$/.test(texts[0] ?? '') && /^(?:ik|we|wij)$/.test(texts[1] ?? '');
  if (isAchieved && figures.length > 0) return true;
  if (isSupposed(texts) && figures.length > 1) return true;
  if (GOING_ON.test(` ${texts.join(' ')} `)) return true;
  // 'Hoeveel geld heb ik over 4 weken'.
  const isThen = texts.some(
    (text, at) =>
      text === 'over' &&
      countOf(texts[at + 1] ?? '') !== undefined &&
      /^(?:weken|dagen|maanden|jaar|jaren)$/.test(texts[at + 2] ?? ''),
  );
  if (isThen && figures.some(({ key }) => key === 'bank_en_kas')) return true;
  // 'Welke betalingen komen eraan'.
  if (/(?:^| )(?:komt|komen) (?:er ?aan)$/.test(texts.slice(0, end + 1).join(' '))) return true;
  const isComing = texts.some(
    (text, at) =>
      (/^(?:komt|komen)$/.test(text) && texts[at + 1] === 'er') ||
      (/^(?:krijg|krijgen|betaal|betalen|moet|moeten)$/.test(text) &&
        /^(?:ik|we|wij)$/.test(texts[at + 1] ?? '') &&
        texts.slice(at).includes('in')),
  );
  return isComing && isLater(sense);
}

/** 'Als de omzet 10% stijgt, wat is dan de winst'. */
const isSupposed = (texts: readonly string[]): boolean =>
  /^(?:als|stel)$/.test(texts[0] ?? '') &&
  texts.some((text) =>
    /^(?:stijgt|daalt|groeit|zakt|toeneemt|afneemt|stijgen|dalen)$/.test(text),
  ) &&
  texts.includes('%');

/** 'Als we zo doorgaan', 'als het in dit tempo doorgaat', 'als alles gelijk blijft'. */
const GOING_ON =
  / als (?:\w+ ){1,4}(?:zo|tempo|gelijk|hetzelfde|voet) (?:\w+ ){0,2}(?:doorga\w*|doorzet\w*|door|blijf\w*|blijven|verder\w*) /;

const isTime = ({ scanned }: Sense, place: number): boolean =>
  scanned.marks.some(({ piece, from, to }) => piece !== undefined && from <= place && place < to);

/** A month without a year that this year still has to come. */
const isLater = ({ scanned, vocabulary: { calendar } }: Sense): boolean =>
  scanned.marks.some(({ piece }) => {
    const span =
      piece?.isOpen === true
        ? piece.spanIn({ span: calendar.spanOfYear(calendar.last) })
        : undefined;
    return span !== undefined && span.periode_min > calendar.last;
  });
