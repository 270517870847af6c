import Box from '@mui/material/Box';
import { lazy, Suspense, useEffect, useId, useState } from 'react';
import { useText } from '@/i18n/use-text';
import { useSession } from '@/session/session-provider';
import { useBrowserCan } from '@/ui/feedback/use-browser-can';
import { WhenOpened } from '@/ui/feedback/when-opened';
import { NeedsScripts } from '../crop-detail/needs-scripts';
import { useIsNarrow } from '../lower-bar';
import { BidBar } from './bid-bar';
import type { BidFormProps } from './bid-form';
import { hasDraft } from './has-draft';

const BidForm = lazy(() => import('./bid-form'));
const load = () => import('./bid-sheet');
const BidSheet = lazy(load);
/** Buyers alone may have a bid already. */
const BuyersBidBar = lazy(() => import('./buyers-bid-bar'));

const always = () => true;

/** About the height of the form, so that little moves when it comes. */
const FORM_HEIGHT = 480;

export type BidPartProps = BidFormProps & {
  /** The farmer's number; null until it is known, and where it is not shown. */
  phone: string | null;
};

/**
 * The bid form beside the pictures, and where there is no room beside them a bar at the lower edge with the form in a sheet. Its code,
 * with the inputs, comes after the page, which is read first.
 */
export function BidPart({ phone, ...form }: BidPartProps) {
  const { t } = useText();
  const titleId = useId();
  const isInBrowser = useBrowserCan(always);
  const isNarrow = useIsNarrow();
  const isBuyer = useSession().user?.role === 'BUYER';
  const [isOpen, setOpen] = useState(false);
  // Whoever comes back from signing in comes back to the form.
  useEffect(() => setOpen(hasDraft(form.cropId)), [form.cropId]);
  const bar = { ...form, phone, onOpen: () => setOpen(true) };
  const plainBar = <BidBar {...bar} bid={null} />;
  return (
    <>
      <Box
        component="section"
        aria-labelledby={titleId}
        sx={{ mt: { md: 1.5 }, minHeight: { md: FORM_HEIGHT }, '& > h2': { display: { xs: 'none', md: 'block' } } }}
      >
        <Box component="h2" id={titleId} sx={{ typography: 'h3', m: 0, mb: 1 }}>
          {t('cropDetail.bid.title')}
        </Box>
        {isInBrowser && !isNarrow ? (
          <Suspense fallback={null}>
            <BidForm {...form} />
          </Suspense>
        ) : null}
        {isInBrowser ? null : <NeedsScripts height={0} />}
      </Box>
      {/* The server, which knows no screen, draws it as well; a wide one does not show it. */}
      {isBuyer && isNarrow ? (
        <Suspense fallback={plainBar}>
          <BuyersBidBar {...bar} />
        </Suspense>
      ) : (
        isNarrow && plainBar
      )}
      {isInBrowser && isNarrow ? (
        <WhenOpened open={isOpen} load={load}>
          <BidSheet {...form} open={isOpen} onClose={() => setOpen(false)} />
        </WhenOpened>
      ) : null}
    </>
  );
}
