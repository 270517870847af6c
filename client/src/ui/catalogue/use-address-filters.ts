import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { SHOWN } from './use-shown-rows';

/** The filters of a list as the address has them; '' where one is not set. */
export type AddressFilters<Name extends string> = {
  values: Readonly<Record<Name, string>>;
  set(name: Name, value: string): void;
  clear(): void;
  /** Whether anything is set at all. */
  any: boolean;
};

/**
 * Filters that live in the address, so that a view can be shared and Back leaves the page, not a letter of a search:
 * changes replace the entry, and a list begins with its first rows again. `names` has to be the same array each time.
 */
export function useAddressFilters<Name extends string>(names: readonly Name[]): AddressFilters<Name> {
  const [params, setParams] = useSearchParams();

  const values = useMemo(
    () => Object.fromEntries(names.map((name) => [name, params.get(name) ?? ''])) as Record<Name, string>,
    [names, params],
  );

  const set = useCallback(
    (name: Name, value: string) => {
      setParams(
        (current) => {
          const next = new URLSearchParams(current);
          next.delete(SHOWN);
          if (value === '') next.delete(name);
          else next.set(name, value);
          return next;
        },
        { replace: true, preventScrollReset: true },
      );
    },
    [setParams],
  );

  const clear = useCallback(() => {
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        next.delete(SHOWN);
        for (const name of names) next.delete(name);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [names, setParams]);

  return { values, set, clear, any: names.some((name) => values[name] !== '') };
}
