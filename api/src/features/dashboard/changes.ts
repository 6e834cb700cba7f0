import { negated, type ChangesBlock, type Figure } from '@kengetal/contract';
import { definition, type GroupKey } from '@kengetal/ledger';
import { groupNames } from '../../books/figures/group-names.ts';
import { changePercent, difference, judge, valueOf } from '../../books/figures/values.ts';
import type { ReadBooks } from '../../books/store/reader.ts';
import type { Compared, CostChange } from './compared.ts';
import { reasonOf } from './reasons.ts';

const MOST = 5;
/** Smaller changes say nothing, in cents. */
const LEAST_CENTS = 5_000;

/** Groups of costs that changed most; undefined without a comparison or a change worth telling. */
export async function costChanges(
  read: ReadBooks,
  compared: Compared,
): Promise<ChangesBlock | undefined> {
  const changes = changesOf(compared)
    .filter(({ growth }) => Math.abs(growth) >= LEAST_CENTS)
    .sort((one, other) => Math.abs(other.growth) - Math.abs(one.growth))
    .slice(0, MOST);
  if (changes.length === 0) return undefined;
  const items: ChangesBlock['items'] = [];
  for (const change of changes) items.push(await itemOf(read, compared, change));
  return {
    kind: 'changes',
    key: 'kostenveranderingen',
    title: changes.every(({ growth }) => growth > 0)
      ? 'Grootste kostenstijgers'
      : 'Grootste veranderingen in kosten',
    than: `t.o.v. ${compared.comparison.kort}`,
    items,
  };
}

function changesOf({ current, comparison }: Compared): CostChange[] {
  const { groups } = definition('kosten');
  const names = groupNames(groups);
  return groups.flatMap((group) => {
    const [now, then] = [current, comparison].map((column) => asCosts(group, column.figure(group)));
    const [value, base] = [now, then].map((figure) => figure && valueOf(figure));
    if (!now || !then || value === undefined || base === undefined) return [];
    return [{ group, name: names.get(group) ?? group, now, then, growth: value - base }];
  });
}

/** What adds to the result when it is shown, as interest received does, is a cost below zero. */
const asCosts = (group: GroupKey, figure: Figure) =>
  definition(group).sign === 1 ? figure : negated(figure);

async function itemOf(
  read: ReadBooks,
  compared: Compared,
  change: CostChange,
): Promise<ChangesBlock['items'][number]> {
  const { group, name, now, then, growth } = change;
  const { current, comparison } = compared;
  const one = { label: `${name}, ${current.naam}`, figure: now };
  const other = { label: `${name}, ${comparison.naam}`, figure: then };
  const about = {
    label: `Verandering ${name.toLowerCase()}`,
    explanation: `${definition(group).explanation} Nu min daarvoor.`,
  };
  const percent = changePercent(one, other, about);
  const reason = await reasonOf(read, compared, change);
  return {
    key: group,
    label: name,
    figure: difference(one, other, about),
    judgement: judge(growth, 'ongunstig'),
    percent,
    ...(percent.kind === 'absent' && { before: then }),
    ...(reason && { reason }),
  };
}
