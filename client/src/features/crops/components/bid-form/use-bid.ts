import type { DocumentNode } from 'graphql';
import { useState } from 'react';
import { errorCode, fieldErrors } from '@/graphql/errors';
import type { PlaceBidInput } from '@/graphql/generated/schema-types';
import { useRefusal } from '@/graphql/use-refusal';
import { useText } from '@/i18n/use-text';
import { tradeHappened } from '@/lib/trade-moment';
import { useSession } from '@/session/session-provider';
import { useAskedCommand } from '@/session/use-asked-command';
import { useToasts } from '@/ui/feedback/toasts';
import { type FieldTexts, useNativeForm } from '@/ui/form/use-native-form';
import { usePlaceBidMutation } from '../../bid.generated';
import { isAcceptable } from '../../model/bid';
import { keepDraft, readDraft } from './bid-draft';
import { useBidderSignIn, useKeptBid } from './use-bidder-sign-in';

/** Said at the amount. */
const AT_THE_AMOUNT = new Set(['BID_TOO_LOW', 'BELOW_OWN_MAX']);

type BidKind<Name extends string> = {
  /** The fields in the order in which they stand. */
  names: readonly Name[];
  /** What is sent of what was typed, beside the crop. */
  content: (texts: FieldTexts<Name>) => Omit<PlaceBidInput, 'cropId'>;
  /** What a bid changes. */
  refetch: DocumentNode;
};

/**
 * The form of a bid, at a fixed price or in an auction: asks once, places it and says how it went (spec §8). Sign-in is the only
 * thing checked before (spec §5): a guest is shown a message and sent to /login, and finds on coming back what was typed.
 *
 * @param unit what the amount is for, as the form's hints name it
 * @returns the form; whether anything was sent yet, also in vain; why the last attempt was refused, where that is about no field, as
 * the toast stays without detail; `bidNow` for a ready amount; the bid that is asked about, and its question
 */
export function useBid<Name extends string>(
  cropId: string,
  unit: string,
  { names, content, refetch }: BidKind<Name | 'bidAmount'>,
) {
  type Texts = FieldTexts<Name | 'bidAmount'>;
  const { t } = useText();
  const toasts = useToasts();
  const { isAuthenticated } = useSession();
  const askToSignIn = useBidderSignIn(cropId);
  const inWords = useRefusal();
  const [refusal, setRefusal] = useState<string | null>(null);
  const [tried, setTried] = useState(false);
  const empty = Object.fromEntries(names.map((name) => [name, ''])) as Texts;
  const [kept] = useState(() => readDraft(cropId, empty));
  const [placeBid] = usePlaceBidMutation({
    refetchQueries: [refetch],
    awaitRefetchQueries: true,
    // The buyer's dashboard asks again when it is next opened.
    update: (cache) => {
      cache.evict({ id: 'ROOT_QUERY', fieldName: 'myBids' });
    },
  });
  const form = useNativeForm({ names, start: kept ?? empty, send: bid });
  useKeptBid(cropId, kept !== null, form);
  const inputOf = (texts: Texts) => ({ cropId, ...content(texts) });
  const { ask, subject, question } = useAskedCommand({
    form: `bid:${cropId}`,
    content: inputOf,
    send: (texts: Texts, context) => placeBid({ variables: { input: inputOf(texts) }, context }),
    onDone: () => {
      toasts.success(t('cropDetail.bid.placed'));
      tradeHappened('bid');
    },
    onRefused,
  });

  function onRefused(error: unknown, texts: Texts): void {
    toasts.error(t('cropDetail.bid.failed'));
    const code = errorCode(error);
    const isEmpty = code === 'BAD_USER_INPUT' && !isAcceptable(texts.bidAmount);
    const atTheAmount = isEmpty ? t('cropDetail.bid.amountHint', { unit }) : inWords(error);
    const named = fieldErrors(error);
    const isAtAmount = isEmpty || AT_THE_AMOUNT.has(code ?? '');
    const refused = isAtAmount ? [{ field: 'bidAmount', message: atTheAmount }, ...named] : named;
    form.refuse(refused);
    // Without a network that is the reason: a bid is sent now or not at all.
    setRefusal(refused.length > 0 ? null : inWords(error));
    // The session ended meanwhile, and the form goes with the page.
    if (code === 'UNAUTHENTICATED') keepDraft(cropId, texts);
  }

  async function bid(texts: Texts): Promise<void> {
    setTried(true);
    setRefusal(null);
    if (!isAuthenticated) askToSignIn(texts);
    else if (isAcceptable(texts.bidAmount)) ask(texts);
    // Without an amount there is nothing to ask about: the server refuses it.
    else await placeBid({ variables: { input: inputOf(texts) } }).catch((error: unknown) => onRefused(error, texts));
  }

  return {
    form,
    tried,
    refusal,
    bidNow: (bidAmount: number) => void bid({ ...empty, bidAmount: String(bidAmount) }),
    asked: subject,
    /** Spread into a ConfirmDialog. */
    question,
  };
}
