import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { useText } from '@/i18n/use-text';
import { quantityText } from '@/ui/data/quantity';
import { AgreedPanel } from './agreed-panel';
import { AgreementPanel } from './agreement-panel';
import { type DealShown, otherName } from './deal-shown';
import { DisputePanel } from './dispute-panel';
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
        {`${deal.sold.name} · ${quantityText(t, deal.quantity)}`}
      </Typography>
      <NextPanel deal={deal} notice={notice} onOutcome={onOutcome} />
      <RatingPanel deal={deal} />
      <DisputePanel deal={deal} />
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 2.5, md: 3 },
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1.3fr) minmax(0, 1fr)' },
        }}
      >
        <Column at={2}>
          <OtherSidePanel deal={deal} person={other} name={name} onRetry={onRetry} />
          <PickupPanel deal={deal} />
          <Box sx={afterMoney}>
            <AgreedPanel deal={deal} />
          </Box>
          <Box sx={afterMoney}>
            <AgreementPanel dealId={deal.id} />
          </Box>
          <Box sx={afterMoney}>
            <OwnSidePanel person={you} name={isFarmer ? deal.farmerName : deal.buyerName} other={name} />
          </Box>
        </Column>
        <Column at={1}>
          <WeighingPanel deal={deal} />
          <PaymentsPanel deal={deal} onOutcome={onOutcome} />
          <Box sx={{ order: { xs: 2, md: 0 } }}>
            <TimelinePanel deal={deal} />
          </Box>
        </Column>
      </Box>
    </article>
  );
}

/** On a phone everything is one column, and what is done with the money comes before what was said at the beginning. */
const afterMoney = { order: { xs: 1, md: 0 } } as const;

/** What stands below each other, in the left or in the right half. */
function Column({ at, children }: { at: 1 | 2; children: ReactNode }) {
  return (
    <Box
      sx={{
        display: { xs: 'contents', md: 'grid' },
        gap: 3,
        gridTemplateColumns: 'minmax(0, 1fr)',
        gridColumn: at,
        gridRow: 1,
      }}
    >
      {children}
    </Box>
  );
}
