import Box from '@mui/material/Box';
import { useText } from '@/i18n/use-text';
import { formatRupees } from '@/lib/money';
import type { MarketRow } from '../model/rows';
import { wholeRupees } from '../model/rupees';

type NetAtGateProps = { price: number; gate: NonNullable<MarketRow['netAtGate']> };

/** What a market leaves at the farm, and one press away what it is reckoned of. */
export function NetAtGate({ price, gate }: NetAtGateProps) {
  const { t } = useText();
  const { net, farePerQuintal, fare, ratePerKm, trucks, roadKm, load } = gate;
  return (
    <Box component="details" sx={{ typography: 'body2', pb: 0.5 }}>
      <Box
        component="summary"
        sx={{
          minHeight: 44,
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          cursor: 'pointer',
          color: 'text.secondary',
        }}
      >
        <span>{t('prices.gate')}</span>
        <Box component="b" sx={{ flex: 1, color: 'text.primary' }}>
          {wholeRupees(net)}
        </Box>
        <Box component="span" sx={{ color: 'primary.main', fontWeight: 600 }}>
          {t('prices.gateWhy')}
        </Box>
      </Box>
      <Box component="p" sx={{ m: 0, pb: 1, color: 'text.secondary' }}>
        {t('prices.gateParts', {
          price: formatRupees(price),
          farePerQuintal: formatRupees(farePerQuintal),
          net: formatRupees(net),
          roadKm,
          ratePerKm: formatRupees(ratePerKm),
          trucks,
          fare: formatRupees(fare),
          load,
        })}
      </Box>
    </Box>
  );
}
