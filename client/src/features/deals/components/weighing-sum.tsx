import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { QuantityUnit } from '@/graphql/generated/schema-types';
import { useText } from '@/i18n/use-text';
import { formatNumber, formatRupees } from '@/lib/money';
import { spokenRupees } from '@/lib/spoken-rupees';
import { quantityText } from '@/ui/data/quantity';
import type { WeighingSum as Sum } from '../model/weighing';

type WeighingSumProps = {
  price: number;
  quantity: { amount: number; unit: QuantityUnit };
  /** What is deducted; null where nothing is. */
  percent: number | null;
  /** Why, in a word. */
  reason?: string | null;
  sum: Sum;
  /** Nothing of it is still to be paid. */
  isSettled?: boolean;
};

/** Price times weight, less the deduction, makes the amount: line by line, as one adds it up on paper. */
export function WeighingSum({ price, quantity, percent, reason, sum, isSettled = false }: WeighingSumProps) {
  const { t, language } = useText();
  return (
    <Box sx={{ p: { xs: 1.5, sm: 2 }, borderRadius: 1, bgcolor: 'background.default' }}>
      <Line name={`${quantityText(t, quantity)} × ${formatRupees(price)}`} value={formatRupees(sum.grossAmount)} />
      {percent === null ? null : (
        <Line
          name={t(reason ? 'deal.weigh.deductedFor' : 'deal.weigh.deducted', {
            percent: formatNumber(percent),
            reason: reason ?? '',
          })}
          value={`− ${formatRupees(sum.deductionAmount)}`}
        />
      )}
      <Box sx={{ mt: 1, pt: 1, borderTop: 1, borderColor: 'divider' }}>
        <Line
          name={t(isSettled ? 'deal.weigh.amount' : 'deal.weigh.toPay')}
          value={
            <Box component="strong" sx={{ fontSize: '1.375rem', lineHeight: 1.3, color: 'primary.main' }}>
              {formatRupees(sum.finalAmount)}
            </Box>
          }
        />
        <Typography variant="body2" sx={{ color: 'text.secondary', textAlign: 'right' }}>
          {spokenRupees(sum.finalAmount, language)}
        </Typography>
      </Box>
    </Box>
  );
}

function Line({ name, value }: { name: string; value: ReactNode }) {
  return (
    <Typography
      component="div"
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, justifyContent: 'space-between', alignItems: 'baseline' }}
    >
      <span>{name}</span>
      <Box component="span" sx={{ ml: 'auto', fontVariantNumeric: 'tabular-nums' }}>
        {value}
      </Box>
    </Typography>
  );
}
