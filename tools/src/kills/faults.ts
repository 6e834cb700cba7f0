import type { Shown } from './figures.ts';
import type { Leftovers } from './leftovers.ts';

/** What is wrong with a database; while sweeping may go on, less is. */
export function faultsOf(
  { orphans, torn, marked, files }: Leftovers,
  moment: 'sweeping may go on' | 'everything is swept',
): string[] {
  const isSwept = moment === 'everything is swept';
  return [
    ...(orphans > 0 ? [`${orphans} rijen zijn van niemand`] : []),
    ...(torn > 0 ? [`${torn} lezingen zijn half`] : []),
    ...(isSwept && marked > 0 ? [`${marked} lezingen zijn niet opgeruimd`] : []),
    ...(isSwept && files > 0 ? [`${files} bestanden zijn niet opgeruimd`] : []),
  ];
}

/** The answers, in the order in which they came, must be old up to one and new from there. */
export function mixedIn(seen: readonly Shown[], old: Shown, now: Shown): string[] {
  const faults: string[] = [];
  let turned = false;
  for (const { answers } of seen) {
    for (const [index, answer] of answers.entries()) {
      const isNew = answer.text === now.answers[index]?.text;
      const isOld = answer.text === old.answers[index]?.text;
      if (isNew || (isOld && !turned)) turned ||= !isOld;
      else faults.push(`${answer.name} was ${isOld ? 'weer oud' : 'oud en nieuw door elkaar'}`);
    }
  }
  return faults;
}
