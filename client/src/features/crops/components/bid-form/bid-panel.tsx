import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense } from 'react';
import { useText } from '@/i18n/use-text';
import { Panel } from '../crop-detail/panel';
import type { BidFormProps } from './bid-form';

const BidForm = lazy(() => import('./bid-form'));

/** The frame of the bid form at its full height; the form's code comes after the page, which is read first. */
export function BidPanel(props: BidFormProps) {
  const { t } = useText();
  return (
    <Panel title={t('cropDetail.bid.title')}>
      <Suspense
        fallback={
          <Box aria-hidden="true" sx={{ height: 396 }}>
            <Skeleton height={96} />
            <Skeleton height={48} />
            <Skeleton height={160} />
            <Skeleton height={72} />
          </Box>
        }
      >
        <BidForm {...props} />
      </Suspense>
    </Panel>
  );
}
