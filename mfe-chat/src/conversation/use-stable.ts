import { useLayoutEffect, useRef, useState } from 'react';

type Acts = Record<string, (...given: never[]) => unknown>;

/**
 * Functions that stay the same ones while what they do changes: who is given them is not drawn
 * anew for them. Their names are those of the first time.
 */
export function useStable<Given extends Acts>(acts: Given): Given {
  const now = useRef(acts);
  useLayoutEffect(() => {
    now.current = acts;
  });
  const [stable] = useState(() => {
    const names = Object.keys(acts) as (keyof Given)[];
    const all = names.map((name) => [name, (...given: never[]) => now.current[name]?.(...given)]);
    return Object.fromEntries(all) as Given;
  });
  return stable;
}
