import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType, useSearchParams } from 'react-router-dom';
import { readFilters, writeFilters } from '../model/filters-address';
import type { MarketFilters } from '../model/market-filters';

const OWN_CHANGE = { marketFilters: true };

function isOwnChange(state: unknown): boolean {
  return (state as Partial<typeof OWN_CHANGE> | null)?.marketFilters === true;
}

/**
 * The filters, kept in the address so that they can be shared and survive a look at a listing. What is typed shows at
 * once and the address follows; going back, or a link from elsewhere, brings the filters of that address.
 */
export function useMarketFilters(): [MarketFilters, (change: Partial<MarketFilters>) => void] {
  const [parameters, setParameters] = useSearchParams();
  const { state } = useLocation();
  const navigationType = useNavigationType();
  const [filters, setFilters] = useState(() => readFilters(parameters));

  const shown = useRef(parameters);
  useEffect(() => {
    // The first address was read already, and what was typed before the program was there has come after it.
    if (shown.current === parameters) return;
    shown.current = parameters;
    // Our own writes must not come back: by then the reader may have typed on.
    if (navigationType === 'POP' || !isOwnChange(state)) setFilters(readFilters(parameters));
  }, [parameters, state, navigationType]);

  const changeFilters = useCallback(
    (change: Partial<MarketFilters>) => {
      const next = { ...filters, ...change };
      setFilters(next);
      setParameters(writeFilters(next), { replace: true, preventScrollReset: true, state: OWN_CHANGE });
    },
    [filters, setParameters],
  );
  return [filters, changeFilters];
}
