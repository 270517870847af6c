import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { errorCode, serverMessage } from '@/graphql/errors';
import { useText } from '@/i18n/use-text';
import type { LoginState } from '@/lib/login-state';
import { paths } from '@/lib/paths';
import { useSession } from '@/session/session-provider';
import { useToasts } from '@/ui/feedback/toasts';
import { usePlaceBidMutation } from '../../crop-detail.generated';
import { bidNumber } from '../../model/bid';
import { type BidDraft, keepDraft } from './bid-draft';

/**
 * Places a bid and says how it went (spec §8). Sign-in is the only thing checked before (spec §5): a guest is told so and
 * sent to /login, and finds the bid as it was typed on coming back.
 *
 * `refusal` is the server's own sentence about the last attempt, for beside the form; the toast stays without detail.
 */
export function usePlaceBid(cropId: string) {
  const { t } = useText();
  const toasts = useToasts();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { isAuthenticated } = useSession();
  const [refusal, setRefusal] = useState<string | null>(null);
  const [mutate, { loading: placing }] = usePlaceBidMutation({
    // The buyer's dashboard asks again when it is next opened.
    update: (cache) => {
      cache.evict({ id: 'ROOT_QUERY', fieldName: 'myBids' });
    },
  });

  const placeBid = async (draft: BidDraft) => {
    setRefusal(null);
    if (!isAuthenticated) {
      keepDraft(cropId, draft);
      toasts.error(t('cropDetail.bid.signedOut'));
      const state: LoginState = { from: pathname + search };
      navigate(paths.login, { state });
      return;
    }
    try {
      const message = draft.message.trim() || null;
      await mutate({ variables: { input: { cropId, bidAmount: bidNumber(draft.amount), message } } });
      toasts.success(t('cropDetail.bid.placed'));
    } catch (error) {
      toasts.error(t('cropDetail.bid.failed'));
      setRefusal(serverMessage(error));
      // The session ended meanwhile, and the form goes with the page.
      if (errorCode(error) === 'UNAUTHENTICATED') keepDraft(cropId, draft);
    }
  };
  return { placeBid, placing, refusal };
}
