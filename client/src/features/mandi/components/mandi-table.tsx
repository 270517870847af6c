import Box from '@mui/material/Box';
import { useText } from '@/i18n/use-text';
import { formatRupees } from '@/lib/money';
import { RangeBar } from '@/ui/catalogue/range-bar';
import { TrendMark } from '@/ui/data/trend-mark';
import { type CommodityGroup, groupByCommodity, type MandiRow, priceScale } from '../model/mandi-rows';
import { tableStyle } from './mandi-table-style';
import { useLastCommodity } from './use-last-commodity';

type MandiTableProps = {
  rows: readonly MandiRow[];
  all: readonly MandiRow[];
  /** The commodity of the filter, which is open from the start. */
  chosen: string;
};

/** What a phone shows of a commodity until it is pressed: its name, the best price, and of how many markets. */
function CommodityLine({ label, rows }: CommodityGroup) {
  const { t } = useText();
  return (
    <summary>
      <span>{label}</span>
      <span>
        <b>{formatRupees(rows[0]?.modalPrice ?? 0)}</b>
        <small>{t('mandi.bestOf', { count: rows.length })}</small>
      </span>
    </summary>
  );
}

/**
 * The price table. On a phone each commodity is a closed line above its markets: a `details` that its rows
 * follow, since a table has no place for one around them, and the style shows them while it is open.
 */
export function MandiTable({ rows, all, chosen }: MandiTableProps) {
  const { t } = useText();
  const { last, remember } = useLastCommodity();
  const columns = ['commodity', 'market', 'min', 'max', 'modal', 'trend', 'updated'] as const;
  const heading = (column: (typeof columns)[number]) => t(`mandi.column.${column}`);
  return (
    <Box component="table" sx={tableStyle}>
      <caption>
        <span>{t('mandi.tableTitle')}</span> <span>{t('mandi.unit')}</span>
      </caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col" data-column={column}>
              {heading(column)}
            </th>
          ))}
        </tr>
      </thead>
      {groupByCommodity(rows).map((group) => (
        <tbody key={group.value}>
          <tr data-line="">
            <td colSpan={columns.length}>
              <details open={group.value === chosen || group.value === last} onToggle={remember(group.value)}>
                <CommodityLine {...group} />
              </details>
            </td>
          </tr>
          {group.rows.map((row) => (
            <tr key={row.id}>
              <th scope="row">
                <span>{row.commodity}</span>
                <small>{row.location}</small>
              </th>
              <td>{row.market}</td>
              <td data-column="min" data-label={heading('min')}>
                {formatRupees(row.minPrice)}
              </td>
              <td data-column="max" data-label={heading('max')}>
                {formatRupees(row.maxPrice)}
              </td>
              <td data-column="modal">
                <strong>{formatRupees(row.modalPrice)}</strong>
                <RangeBar
                  range={{ min: row.minPrice, max: row.maxPrice }}
                  marked={row.modalPrice}
                  scale={priceScale(all, row.commodityEn)}
                  label={t('mandi.range', {
                    min: formatRupees(row.minPrice),
                    max: formatRupees(row.maxPrice),
                    modal: formatRupees(row.modalPrice),
                  })}
                />
              </td>
              <td>
                <TrendMark row={row} />
              </td>
              <td>
                <span>{row.updated}</span>
              </td>
            </tr>
          ))}
        </tbody>
      ))}
    </Box>
  );
}
