import type { DefinitionKey } from '@kengetal/ledger';
import { changePercent, valueOf } from '../../books/figures/values.ts';
import { isBooked } from './causes.ts';
import { inPeriod, type Pair, type SummarySource } from './facts.ts';
import type { Subject } from './posts.ts';
import { apart, isZero, opposite, valueIn, type Named, type Say } from './sentence.ts';

/** Below a twentieth of a percent a change is shown as 0,0%; in hundredths. */
const SHOWN_AS_ZERO_PERCENT = 5;

/** A heading that changed, with all that a sentence about it needs. */
interface Change {
  readonly source: SummarySource;
  readonly pair: Pair;
  readonly subject: Subject;
  readonly say: Say;
  /** ', vooral door …' */
  readonly cause: () => string;
}

/**
 * How a heading changed, as one sentence: it moved, appeared, vanished, or is negative in one of
 * both, when neither 'steeg' nor 'daalde' says what happened.
 */
export function changeSentence(
  source: SummarySource,
  pair: Pair,
  subject: Subject,
  say: Say,
  cause = () => '',
): string {
  const change: Change = { source, pair, subject, say, cause };
  const [now, then] = [valueIn(pair.now), valueIn(pair.then)];
  if (source.isBudget) return besideBudget(change);
  if (now < 0) return negative(change);
  if (now === 0) return vanished(change);
  return then > 0 ? moved(change) : appeared(change);
}

/** 'De omzet steeg met € 4.170 (+4,5%) naar € 96.480.' */
function moved({ pair, subject, say, cause }: Change): string {
  const { noun, isPlural, since } = subject;
  const stem = pair.change > 0 ? ['steeg', 'stegen'] : ['daalde', 'daalden'];
  const when = since === undefined ? '' : ` sinds ${since}`;
  const { size, amount } = sizeOf(pair, noun, say);
  return `${noun} ${stem[isPlural ? 1 : 0]}${when} met ${size} naar ${amount}${cause()}.`;
}

/** 'De advieskosten kwamen uit op € 2.318; in februari 2025 waren ze er niet.' */
function appeared({ source, pair, subject, say, cause }: Change): string {
  const { noun, isPlural } = subject;
  const came = `${noun} ${isPlural ? 'kwamen' : 'kwam'} uit op ${say.euros(pair.now.figure)}`;
  return `${came}${cause()}; ${whenOf(source, subject)} ${before(pair, subject, say)}.`;
}

/** 'Er zijn in maart 2025 geen advieskosten geboekt; in februari 2025 waren ze € 2.318.' */
function vanished({ source, pair, subject, say }: Change): string {
  const { noun, isPlural } = subject;
  const none = say.words('geen', pair.now.figure);
  const what = noneOf(source, pair.key, `${none} ${bare(noun)}`);
  const held = `${whenOf(source, subject)} ${before(pair, subject, say)}`;
  return `Er ${isPlural ? 'zijn' : 'is'} ${what}; ${held}.`;
}

/** 'in maart 2025 geen omzet geboekt', or 'per saldo geen omzet' where bookings come to nothing. */
export function noneOf(source: SummarySource, key: DefinitionKey, none: string): string {
  const when = inPeriod(source, source.current);
  return isBooked(source, key) ? `${when} per saldo ${none}` : `${when} ${none} geboekt`;
}

/** 'De autokosten waren in maart 2025 per saldo € 500 negatief; in februari 2025 waren ze € 900.' */
function negative({ source, pair, subject, say, cause }: Change): string {
  const { noun, isPlural } = subject;
  const net = /saldo|resultaat/.test(noun) ? '' : ' per saldo';
  const is = `${isPlural ? 'waren' : 'was'} ${inPeriod(source, source.current)}${net}`;
  const held = `${whenOf(source, subject)} ${before(pair, subject, say)}`;
  return `${noun} ${is} ${minus(pair.now, say)}${cause()}; ${held}.`;
}

/** 'waren ze er niet', 'waren ze € 2.318', 'was dat € 500 negatief'. */
function before({ then }: Pair, { noun, isPlural }: Subject, say: Say): string {
  const were = isPlural ? 'waren ze' : `was ${pronounOf(noun)}`;
  const cents = valueIn(then);
  if (cents === 0) return `${were} er ${say.words('niet', then.figure)}`;
  return `${were} ${cents < 0 ? minus(then, say) : say.euros(then.figure)}`;
}

/** '€ 500 negatief'. */
export function minus(named: Named, say: Say): string {
  const explanation = 'Het bedrag zonder het minteken.';
  return `${say.euros(opposite(named, { label: named.label, explanation }))} negatief`;
}

const whenOf = (source: SummarySource, { since }: Subject) =>
  since ?? inPeriod(source, source.comparison);
const pronounOf = (noun: string) => (noun.startsWith('Het ') ? 'dat' : 'die');

/** Without its article. */
export const bare = (noun: string) => noun.replace(/^(De|Het) /, '');

/** '€ 4.170 (+4,5%)' and '€ 96.480'. */
function sizeOf({ now, then }: Pair, noun: string, say: Say) {
  const explanation = `${now.label} vergeleken met ${then.label}.`;
  const percent = changePercent(now, then, { label: `${noun}, verandering`, explanation });
  const size = say.euros(apart(now, then, `Verschil, ${now.label}`));
  const isShown = Math.abs(valueOf(percent) ?? 0) >= SHOWN_AS_ZERO_PERCENT;
  return {
    size: isShown ? `${size} (${say.change(percent)})` : size,
    amount: say.euros(now.figure),
  };
}

/** 'De huur lag € 500 (+5,0%) boven de begroting en kwam uit op € 10.500.' */
function besideBudget({ pair, subject, say, cause }: Change): string {
  const { noun, isPlural } = subject;
  const [were, they] = isPlural ? ['waren', 'ze'] : ['was', pronounOf(noun)];
  const came = isPlural ? 'kwamen' : 'kwam';
  if (isZero(valueIn(pair.then))) {
    const not = say.words('niet', pair.then.figure);
    return `${noun} ${came} uit op ${say.euros(pair.now.figure)}${cause()}; ${isPlural ? 'die' : they} ${were} ${not} begroot.`;
  }
  if (isZero(valueIn(pair.now))) {
    const none = say.words('geen', pair.now.figure);
    const is = isPlural ? 'zijn' : 'is';
    return `Er ${is} ${none} ${bare(noun)}; begroot ${were} ${say.euros(pair.then.figure)}.`;
  }
  const { size, amount } = sizeOf(pair, noun, say);
  const side = pair.change > 0 ? 'boven' : 'onder';
  return `${noun} ${isPlural ? 'lagen' : 'lag'} ${size} ${side} de begroting en ${came} uit op ${amount}${cause()}.`;
}
