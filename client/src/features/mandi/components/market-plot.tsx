import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useText } from '@/i18n/use-text';
import { formatRupees } from '@/lib/money';
import type { MandiRow } from '../model/mandi-rows';

/**
 * Modal price of one commodity in each market, dearest first, as bars. It is a table to everyone who does not see it: each
 * bar stands in a cell beside its figure.
 */
export function MarketPlot({ rows }: { rows: readonly MandiRow[] }) {
  const { t } = useText();
  const sorted = [...rows].sort((one, other) => other.modalPrice - one.modalPrice);
  const first = sorted[0];
  if (!first) return null;
  const dearest = first.modalPrice;
  return (
    <Box
      component="figure"
      sx={{
        m: 0,
        mb: 4,
        p: { xs: 2, md: 3 },
        bgcolor: 'background.paper',
        borderRadius: 1,
        border: 1,
        borderColor: 'divider',
      }}
    >
      <Typography component="figcaption" variant="h3" sx={{ mb: 2 }}>
        {t('mandi.plotTitle', { commodity: first.commodity })}
      </Typography>
      <Box
        component="table"
        sx={{
          width: '100%',
          borderCollapse: 'collapse',
          '& th': {
            fontWeight: 500,
            textAlign: 'left',
            pr: 2,
            py: 0.5,
            whiteSpace: 'nowrap',
            width: { xs: '1%', md: '16%' },
          },
        }}
      >
        <tbody>
          {sorted.map((row) => (
            <tr key={row.id}>
              <th scope="row">{row.location}</th>
              <td>
                <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
                  <Box
                    aria-hidden="true"
                    sx={{
                      // The figure beside it keeps its room at any width.
                      width: `calc((100% - 6rem) * ${row.modalPrice / dearest})`,
                      flexShrink: 0,
                      height: 18,
                      borderRadius: 1,
                      bgcolor: row.modalPrice === dearest ? 'secondary.main' : 'primary.light',
                    }}
                  />
                  <Box
                    component="span"
                    sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap', fontWeight: 600 }}
                  >
                    {formatRupees(row.modalPrice)}
                  </Box>
                </Box>
              </td>
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}
