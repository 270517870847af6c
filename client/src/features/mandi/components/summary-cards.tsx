import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useText } from '@/i18n/use-text';

type SummaryCardsProps = {
  /** All three empty while the prices are on their way: their room is kept. */
  commodities: number | '';
  markets: number | '';
  updated: string;
  /** Says beside the time that the figures are not of that day. */
  isSample: boolean;
};

/** Three figures above the table. The last one is a fixed text of the data, not a clock. */
export function SummaryCards({ commodities, markets, updated, isSample }: SummaryCardsProps) {
  const { t } = useText();
  const cards = [
    { name: t('mandi.totalCommodities'), value: String(commodities), note: null },
    { name: t('mandi.marketsCovered'), value: String(markets), note: null },
    { name: t('mandi.lastUpdated'), value: updated, note: isSample ? t('mandi.sampleStamp') : null },
  ];
  return (
    <Box
      component="dl"
      sx={{
        displayPrint: 'none',
        display: 'grid',
        gap: 2,
        m: 0,
        mb: 4,
        gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(3, 1fr)' },
        '& > :last-child': { gridColumn: { xs: '1 / -1', md: 'auto' } },
      }}
    >
      {cards.map(({ name, value, note }) => (
        <Box
          key={name}
          sx={{
            p: 2.5,
            bgcolor: 'background.paper',
            borderRadius: 1,
            border: 1,
            borderColor: 'divider',
            display: 'flex',
            flexDirection: 'column-reverse',
            justifyContent: 'flex-end',
          }}
        >
          <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
            <span>{name}</span>
            {note ? (
              <Box component="span" sx={{ display: 'block' }}>
                {note}
              </Box>
            ) : null}
          </Typography>
          <Typography component="dd" variant="h3" sx={{ m: 0, fontSize: { md: '1.5rem' } }}>
            {value || '\u00a0'}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
