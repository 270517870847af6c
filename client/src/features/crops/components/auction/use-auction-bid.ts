import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { errorCode, fieldErrors } from '@/graphql/errors';
import { useRefusal } from '@/graphql/use-refusal';
import { useText } from '@/i18n/use-text';
import type { LoginState } from '@/lib/login-state';
import { paths } from '@/lib/paths';
import { tradeHappened } from '@/lib/trade-moment';
import { useSession } from '@/session/session-provider';
import { useSendOnce } from '@/session/use-send-once';
import { useToasts } from '@/ui/feedback/toasts';
import { useNativeForm } from '@/ui/form/use-native-form';
import { AuctionDocument } from '../../auction.generated';
import { usePlaceBidMutation } from '../../crop-detail.generated';
import { type AuctionBidTexts, auctionBid, auctionBidFields } from '../../model/auction';
import { forgetDraft, keepDraft, readDraft } from '../bid-form/bid-draft';

const EMPTY: AuctionBidTexts = { bidAmount: '', maxAmount: '', message: '' };
/** What stands beside the form and not at a field. */
const AT_THE_AMOUNT = new Set(['BID_TOO_LOW', 'BELOW_OWN_MAX']);

/**
 * The form of a bid in an auction, and the ready button's bid: places it and says how it went (spec §8). As everywhere, a
 * guest is told so and sent to /login, and finds on coming back what was typed.
 *
 * @returns the form, `bidNow` for the ready button, and why the last attempt was refused, where that is about no field
 */
export function useAuctionBid(cropId: string) {
  const { t } = useText();
  const toasts = useToasts();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { isAuthenticated } = useSession();
  const inWords = useRefusal();
  const [refusal, setRefusal] = useState<string | null>(null);
  const [kept] = useState(() => readDraft(cropId, EMPTY));
  useEffect(() => forgetDraft(cropId), [cropId]);
  const [placeBid] = usePlaceBidMutation({
    refetchQueries: [AuctionDocument],
    awaitRefetchQueries: true,
    update: (cache) => {
      cache.evict({ id: 'ROOT_QUERY', fieldName: 'myBids' });
    },
  });
  const sendOnce = useSendOnce(`bid:${cropId}`);
  const form = useNativeForm({ names: auctionBidFields, start: kept ?? EMPTY, send });

  function askToSignIn(texts: AuctionBidTexts): void {
    keepDraft(cropId, texts);
    toasts.error(t('cropDetail.bid.signedOut'), { onNextPage: true });
    const state: LoginState = { from: pathname + search };
    navigate(paths.login, { state });
  }

  async function send(texts: AuctionBidTexts): Promise<void> {
    setRefusal(null);
    if (!isAuthenticated) {
      askToSignIn(texts);
      return;
    }
    try {
      const input = { cropId, ...auctionBid(texts) };
      await sendOnce(input, (context) => placeBid({ variables: { input }, context }));
      form.fill({ message: texts.message });
      toasts.success(t('cropDetail.bid.placed'));
      tradeHappened('bid');
    } catch (error) {
      toasts.error(t('cropDetail.bid.failed'));
      const code = errorCode(error);
      const refused = AT_THE_AMOUNT.has(code ?? '')
        ? [{ field: 'bidAmount', message: inWords(error) }]
        : fieldErrors(error);
      form.refuse(refused);
      setRefusal(refused.length > 0 || !code ? null : inWords(error));
      if (code === 'UNAUTHENTICATED') keepDraft(cropId, texts);
    }
  }

  return { form, refusal, bidNow: (bidAmount: number) => send({ ...EMPTY, bidAmount: String(bidAmount) }) };
}
