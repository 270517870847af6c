import { useMedia } from '@/lib/use-media';

/** Whether lists stand as rows: below the theme's `sm`. True on the server, so that a phone has nothing to take back. */
export const usePhone = () => useMedia('(max-width: 599.95px)', true);
