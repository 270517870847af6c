import { type ReactNode, Suspense, useState } from 'react';
import { useText } from '@/i18n/use-text';
import { formatNumber } from '@/lib/money';
import { Tabs } from '@/ui/data/tabs';
import { LoadingText } from '@/ui/feedback/loading-text';
import { useLinkedBid } from '../use-linked-bid';
import { TodoList } from './todo-list';
import { useAddressTab } from './use-address-tab';
import type { Inbox } from './use-inbox';

export type OwnTab = 'bids' | 'deals' | 'crops' | 'auctions';

type InboxTabsProps = {
  side: 'FARMER' | 'BUYER';
  inbox: Inbox;
  /** The first is what the page shows where nothing is to be done. `count` is left out while it is unknown. */
  tabs: readonly [Tab, ...Tab[]];
};

type Tab = { value: OwnTab; count: number | undefined; content: () => ReactNode };

/** What is to be done today, and behind tabs everything else, each with its number and its address. */
export function InboxTabs({ side, inbox, tabs }: InboxTabsProps) {
  const { t } = useText();
  const linked = useLinkedBid();
  const { count, loading } = inbox;
  // Decided once: what comes or goes later must not turn the page under the reader's thumb.
  const [first, setFirst] = useState<'today' | OwnTab | null>(null);
  if (first === null && !loading) setFirst(count > 0 || linked ? 'today' : tabs[0].value);
  const tab = useAddressTab(['today', ...tabs.map(({ value }) => value)], (linked ? 'today' : first) ?? 'today');
  const all = [{ value: 'today' as const, count, content: () => <TodoList side={side} inbox={inbox} /> }, ...tabs];
  return (
    <Tabs
      label={t('dashboards.tabs')}
      {...tab}
      tabs={all.map(({ value, count: many, content }) => ({
        value,
        label:
          many === undefined ? t(`dashboards.tab.${value}`) : `${t(`dashboards.tab.${value}`)} ${formatNumber(many)}`,
        content: () => <Suspense fallback={<LoadingText text={t('ui.loading')} />}>{content()}</Suspense>,
      }))}
    />
  );
}
