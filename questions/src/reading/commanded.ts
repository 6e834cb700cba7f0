import { COMMANDS, INFINITIVES } from '../lexicon/commands.ts';
import type { Sense } from './sense.ts';

/** 'Maak een overzicht' and 'zet op een rij' change nothing. */
const SHOWN = new Set(
  'volgorde scherm overzicht lijst lijstje tabel grafiek rij rijtje elkaar zien grafiekje overzichtje top vergelijking uitsplitsing opgave opgaaf specificatie staatje'.split(
    ' ',
  ),
);

const POLITE = new Set(
  'kun kan kunt je jij u wil wilt zou graag even eens aub alsjeblieft svp nu'.split(' '),
);

const THROWN =
  /^ (?:haal|gooi|mik|smijt|kieper|flikker|pleur|veeg|wis|poets|knikker) .*(?:boeking|boekingen|factuur|facturen|nota|post|regel|regels) .*(?:eruit|uit|weg|eraf) /;

/** 'Boek 100 euro', 'pas de omzet aan', 'kun je de factuur betalen'. */
export function commands({ tokens }: Sense): boolean {
  const texts = tokens.map(({ text }) => text);
  // 'Zeg, wat bracht Jansen op' only calls somebody.
  const start = texts.findIndex(
    (text, at) => !POLITE.has(text) && !(text === 'zeg' && tokens[at + 1]?.isNext === true),
  );
  const isShown =
    texts.some((text) => SHOWN.has(text)) || ['me', 'mij'].includes(texts[start + 1] ?? '');
  if (start < 0 || isShown) return false;
  // 'Stel dat ik op 31 december was gestopt' and 'betaal ik veel huur' command nothing.
  if (
    (texts[start] === 'stel' && texts[start + 1] === 'dat') ||
    /^(?:ik|we|wij)$/.test(texts[start + 1] ?? '')
  )
    return false;
  const isVerb = (COMMANDS.get(texts[start] ?? '') ?? []).some(
    (particle) => particle === '' || texts.indexOf(particle, start) > start,
  );
  // 'Mik die boeking er maar uit'.
  if (THROWN.test(` ${texts.slice(start).join(' ')} `)) return true;
  const isAsked =
    /^(?:kun|kan|kunt|wil|wilt|zou)$/.test(texts[0] ?? '') && /^(?:je|jij|u)$/.test(texts[1] ?? '');
  return isVerb || ((isAsked || isBare(texts)) && endsInVerb(texts));
}

/** 'Factuur van Jansen crediteren': nobody is said to do it, and nothing asked. */
const isBare = (texts: readonly string[]): boolean =>
  texts.length > 1 &&
  !texts.some(
    (text) =>
      ASKING.has(text) ||
      /^(?:ik|we|wij|je|jij|jullie|u|ze|zij|hij|die|dat|te|nog|moet(?:en)?|mag|mogen|gaat?|gaan|zal|zullen|kan|kunnen|wil(?:len)?|laten|om|zonder|voor|na)$/.test(
        text,
      ),
  );

/** 'Weghalen', 'samenvoegen met …', or the two words of one together at the end: 'op betaald zetten'. */
function endsInVerb(texts: readonly string[]): boolean {
  const isLast = (at: number) =>
    at === texts.length - 1 || /^(?:naar|met)$/.test(texts[at + 1] ?? '');
  // 'Kun je dat per maand uitschrijven' asks to be shown it.
  const isDivided = texts.includes('per');
  const isSet = COMMANDS.get('zet')?.includes(texts.at(-2) ?? '') === true;
  return (
    (texts.at(-1) === 'zetten' && isSet) ||
    texts.some(
      (text, at) => isLast(at) && (INFINITIVES.has(text) || (!isDivided && isJoined(text))),
    )
  );
}

/** The infinitive of a verb with the word that ends it: 'samenvoegen' of 'voeg … samen'. */
const isJoined = (text: string): boolean =>
  /en$/.test(text) &&
  !/(?:ing|recht|del)en$/.test(text) &&
  [...COMMANDS].some(([verb, particles]) =>
    particles.some((each) => each !== '' && text.startsWith(each + verb.slice(0, 2))),
  );

const ASKING = new Set(
  'hoeveel wat welke welk wie waar waarvoor waaraan waarmee waarop wanneer hoe waarom is zijn was waren heb hebben heeft toon'.split(
    ' ',
  ),
);

/** A command begins with its verb or asks to do something; 'aan wie betaal ik' and 'welke boekingen zijn verwijderd' do not. */
export function isCommand({ tokens }: Sense): boolean {
  const [start, next] = tokens;
  if (/^(?:wie|welke?|ik|we|wij)$/.test(next?.text ?? '')) return false;
  const isForMe = next?.text === 'me' || next?.text === 'mij';
  // 'Van Loon belt of we nog overmaken' asks nobody to do it.
  const isTold = / of (?:we|wij|ik) /.test(` ${tokens.map(({ text }) => text).join(' ')} `);
  return start !== undefined && !ASKING.has(start.text) && !isForMe && !isTold;
}

/** Whether what it asks to be made only shows something. */
export const isToShow = ({ tokens, scanned }: Sense): boolean =>
  scanned.refusals.has('zien') || tokens.some(({ text }) => SHOWN.has(text));
