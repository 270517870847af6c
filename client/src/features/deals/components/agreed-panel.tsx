import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { useText } from '@/i18n/use-text';
import { formatDate } from '@/lib/dates';
import { languageOfScript } from '@/lib/language-of-script';
import { formatRupees } from '@/lib/money';
import { paths } from '@/lib/paths';
import { placeIn } from '@/lib/place-in';
import { spokenRupees } from '@/lib/spoken-rupees';
import { Facts } from '@/ui/data/facts';
import { quantityText } from '@/ui/data/quantity';
import { Panel } from '@/ui/layout/panel';
import { PriceStrip } from '@/ui/price-strip/price-strip';
import type { DealShown } from './deal-shown';

/** What both agreed, as it was then: price times quantity as a sum that both can check. */
export function AgreedPanel({ deal }: { deal: DealShown }) {
  const { t, language } = useText();
  const { sold, quantity, crop } = deal;
  const { district, state } = placeIn(language, sold.location);
  return (
    <Panel title={t('deal.agreed')}>
      <Facts
        rows={[
          [
            t('deal.crop'),
            crop.listed ? (
              <Box key="crop" component={Link} to={paths.cropDetail(crop.id)} sx={{ color: 'primary.main' }}>
                {sold.name}
              </Box>
            ) : (
              sold.name
            ),
          ],
          [t('deal.grade'), sold.qualityGrade],
          [t('deal.place'), `${district}, ${state}`],
          [
            t('deal.address'),
            <span key="address" lang={languageOfScript(sold.location.address)}>
              {sold.location.address}
            </span>,
          ],
          [t('deal.quantity'), quantityText(t, quantity)],
          [
            t('deal.price'),
            <Fragment key="price">
              <span>
                {t('deal.pricePer', { price: formatRupees(deal.price), unit: t(`deal.unit.${quantity.unit}`) })}
              </span>
              <PriceStrip
                around={deal.priceComparison}
                price={deal.price}
                side={deal.yourSide === 'FARMER' ? 'SELLER' : 'BUYER'}
              />
            </Fragment>,
          ],
          [t('deal.agreedOn'), formatDate(deal.createdAt, language)],
        ]}
      />
      <Box sx={{ mt: 2, pt: 2, borderTop: 1, borderColor: 'divider' }}>
        <Typography sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, justifyContent: 'space-between' }}>
          <span>{t('deal.total')}</span>
          <Box component="strong" sx={{ fontSize: '1.5rem', lineHeight: 1.3, color: 'primary.main' }}>
            {formatRupees(deal.total)}
          </Box>
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', textAlign: 'right' }}>
          {spokenRupees(deal.total, language)}
        </Typography>
      </Box>
    </Panel>
  );
}
