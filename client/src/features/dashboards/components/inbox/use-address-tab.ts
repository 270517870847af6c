import { useSearchParams } from 'react-router-dom';
import type { TabsProps } from '@/ui/data/tabs';
import { TAB } from '@/ui/data/use-tab';

/** The tab that the address names, else `otherwise`. A press writes it into the address, so that it outlives a reload and can be sent on. */
export function useAddressTab<T extends string>(
  values: readonly T[],
  otherwise: T,
): Pick<TabsProps<T>, 'value' | 'onChange' | 'href'> {
  const [params, setParams] = useSearchParams();
  const withTab = (tab: T) => {
    const next = new URLSearchParams(params);
    // The link has led where it led.
    next.delete('bid');
    next.set(TAB, tab);
    return next;
  };
  return {
    value: values.find((each) => each === params.get(TAB)) ?? otherwise,
    onChange: (tab) => setParams(withTab(tab), { replace: true, preventScrollReset: true }),
    href: (tab) => `?${withTab(tab)}`,
  };
}
