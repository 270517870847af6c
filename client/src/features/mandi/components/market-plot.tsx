import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useText } from '@/i18n/use-text';
import type { MandiRow } from '../model/mandi-rows';
import { MandiAxis } from './mandi-axis';

/** Modal price of one commodity in each market of the table, the dearest first. */
export function MarketPlot({ rows, district }: { rows: readonly MandiRow[]; district: string }) {
  const { t } = useText();
  const sorted = rows.toSorted((one, other) => other.modalPrice - one.modalPrice);
  const [first] = sorted;
  if (!first) return null;
  return (
    <Box component="figure" sx={{ m: 0, mb: 4 }}>
      <Typography component="figcaption" variant="h3" sx={{ mb: 1 }}>
        {t('mandi.plotTitle', { commodity: first.commodity })}
      </Typography>
      <MandiAxis
        rows={sorted.map((row) => ({ place: row.location, price: row.modalPrice, isOwn: row.locationEn === district }))}
      />
    </Box>
  );
}
