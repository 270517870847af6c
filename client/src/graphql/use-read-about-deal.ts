import { useEffect } from 'react';
import { useReadAboutDealMutation } from './read-about-deal.generated';

/** Who opens a deal has read what they were told of it: the bell counts it no more. Asked once for each deal; undefined while none is there. */
export function useReadAboutDeal(dealId: string | undefined): void {
  const [read] = useReadAboutDealMutation();
  useEffect(() => {
    if (!dealId) return;
    read({
      variables: { input: { dealId } },
      update: (cache, { data }) => {
        const unread = data?.markNotificationsRead?.unread;
        if (unread !== undefined) cache.modify({ fields: { unreadNotifications: () => unread } });
      },
    }).catch((reason: unknown) => console.warn('The notifications of this deal stay unread:', reason));
  }, [dealId, read]);
}
