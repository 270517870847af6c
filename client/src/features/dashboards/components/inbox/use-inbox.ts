import { useFresh } from '@/graphql/use-fresh';
import { useMyAuctionsQuery } from '../../dashboards.generated';
import { asMine, asReceived, type InboxBid, waitsForOther } from '../../model/inbox-bid';
import { countOf, todosOf } from '../../model/todos';
import {
  useMyDealsQuery,
  useMySentPricesQuery,
  useMyWaitingBidsQuery,
  useSentPricesQuery,
  useWaitingBidsQuery,
} from '../../trade.generated';
import { useListWait } from '../lists-together';

/** More than one person answers at one sitting; the next ones follow as these are answered. */
const BIDS = 50;
const DEALS = 20;
/** More than one person follows at once; the next ones come up as these end. */
const AUCTIONS = 20;

type Asked = { loading: boolean; error?: Error | undefined; refetch(): Promise<unknown> };
type BidLists = {
  /** What waits for the reader, and what they have said and the other side has not answered. */
  waiting: { query: Asked; bids: readonly InboxBid[] | undefined; total: number };
  sent: { query: Asked; bids: readonly InboxBid[] | undefined; total: number };
};

/** The bids that a farmer was given. */
export function useReceivedBids(): BidLists {
  const options = { variables: { first: BIDS }, fetchPolicy: 'cache-and-network' } as const;
  const [waiting, sent] = [useWaitingBidsQuery(options), useSentPricesQuery(options)];
  useFresh(waiting);
  useFresh(sent);
  const toAnswer = (waiting.data ?? waiting.previousData)?.receivedBids;
  const unanswered = (sent.data ?? sent.previousData)?.receivedBids;
  return {
    // An answered one is gone at once, before the list has been asked for anew.
    waiting: {
      query: waiting,
      bids: toAnswer?.nodes.filter(({ state }) => state === 'OPEN').map(asReceived),
      total: toAnswer?.totalCount ?? 0,
    },
    sent: {
      query: sent,
      bids: unanswered?.nodes.map(asReceived).filter(waitsForOther),
      total: unanswered?.totalCount ?? 0,
    },
  };
}

/** The bids that a buyer placed. */
export function useMyLiveBids(): BidLists {
  const options = { variables: { first: BIDS }, fetchPolicy: 'cache-and-network' } as const;
  const [waiting, sent] = [useMyWaitingBidsQuery(options), useMySentPricesQuery(options)];
  useFresh(waiting);
  useFresh(sent);
  const toAnswer = (waiting.data ?? waiting.previousData)?.myBids;
  const unanswered = (sent.data ?? sent.previousData)?.myBids;
  return {
    waiting: {
      query: waiting,
      bids: toAnswer?.nodes.filter(({ state }) => state === 'COUNTERED' || state === 'NEEDS_CONFIRMATION').map(asMine),
      total: toAnswer?.totalCount ?? 0,
    },
    sent: {
      query: sent,
      bids: unanswered?.nodes.map(asMine).filter(waitsForOther),
      total: unanswered?.totalCount ?? 0,
    },
  };
}

export type Inbox = ReturnType<typeof useInbox>;

/** What a dashboard is made of beside its own list: what waits for the reader by its time, the deals, the auctions. */
export function useInbox({ waiting, sent }: BidLists) {
  const deals = useMyDealsQuery({ variables: { first: DEALS }, fetchPolicy: 'cache-and-network' });
  const dealPage = (deals.data ?? deals.previousData)?.myDeals;
  useFresh(deals, (dealPage?.nodes.length ?? 0) <= DEALS);
  const auctions = useMyAuctionsQuery({ variables: { first: AUCTIONS }, fetchPolicy: 'cache-and-network' });
  useFresh(auctions);
  const auctionPage = (auctions.data ?? auctions.previousData)?.myAuctions;
  const open = (auctionPage?.nodes ?? []).flatMap((crop) => (crop.auction ? [{ ...crop, auction: crop.auction }] : []));

  const waits = [
    waiting.query.loading && !waiting.bids,
    sent.query.loading && !sent.bids,
    deals.loading && !dealPage,
    auctions.loading && !auctionPage,
  ];
  useListWait(waits.some(Boolean));
  const failed = [waiting.query, sent.query, deals, auctions].filter(({ error }) => error);
  const todos = todosOf({ bids: waiting.bids ?? [], deals: dealPage?.nodes ?? [], auctions: open }, Date.now());
  return {
    loading: waits.some(Boolean),
    failed: failed.length > 0,
    retry: () => {
      for (const { refetch } of failed) {
        refetch().catch((reason: unknown) => console.error('Still not everything:', reason));
      }
    },
    todos,
    count: countOf(todos),
    /** How many bids wait that are not here yet. */
    further: Math.max(0, waiting.total - BIDS),
    sent: sent.bids ?? [],
    /** Whether `sent` is all that was said. */
    sentAll: sent.total <= BIDS,
    deals: { query: deals, page: dealPage },
    auctions: { open, total: auctionPage?.totalCount ?? 0 },
  };
}
