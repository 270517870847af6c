import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { useText } from '@/i18n/use-text';

type SummaryCardsProps = {
  /** All three empty while the prices are on their way: their room is kept. */
  commodities: number | '';
  markets: number | '';
  updated: string;
};

const style: SxProps<Theme> = {
  displayPrint: 'none',
  display: 'grid',
  gap: { xs: 1, md: 2 },
  m: 0,
  mb: 2,
  gridTemplateColumns: { xs: '5fr 4fr 6fr', md: 'repeat(3, 1fr)' },
  '& > div': {
    p: { xs: 1.25, md: 2.5 },
    bgcolor: 'background.paper',
    borderRadius: 1,
    border: 1,
    borderColor: 'divider',
    display: 'flex',
    flexDirection: 'column-reverse',
    justifyContent: 'flex-end',
  },
  '& dt': { fontSize: '0.8125rem', color: 'text.secondary' },
  '& dd': { m: 0, fontSize: { xs: '1.0625rem', md: '1.375rem' }, fontWeight: 700 },
};

/** Three figures above the table. The last one is a fixed text of the data, not a clock. */
export function SummaryCards({ commodities, markets, updated }: SummaryCardsProps) {
  const { t } = useText();
  const cards = [
    [t('mandi.totalCommodities'), commodities],
    [t('mandi.marketsCovered'), markets],
    [t('mandi.lastUpdated'), updated],
  ];
  return (
    <Box component="dl" sx={style}>
      {cards.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value || '\u00a0'}</dd>
        </div>
      ))}
    </Box>
  );
}
