import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { TabsProps } from './tabs';

/** The word of the address that says which tab is open. */
export const TAB = 'tab';

/**
 * Which of a page's tabs is open: that of the address, else the first of `values`. A press changes the view alone;
 * without scripts each tab is a link to the page with its view, filters included. Spread into the tabs.
 */
export function useTab<T extends string>(...values: [T, ...T[]]): Pick<TabsProps<T>, 'value' | 'onChange' | 'href'> {
  const [params] = useSearchParams();
  const [value, onChange] = useState<T>(() => values.find((each) => each === params.get(TAB)) ?? values[0]);
  return { value, onChange, href: (tab) => `?${new URLSearchParams([...params].filter(([name]) => name !== TAB).concat([[TAB, tab]]))}` };
}
