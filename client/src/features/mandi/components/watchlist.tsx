import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { useText } from '@/i18n/use-text';
import { nameIn } from '@/lib/commodity-name';
import { formatDate } from '@/lib/dates';
import { formatRupees } from '@/lib/money';
import { pricePaths } from '@/lib/price-paths';
import { RangeBar, zoomed } from '@/ui/catalogue/range-bar';
import { CommodityPicture } from '@/ui/data/commodity-picture';
import { TrendMark } from '@/ui/data/trend-mark';
import type { NearPrice, WatchRow } from '../model/watch-rows';
import { MandiAxis } from './mandi-axis';
import { watchStyle } from './watch-style';

const whole = (rupees: number) => formatRupees(Math.round(rupees));

function ChangeCell({ change }: { change: number | undefined }) {
  if (change === undefined) return null;
  const trend = `${change > 0 ? '+' : ''}${change}%`;
  return change === 0 ? (
    <span>{trend}</span>
  ) : (
    <TrendMark row={{ trend, trendDirection: change > 0 ? 'UP' : 'DOWN' }} />
  );
}

/** One commodity: a line with the own mandi's price, which opens to the mandis around. */
function WatchLine({ row: { commodity, own, best, mandis, change, support } }: { row: WatchRow }) {
  const { t, language } = useText();
  const name = nameIn(language, commodity);
  const distance = ({ distanceKm }: NearPrice) => (distanceKm === null ? undefined : t('mandi.km', { km: distanceKm }));
  const named = (mandi: NearPrice) => [mandi.district, distance(mandi)].filter(Boolean).join(' · ');
  const lowest = mandis.at(-1)?.modal ?? own.modal;
  return (
    <li>
      <details>
        <summary>
          <CommodityPicture picture={commodity.picture} name={name} size={36} />
          <span data-cell="name">{name}</span>
          <span data-cell="range">
            <RangeBar
              range={{ min: lowest, max: best.modal }}
              marked={own.modal}
              scale={zoomed([lowest, best.modal])}
              label={t('mandi.around', { min: whole(lowest), max: whole(best.modal) })}
            />
          </span>
          <b data-cell="price">{whole(own.modal)}</b>
          <span data-cell="best">
            {own === best
              ? t('mandi.bestHere', { place: named(own) })
              : t('mandi.best', { place: best.district, price: whole(best.modal), km: distance(best) ?? '' })}
          </span>
          <span data-cell="change">
            <ChangeCell change={change} />
          </span>
        </summary>
        <div>
          <MandiAxis
            rows={mandis.map((mandi) => ({
              place: mandi.district,
              note: distance(mandi),
              price: mandi.modal,
              isOwn: mandi === own,
            }))}
            mark={support}
          />
          <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
            {[
              t('mandi.ownMark', { place: named(own), day: formatDate(own.day, language) }),
              support === undefined ? '' : t('mandi.supportMark', { price: whole(support) }),
            ].join(' ')}
          </Typography>
          <Box
            component={Link}
            to={pricePaths.commodity(commodity.id)}
            sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44, color: 'primary.main', fontWeight: 600 }}
          >
            {t('mandi.more', { name })}
          </Box>
        </div>
      </details>
    </li>
  );
}

/** What the mandi of the reader's district pays for each commodity, and where it pays to look besides. */
export function Watchlist({ rows, label }: { rows: readonly WatchRow[]; label: string }) {
  return (
    <Box component="ul" aria-label={label} sx={watchStyle}>
      {rows.map((row) => (
        <WatchLine key={row.commodity.id} row={row} />
      ))}
    </Box>
  );
}
