import PlusIcon from '@mui/icons-material/AddRounded';
import MinusIcon from '@mui/icons-material/RemoveRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { ComponentProps } from 'react';
import { useText } from '@/i18n/use-text';
import { formatRupees } from '@/lib/money';
import { MoneyInput } from '@/ui/form/number-input';
import { stepFor, stepped } from '../../model/quick-amounts';

type AmountInputProps = ComponentProps<typeof MoneyInput> & {
  /** What stands in it now. */
  amount: number;
  /** What the farmer asks: where the steps begin, and what they are measured by. */
  asking: number;
  onStep(amount: number): void;
};

/** An amount of a bid, typed, or moved by a thumb in steps in which people bargain. */
export function AmountInput({ amount, asking, onStep, ...input }: AmountInputProps) {
  const { t } = useText();
  const step = formatRupees(stepFor(asking));
  return (
    <MoneyInput
      {...input}
      endAdornment={
        <Box sx={{ display: 'flex' }}>
          <IconButton
            aria-label={t('cropDetail.bid.less', { step })}
            onClick={() => onStep(stepped(amount, -1, asking))}
          >
            <MinusIcon />
          </IconButton>
          <IconButton
            aria-label={t('cropDetail.bid.more', { step })}
            onClick={() => onStep(stepped(amount, 1, asking))}
          >
            <PlusIcon />
          </IconButton>
        </Box>
      }
    />
  );
}
