import { headingOf, ofCostPrice, ofOmzet, type Heading } from './headings.ts';
import { fault, unless, type AccountChange, type Fault, type Scene } from './scene.ts';

/**
 * What is good rests on accounts that have an amount in both periods. One that fell to nothing may
 * be a bill or a cost price that was not booked; one that is negative is a credit, which is given
 * once; one that is new may come once.
 */
function isUnsure({ now, then }: AccountChange): boolean {
  return now === 0 || then === 0 || now < 0 !== then < 0;
}

const isAlong = (heading: Heading, { change }: AccountChange) => change > 0 === heading.moreIsGood;

function unsure(scene: Scene, heading: Heading): number {
  return scene
    .accountChanges(heading)
    .filter((one) => isAlong(heading, one) && isUnsure(one))
    .reduce((sum, { change }) => sum + Math.abs(change), 0);
}

export function goodFaults(scene: Scene, heading: Heading): Fault[] {
  // A balance is there or not: its accounts come and go with what is paid.
  if (heading.isBalance) return [];
  if (scene.lacksMonths) return fault('good', 'of a period that lacks months');
  const part = unsure(scene, heading);
  const isSure = part * 4 < Math.abs(scene.changeOf(heading));
  return unless(isSure, 'good', `${String(part)} of it is a bill, a credit or something once`);
}

/** The same of a margin: of its cost price, against what the margin gained. */
export function marginGoodFaults(scene: Scene): Fault[] {
  const heading = headingOf('kostprijs van de omzet');
  if (!heading) return [];
  const [now, then] = [scene.flowNow(ofCostPrice, 1), scene.flowThen(ofCostPrice, 1)];
  const [omzet, before] = [scene.flowNow(ofOmzet, -1), scene.flowThen(ofOmzet, -1)];
  const gained = (then / before - now / omzet) * omzet;
  return [
    ...unless(now > 0, 'good', 'a margin without a cost price'),
    ...unless(!scene.lacksMonths, 'good', 'of a period that lacks months'),
    ...unless(unsure(scene, heading) * 4 < gained, 'good', 'of a cost price that lacks an account'),
  ];
}
