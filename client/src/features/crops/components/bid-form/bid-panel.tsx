import Box from '@mui/material/Box';
import { lazy, Suspense } from 'react';
import { useText } from '@/i18n/use-text';
import { useBrowserCan } from '@/ui/feedback/use-browser-can';
import { Panel } from '@/ui/layout/panel';
import { NeedsScripts } from '../crop-detail/needs-scripts';
import type { BidFormProps } from './bid-form';

const BidForm = lazy(() => import('./bid-form'));

const always = () => true;

/** About the height of the form, so that little moves when it comes. */
const FORM_HEIGHT = 424;

/** The frame of the bid form; its code, with the inputs, comes after the page, which is read first. */
export function BidPanel(props: BidFormProps) {
  const { t } = useText();
  const isInBrowser = useBrowserCan(always);
  return (
    <Panel title={t('cropDetail.bid.title')}>
      {isInBrowser ? (
        <Suspense fallback={<Box sx={{ height: FORM_HEIGHT }} />}>
          <BidForm {...props} />
        </Suspense>
      ) : (
        <NeedsScripts height={FORM_HEIGHT} />
      )}
    </Panel>
  );
}
