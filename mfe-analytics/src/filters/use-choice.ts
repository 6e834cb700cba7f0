import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

/**
 * One of a few values, kept in the address under its name; the first one is the default and stays
 * out of the address.
 */
export function useChoice<Value extends string>(
  name: string,
  values: readonly [Value, ...Value[]],
): [Value, (value: Value) => void] {
  const [params, setParams] = useSearchParams();
  const [first] = values;
  const said = params.get(name);
  const choose = useCallback(
    (value: Value) =>
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          if (value === first) next.delete(name);
          else next.set(name, value);
          return next;
        },
        { replace: true, preventScrollReset: true },
      ),
    [setParams, name, first],
  );
  return [values.find((value) => value === said) ?? first, choose];
}
