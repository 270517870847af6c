import { type SyntheticEvent, useEffect, useState } from 'react';
import { browserStore } from '@/lib/browser-storage';

/**
 * The commodity whose markets were opened last on this device. None in the first render, which is the server's too; then it
 * is opened again, further down than the first screen.
 */
export function useLastCommodity() {
  const [last, setLast] = useState<string | null>(null);
  useEffect(() => setLast(browserStore.read('mandi-commodity')), []);
  const remember = (commodity: string) => (event: SyntheticEvent<HTMLDetailsElement>) => {
    if (event.currentTarget.open) browserStore.write('mandi-commodity', commodity);
    else if (browserStore.read('mandi-commodity') === commodity) browserStore.remove('mandi-commodity');
  };
  return { last, remember };
}
