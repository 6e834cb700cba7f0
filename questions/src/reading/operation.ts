import type { ValueOf } from '../lexicon/lexicon.ts';
import type { Token } from '../text/tokens.ts';
import { cuesOf } from './combining-cues.ts';
import type { Sense } from './sense.ts';

/** Takes off, leaves out, adds, counts in what may have been left out, or does the same as before. */
type Does = 'af' | 'uit' | 'bij' | 'met' | 'ook';

/** What a turn does to the amount before it, and with what. */
export interface Operation {
  readonly does: Does;
  readonly what: readonly Token[];
  /** 'Er niet af': the opposite of what its verb does. */
  readonly isNot: boolean;
  /** Whether it says so as a sum does: 'trek', 'tel', 'plus', 'min'. */
  readonly isCounted: boolean;
  /** 'Met Jansen' may be of Jansen alone, and 'doe de huur erbij' shows it beside. */
  readonly isLoose: boolean;
}

const LINKS: Readonly<Record<string, Does>> = {
  met: 'met',
  zonder: 'uit',
  weg: 'uit',
  min: 'af',
  aftrekken: 'af',
  plus: 'bij',
  bijtellen: 'bij',
};
const LINKING = Object.keys(LINKS) as ValueOf<'link'>[];
const BEFORE: Readonly<Record<string, Does>> = {
  met: 'met',
  inclusief: 'met',
  incl: 'met',
  exclusief: 'uit',
  geen: 'uit',
  vergeet: 'uit',
  negeer: 'uit',
  schrap: 'uit',
};
const LEADING = /^(?:en|of|maar|dus|dan|ook|nu)$/;
const BEHIND: readonly (readonly [does: Does, word: RegExp])[] = [
  ['af', /^(?:af|eraf|ervanaf|daaraf|daarvanaf|afhaalt?|afhalen|afgetrokken|afgehaald)$/],
  ['uit', /^(?:uit|eruit|daaruit|erbuiten|buiten|beschouwing|weg)$/],
  ['bij', /^(?:bij|erbij|daarbij|op)$/],
  [
    'met',
    /^(?:mee|meetelt?|meetellen|meegeteld|meerekent?|meerekenen|meegerekend|meeneemt?|meenemen|meegenomen)$/,
  ],
];
/** The second part of a verb, or behind 'er' and 'daar'; alone they say nothing. */
const PART = /^(?:af|uit|weg|bij|op|mee)$/;
const VERB =
  /^(?:trekt?|trekken|haalt?|halen|laat|laten|streept?|denkt?|telt?|tellen|doet?|doen|neemt?|nemen|rekent?|rekenen|voegt?|zet|gooit?|geef|geeft|toon|houdt?|houden|blijft|blijven|bleven|gelaten|gehaald|getrokken)$/;
const THERE = /^(?:er|daar|hier|ervan|daarvan|hiervan|erbij|daarbij)$/;
/** Other words of such a turn that name nothing. */
const IDLE =
  /^(?:stel|u|ge|gij|me|mij|men|mag|mogen|moogt|mocht|zou|zouden|kan|kunt|kunnen|liever|beter|buiten|en|of|maar|dan|nu|nou|ook|nog|wel|weer|eens|even|dus|toch|niet|als|wanneer|je|jij|ik|we|wij|wordt|worden|is|wat|hoeveel|blijft|houd|hou|over|alles|van|het|dat|die|om|had|hadden|gehad|was|waren|geweest|resteert|rest|hoort|moet|moeten|mag|gaat|gaan|graag|aub|ajb|svp|alsjeblieft)$/;
const COUNTED =
  /^(?:trekt?|trekken|telt?|tellen|afgetrokken|plus|min|minus|aftrekt?|aftrekken|optelt?|optellen|opgeteld|bijtelt?|bijtellen)$/;

/** 'De huur er ook af', 'tel daar de kas bij op', 'en als je de lonen meetelt', 'niet zonder huur'. */
export function operationOf(sense: Sense): Operation | undefined {
  const texts = sense.tokens.map(({ text }) => text);
  const cues = cuesIn(sense, texts);
  const rest = texts
    .map((_, place) => place)
    .filter(
      (place) =>
        isContent(sense, place) && !cues.some(({ from, to }) => from <= place && place < to),
    );
  const [start = -1, end = -1] = [rest[0], rest.at(-1)];
  const outside = cues.filter(
    ({ from, to, side }) => (side !== 'behind' && to <= start) || (side !== 'before' && from > end),
  );
  const isSecond = texts.some(
    (text) => VERB.test(text) || THERE.test(text) || /^(?:als|wanneer)$/.test(text),
  );
  const cue = outside.find(({ from }) => !PART.test(texts[from] ?? '') || isSecond);
  if (!cue || texts.includes('elkaar')) return undefined;
  const isEmpty =
    start < 0 || sense.tokens.slice(start, end + 1).every(({ text }) => PRONOUN.test(text));
  const isSign = cue.from === 0 && /^(?:plus|min|minus)$/.test(texts[0] ?? '');
  // 'Haal dat eraf' names nothing; 'tel die twee op' is of what was asked before.
  if (
    isEmpty &&
    !isSign &&
    !(/^(?:af|uit)$/.test(cue.does) && texts.some((text) => VERB.test(text) || PRONOUN.test(text)))
  )
    return undefined;
  // 'Wat gaat er van de bank af' asks what was paid.
  if (
    texts.some((text) => /^(?:gaat|gaan)$/.test(text)) &&
    texts.some((text) => /^(?:wat|hoeveel)$/.test(text))
  )
    return undefined;
  const within = cues.filter(({ from, side }) => from > start && from < end && side === 'either');
  if (within.some(({ does }) => does !== cue.does)) return undefined;
  const what = isEmpty
    ? []
    : sense.tokens.filter(
        (_, place) =>
          start <= place &&
          place <= end &&
          !within.some(({ from, to }) => from <= place && place < to),
      );
  const isNot = texts.some(
    (text, place) => text === 'niet' && !(cue.from <= place && place < cue.to),
  );
  const isLoose =
    texts[cue.from] === 'met'
      ? outside.length === 1 && !texts.includes('wel')
      : cue.does === 'bij' && texts.some((text) => LOOSE.test(text));
  return {
    does: isNot ? OPPOSITE[cue.does] : cue.does,
    what,
    isNot,
    isCounted: texts.some((text) => COUNTED.test(text)),
    isLoose,
  };
}

const LOOSE = /^(?:doet?|doen|zet|voegt?|neemt?|nemen|gooit?)$/;
const PRONOUN = /^(?:ze|hem|haar|twee|2|beide|allebei|die|dat|deze|dit|het|de|alles)$/;
const OPPOSITE = { af: 'met', uit: 'met', bij: 'uit', met: 'uit', ook: 'uit' } as const;

interface Cue {
  readonly from: number;
  readonly to: number;
  readonly does: Does;
  readonly side: 'before' | 'behind' | 'either';
}

function cuesIn(sense: Sense, texts: readonly string[]): Cue[] {
  const { references, relation } = sense;
  // 'De belasting mag je eraf laten'.
  const isKeptOff = texts.some((text) => /^(?:laat|laten|gelaten|blijft|blijven)$/.test(text));
  const links = cuesOf(sense, ...LINKING).flatMap(({ mark: { from, to }, value }): Cue[] => {
    const does = LINKS[value];
    // 'Wat blijft er over als je de huur eraf haalt'.
    const isOff = value === 'weg' && !isKeptOff && texts.slice(from, to).includes('eraf');
    return does === undefined ? [] : [{ from, to, does: isOff ? 'af' : does, side: 'either' }];
  });
  // 'Wat blijft er over na de lonen'.
  const isLeft = texts.some((text) => /^(?:over|resteert|rest)$/.test(text));
  const words = texts.flatMap((text, from): Cue[] => {
    const isTaken =
      references.places.has(from) ||
      relation?.places.has(from) === true ||
      links.some((link) => link.from <= from && from < link.to);
    // 'Daar de inkoop vanaf trekken'.
    const isTaking =
      text === 'vanaf' && /^(?:trek|haal|getrokken|gehaald)/.test(texts[from + 1] ?? '');
    const part = isTaking ? 'af' : BEHIND.find(([, word]) => word.test(text))?.[0];
    const [before, behind] = [
      text === 'na' && isLeft ? 'af' : BEFORE[text],
      part === 'af' && isKeptOff ? 'uit' : part,
    ];
    // 'Er is geen huur betaald' tells something.
    const isTelling = text === 'geen' && !texts.slice(0, from).every((each) => LEADING.test(each));
    if (isTaken || isTelling || (before ?? behind) === undefined) return [];
    return [
      { from, to: from + 1, does: before ?? behind ?? 'met', side: before ? 'before' : 'behind' },
    ];
  });
  return [...links, ...words, ...endOf(texts)].sort((one, other) => one.from - other.from);
}

/** 'De huur ook niet', 'de lonen wel', 'en de sociale lasten ook'. */
function endOf(texts: readonly string[]): Cue[] {
  const from = texts.findLastIndex((text) => !/^(?:nog|even|maar|dan|eens)$/.test(text));
  const does = ENDS[texts[from] ?? ''];
  return does === undefined ? [] : [{ from, to: from + 1, does, side: 'behind' }];
}

const ENDS: Readonly<Record<string, Does>> = { niet: 'uit', wel: 'met', ook: 'ook' };

/** A word that is no part of a verb, no period and nothing that only carries the turn. */
function isContent({ tokens, scanned, references, relation }: Sense, place: number): boolean {
  if (references.places.has(place) || relation?.places.has(place) === true) return true;
  const text = tokens[place]?.text ?? '';
  const isTime = scanned.marks.some(
    ({ piece, from, to }) =>
      piece !== undefined &&
      from <= place + (/^(?:in|over|voor|per)$/.test(text) ? 1 : 0) &&
      place < to,
  );
  return !isTime && !VERB.test(text) && !THERE.test(text) && !IDLE.test(text);
}
