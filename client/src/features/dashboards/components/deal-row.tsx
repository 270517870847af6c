import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import type { DealState } from '@/graphql/generated/schema-types';
import { useText } from '@/i18n/use-text';
import { formatDate } from '@/lib/dates';
import { nextOf } from '@/lib/deal-next';
import { paths } from '@/lib/paths';
import { quantityText } from '@/ui/data/quantity';
import { type BadgeTone, StatusBadge } from '@/ui/data/status-badge';
import { TimeLeft } from '@/ui/data/time-left';
import type { MyDealFragment } from '../trade.generated';
import { RowPicture } from './inbox/row-picture';

const tones: Record<DealState, BadgeTone> = {
  AGREED: 'info',
  WEIGHED: 'info',
  COMPLETED: 'success',
  CANCELLED: 'neutral',
  DISPUTED: 'error',
};

type DealRowProps = {
  deal: MyDealFragment;
  formatAmount: (rupees: number) => string;
  /** Below the heading that stands over the list. */
  heading?: 'h2' | 'h3';
};

/** One deal in a list: what, with whom, for how much, what is next, and whether it waits for the reader; its name leads to its page. */
export function DealRow({ deal, formatAmount, heading = 'h3' }: DealRowProps) {
  const { t, language } = useText();
  const name = deal.yourSide === 'FARMER' ? deal.buyerName : deal.farmerName;
  const [next] = nextOf(deal, Date.now());
  return (
    <Box
      component="li"
      sx={{
        p: 2,
        display: 'grid',
        columnGap: 2,
        gridTemplateColumns: { xs: '56px minmax(0, 1fr)', sm: '56px minmax(0, 1fr) auto' },
      }}
    >
      <RowPicture crop={{ name: deal.sold.name, images: deal.crop.images }} />
      <Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5, mb: 0.5 }}>
          <Typography variant="h4" component={heading}>
            <Box component={Link} to={paths.deal(deal.id)} sx={{ color: 'inherit' }}>
              {deal.sold.name}
            </Box>
          </Typography>
          {next.task ? (
            <StatusBadge label={t('dashboards.dealYours')} tone="warning" />
          ) : (
            <StatusBadge label={t(`dashboards.dealState.${deal.state}`)} tone={tones[deal.state]} />
          )}
        </Box>
        <Typography>{t('dashboards.dealWith', { quantity: quantityText(t, deal.quantity), name })}</Typography>
        <Typography sx={{ fontWeight: 600 }}>
          {t(`dashboards.dealNext.${next.situation}.${deal.yourSide}`, {
            name,
            day: formatDate(deal.pickup?.day, language),
          })}
        </Typography>
        {next.clock && (next.task || next.situation === 'RATE') ? (
          <Typography variant="body2">
            <TimeLeft until={next.clock.at} />
          </Typography>
        ) : null}
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {`${deal.number} · ${formatDate(deal.createdAt, language)}`}
        </Typography>
      </Box>
      <Typography component="strong" variant="h3" sx={{ gridColumn: { xs: 2, sm: 'auto' }, color: 'primary.main' }}>
        {formatAmount(deal.finalAmount ?? deal.total)}
      </Typography>
    </Box>
  );
}
