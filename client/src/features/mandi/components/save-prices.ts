import type { useText } from '@/i18n/use-text';
import type { MandiRow } from '../model/mandi-rows';
import { pricesCsv } from '../model/prices-csv';

/** Hands the rows to the browser as a file to keep. Loaded on request. */
export function savePrices(rows: readonly MandiRow[], t: ReturnType<typeof useText>['t']): void {
  const unit = t('mandi.unit');
  const headings = [
    t('mandi.column.commodity'),
    t('mandi.district'),
    t('mandi.column.market'),
    ...(['min', 'max', 'modal'] as const).map((price) => `${t(`mandi.column.${price}`)} (${unit})`),
    t('mandi.column.trend'),
    t('mandi.column.updated'),
  ];
  const file = new Blob([pricesCsv(rows, headings, t('mandi.sampleStamp'))], { type: 'text/csv;charset=utf-8' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = 'mandi-bhav.csv';
  link.click();
  URL.revokeObjectURL(link.href);
}
