import { headingOf, RESULT_HEADINGS, type Heading } from './headings.ts';
import {
  amountFaults,
  fault,
  isNamed,
  unless,
  type AccountChange,
  type Fault,
  type Scene,
} from './scene.ts';
import { pattern, type Sentence } from './sentences.ts';

/** A cause is to be named from a quarter of the change on; what is named is among this many. */
const PART = 4;
const MOST = 3;

interface NamedCause {
  readonly name: string;
  readonly size?: string;
  readonly more?: string;
  readonly isAll?: boolean;
}

const CLAUSES = [
  pattern(', vooral door (?<size>@) (?<more>meer|minder) op (?<name>#)'),
  pattern(', vooral door (?<name>#) \\((?<size>@)\\)'),
  pattern(', (?<all>geheel) door (?<name>#)'),
];

/** The account that a sentence names behind a change of its heading, and whether it is the cause. */
export function clauseFaults(
  scene: Scene,
  sentence: Sentence,
  heading: Heading,
  clause: string | undefined,
): Fault[] {
  const change = scene.changeOf(heading);
  const changes = scene.accountChanges(heading);
  if (clause === undefined) return mustName(changes, change, change, []);
  const groups = CLAUSES.map((one) => one.exec(clause)?.groups).find(Boolean);
  if (!groups) return fault('unread', `a cause ‘${clause}’`);
  const { name = '', size, more, all } = groups;
  return causeFaults(sentence, changes, change, { name, size, more, isAll: all !== undefined });
}

function causeFaults(
  sentence: Sentence,
  changes: readonly AccountChange[],
  change: number,
  { name, size, more, isAll }: NamedCause,
): Fault[] {
  const along = changes.filter((one) => one.change * change > 0);
  const found = along.find(({ account }) => isNamed(sentence, name, account));
  if (!found) return fault('cause', 'names an account that did not change so');
  const third = Math.abs(along[MOST - 1]?.change ?? 0);
  const isFlipped = found.now <= 0 && found.then <= 0;
  return [
    ...unless(Math.abs(found.change) >= third, 'cause', 'names none of the largest three'),
    ...mustName(changes, change, change, [found]),
    ...(size === undefined ? [] : amountFaults(sentence, size, Math.abs(found.change))),
    ...(more === undefined
      ? []
      : unless((found.change > 0 !== isFlipped) === (more === 'meer'), 'direction', more)),
    ...(isAll ? unless(Math.abs(found.change - change) < 100, 'cause', 'is not all of it') : []),
  ];
}

/** The largest account along a change, where it is a quarter of it and not the only one. */
function mustName(
  changes: readonly AccountChange[],
  along: number,
  whole: number,
  named: readonly AccountChange[],
): Fault[] {
  const [largest] = changes.filter((one) => one.change * along > 0);
  if (!largest || changes.length < 2) return [];
  const size = Math.abs(largest.change);
  if (size * PART < Math.abs(whole)) return [];
  const isIn = named.some((one) => Math.abs(one.change) === size);
  return unless(
    isIn,
    'cause',
    `leaves out ‘${largest.account.naam}’, ${String(largest.change)} of ${String(whole)}`,
  );
}

/** What adds to the result along its change, the largest first. */
function effectsOf(scene: Scene, way: 1 | -1 = 1): { heading: Heading; effect: number }[] {
  const { now, then } = scene.result;
  return RESULT_HEADINGS.map((heading) => ({
    heading,
    effect: scene.changeOf(heading) * (heading.moreIsGood ? 1 : -1),
  }))
    .filter(({ effect }) => effect * (now - then) * way > 0)
    .sort((one, other) => Math.abs(other.effect) - Math.abs(one.effect));
}

const ITEMS = [
  pattern('de (?<level>hogere|lagere) (?<noun>omzet)'),
  pattern(
    '(?<size>@) (?<more>meer|minder) (?<noun>[^⟦(]+?)(?: \\((?:(?<part>@) )?op (?<name>#)\\))?',
  ),
  pattern('(?<noun>(?:het|de|wat) [^⟦(]+?) \\((?<size>@)(?:; (?:(?<part>@) )?op (?<name>#))?\\)'),
];

/** 'Dat komt vooral door € 12 meer autokosten (€ 9 op ‘Brandstof’) en de lagere omzet.' */
export function resultCauseFaults(
  scene: Scene,
  sentence: Sentence,
  { list = '', against, many }: Record<string, string | undefined>,
): { faults: Fault[]; named: Heading[] } {
  if (many !== undefined) return { faults: [], named: [] };
  const items = list.split(/, | en (?=⟦|de |het |wat )/);
  const causes = items.map((item) => itemFaults(scene, sentence, item, effectsOf(scene), true));
  const others = effectsOf(scene, -1);
  const counter = against ? itemFaults(scene, sentence, against, others, false).faults : [];
  return {
    faults: [...causes.flatMap(({ faults }) => faults), ...counter],
    named: causes.flatMap(({ heading }) => heading ?? []),
  };
}

type Effects = ReturnType<typeof effectsOf>;

/** A heading that added to the change, or went against it; of what added its account is told. */
function itemFaults(
  scene: Scene,
  sentence: Sentence,
  item: string,
  effects: Effects,
  isCause: boolean,
): { faults: Fault[]; heading?: Heading } {
  const third = Math.abs(effects[MOST - 1]?.effect ?? 0);
  const groups = ITEMS.map((one) => one.exec(item)?.groups).find(Boolean);
  const heading = groups && headingOf(groups.noun ?? '');
  if (!groups || !heading) return { faults: fault('unread', `a cause ‘${item}’`) };
  const found = effects.find((one) => one.heading.which === heading.which);
  if (!found) return { faults: fault('cause', `${item} did not add to it`) };
  const change = scene.changeOf(heading);
  const { size, level } = groups;
  const more = groups.more ?? (level === 'hogere' ? 'meer' : level && 'minder');
  const faults = [
    ...unless(Math.abs(found.effect) >= third, 'cause', `${item} is none of the largest three`),
    ...(size ? amountFaults(sentence, size, Math.abs(change)) : []),
    ...(more ? unless(change > 0 === (more === 'meer'), 'direction', item) : []),
    ...(level || !isCause ? [] : accountFaults(scene, sentence, heading, groups)),
  ];
  return { faults, heading: found.heading };
}

function accountFaults(
  scene: Scene,
  sentence: Sentence,
  heading: Heading,
  { name, part }: Record<string, string | undefined>,
): Fault[] {
  const { now, then } = scene.result;
  const changes = scene.accountChanges(heading);
  const change = scene.changeOf(heading);
  if (name === undefined) return mustName(changes, change, now - then, []);
  const along = changes.filter((one) => one.change * change > 0);
  const found = along.find(({ account }) => isNamed(sentence, name, account));
  if (!found) return fault('cause', 'names an account that did not change so');
  return [
    ...mustName(changes, change, now - then, [found]),
    ...unless(
      Math.abs(found.change) >= Math.abs(along[MOST - 1]?.change ?? 0),
      'cause',
      'names none of the largest three accounts',
    ),
    ...(part
      ? amountFaults(sentence, part, Math.abs(found.change))
      : unless(Math.abs(found.change - change) < 100, 'cause', 'is not all of it')),
  ];
}

/** The largest heading is named where it is a quarter of the change of the result. */
export function largestFaults(scene: Scene, named: readonly Heading[]): Fault[] {
  const { now, then } = scene.result;
  const [largest] = effectsOf(scene);
  if (!largest || Math.abs(largest.effect) * PART < Math.abs(now - then)) return [];
  const isIn = named.some(({ which }) => which === largest.heading.which);
  return unless(
    isIn,
    'cause',
    `leaves out ${String(largest.heading.noun)}, ${String(largest.effect)} of ${String(now - then)}`,
  );
}
