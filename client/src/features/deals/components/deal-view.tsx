import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { useText } from '@/i18n/use-text';
import { quantityText } from '@/ui/data/quantity';
import { AgreedPanel } from './agreed-panel';
import { type DealShown, otherName } from './deal-shown';
import { NextPanel, type Notice } from './next-panel';
import { OtherSidePanel } from './other-side-panel';
import { OwnSidePanel } from './own-side-panel';
import { PaymentsPanel } from './payments-panel';
import { PickupPanel } from './pickup-panel';
import { RatingPanel } from './rating-panel';
import { TimelinePanel } from './timeline-panel';
import { WeighingPanel } from './weighing-panel';

/** A deal from the top: what is next stands first, and whom to call right after it. */
export function DealView({ deal, onRetry }: { deal: DealShown; onRetry(): void }) {
  const { t } = useText();
  const [notice, setNotice] = useState<Notice | null>(null);
  const onOutcome = (text: string) => setNotice({ text });
  const isFarmer = deal.yourSide === 'FARMER';
  const you = isFarmer ? deal.farmer : deal.buyer;
  const other = isFarmer ? deal.buyer : deal.farmer;
  const name = otherName(deal);
  return (
    <article>
      {/* Smaller on a phone: the number fits into one line. */}
      <Typography variant="h1" sx={{ mt: 1, fontSize: { xs: '1.5rem', sm: '2.25rem' } }}>
        {t('deal.title', { number: deal.number })}
      </Typography>
      <Typography sx={{ mt: 0.5, mb: 3, color: 'text.secondary' }}>
        {deal.sold.name} · {quantityText(t, deal.quantity)}
      </Typography>
      <NextPanel deal={deal} notice={notice} onOutcome={onOutcome} />
      <RatingPanel deal={deal} />
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 2.5, md: 3 },
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1.3fr) minmax(0, 1fr)' },
        }}
      >
        <Column>
          <WeighingPanel deal={deal} />
          <PaymentsPanel deal={deal} onOutcome={onOutcome} />
          <AgreedPanel deal={deal} />
          <TimelinePanel deal={deal} />
        </Column>
        <Column first>
          <OtherSidePanel deal={deal} person={other} name={name} onRetry={onRetry} />
          <PickupPanel deal={deal} />
          <OwnSidePanel person={you} name={isFarmer ? deal.farmerName : deal.buyerName} other={name} />
        </Column>
      </Box>
    </article>
  );
}

/** What stands below each other; the one with the contact comes `first` on a phone. */
function Column({ first = false, children }: { first?: boolean; children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 2.5, md: 3 },
        gridTemplateColumns: 'minmax(0, 1fr)',
        order: { xs: first ? -1 : 0, md: 0 },
      }}
    >
      {children}
    </Box>
  );
}
