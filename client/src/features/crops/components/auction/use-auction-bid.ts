import { useState } from 'react';
import { errorCode, fieldErrors } from '@/graphql/errors';
import { useRefusal } from '@/graphql/use-refusal';
import { useText } from '@/i18n/use-text';
import { tradeHappened } from '@/lib/trade-moment';
import { useSession } from '@/session/session-provider';
import { useAskedCommand } from '@/session/use-asked-command';
import { useToasts } from '@/ui/feedback/toasts';
import { useNativeForm } from '@/ui/form/use-native-form';
import { AuctionDocument } from '../../auction.generated';
import { usePlaceBidMutation } from '../../crop-detail.generated';
import { type AuctionBidTexts, auctionBid, auctionBidFields } from '../../model/auction';
import { isAcceptable } from '../../model/bid';
import { keepDraft, readDraft } from '../bid-form/bid-draft';
import { useBidderSignIn, useKeptBid } from '../bid-form/use-bidder-sign-in';

const EMPTY: AuctionBidTexts = { bidAmount: '', maxAmount: '', message: '' };
/** What stands beside the form and not at a field. */
const AT_THE_AMOUNT = new Set(['BID_TOO_LOW', 'BELOW_OWN_MAX']);

/**
 * The form of a bid in an auction, and the ready button's bid: asks once, since a leading bid cannot be taken back, places it
 * and says how it went (spec §8). As everywhere, a guest gets a message and goes to /login, and finds on coming back what was
 * typed.
 *
 * @param unit what the amount is for, as the form's hints name it
 * @returns the form, `bidNow` for the ready button, the question with the bid that it is about, and why the last attempt was
 * refused, where that is about no field
 */
export function useAuctionBid(cropId: string, unit: string) {
  const { t } = useText();
  const toasts = useToasts();
  const { isAuthenticated } = useSession();
  const askToSignIn = useBidderSignIn(cropId);
  const inWords = useRefusal();
  const [refusal, setRefusal] = useState<string | null>(null);
  const [kept] = useState(() => readDraft(cropId, EMPTY));
  const [placeBid] = usePlaceBidMutation({
    refetchQueries: [AuctionDocument],
    awaitRefetchQueries: true,
    update: (cache) => {
      cache.evict({ id: 'ROOT_QUERY', fieldName: 'myBids' });
    },
  });
  const form = useNativeForm({ names: auctionBidFields, start: kept ?? EMPTY, send: bid });
  useKeptBid(cropId, kept !== null, form);
  const inputOf = (texts: AuctionBidTexts) => ({ cropId, ...auctionBid(texts) });
  const { ask, subject, question } = useAskedCommand({
    form: `bid:${cropId}`,
    content: inputOf,
    send: (texts: AuctionBidTexts, context) => placeBid({ variables: { input: inputOf(texts) }, context }),
    onDone: () => {
      toasts.success(t('cropDetail.bid.placed'));
      tradeHappened('bid');
    },
    onRefused,
  });

  function onRefused(error: unknown, texts: AuctionBidTexts): void {
    toasts.error(t('cropDetail.bid.failed'));
    const code = errorCode(error);
    const isEmpty = code === 'BAD_USER_INPUT' && !isAcceptable(texts.bidAmount);
    const atTheAmount = isEmpty ? t('cropDetail.bid.amountHint', { unit }) : inWords(error);
    const refused =
      isEmpty || AT_THE_AMOUNT.has(code ?? '') ? [{ field: 'bidAmount', message: atTheAmount }] : fieldErrors(error);
    form.refuse(refused);
    setRefusal(refused.length > 0 || !code ? null : inWords(error));
    if (code === 'UNAUTHENTICATED') keepDraft(cropId, texts);
  }

  async function bid(texts: AuctionBidTexts): Promise<void> {
    setRefusal(null);
    if (!isAuthenticated) askToSignIn(texts);
    else if (isAcceptable(texts.bidAmount)) ask(texts);
    // Without an amount there is nothing to ask about: the server refuses it.
    else await placeBid({ variables: { input: inputOf(texts) } }).catch((error: unknown) => onRefused(error, texts));
  }

  return {
    form,
    refusal,
    bidNow: (bidAmount: number) => void bid({ ...EMPTY, bidAmount: String(bidAmount) }),
    asked: subject,
    /** Spread into a ConfirmDialog. */
    question,
  };
}
