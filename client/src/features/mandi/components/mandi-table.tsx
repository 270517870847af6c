import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useText } from '@/i18n/use-text';
import { formatRupees } from '@/lib/money';
import { RangeBar } from '@/ui/catalogue/range-bar';
import { type MandiRow, priceScale } from '../model/mandi-rows';
import { tableStyle } from './mandi-table-style';
import { TrendMark } from './price-cells';

/** The price table; on a phone each row becomes a small card with the column names beside the figures (AC-109, AC-110). */
export function MandiTable({ rows, all }: { rows: readonly MandiRow[]; all: readonly MandiRow[] }) {
  const { t } = useText();
  const columns = ['commodity', 'market', 'min', 'max', 'modal', 'trend', 'updated'] as const;
  const heading = (column: (typeof columns)[number]) => t(`mandi.column.${column}`);
  return (
    <Box component="table" sx={tableStyle}>
      <caption>
        {t('mandi.tableTitle')} <span>{t('mandi.unit')}</span>
      </caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {heading(column)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <th scope="row">
              {row.commodity}
              <Typography component="span" variant="body2" sx={{ display: 'block', color: 'text.secondary' }}>
                {row.location}
              </Typography>
            </th>
            <td data-label={heading('market')}>{row.market}</td>
            <td data-label={heading('min')}>{formatRupees(row.minPrice)}</td>
            <td data-label={heading('max')}>{formatRupees(row.maxPrice)}</td>
            <td data-label={heading('modal')}>
              <strong>{formatRupees(row.modalPrice)}</strong>
              <RangeBar
                min={row.minPrice}
                max={row.maxPrice}
                marked={row.modalPrice}
                scale={priceScale(all, row.commodityEn)}
                label={t('mandi.range', {
                  min: formatRupees(row.minPrice),
                  max: formatRupees(row.maxPrice),
                  modal: formatRupees(row.modalPrice),
                })}
              />
            </td>
            <td data-label={heading('trend')}>
              <TrendMark row={row} />
            </td>
            <td data-label={heading('updated')}>
              {row.updated}
              {row.sample ? (
                <Typography component="span" variant="body2" sx={{ display: 'block', color: 'text.secondary' }}>
                  {t('mandi.sampleStamp')}
                </Typography>
              ) : null}
            </td>
          </tr>
        ))}
      </tbody>
    </Box>
  );
}
