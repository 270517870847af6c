import { useState } from 'react';
import { errorCode, fieldErrors } from '@/graphql/errors';
import { useRefusal } from '@/graphql/use-refusal';
import { useText } from '@/i18n/use-text';
import { tradeHappened } from '@/lib/trade-moment';
import { useSession } from '@/session/session-provider';
import { useSendOnce } from '@/session/use-send-once';
import { useToasts } from '@/ui/feedback/toasts';
import { useNativeForm } from '@/ui/form/use-native-form';
import { LiveBidDocument, usePlaceBidMutation } from '../../crop-detail.generated';
import { askedQuantity, type BidTexts, bidFields, bidNumber, isAcceptable } from '../../model/bid';
import { keepDraft, readDraft } from './bid-draft';
import { useBidderSignIn, useKeptBid } from './use-bidder-sign-in';

const EMPTY: BidTexts = { bidAmount: '', quantity: '', message: '' };

/**
 * The bid's form: places it and says how it went (spec §8). Sign-in is the only thing checked before (spec §5): a guest is
 * shown a message and sent to /login, and finds the bid as it was typed on coming back.
 *
 * `tried` is true from the first sending on, also after a failure.
 * `unit` is what the amount is for, as the form's hints name it.
 * `refusal` says why the last attempt was refused, where it is about no field; the toast stays without detail.
 */
export function usePlaceBid(cropId: string, unit: string) {
  const { t } = useText();
  const toasts = useToasts();
  const { isAuthenticated } = useSession();
  const askToSignIn = useBidderSignIn(cropId);
  const inWords = useRefusal();
  const [refusal, setRefusal] = useState<string | null>(null);
  const [tried, setTried] = useState(false);
  const [kept] = useState(() => readDraft(cropId, EMPTY));
  const [placeBid] = usePlaceBidMutation({
    refetchQueries: [LiveBidDocument],
    // The buyer's dashboard asks again when it is next opened.
    update: (cache) => {
      cache.evict({ id: 'ROOT_QUERY', fieldName: 'myBids' });
    },
  });
  const sendOnce = useSendOnce(`bid:${cropId}`);
  const form = useNativeForm({ names: bidFields, start: kept ?? {}, send });
  useKeptBid(cropId, kept !== null, form);

  async function send(texts: BidTexts) {
    setTried(true);
    setRefusal(null);
    if (!isAuthenticated) {
      askToSignIn(texts);
      return;
    }
    try {
      const message = texts.message.trim() || null;
      const quantity = askedQuantity(texts.quantity);
      const part = quantity === null ? {} : { quantity };
      const input = { cropId, bidAmount: bidNumber(texts.bidAmount), ...part, message };
      await sendOnce(input, (context) => placeBid({ variables: { input }, context }));
      toasts.success(t('cropDetail.bid.placed'));
      tradeHappened('bid');
    } catch (error) {
      toasts.error(t('cropDetail.bid.failed'));
      const isEmpty = errorCode(error) === 'BAD_USER_INPUT' && !isAcceptable(texts.bidAmount);
      const named = fieldErrors(error);
      const hint = { field: 'bidAmount', message: t('cropDetail.bid.amountHint', { unit }) };
      const refused = isEmpty ? [hint, ...named] : named;
      form.refuse(refused);
      // Without a network that is the reason: a bid is sent now or not at all.
      setRefusal(refused.length > 0 ? null : inWords(error));
      // The session ended meanwhile, and the form goes with the page.
      if (errorCode(error) === 'UNAUTHENTICATED') keepDraft(cropId, texts);
    }
  }

  return { form, tried, refusal };
}
