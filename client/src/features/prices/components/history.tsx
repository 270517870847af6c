import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useSearchParams } from 'react-router-dom';
import { useText } from '@/i18n/use-text';
import { serverNow } from '@/lib/server-clock';
import { Plot } from '@/ui/charts/plot';
import { LoadingText } from '@/ui/feedback/loading-text';
import { Section } from '@/ui/layout/section';
import { axisDay, dayName } from '../model/day-names';
import { firstDayOf, RANGE, RANGES, rangeOf } from '../model/ranges';
import type { PricePoint, SupportPrice } from '../model/rows';
import { wholeRupees } from '../model/rupees';
import { usePriceHistoryQuery } from '../prices.generated';
import { figureStyle } from './figure-style';
import { PriceTable } from './price-table';
import { RangeLinks } from './range-links';

type HistoryProps = {
  commodity: string;
  name: string;
  /** What the prices are of: a district, a state or a market; none of them for all India. */
  of: { district?: string; state?: string; market?: string };
  place: string;
  support: SupportPrice | undefined;
};

/** The plot of a price through time, with the same figures as a table behind it. The ranges are links, which work without scripts. */
export function History({ commodity, name, of, place, support }: HistoryProps) {
  const { t, language } = useText();
  const [params] = useSearchParams();
  const range = rangeOf(params.get(RANGE));
  const { interval } = RANGES[range];
  const asked = { commodity, ...of, from: firstDayOf(range, serverNow()), interval };
  const query = usePriceHistoryQuery({ variables: asked });
  const points = (query.data ?? query.previousData)?.priceSeries?.points ?? [];
  const describe = ({ day, least, modal, greatest }: Omit<PricePoint, '__typename'>) =>
    t(interval === 'WEEK' ? 'prices.pointOfWeek' : 'prices.point', {
      day: dayName(day, interval, language),
      least: wholeRupees(least),
      modal: wholeRupees(modal),
      greatest: wholeRupees(greatest),
    });
  const title = t('prices.history', { name, place, range: t(`prices.range.${range}`) });
  return (
    <Section title={t('prices.historyTitle')}>
      <RangeLinks range={range} />
      <Box component="figure" sx={figureStyle}>
        {points.length > 0 ? (
          <>
            <Plot
              label={title}
              points={points}
              mark={
                support && {
                  value: support.price,
                  label: t('prices.supportMark', { price: wholeRupees(support.price) }),
                }
              }
              describe={describe}
              formatValue={wholeRupees}
              formatDay={(day) => axisDay(day, interval, language)}
              readerLabel={t('prices.read')}
            />
            <Typography component="figcaption" variant="body2" sx={{ color: 'text.secondary' }}>
              {[t('prices.legend'), support ? t('prices.legendMark') : ''].join(' ')}
            </Typography>
            <PriceTable caption={title} points={points} dayName={(day) => dayName(day, interval, language)} />
            <Box
              component="a"
              href={`/api/prices?${new URLSearchParams({ ...asked, language, format: 'csv' })}`}
              download
              sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44, color: 'primary.main' }}
            >
              {t('prices.save')}
            </Box>
          </>
        ) : query.loading ? (
          <LoadingText text={t('ui.catalogue.loading')} />
        ) : (
          <Typography>{t('prices.noHistory', { place })}</Typography>
        )}
      </Box>
    </Section>
  );
}
