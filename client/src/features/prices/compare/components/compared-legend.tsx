import Box from '@mui/material/Box';
import { Link, useSearchParams } from 'react-router-dom';
import { useText } from '@/i18n/use-text';
import { pricePaths } from '@/lib/price-paths';
import { LineNumber, LineSample } from '@/ui/charts/line-look';
import { ChangeMark } from '../../components/change-mark';
import { changeOf } from '../../model/change';
import { wholeRupees } from '../../model/rupees';
import { withLines } from '../model/compared';
import type { DrawnLine } from './use-compared';

/** What each line of the plot is: its number and dash, its name, its last price and how far that moved, and how to take it away. */
export function ComparedLegend({ lines, words }: { lines: readonly DrawnLine[]; words: readonly string[] }) {
  const { t } = useText();
  const [params] = useSearchParams();
  return (
    <Box
      component="ul"
      aria-label={t('prices.compare.compared')}
      sx={{
        listStyle: 'none',
        m: 0,
        mb: 2,
        p: 0,
        display: 'grid',
        gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))' },
        columnGap: 4,
        fontVariantNumeric: 'tabular-nums',
        '& li': {
          display: 'grid',
          gridTemplateColumns: 'auto auto minmax(0, 1fr) auto',
          alignItems: 'center',
          columnGap: 1,
          borderBottom: 1,
          borderColor: 'divider',
        },
        '& a': { display: 'inline-flex', alignItems: 'center', minHeight: 48, color: 'text.primary', fontWeight: 600 },
        '& small': { gridColumn: '3 / -1', mt: -1, mb: 1, typography: 'body2', color: 'text.secondary' },
      }}
    >
      {lines.map(({ word, name, look, commodity, market, points }) => {
        const last = points.at(-1);
        return (
          <li key={word}>
            <LineNumber look={look} />
            <LineSample look={look} />
            <Link to={market ? pricePaths.market(commodity, market) : pricePaths.commodity(commodity)}>{name}</Link>
            <Link
              to={`?${withLines(
                params,
                words.filter((each) => each !== word),
              )}`}
              replace
              preventScrollReset
              aria-label={t('prices.compare.takeAway', { name })}
            >
              <Box component="span" aria-hidden="true" sx={{ px: 2 }}>
                ✕
              </Box>
            </Link>
            <small>
              {last ? (
                <>
                  <span>{t('prices.compare.lastOfLine', { price: wholeRupees(last.modal) })}</span>
                  <span> </span>
                  <ChangeMark change={changeOf(last, points[0])} />
                </>
              ) : (
                <span>{t('prices.compare.noneInRange')}</span>
              )}
            </small>
          </li>
        );
      })}
    </Box>
  );
}
