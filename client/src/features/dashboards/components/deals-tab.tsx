import Typography from '@mui/material/Typography';
import { useText } from '@/i18n/use-text';
import { amountsOf } from '../model/amounts';
import { DashboardRows } from './dashboard-rows';
import { DealRow } from './deal-row';
import type { Inbox } from './inbox/use-inbox';

type DealsTabProps = {
  side: 'FARMER' | 'BUYER';
  deals: Inbox['deals'];
};

/** The deals of the signed-in person as the server orders them: what waits for them first. */
export default function DealsTab({ side, deals }: DealsTabProps) {
  const { t } = useText();
  return (
    <>
      <Typography variant="h2" sx={{ mb: 2 }}>
        {t('dashboards.deals')}
      </Typography>
      <DashboardRows
        label={t('dashboards.deals')}
        query={deals.query}
        page={deals.page}
        texts={{
          loading: t('dashboards.dealsLoading'),
          empty: t('dashboards.dealsNone'),
          emptyHint: t(side === 'BUYER' ? 'dashboards.dealsNoneBuyer' : 'dashboards.dealsNoneFarmer'),
          more: t('dashboards.dealsMore'),
        }}
        emptyAction={null}
      >
        {(deal) => <DealRow deal={deal} formatAmount={amountsOf(side)} />}
      </DashboardRows>
    </>
  );
}
