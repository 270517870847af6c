import { skipToken, useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { type CropLiveFragment, CropNowDocument, useCropChangedSubscription } from './crop-live.generated';
import { useIsLive } from './live-provider';
import { usePageVisible } from './use-page-visible';

const ASK_EVERY_MS = 20_000;
/** Time to connect, before the first question. */
const ASK_FIRST_MS = 3_000;

export type CropLive = {
  /** The crop by the last message; undefined before the first one, null when it is no longer visible. */
  crop: CropLiveFragment | null | undefined;
  /** Whether changes come by themselves at this moment; otherwise they are asked for every 20 seconds. */
  isLive: boolean;
};

/**
 * Subscribes to one crop while the page is visible: price, bids, status, what remains. What comes is written into the store
 * by the crop's id, so a page that has asked for the same fields shows it without doing anything. What was missed while the
 * line or the page was away comes with the first message on return. Fields that a page wants live belong into the fragment
 * `CropLive` (`crop-live.graphql`).
 *
 * @param id of the crop; undefined follows nothing
 * @param onHeard called with each message of the crop: to refetch what is in no field of the crop
 */
export function useCropLive(id: string | undefined, onHeard?: () => void): CropLive {
  const client = useApolloClient();
  const visible = usePageVisible();
  const isLive = useIsLive();
  const [heard, setHeard] = useState<{ id: string; crop: CropLiveFragment | null } | null>(null);
  const follows = id !== undefined && visible;
  const hear = useEffectEvent((of: string, crop: CropLiveFragment | null) => {
    setHeard({ id: of, crop });
    onHeard?.();
  });
  useCropChangedSubscription(
    follows ? { variables: { id }, onData: ({ data: { data } }) => data && hear(id, data.cropChanged) } : skipToken,
  );
  const asks = follows && !isLive;
  useEffect(() => {
    if (!asks || id === undefined) return;
    const ask = () => {
      client
        .query({ query: CropNowDocument, variables: { id }, fetchPolicy: 'network-only' })
        .then(({ data }) => data && hear(id, data.crop))
        .catch((reason: unknown) => console.warn('A crop could not be asked for anew:', reason));
    };
    const first = setTimeout(ask, ASK_FIRST_MS);
    const again = setInterval(ask, ASK_EVERY_MS);
    return () => {
      clearTimeout(first);
      clearInterval(again);
    };
  }, [client, id, asks]);
  return { crop: heard?.id === id ? heard?.crop : undefined, isLive };
}
