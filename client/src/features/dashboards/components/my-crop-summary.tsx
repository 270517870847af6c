import { useText } from '@/i18n/use-text';
import { formatNumber, formatRupees } from '@/lib/money';
import { useMyCropSummaryQuery } from '../dashboards.generated';
import { useListWait } from './lists-together';
import { SummaryNumbers } from './summary-numbers';

/** A farmer's numbers over all their crops, where the list has a page of them; nothing before the first one is listed. */
export function MyCropSummary() {
  const { t } = useText();
  const { data, loading } = useMyCropSummaryQuery({ fetchPolicy: 'cache-and-network' });
  useListWait(loading && !data);
  const summary = data?.myCropSummary;
  const sales = data?.mySales;
  if (!summary || summary.listed === 0) return null;
  return (
    <SummaryNumbers
      label={t('farmerDashboard.summary')}
      numbers={[
        { name: t('farmerDashboard.total'), value: formatNumber(summary.listed) },
        { name: t('farmerDashboard.active'), value: formatNumber(summary.active) },
        { name: t('farmerDashboard.sold'), value: formatNumber(summary.sold) },
        // A listing is sold with the last of it; what a part of it brought stands here.
        ...(sales?.completed
          ? [
              { name: t('farmerDashboard.completedDeals'), value: formatNumber(sales.completed) },
              { name: t('farmerDashboard.received'), value: formatRupees(Math.round(sales.received)) },
            ]
          : []),
        { name: t('farmerDashboard.value'), value: formatRupees(Math.round(summary.valueOnSale)) },
      ]}
    />
  );
}
