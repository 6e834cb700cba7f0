import { registryEntrySchema, type RegistryDocument } from '@kengetal/contract/remote';
import { stateOf, type Change, type State } from './history.ts';

export interface StatusQuestion {
  document: RegistryDocument;
  history: readonly Change[];
  /** One remote, with all that was done to it; all of them, with the last change, without. */
  name: string | undefined;
  json: boolean;
}

/** What the registry holds, and who did what, as lines to print. */
export function statusLines({ document, history, name, json }: StatusQuestion): string[] {
  const names = Object.keys(document.remotes).filter((each) => !name || each === name);
  const parts = names.map((part) => {
    const { data } = registryEntrySchema.safeParse(document.remotes[part]);
    const changes = history.filter((change) => change.part === part);
    return {
      part,
      state: data ? stateOf(data) : null,
      base: data?.current.base ?? null,
      history: name ? changes : changes.slice(-1),
    };
  });
  if (json) return [JSON.stringify(parts, null, 2)];
  if (parts.length === 0)
    return [name ? `${name} staat niet in het register.` : 'Het register is leeg.'];
  return parts.flatMap(({ part, state, base, history: changes }) => [
    part,
    ...(state ? linesOf(state, base) : ['  beschadigd: publiceer opnieuw']),
    ...changes.map(
      ({ at, by, action, from, to }) =>
        `  ${at}  ${action} door ${by}: ${wordsOf(from)} → ${wordsOf(to)}`,
    ),
  ]);
}

function linesOf({ current, previous, canary }: State, base: string | null): string[] {
  return [
    `  huidig   ${current} op ${base}`,
    `  vorig    ${previous ?? '–'}`,
    `  proef    ${canary ? `${canary.version} bij ${canary.percentage} %` : '–'}`,
  ];
}

const wordsOf = ({ current, canary }: State): string =>
  `${current ?? 'niets'}${canary ? ` + ${canary.version} bij ${canary.percentage} %` : ''}`;
