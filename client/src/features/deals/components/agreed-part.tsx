import PrintIcon from '@mui/icons-material/PrintOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
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
import { EmailText } from '@/ui/data/email-text';
import { Facts } from '@/ui/data/facts';
import { quantityText } from '@/ui/data/quantity';
import { PriceStrip } from '@/ui/price-strip/price-strip';
import { type DealShown, namesOf } from './deal-shown';
import { PanelPart } from './folded-panel';

/** What both agreed, as it was then, the pick-up, and the way to the paper. */
export default function AgreedPart({ deal }: { deal: DealShown }) {
  const { t, language } = useText();
  const { sold, quantity, crop, yourSide } = deal;
  const { district, state } = placeIn(language, sold.location);
  const pickup = deal.pickup ?? deal.pickupProposal;
  const { contact } = yourSide === 'FARMER' ? deal.buyer : deal.farmer;
  return (
    <>
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
          // Where it is picked up says more.
          [t('deal.address'), pickup ? null : <InItsScript key="address" text={sold.location.address} />],
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
                side={yourSide === 'FARMER' ? 'SELLER' : 'BUYER'}
              />
            </Fragment>,
          ],
          [
            t('deal.total'),
            <Fragment key="total">
              <strong>{formatRupees(deal.total)}</strong>
              <Typography variant="body2" component="span" sx={{ display: 'block', color: 'text.secondary' }}>
                {spokenRupees(deal.total, language)}
              </Typography>
            </Fragment>,
          ],
          [t('deal.agreedOn'), formatDate(deal.createdAt, language)],
          [
            t('deal.email'),
            contact ? (
              <Box key="email" component="a" href={`mailto:${contact.email}`} sx={{ color: 'primary.main' }}>
                <EmailText email={contact.email} />
              </Box>
            ) : null,
          ],
        ]}
      />
      {pickup ? (
        <PanelPart title={t('deal.pickUp.title')}>
          <Facts
            rows={[
              [t('deal.pickUp.day'), `${formatDate(pickup.day, language)}, ${t(`deal.at.${pickup.timeOfDay}`)}`],
              [t('deal.pickUp.where'), <InItsScript key="place" text={pickup.place} />],
              [
                t('deal.pickUp.standing'),
                pickup.confirmedAt
                  ? t('deal.pickUp.agreed')
                  : t('deal.pickUp.named', { name: namesOf(deal)[pickup.proposedBy] }),
              ],
            ]}
          />
        </PanelPart>
      ) : null}
      <PanelPart title={t('agreement.title')}>
        <Typography sx={{ mb: 1.5 }}>{t('agreement.hint')}</Typography>
        <Button component={Link} to={paths.dealAgreement(deal.id)} variant="outlined" startIcon={<PrintIcon />}>
          {t('agreement.open')}
        </Button>
      </PanelPart>
    </>
  );
}

/** What somebody typed, told to screen readers in the language that it is in. */
function InItsScript({ text }: { text: string }) {
  return <span lang={languageOfScript(text)}>{text}</span>;
}
