import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useText } from '@/i18n/use-text';
import { quantityText } from '@/ui/data/quantity';
import { HintBox } from '@/ui/feedback/hint-box';
import { AgreedPanel } from './agreed-panel';
import type { DealShown } from './deal-shown';
import { OtherSidePanel } from './other-side-panel';
import { OwnSidePanel } from './own-side-panel';
import { RatingPanel } from './rating-panel';
import { TimelinePanel } from './timeline-panel';

/** A deal from the top: what is next stands first, and whom to call beside it. */
export function DealView({ deal, onRetry }: { deal: DealShown; onRetry(): void }) {
  const { t } = useText();
  const isFarmer = deal.yourSide === 'FARMER';
  const you = isFarmer ? deal.farmer : deal.buyer;
  const other = isFarmer ? deal.buyer : deal.farmer;
  const otherName = isFarmer ? deal.buyerName : deal.farmerName;
  return (
    <article>
      {/* Smaller on a phone: the number fits into one line. */}
      <Typography variant="h1" sx={{ mt: 1, fontSize: { xs: '1.5rem', sm: '2.25rem' } }}>
        {t('deal.title', { number: deal.number })}
      </Typography>
      <Typography sx={{ mt: 0.5, mb: 3, color: 'text.secondary' }}>
        {deal.sold.name} · {quantityText(t, deal.quantity)}
      </Typography>
      <HintBox
        text={
          <>
            <Typography variant="h3" component="h2">
              {t(`deal.state.${deal.state}`)}
            </Typography>
            <Typography sx={{ mt: 0.5 }}>{t(`deal.next.${deal.state}`, { name: otherName })}</Typography>
          </>
        }
      />
      <RatingPanel deal={deal} />
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 2.5, md: 3 },
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1.3fr) minmax(0, 1fr)' },
          gridTemplateAreas: {
            xs: '"other" "agreed" "own" "timeline"',
            md: '"agreed other" "agreed own" "timeline own"',
          },
          // The middle row takes up whatever one side is longer than the other.
          gridTemplateRows: { md: 'auto 1fr auto' },
        }}
      >
        <Box sx={{ gridArea: 'other' }}>
          <OtherSidePanel deal={deal} person={other} name={otherName} onRetry={onRetry} />
        </Box>
        <Box sx={{ gridArea: 'agreed' }}>
          <AgreedPanel deal={deal} />
        </Box>
        <Box sx={{ gridArea: 'own' }}>
          <OwnSidePanel person={you} name={isFarmer ? deal.farmerName : deal.buyerName} other={otherName} />
        </Box>
        <Box sx={{ gridArea: 'timeline' }}>
          <TimelinePanel deal={deal} />
        </Box>
      </Box>
    </article>
  );
}
