import type { Sense } from './sense.ts';
import { lineOf } from './turn-words.ts';

const DOWN =
  /^(?:gedaald|daling|dalingen|dalen|daalt|daalde|daalden|dalers?|afnam|afnamen|afneemt|zakt|zakte|zakten|zakken|kromp|krompen|keldert|kelderde|kelderden|afgenomen|afname|gekrompen|krimp|gezakt|minder|achteruit|achteruitgegaan|verslechterd|lager|omlaag|teruggelopen|goedkoper)$/;
const UP =
  /^(?:stijgen|stijgt|steeg|stegen|gestegen|stijging|stijgingen|stijgers?|toenam|toenamen|toeneemt|toegenomen|toename|groei|groeiden?|gegroeid|meer|hoger|omhoog|opgelopen|vooruit|vooruitgegaan|duurder)$/;

/** Verbs of change whose parts stand apart, with how it went between them. */
const CHANGED =
  / (?:(?:loopt|lopen|liep|liepen) (?:\S+ )*(?:\S+st|harder|sneller|meer|flink|fors|stevig) (op|terug)|(?:neemt|nemen|nam|namen) (?:\S+ )*(?!meest|minst|best)(?:\S+st|harder|sneller|flink|fors|stevig) (af|toe)) (?=$|(?:in|sinds|tov|ten|vergeleken|dit|vorig) )/;

function changedMost(sense: Sense): 'hoogste' | 'laagste' | undefined {
  const [, run, taken] = CHANGED.exec(lineOf(sense)) ?? [];
  const end = run ?? taken;
  return end === undefined ? undefined : /^(?:op|toe)$/.test(end) ? 'hoogste' : 'laagste';
}

/** 'Welke kosten liepen het hardst op', 'welke post nam het sterkst af'. */
export const isChangedMost = (sense: Sense): boolean => changedMost(sense) !== undefined;

/** 'Loopt de marge terug', 'ging de omzet achteruit'. */
const TURNED =
  / (?:(?:loopt|lopen|liep|liepen) (?:\S+ )*terug|(?:loopt|lopen|liep|liepen|gaat|gaan|ging|gingen) (?:\S+ )*(?:achteruit|vooruit)) /;
export const isTurned = ({ tokens }: Sense): boolean =>
  TURNED.test(` ${tokens.map(({ text }) => text).join(' ')} `);

/** 'Welke daalden': which parts of a change are told, the largest of them first. */
export function directionOf(sense: Sense): 'hoogste' | 'laagste' | undefined {
  const [isUp, isFallen] = [UP, DOWN].map((words) =>
    sense.tokens.some(({ text }) => words.test(text)),
  );
  const isDown = isFallen || (!isUp && isTurned(sense));
  const said = changedMost(sense);
  if (said) return said;
  return isUp === isDown ? undefined : isUp ? 'hoogste' : 'laagste';
}
