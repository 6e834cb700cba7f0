import { tokensOf, type Token } from '../text/tokens.ts';
import type { Before } from '../world.ts';
import { FRAME } from './bare-notions.ts';
import { narrowingOf } from './narrowing.ts';
import type { Sense } from './sense.ts';
import { isTimeAt, says } from './turn-words.ts';

const BUYING =
  /^(?:koop|koopt|kopen|kocht|kochten|gekocht|bestel|bestelt|bestellen|bestelden?|besteld|afgenomen|afnam|afnamen|afneemt|afnemen|neemt|nemen|nam|namen|aankoop|aankopen)$/;
/** By themselves these say which side of our books it is on. */
const BOUGHT = /^(?:ingekocht|inkoop|inkopen)$/;
const SELLING =
  /^(?:verkoop|verkoopt|verkopen|verkocht|verkochten|lever|levert|leveren|leverden?|geleverd)$/;
const WE = /^(?:we|wij|ik)$/;
const THEY = /^(?:ze|zij|hij|die|hun|zijn)$/;
const SMALL =
  /^(?:we|wij|ik|ons|onze|ze|zij|hij|hem|haar|hun|hen|die|daar|hoeveel|als|qua|af|toen|hebben|heeft|had|hadden|zelf)$/;
const TRADED = /^(?:verkocht|ingekocht|openstaand)$/;

/** Which way it went, by who does it: what they bought we sold. */
function sideOf(sense: Sense): 'verkocht' | 'ingekocht' | undefined {
  if (says(sense, BOUGHT)) return 'ingekocht';
  const isOurs = says(sense, WE);
  if (!isOurs && !says(sense, THEY)) return says(sense, SELLING) ? 'verkocht' : undefined;
  if (says(sense, BUYING)) return isOurs ? 'ingekocht' : 'verkocht';
  return says(sense, SELLING) ? (isOurs ? 'verkocht' : 'ingekocht') : undefined;
}

/**
 * 'En als inkoop', 'en wat kochten we daar' of somebody that was told: what was bought of it or sold
 * to it, and of nobody else.
 */
export function asTraded(sense: Sense, { question }: Before): readonly Token[] | undefined {
  const { relatie, side } = question ? narrowingOf(question) : {};
  if (relatie === undefined || !TRADED.test(side ?? 'verkocht') || sense.relation) return undefined;
  const asked = sideOf(sense);
  const isMore = sense.tokens.some(
    ({ text }, at) =>
      !isTimeAt(sense, at) &&
      ![BUYING, BOUGHT, SELLING, SMALL].some((each) => each.test(text)) &&
      !FRAME.has(text),
  );
  if (asked === undefined || isMore || says(sense, /^(?:alle|allemaal)$/)) return undefined;
  return [
    ...tokensOf(asked === 'ingekocht' ? 'kosten van die leverancier' : 'omzet van die klant'),
    ...sense.tokens.filter((_, at) => isTimeAt(sense, at)),
  ];
}
