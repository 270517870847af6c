import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { useText } from '@/i18n/use-text';
import { paths } from '@/lib/paths';
import { amountsOf } from '../../model/amounts';
import type { Todo } from '../../model/todos';
import { InboxRow } from './inbox-row';
import { RowPicture } from './row-picture';

type DealTodoProps = Extract<Todo, { kind: 'deal' }> & { side: 'FARMER' | 'BUYER' };

/** A deal whose next step is the reader's; it is done on the deal's page. */
export function DealTodo({ deal, task: step, until, side }: DealTodoProps) {
  const { t } = useText();
  const name = deal.yourSide === 'FARMER' ? deal.buyerName : deal.farmerName;
  const task = t(`dashboards.task.${step}`);
  return (
    <InboxRow
      marked={false}
      until={until}
      picture={<RowPicture crop={{ name: deal.sold.name, images: deal.crop.images }} />}
      title={task}
      beside={
        <Typography variant="body2" noWrap>
          <strong>{amountsOf(side)(deal.finalAmount ?? deal.total)}</strong>{' '}
          <span>{`${deal.sold.name} · ${name}`}</span>
        </Typography>
      }
      actions={
        <Button
          component={Link}
          to={paths.deal(deal.id)}
          variant="contained"
          aria-label={t('dashboards.openTask', { task, name, crop: deal.sold.name })}
        >
          <span>{t('dashboards.open')}</span>
        </Button>
      }
    />
  );
}

type AuctionTodoProps = Extract<Todo, { kind: 'auction' }> & { side: 'FARMER' | 'BUYER' };

/** An auction that waits for its farmer's word, or in which the reader was outbid. */
export function AuctionTodo({ crop, until, side }: AuctionTodoProps) {
  const { t } = useText();
  const { auction } = crop;
  const isOwn = auction.viewerStanding === null;
  const action = t(isOwn ? 'farmerDashboard.decide' : 'buyerDashboard.bidAgain');
  return (
    <InboxRow
      marked={false}
      until={until}
      picture={<RowPicture crop={{ name: crop.cropName, images: crop.images }} />}
      title={t(isOwn ? 'dashboards.task.auction' : 'dashboards.place.outbid')}
      beside={
        <Typography variant="body2" noWrap>
          {`${crop.cropName} · ${t('dashboards.priceNow', {
            price: amountsOf(side)(auction.currentPrice ?? auction.openingPrice),
            unit: t(`dashboards.unit.${crop.quantity.unit}`),
          })}`}
        </Typography>
      }
      actions={
        <Button
          component={Link}
          to={paths.cropDetail(crop.id)}
          variant="contained"
          aria-label={t('dashboards.auctionOf', { action, name: crop.cropName })}
        >
          <span>{action}</span>
        </Button>
      }
    />
  );
}
