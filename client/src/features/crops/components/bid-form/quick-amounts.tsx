import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useText } from '@/i18n/use-text';
import { formatRupees } from '@/lib/money';
import { quickAmounts } from '../../model/quick-amounts';

/** Amounts that stand in the field with one press: less typing on a phone. A press sends nothing. */
export function QuickAmounts({ asking, onPick }: { asking: number; onPick(amount: number): void }) {
  const { t } = useText();
  return (
    <Box
      role="group"
      aria-label={t('cropDetail.bid.quick')}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1, '& > *': { px: 1.5 } }}
    >
      {quickAmounts(asking).map((amount) => (
        <Button key={amount} variant="outlined" onClick={() => onPick(amount)}>
          <span>
            {amount === asking ? t('cropDetail.bid.asAsked', { price: formatRupees(amount) }) : formatRupees(amount)}
          </span>
        </Button>
      ))}
    </Box>
  );
}
