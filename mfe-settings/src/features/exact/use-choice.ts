import { useCallback, useState } from 'react';
import type { Administration } from '@kengetal/contract';
import type { FilterOption } from '@kengetal/ui';
import { begunConsent } from '../../connections/consent.ts';
import { sought } from '../../parts/sought.ts';
import { firstPossible } from '../../parts/use-targets.ts';
import { isOpen, NEW, targetOf, type Choice } from './administrations.ts';

/** Which administrations are chosen, where each goes, and which are looked for. */
export function useChoice(all: readonly Administration[], options: readonly FilterOption[]) {
  const open = all.filter(isOpen);
  const isOnly = open.length === 1;
  const begunFor = begunConsent()?.project_id;
  const [words, search] = useState('');
  const [checked, setChecked] = useState<ReadonlySet<string>>(
    new Set(isOnly ? open.map(idOf) : []),
  );
  const [targets, setTargets] = useState<ReadonlyMap<string, string>>(new Map());
  const toggle = useCallback((ids: readonly string[], isChosen: boolean) => {
    setChecked((before) => {
      const next = new Set(before);
      for (const id of ids) {
        if (isChosen) next.add(id);
        else next.delete(id);
      }
      return next;
    });
  }, []);
  const choose = useCallback(
    (id: string, to: string) => setTargets((before) => new Map([...before, [id, to]])),
    [],
  );
  const target = (one: Administration): string =>
    firstPossible(options, [targets.get(idOf(one)), targetOf(one, { begunFor, isOnly })]) ?? NEW;
  const isSought = sought(words);
  const found = all.filter((one) => isSought(wordsOf(one)));
  const choices = open
    .filter((one) => checked.has(idOf(one)))
    .map((one): Choice => ({
      administration_id: idOf(one),
      project_id: target(one) === NEW ? null : target(one),
    }));
  return { words, search, found, checked, target, toggle, choose, choices };
}

const idOf = ({ administration_id }: Administration): string => administration_id;

/** What an administration is found by. */
const wordsOf = ({ name, administration_id, project }: Administration): string =>
  `${name} ${administration_id} ${project?.project_name ?? ''}`;
