import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useText } from '@/i18n/use-text';
import { formatDate } from '@/lib/dates';
import { formatRupees } from '@/lib/money';
import { changeOf } from '../model/change';
import { formatDayOfMonth } from '../model/days';
import type { LastPrice, PricesOfPlace } from '../model/rows';
import { wholeRupees } from '../model/rupees';
import { ChangeMark } from './change-mark';

const BEFORE = ['dayBefore', 'weekBefore', 'yearBefore'] as const;

/** The last day's price, large, with what it was before and how it stands to the support price. */
export function Today({ prices, latest, place }: { prices: PricesOfPlace; latest: LastPrice; place: string }) {
  const { t, language } = useText();
  return (
    <Box
      sx={{
        p: { xs: 2, md: 3 },
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        fontVariantNumeric: 'tabular-nums',
      }}
    >
      <Typography sx={{ color: 'text.secondary' }}>
        {t('prices.on', { place, day: formatDate(latest.day, language) })}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1.5 }}>
        <Box component="strong" sx={{ fontSize: '3rem', lineHeight: 1.15, color: 'primary.main' }}>
          {wholeRupees(latest.modal)}
        </Box>
        <span>{t('prices.perQuintal')}</span>
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('prices.span', {
          least: wholeRupees(latest.least),
          greatest: wholeRupees(latest.greatest),
          kilogram: formatRupees(Math.round(latest.modal) / 100),
        })}
      </Typography>
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
          gap: 1,
          m: 0,
          mt: 2,
          pt: 2,
          borderTop: 1,
          borderColor: 'divider',
          typography: 'body2',
        }}
      >
        {BEFORE.map((name) => {
          const before = prices[name];
          return (
            <div key={name}>
              <Box component="dt" sx={{ fontWeight: 600 }}>
                {t(`prices.${name}`)}
              </Box>
              <Box component="dd" sx={{ m: 0, '& > span, & > small': { display: 'block' } }}>
                {before ? (
                  <>
                    <ChangeMark change={changeOf(latest, before)} />
                    <Box component="small" sx={{ color: 'text.secondary' }}>
                      {`${wholeRupees(before.modal)}, ${name === 'yearBefore' ? formatDate(before.day, language) : formatDayOfMonth(before.day, language)}`}
                    </Box>
                  </>
                ) : (
                  <Box component="small" sx={{ color: 'text.secondary' }}>
                    {t('prices.notKnown')}
                  </Box>
                )}
              </Box>
            </div>
          );
        })}
      </Box>
      {prices.supportPrices.map(({ id, crop, price, marketingYear }) => (
        <Typography key={id} variant="body2" sx={{ mt: 2 }}>
          <strong>
            {t('prices.support', {
              crop,
              price: wholeRupees(price),
              year: marketingYear.slice(language === 'hi' ? -'2026-27'.length : 0),
            })}
          </strong>
          <span> </span>
          <Box component="span" sx={{ color: latest.modal < price ? 'error.main' : 'success.main', fontWeight: 600 }}>
            {latest.modal === price
              ? t('prices.atSupport')
              : t(latest.modal < price ? 'prices.belowSupport' : 'prices.aboveSupport', {
                  rupees: wholeRupees(Math.abs(Math.round(latest.modal - price))),
                })}
          </Box>
        </Typography>
      ))}
    </Box>
  );
}
