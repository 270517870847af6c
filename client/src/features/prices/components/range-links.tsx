import { useText } from '@/i18n/use-text';
import { RANGE, RANGE_NAMES, type Range } from '../model/ranges';
import { ChipLinks } from './chip-links';

/** How far back a plot goes. */
export function RangeLinks({ range }: { range: Range }) {
  const { t } = useText();
  return (
    <ChipLinks
      label={t('prices.ranges')}
      name={RANGE}
      options={RANGE_NAMES.map((value) => ({ value, label: t(`prices.range.${value}`) }))}
      value={range}
    />
  );
}
