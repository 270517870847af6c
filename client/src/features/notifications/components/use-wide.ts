import { useMedia } from '@/lib/use-media';

/** Whether this is a desk: the width from which a panel beside the page is no narrower than the page itself. */
export const useWide = () => useMedia('(min-width: 900px)', false);
