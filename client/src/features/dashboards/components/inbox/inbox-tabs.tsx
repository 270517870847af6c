import Box from '@mui/material/Box';
import { type ReactNode, Suspense, useState } from 'react';
import { useText } from '@/i18n/use-text';
import { formatNumber } from '@/lib/money';
import { Tabs } from '@/ui/data/tabs';
import { LoadingText } from '@/ui/feedback/loading-text';
import { TodoList } from './todo-list';
import { useAddressTab } from './use-address-tab';
import type { Inbox } from './use-inbox';

export type OwnTab = 'bids' | 'deals' | 'crops' | 'auctions';

type InboxTabsProps = {
  side: 'FARMER' | 'BUYER';
  inbox: Inbox;
  /** The first is the page's own list, shown with the first tab too where nothing is to be done. `count` is left out while it is unknown. */
  tabs: readonly [Tab, ...Tab[]];
};

type Tab = { value: OwnTab; count: number | undefined; content: () => ReactNode };

/** What is to be done today, and behind tabs everything else, each with its number and its address. */
export function InboxTabs({ side, inbox, tabs }: InboxTabsProps) {
  const { t } = useText();
  const { count, loading } = inbox;
  // Decided once: what comes or goes later must not take the list away from under the reader's thumb.
  const [wasEmpty, setWasEmpty] = useState<boolean | null>(null);
  if (wasEmpty === null && !loading) setWasEmpty(count === 0);
  const tab = useAddressTab(['today', ...tabs.map(({ value }) => value)], 'today');
  const today = {
    value: 'today' as const,
    count,
    content: () => (
      <>
        <TodoList side={side} inbox={inbox} />
        {wasEmpty ? <Box sx={{ mt: 3 }}>{late(tabs[0].content())}</Box> : null}
      </>
    ),
  };
  const late = (content: ReactNode) => <Suspense fallback={<LoadingText text={t('ui.loading')} />}>{content}</Suspense>;
  return (
    <Tabs
      label={t('dashboards.tabs')}
      {...tab}
      tabs={[
        today,
        ...tabs.map(({ value, count: many, content }) => ({ value, count: many, content: () => late(content()) })),
      ].map(({ value, count: many, content }) => ({
        value,
        label:
          many === undefined ? t(`dashboards.tab.${value}`) : `${t(`dashboards.tab.${value}`)} ${formatNumber(many)}`,
        content,
      }))}
    />
  );
}
