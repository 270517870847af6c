import Box from '@mui/material/Box';
import { useRef } from 'react';
import { brand } from '@/lib/config';
import { formatDate } from '@/lib/dates';
import { formatMoment } from '@/lib/moments';
import { formatNumber, formatRupees } from '@/lib/money';
import { paths } from '@/lib/paths';
import { placeLine } from '@/lib/place-in';
import { spokenRupees } from '@/lib/spoken-rupees';
import { quantityText } from '@/ui/data/quantity';
import type { DealShown } from '../deal-shown';
import QrCode from '../qr-code';
import { AgreementPayments } from './agreement-payments';
import { PriceOfTheDay } from './price-of-the-day';
import { Both, Part, Row, Rows } from './two-languages';
import { FITTING, SIZE, useFitOnPage } from './use-fit-on-page';

/** As it is printed: what an A4 page leaves between its margins, and never more than that. */
const printed = {
  width: '186mm',
  maxWidth: 'none',
  height: '270mm',
  m: 0,
  p: 0,
  border: 0,
  borderRadius: 0,
  overflow: 'hidden',
  fontSize: `var(${SIZE}, 9pt)`,
} as const;

/** Both sides of it, or what else stands side by side where there is room. */
const columns = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 22em), 1fr))',
  columnGap: '2em',
} as const;

/** The agreement on one page, in both languages, black on white in every colour scheme. */
export function AgreementSheet({ deal }: { deal: DealShown }) {
  const sheet = useRef<HTMLElement>(null);
  useFitOnPage(sheet, deal);
  const { number, sold, quantity, price, priceComparison, total, weighing, pickup, state } = deal;
  const today = new Date().toISOString();
  const check = `${window.location.origin}${paths.dealCheck(deal.checkCode)}`;
  const { address, state: land } = sold.location;
  return (
    <Box
      component="article"
      data-paper=""
      ref={sheet}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        maxWidth: '210mm',
        mx: 'auto',
        p: { xs: 2, sm: 5 },
        border: '1px solid #bbb',
        borderRadius: 1,
        bgcolor: '#fff',
        color: '#000',
        fontSize: '0.9375rem',
        lineHeight: 1.35,
        '@media screen': { containerType: 'inline-size' },
        [`&[${FITTING}]`]: printed,
        '@media print': printed,
      }}
    >
      <Box
        sx={{
          display: 'flex',
          gap: '1.5em',
          alignItems: 'flex-start',
          '@container (max-width: 14rem)': { display: 'block' },
        }}
      >
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Box sx={{ fontWeight: 700 }}>{brand.name}</Box>
          <Box component="h1" sx={{ m: 0, fontSize: '1.6em', lineHeight: 1.25 }}>
            <Both id="agreement.title" />
          </Box>
          <Box sx={{ fontSize: '1.15em', fontWeight: 700 }}>{number}</Box>
          <Box>
            <Both say={(t, language) => t('agreement.madeOn', { day: formatDate(deal.createdAt, language) })} />
          </Box>
          <Box sx={{ fontWeight: 700 }}>
            <Both
              say={(t, language) =>
                t('agreement.stateNow', { day: formatDate(today, language), state: t(`agreement.state.${state}`) })
              }
            />
          </Box>
        </Box>
        <Box sx={{ width: '8.5em', flexShrink: 0 }}>
          <QrCode text={check} label={check} />
        </Box>
      </Box>

      <Box sx={columns}>
        <Side id="deal.farmer" name={deal.farmerName} contact={deal.farmer.contact} />
        <Side id="deal.buyer" name={deal.buyerName} contact={deal.buyer.contact} />
      </Box>

      <Part id="agreement.sold">
        <Rows>
          <Row id="deal.crop">{sold.name}</Row>
          <Row id="deal.grade">{sold.qualityGrade}</Row>
          <Row id="deal.place">{`${placeLine(address, sold.location)}, ${land}`}</Row>
          <Row id="deal.quantity">
            <Both say={(t) => quantityText(t, quantity)} />
          </Row>
          <Row id="deal.price">
            <Both
              say={(t) => t('deal.pricePer', { price: formatRupees(price), unit: t(`deal.unit.${quantity.unit}`) })}
            />
            {priceComparison ? <PriceOfTheDay around={priceComparison} price={price} /> : null}
          </Row>
          <Row id="deal.total">
            <span>{`${formatRupees(total)} = `}</span>
            <Both say={(_t, language) => spokenRupees(total, language)} />
          </Row>
          {pickup ? (
            <Row id="deal.pickUp.title">
              <Both say={(t, language) => `${formatDate(pickup.day, language)}, ${t(`deal.at.${pickup.timeOfDay}`)}`} />
              <span>{`, ${pickup.place}`}</span>
            </Row>
          ) : null}
        </Rows>
      </Part>

      {weighing ? (
        <Part id="deal.weigh.title">
          <Rows>
            <Row id="agreement.weighed">
              <Both
                say={(t) =>
                  `${quantityText(t, weighing.quantity)} × ${formatRupees(price)} = ${formatRupees(weighing.grossAmount)}`
                }
              />
            </Row>
            {weighing.deductionPercent !== null && weighing.deductionReason ? (
              <Row id="agreement.deduction">
                <span>{`− ${formatNumber(weighing.deductionPercent)} % = − ${formatRupees(weighing.deductionAmount)} (`}</span>
                <Both id={`deal.deduction.${weighing.deductionReason}`} />
                <span>{weighing.deductionWords ? `: ${weighing.deductionWords})` : ')'}</span>
              </Row>
            ) : null}
            <Row id="deal.weigh.toPay">
              <span>{`${formatRupees(weighing.finalAmount)} = `}</span>
              <Both say={(_t, language) => spokenRupees(weighing.finalAmount, language)} />
            </Row>
            <Row id="agreement.confirmed">
              {weighing.confirmedAt ? (
                <Both say={(_t, language) => formatMoment(weighing.confirmedAt, language)} />
              ) : (
                <Both id="agreement.notConfirmed" />
              )}
            </Row>
          </Rows>
        </Part>
      ) : null}

      <AgreementPayments deal={deal} />

      <Box sx={{ ...columns, mt: 'auto', pt: '3.2em' }}>
        <Signature id="agreement.signFarmer" name={deal.farmerName} />
        <Signature id="agreement.signBuyer" name={deal.buyerName} />
      </Box>
      <Box sx={{ mt: '0.8em', fontSize: '0.85em' }}>
        <Both id="agreement.check" /> <span>{check}</span>
      </Box>
    </Box>
  );
}

type SideProps = {
  id: 'deal.farmer' | 'deal.buyer';
  name: string;
  contact: { phone: string } | null;
};

function Side({ id, name, contact }: SideProps) {
  return (
    <Part id={id}>
      <Box sx={{ fontWeight: 600 }}>{name}</Box>
      {contact ? <Box>{contact.phone}</Box> : null}
    </Part>
  );
}

function Signature({ id, name }: { id: 'agreement.signFarmer' | 'agreement.signBuyer'; name: string }) {
  return (
    <Box sx={{ mt: '0.4em', pt: '0.25em', borderTop: '1px solid #000' }}>
      <Both id={id} />
      <span>{`: ${name}`}</span>
    </Box>
  );
}
