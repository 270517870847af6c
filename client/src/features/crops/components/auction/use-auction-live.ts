import { useEffect, useEffectEvent } from 'react';
import { useCropLive } from '@/graphql/live/use-crop-live';
import { usePageVisible } from '@/graphql/live/use-page-visible';
import { onServerClock, serverNow } from '@/lib/server-clock';

/** Pages that wait for the same end do not all ask in the same moment. */
const SPREAD_MS = 250;
const AGAIN_MS = 400;

/**
 * Keeps an auction up to date while the page is visible: the price comes by itself, the rest is asked for when it does. Of
 * the end there is no message: the page asks when it is there, and gets what the server's clock says.
 *
 * @param endsAt when it ends; null once it is over
 */
export function useAuctionLive(cropId: string, endsAt: string | null, refetch: () => Promise<unknown>): void {
  const visible = usePageVisible();
  const ask = () => {
    refetch().catch((reason: unknown) => console.warn('The auction could not be asked for anew:', reason));
  };
  useCropLive(cropId, ask);
  const askAtEnd = useEffectEvent(ask);
  useEffect(() => {
    if (endsAt === null || !visible) return;
    const spread = Math.random() * SPREAD_MS;
    let timer: ReturnType<typeof setTimeout>;
    const askIn = (milliseconds: number, again: number) => {
      timer = setTimeout(() => {
        askAtEnd();
        // This device may be a little early, or the line was gone.
        askIn(again, again * 2);
      }, milliseconds);
    };
    const wait = () => {
      clearTimeout(timer);
      askIn(Math.max(0, Date.parse(endsAt) - serverNow()) + spread, AGAIN_MS);
    };
    wait();
    const stop = onServerClock(wait);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [endsAt, visible]);
}
