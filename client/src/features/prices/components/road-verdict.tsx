import Typography from '@mui/material/Typography';
import { useText } from '@/i18n/use-text';
import type { RoadVerdict } from '../model/gate';
import { wholeRupees } from '../model/rupees';

/** Whether it pays to drive to another mandi, in one sentence. */
export function RoadVerdictLine({ verdict }: { verdict: RoadVerdict }) {
  const { t } = useText();
  const amounts = Object.fromEntries(
    Object.entries(verdict).map(([name, value]) => [name, typeof value === 'number' ? wholeRupees(value) : value]),
  );
  return (
    <Typography
      sx={{ mb: 2, pl: 2, py: 1, borderLeft: 4, borderColor: 'secondary.main', fontSize: '1.0625rem', fontWeight: 600 }}
    >
      {t(`prices.road.${verdict.kind}`, amounts)}
    </Typography>
  );
}
