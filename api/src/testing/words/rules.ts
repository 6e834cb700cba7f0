import { clauseFaults } from './causes.ts';
import { goodFaults, marginGoodFaults } from './good.ts';
import {
  headingOf,
  ofCostPrice,
  ofEquity,
  ofMargin,
  ofOmzet,
  ofTax,
  ofWorkingCapital,
  RESULT_HEADINGS,
  type Heading,
} from './headings.ts';
import type { Which } from './ledger.ts';
import { momentNamed, monthsListed } from './periods.ts';
import { QUESTIONS } from './question-rules.ts';
import { rule, type Groups, type Rule, type Told } from './rule.ts';
import {
  amountFaults,
  fault,
  noneFaults,
  percentFaults,
  unless,
  type Fault,
  type Scene,
} from './scene.ts';

/** A sentence that says nothing of the books. */
const free = (source: string): Rule => rule(source, () => []);

const HELD =
  ', (?<size>@) (?<more>meer|minder)(?: (?<of>winst|verlies))? dan (?<q>[^;]+)|; (?<q0>.+) was het resultaat (?<then>@)|, vrijwel evenveel als (?<same>.+)';

function resultFaults({ scene, sentence }: Told, groups: Groups): Fault[] {
  const { p = '', now, kind, size, more, of, then } = groups;
  const faults = unless(scene.isNow(p), 'moment', `is not about ‘${p}’`);
  const than = groups.q ?? groups.q0 ?? groups.same;
  if (than !== undefined && !scene.isThen(than))
    faults.push(...fault('moment', `is not held against ‘${than}’`));
  const { now: value, then: base } = scene.result;
  const sign = kind === 'verlies' ? -1 : 1;
  faults.push(...amountFaults(sentence, now, sign * value));
  if (kind) faults.push(...unless(value * sign > 0, 'direction', `${kind} of ${String(value)}`));
  if (then) faults.push(...amountFaults(sentence, then, base));
  if (size) faults.push(...amountFaults(sentence, size, Math.abs(value - base)));
  if (more) {
    const isLoss = (of ?? kind) === 'verlies';
    const isMore = isLoss ? value < base : value > base;
    faults.push(...unless(isMore === (more === 'meer'), 'direction', more));
    // More of a loss than of a profit says nothing.
    faults.push(
      ...unless(base === 0 || value === 0 || base < 0 === value < 0, 'direction', 'turned'),
    );
  }
  if (groups.same)
    faults.push(...unless(Math.abs(value - base) < 100, 'direction', 'not the same'));
  return faults;
}

function turnedFaults(
  { scene, sentence }: Told,
  { p = '', q = '', now, then, k1, k2 }: Groups,
): Fault[] {
  const faults = [
    ...unless(scene.isNow(p), 'moment', `is not about ‘${p}’`),
    ...unless(scene.isThen(q), 'moment', `is not held against ‘${q}’`),
  ];
  const { now: value, then: base } = scene.result;
  const sign = (kind: string | undefined) => (kind === 'verlies' ? -1 : 1);
  return [
    ...faults,
    ...amountFaults(sentence, now, sign(k2) * value),
    ...amountFaults(sentence, then, sign(k1) * base),
    ...unless(
      value * sign(k2) > 0 && base * sign(k1) > 0,
      'direction',
      `from ${String(base)} to ${String(value)}`,
    ),
  ];
}

/** A balance says since when it changed; what was booked is of the periods of the report. */
function heldFaults(scene: Scene, heading: Heading, when: string | undefined): Fault[] {
  if (heading.isBalance) {
    const moment = momentNamed(when ?? '');
    return unless(scene.isBefore(moment), 'moment', `a balance held against ‘${when ?? ''}’`);
  }
  if (when === undefined) return [];
  return unless(scene.isThen(when), 'moment', `is not held against ‘${when}’`);
}

/** Under what went well or asks for attention. */
function placeFaults({ scene, part }: Told, heading: Heading): Fault[] {
  if (part !== 'goed' && part !== 'aandacht') return [];
  const isGood = scene.changeOf(heading) > 0 === heading.moreIsGood;
  return [
    ...unless(isGood === (part === 'goed'), 'direction', `stands under ${part}`),
    ...(part === 'goed' ? goodFaults(scene, heading) : []),
  ];
}

function movedFaults(told: Told, groups: Groups): Fault[] {
  const { scene, sentence } = told;
  const heading = headingOf(groups.noun ?? '');
  if (!heading) return fault('unread', `a heading ‘${groups.noun ?? ''}’`);
  const [now, then] = [scene.valueNow(heading), scene.valueThen(heading)];
  const { size, percent, verb = '', level, cause } = groups;
  return [
    ...heldFaults(scene, heading, groups.when),
    ...amountFaults(sentence, size, Math.abs(now - then)),
    ...amountFaults(sentence, level, now),
    ...(percent ? percentFaults(sentence, percent, now - then, then) : []),
    ...unless(now > then === verb.startsWith('st') && now !== then, 'direction', verb),
    ...unless(now >= 0 && then >= 0, 'direction', `${verb} of a negative amount`),
    ...clauseFaults(scene, sentence, heading, cause),
    ...placeFaults(told, heading),
  ];
}

/** Of what was not there, or is not, or is negative: both amounts in their own words. */
function besideFaults(told: Told, groups: Groups): Fault[] {
  const { scene, sentence } = told;
  const heading = headingOf(groups.noun ?? '');
  if (!heading) return fault('unread', `a heading ‘${groups.noun ?? ''}’`);
  const [now, then] = [scene.valueNow(heading), scene.valueThen(heading)];
  const told_ = (
    level: string | undefined,
    none: string | undefined,
    negative: string | undefined,
    value: number,
  ) =>
    none
      ? noneFaults(sentence, none, value)
      : amountFaults(sentence, level, negative ? -value : value);
  const isNet = groups.net !== undefined;
  const isHow = groups.none === undefined || scene.isBooked(heading) === isNet;
  return [
    ...unless(isHow, 'ground', 'what is booked on its accounts'),
    ...(groups.p ? unless(scene.isNow(groups.p), 'moment', `is not about ‘${groups.p}’`) : []),
    ...heldFaults(scene, heading, groups.when),
    ...told_(groups.level, groups.none, groups.negative, now),
    ...told_(groups.before, groups.noneBefore, groups.negativeBefore, then),
    // Of what is gone as a whole its heading is the cause.
    ...(groups.none ? [] : clauseFaults(scene, sentence, heading, groups.cause)),
    ...placeFaults(told, heading),
  ];
}

function levelFaults({ scene, sentence }: Told, { noun = '', level }: Groups): Fault[] {
  const heading = headingOf(noun);
  if (!heading) return fault('unread', `a heading ‘${noun}’`);
  return amountFaults(sentence, level, scene.valueNow(heading));
}

function sameFaults(told: Told, groups: Groups): Fault[] {
  const heading = headingOf(groups.noun ?? '');
  const isSame = heading !== undefined && Math.abs(told.scene.changeOf(heading)) < 100;
  return [...levelFaults(told, groups), ...unless(isSame, 'direction', 'not the same')];
}

function noOmzetFaults({ scene }: Told, { p, net }: Groups): Fault[] {
  const now = scene.flowNow(ofOmzet, -1);
  const then = scene.flowThen(ofOmzet, -1);
  return [
    ...(p === undefined ? [] : unless(scene.isNow(p), 'moment', `is not about ‘${p}’`)),
    ...unless(now === 0, 'amount', `no omzet, but ${String(now)}`),
    ...unless(
      scene.isBooked({ noun: /^$/, which: ofOmzet, sign: -1 }) === (net !== undefined),
      'ground',
      'what is booked on its accounts',
    ),
    ...unless(Number.isNaN(then) || then === 0, 'amount', 'leaves out what it was'),
  ];
}

const share = (scene: Scene, when: 'flowNow' | 'flowThen', which: Which) =>
  [scene[when](which, -1), scene[when](ofOmzet, -1)] as const;

function marginFaults(told: Told, { before, level, verb = '' }: Groups): Fault[] {
  const { scene, sentence, part } = told;
  const now = share(scene, 'flowNow', ofMargin);
  const then = share(scene, 'flowThen', ofMargin);
  const isMore = now[0] / now[1] > then[0] / then[1];
  return [
    ...percentFaults(sentence, level, ...now),
    ...percentFaults(sentence, before, ...then),
    ...unless(isMore === (verb === 'steeg'), 'direction', verb),
    ...unless(isMore === (part === 'goed'), 'direction', `stands under ${part}`),
    ...unless(scene.flowNow(ofCostPrice, 1) > 0, 'ground', 'a margin without a cost price'),
    ...(part === 'goed' ? marginGoodFaults(scene) : []),
  ];
}

function profitFaults({ scene, sentence }: Told, { share: token }: Groups): Fault[] {
  const [result, omzet] = [scene.result.now, scene.flowNow(ofOmzet, -1)];
  const unsure = scene.then
    ? improved(scene).filter((one) => goodFaults(scene, one).length > 0)
    : [];
  return [
    ...percentFaults(sentence, token, result, omzet),
    ...unless(result > 0 && result <= omzet, 'ground', 'no part of the omzet'),
    ...unsure.flatMap(({ noun }) => fault('good', `${noun.source} is not sure`)),
  ];
}

/** Headings but the omzet that got better by enough to be told. */
function improved(scene: Scene): Heading[] {
  const least = leastOf(scene);
  return RESULT_HEADINGS.filter((heading) => {
    const change = scene.changeOf(heading);
    const isTold = heading.which !== ofOmzet && !/voorraden|ingedeeld/.test(heading.noun.source);
    const isNowAndThen = scene.valueNow(heading) === 0 || scene.valueThen(heading) === 0;
    // A heading without any bill may be one of now and then, but never a cost price.
    if (isNowAndThen && heading.which !== ofCostPrice) return false;
    return isTold && Math.abs(change) >= least && change > 0 === heading.moreIsGood;
  });
}

/** What is less does not matter: a part of omzet or of all costs. */
function leastOf(scene: Scene): number {
  const { now } = scene.result;
  const omzet = scene.flowNow(ofOmzet, -1);
  const others = scene.flowNow(({ main }) => main === 'overige_opbrengsten', -1);
  const costs = omzet + others - now;
  return Math.max(LEAST_CENTS, Math.abs(omzet) / 100, Math.abs(costs) / 100);
}

function moneyFaults({ scene, sentence }: Told, { at, level }: Groups): Fault[] {
  const heading = headingOf('saldo van bank en kas');
  const value = heading ? scene.valueNow(heading) : 0;
  const isAt = at === undefined || momentNamed(at) === scene.now.last;
  return [...amountFaults(sentence, level, value), ...unless(isAt, 'moment', at ?? '')];
}

const SHORT: Readonly<Record<string, readonly [Which, 1 | -1]>> = {
  'Het saldo van bank en kas': [({ groep }) => groep === 'bank_en_kas', 1],
  'Het eigen vermogen': [ofEquity, -1],
  'Het werkkapitaal': [ofWorkingCapital, 1],
};

function shortFaults({ scene, sentence }: Told, groups: Groups): Fault[] {
  const [which, sign] = SHORT[groups.noun ?? ''] ?? [() => false, 1];
  const [now, then] = [scene.stockNow(which, sign), scene.stockThen(which, sign)];
  const { at, level, before, when, negativeBefore } = groups;
  const isNow = at === undefined || momentNamed(at) === scene.now.last;
  return [
    ...unless(isNow, 'moment', at ?? ''),
    ...unless(now < 0, 'direction', `negative: ${String(now)}`),
    ...amountFaults(sentence, level, -now),
    ...(before === undefined
      ? []
      : [
          ...unless(scene.isBefore(momentNamed(when ?? '')), 'moment', when ?? ''),
          ...amountFaults(sentence, before, negativeBefore ? -then : then),
          ...unless(then < 0 === (negativeBefore !== undefined), 'direction', 'negative before'),
        ]),
  ];
}

const LEAST_CENTS = 10_000;

/** No heading got better, or worse, but those that are named. */
function nothingFaults({ scene }: Told, { but = '', way, q = '' }: Groups): Fault[] {
  const least = leastOf(scene);
  const names = but.split(/, | en (?=de |het |wat )/).map((name) => headingOf(name)?.which);
  const isNowAndThen = but.includes('wat niet el');
  const omzet = scene.changeOf({ noun: /^$/, which: ofOmzet, sign: -1 });
  const missed = RESULT_HEADINGS.filter((heading) => {
    const change = scene.changeOf(heading);
    if (Math.abs(change) < least || names.includes(heading.which)) return false;
    // What sales cost moves with them: the margin tells of it.
    const isSales = scene.valueNow(heading) > 0 && scene.valueThen(heading) > 0;
    if (heading.which === ofCostPrice && change * omzet > 0 && isSales) return false;
    if (isNowAndThen && (scene.valueNow(heading) === 0 || scene.valueThen(heading) === 0))
      return false;
    return (change > 0 === heading.moreIsGood) === (way === 'beter');
  });
  return [
    ...unless(scene.isThen(q), 'moment', `is not held against ‘${q}’`),
    ...missed.flatMap(({ noun }) => fault('direction', `${noun.source} was ${way ?? ''}`)),
  ];
}

function emptyFaults({ scene }: Told, { months = '' }: Groups): Fault[] {
  const listed = monthsListed(months).sort((one, other) => one - other);
  const isTrue = listed.join() === scene.ledger.empty(scene.now).join();
  return unless(isTrue, 'ground', `without bookings: ${scene.ledger.empty(scene.now).join()}`);
}

function taxFaults({ scene, sentence }: Told, { amount, none }: Groups): Fault[] {
  const tax = scene.flowNow(ofTax, 1);
  if (none !== undefined) return noneFaults(sentence, amount, tax);
  return [...amountFaults(sentence, amount, tax), ...unless(tax > 0, 'ground', 'no tax')];
}

const NOUN = '(?<noun>(?:De|Het) [^⟦;]+?)';
const CAUSE = '(?<cause>, (?:vooral|geheel) [^;]+?)?';
const WERE = '(?:was die|was dat|waren ze)';

/** The first that fits reads a sentence. */
export const RULES: readonly Rule[] = [
  rule(`(?<p>.+) (?:maakte|leed) je (?<now>@) (?<kind>winst|verlies)(?:${HELD})?\\.`, resultFaults),
  rule(`(?<p>.+) kwam het resultaat uit op (?<now>@)(?:${HELD})?\\.`, resultFaults),
  rule(
    'Het resultaat ging van een (?<k1>winst|verlies) van (?<then>@) (?:in|over) (?<q>.+?) naar een (?<k2>winst|verlies) van (?<now>@) (?:in|over) (?<p>.+)\\.',
    turnedFaults,
  ),
  rule(
    '(?<noun>Het saldo van bank en kas|Het eigen vermogen|Het werkkapitaal) (?:was (?<at>eind .+?)|is) (?<level>@) negatief(?:; (?<when>.+?) was dat (?<before>@)(?: (?<negativeBefore>negatief))?)?\\.',
    shortFaults,
  ),
  rule(
    'De brutomarge (?<verb>steeg|daalde) van (?<before>@) naar (?<level>@) van de omzet\\.',
    marginFaults,
  ),
  rule(
    `${NOUN} (?<verb>steeg|stegen|daalde|daalden)(?: sinds (?<when>.+?))? met (?<size>@)(?: \\((?<percent>@)\\))? naar (?<level>@)${CAUSE}\\.`,
    movedFaults,
  ),
  rule(
    `${NOUN} (?:kwam|kwamen) uit op (?<level>@)${CAUSE}; (?<when>.+?) ${WERE} er (?<noneBefore>@)\\.`,
    besideFaults,
  ),
  rule(
    `${NOUN} (?:kwam|kwamen) uit op (?<level>@)${CAUSE}; (?<when>.+?) ${WERE} (?<before>@) (?<negativeBefore>negatief)\\.`,
    besideFaults,
  ),
  rule(
    `${NOUN} (?:was|waren) (?<p>.+?) (?:per saldo )?(?<level>@) (?<negative>negatief)${CAUSE}; (?<when>.+?) ${WERE} (?:er (?<noneBefore>@)|(?<before>@)(?: (?<negativeBefore>negatief))?)\\.`,
    besideFaults,
  ),
  rule(
    `Er (?:is|zijn) (?<p>in .+?|van .+?) (?:(?<net>per saldo) )?(?<none>@) (?<noun>.+?)(?: geboekt)?; (?<when>.+?) ${WERE} (?<before>@)(?: (?<negativeBefore>negatief))?\\.`,
    besideFaults,
  ),
  rule(`${NOUN} kwam uit op (?<level>@)\\.`, levelFaults),
  rule(`${NOUN} bleef vrijwel gelijk op (?<level>@)\\.`, sameFaults),
  rule(
    'Er is (?<p>(?:in|van) .+?) (?:(?<net>per saldo) )?geen omzet(?: geboekt)?\\.',
    noOmzetFaults,
  ),
  rule('Van de omzet bleef (?<share>@) over als winst\\.', profitFaults),
  rule(
    'Op de bank en in kas (?:stond (?<at>eind .+?)|staat volgens de boekhouding) (?<level>@)\\.',
    moneyFaults,
  ),
  rule(
    '(?:Behalve (?<but>.+) was geen|Geen) enkele post (?:was )?duidelijk (?<way>beter|slechter) dan (?<q>.+)\\.',
    nothingFaults,
  ),
  rule('In (?<months>.+) is niets geboekt\\.', emptyFaults),
  rule(
    'In het resultaat zit (?<amount>@) belasting over de winst(?<none>: die is niet geboekt)?\\.',
    taxFaults,
  ),
  free('Van deze winst gaan je eigen beloning en je inkomstenbelasting nog af\\.'),
  rule('Lagere kosten zeggen hier weinig: er is niet in elke maand geboekt\\.', ({ scene }) =>
    unless(scene.lacksMonths, 'ground', 'no month lacks'),
  ),
  free('Zonder vergelijking is hier nog niets over te zeggen\\.'),
  free(
    'Deze cijfers zijn voorlopig: (?:er kunnen nog boekingen bij komen|op .+ is na \\w+ \\d{4} niets meer geboekt|.+ staat(?: sinds \\w+ \\d{4})? niet op nul)\\.',
  ),
  free('Een vergelijking is er niet: .+'),
  free('De gegevens gaan t/m .+; boekingen van daarna tellen mee(?:: .+)?\\.'),
  ...QUESTIONS,
];
