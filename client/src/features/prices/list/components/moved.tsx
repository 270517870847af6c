import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useText } from '@/i18n/use-text';
import { Section } from '@/ui/layout/section';
import type { CommodityLine } from '../model/lines';
import { movers } from '../model/movers';
import { CommodityRows } from './commodity-rows';

const MOST = 3;

/** What became dearer and cheaper since the day before, the farthest first. */
export function Moved({ lines, place }: { lines: readonly CommodityLine[]; place: string | undefined }) {
  const { t } = useText();
  if (lines.length === 0) return null;
  const { up, down } = movers(lines, MOST);
  const parts = [
    { label: t('prices.list.risen'), moved: up },
    { label: t('prices.list.fallen'), moved: down },
  ].filter(({ moved }) => moved.length > 0);
  return (
    <Section title={place ? t('prices.list.movedIn', { place }) : t('prices.list.moved')}>
      {parts.length === 0 ? <Typography>{t('prices.list.stood')}</Typography> : null}
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { md: '1fr 1fr' } }}>
        {parts.map(({ label, moved }) => (
          <Box key={label} sx={{ '& ul': { gridTemplateColumns: 'minmax(0, 1fr)' } }}>
            <Typography variant="h4" component="h3">
              {label}
            </Typography>
            <CommodityRows lines={moved} label={label} />
          </Box>
        ))}
      </Box>
    </Section>
  );
}
