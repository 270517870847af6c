import PhoneIcon from '@mui/icons-material/PhoneOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { Link } from 'react-router-dom';
import type { QuantityUnit } from '@/graphql/generated/schema-types';
import { useText } from '@/i18n/use-text';
import { phoneLink } from '@/lib/config';
import { formatRupees } from '@/lib/money';
import { bidPath } from '@/lib/paths';
import type { LiveBidFragment } from '../../bid.generated';
import { BAR_PRICE, LowerBar } from '../lower-bar';

export type BidBarProps = {
  basePrice: number;
  quantity: { unit: QuantityUnit };
  /** The farmer's number; null until it is known, and where it is not shown. */
  phone: string | null;
  /** The reader's own live bid; null without one. */
  bid: LiveBidFragment | null;
  onOpen(): void;
};

/** On a phone: what it costs or what one bid, a call, and the way to the bid, or to the answer to it. */
export function BidBar({ basePrice, quantity, phone, bid, onOpen }: BidBarProps) {
  const { t } = useText();
  const unit = t('cropDetail.perUnit', { unit: t(`cropDetail.one.${quantity.unit}`) });
  const isOwnOffer = bid?.state === 'OPEN';
  return (
    <LowerBar>
      <Box>
        <Box component="strong" sx={BAR_PRICE}>
          {formatRupees(bid ? bid.lastOffer.price : basePrice)}
        </Box>
        <Box sx={{ typography: 'caption', lineHeight: 1.3 }}>
          {bid ? t(isOwnOffer ? 'cropDetail.bar.yours' : 'cropDetail.bar.farmers') : unit}
        </Box>
      </Box>
      {/* Its place is kept while the number is on its way. */}
      <IconButton
        {...(phone ? { href: phoneLink(phone) } : { disabled: true })}
        aria-label={t('cropDetail.call')}
        color="primary"
        sx={{ border: 1, borderColor: 'divider', borderRadius: 1, height: 48, width: 48 }}
      >
        <PhoneIcon />
      </IconButton>
      {bid && !isOwnOffer ? (
        <Button component={Link} to={bidPath('BUYER', bid.id)} variant="contained">
          {t('cropDetail.liveBid.answer')}
        </Button>
      ) : (
        <Button variant="contained" aria-haspopup="dialog" onClick={onOpen}>
          {t('cropDetail.bid.title')}
        </Button>
      )}
    </LowerBar>
  );
}
