import VerifiedIcon from '@mui/icons-material/VerifiedRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { MarketCardCropFragment } from '@/graphql/market-card-crop.generated';
import { useText } from '@/i18n/use-text';
import { formatDate } from '@/lib/dates';
import { nameIn } from '@/lib/name-in';
import { paths } from '@/lib/paths';
import { placeIn } from '@/lib/place-in';
import { serverNow } from '@/lib/server-clock';
import { timeAgo } from '@/lib/time-ago';
import { timeLeft } from '@/lib/time-left';
import { CropNames } from '@/ui/data/crop-names';
import { Price } from '@/ui/data/price';
import { quantityText } from '@/ui/data/quantity';
import { Rating } from '@/ui/data/rating';
import { useServerNow } from '@/ui/data/use-server-now';
import { PriceStrip } from '@/ui/price-strip/price-strip';
import { ratingShown } from '../model/rating-shown';
import { CropPicture } from './crop-picture';

/**
 * One listing, lying on a phone: picture at the left, the price first. The whole card leads where its one link, Contact Farmer,
 * leads.
 */
export function CropCard({ crop, eager = false }: { crop: MarketCardCropFragment; eager?: boolean }) {
  const { t, language } = useText();
  const titleId = useId();
  const linkId = useId();
  const { rating, reviews, isNewSeller } = ratingShown(crop);
  const { quantity, location } = crop;
  const harvested = formatDate(crop.harvestDate, language);
  return (
    <Box
      component="article"
      aria-labelledby={titleId}
      sx={{
        position: 'relative',
        display: 'flex',
        flexDirection: { xs: 'row', sm: 'column' },
        // In large text the words stand under the picture.
        flexWrap: { xs: 'wrap', sm: 'nowrap' },
        gap: 1.5,
        pb: { xs: 0, sm: 2.5 },
        '& img': { transition: 'filter 160ms' },
        '&:hover img': { filter: 'brightness(1.05)' },
      }}
    >
      <Box sx={{ position: 'relative', flex: { xs: `1 0 ${LYING_PICTURE}px`, sm: 'none' } }}>
        <CropPicture crop={crop} eager={eager} />
        {crop.verified ? <VerifiedMark label={t('marketplace.verified')} /> : null}
        {crop.images[0] ? (
          <PictureMark
            label={t(crop.images[0].isIllustration ? 'marketplace.illustration' : 'marketplace.ownPhoto')}
            isOwn={!crop.images[0].isIllustration}
          />
        ) : null}
      </Box>
      <Box sx={LYING_TEXT}>
        <Box
          sx={{
            ...WHOLE_LINE,
            display: 'flex',
            columnGap: 1.5,
            flexWrap: { xs: 'wrap', sm: 'nowrap' },
            alignItems: 'baseline',
          }}
        >
          <CropNames written={crop.cropName} other={crop.nameInOtherScript} variant="h4" component="h2" id={titleId} />
          <Typography
            component="span"
            variant="body2"
            sx={{ ml: { sm: 'auto' }, flexShrink: { sm: 0 }, '& svg': { fontSize: 18 } }}
          >
            <Rating value={rating} reviews={reviews} />
          </Typography>
        </Box>
        <Typography variant="body2" sx={{ ...WHOLE_LINE, color: 'text.secondary' }}>
          <span>{t('marketplace.place', placeIn(language, location))}</span>
          <ListedAgo moment={crop.createdAt} />
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          <span>{t('marketplace.soldBy', { name: nameIn(language, crop.farmer) })}</span>
          {isNewSeller ? (
            <Box component="span" title={t('marketplace.newSellerReason')} sx={{ color: 'secondary.dark' }}>
              {` · ${t('marketplace.newSeller')}`}
            </Box>
          ) : null}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', display: { xs: 'none', sm: 'block' } }}>
          <span>{t(`marketplace.category.${crop.category}`)}</span>
          {harvested ? <span>{` · ${t('marketplace.harvest', { date: harvested })}`}</span> : null}
        </Typography>
        <Box sx={{ ...WHOLE_LINE, order: { xs: -1, sm: 0 }, mt: { sm: 'auto' }, pt: { sm: 0.5 } }}>
          <PriceStrip around={crop.priceComparison} price={crop.auction?.currentPrice ?? crop.basePrice} side="BUYER" />
        </Box>
        <Box
          sx={{
            // On a phone its parts stand in the column of the other lines, the price above them all.
            display: { xs: 'contents', sm: 'flex' },
            gap: 1,
            pt: 1,
            alignItems: 'end',
            justifyContent: 'space-between',
          }}
        >
          <Box sx={{ display: { xs: 'contents', sm: 'flex' }, flexDirection: 'column', minWidth: 0 }}>
            <Typography
              component="p"
              sx={{
                ...WHOLE_LINE,
                // Last where cards stand in rows, so that the prices of a row are on one line.
                order: { xs: -2, sm: 1 },
                fontSize: '1.375rem',
                lineHeight: 1.3,
                '& span span': { fontSize: '1.0625rem' },
              }}
            >
              <Price
                rupees={crop.auction?.currentPrice ?? crop.basePrice}
                unit={t('marketplace.perUnit', { unit: t(`marketplace.one.${quantity.unit}`) })}
              />
            </Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {t('marketplace.available', { quantity: quantityText(t, quantity) })}
            </Typography>
            {crop.auction?.state === 'LIVE' ? <AuctionEnd endsAt={crop.auction.endsAt} /> : null}
          </Box>
          <Button
            component={Link}
            to={paths.cropDetail(crop.id)}
            variant="outlined"
            id={linkId}
            // A list of links tells one card's from another's.
            aria-labelledby={`${linkId} ${titleId}`}
            // Reaches over the whole card, so that a thumb need not aim.
            sx={{
              '&::after': { content: '""', position: 'absolute', inset: 0 },
              ...LYING_LINK,
            }}
          >
            {t('marketplace.contactFarmer')}
          </Button>
        </Box>
      </Box>
    </Box>
  );
}

/** Of a card that lies, in pixels. */
const LYING_PICTURE = 116;

/** On a phone who sells it and how much there is share a line, where they find room. */
const LYING_TEXT = {
  display: 'flex',
  flexDirection: { xs: 'row', sm: 'column' },
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  columnGap: 1,
  alignContent: 'flex-start',
  // All that is left of the line, and none of it with less than nine rem: then the picture takes its own.
  flex: { xs: '999 1 9rem', sm: 1 },
  minWidth: 0,
  rowGap: { xs: 0, sm: 0.25 },
} as const;

const WHOLE_LINE = { flexBasis: { xs: '100%', sm: 'auto' } } as const;

/** There the card is the button, and its words are a line like the others. */
const LYING_LINK = {
  ...WHOLE_LINE,
  flexShrink: 0,
  '@media (max-width: 599.95px)': { justifyContent: 'flex-start', minHeight: 0, p: 0, border: 'none' },
} as const;

const MINUTE_MS = 60_000;

/** Since when it is listed, in days. The server's page may be of the day before. */
function ListedAgo({ moment }: { moment: string }) {
  const { t } = useText();
  const { unit, count } = timeAgo(moment, serverNow());
  return (
    <Box component="time" dateTime={moment} suppressHydrationWarning>
      {` · ${unit === 'days' ? t('marketplace.daysAgo', { count }) : t('marketplace.today')}`}
    </Box>
  );
}

/** That it is an auction, and how long one can still bid. */
function AuctionEnd({ endsAt }: { endsAt: string }) {
  const { t } = useText();
  const left = timeLeft(endsAt, useServerNow(MINUTE_MS));
  return (
    <Typography
      variant="body2"
      suppressHydrationWarning
      sx={{ ...WHOLE_LINE, fontWeight: 600, color: 'secondary.dark' }}
    >
      {left ? t(`marketplace.auctionEnds.${left.unit}`, { count: left.count }) : t('marketplace.auctionEnding')}
    </Typography>
  );
}

/** On the picture, because it is the first thing a careful buyer looks for. */
function VerifiedMark({ label }: { label: string }) {
  return (
    <Box
      sx={{
        position: 'absolute',
        top: 12,
        left: 12,
        display: 'flex',
        alignItems: 'center',
        gap: 0.5,
        px: 1.25,
        py: 0.25,
        borderRadius: 1,
        bgcolor: 'background.paper',
        color: 'primary.main',
        fontSize: '0.9375rem',
        fontWeight: 600,
      }}
    >
      <VerifiedIcon aria-hidden="true" sx={{ fontSize: 18 }} />
      <span>{label}</span>
    </Box>
  );
}

/** In the lower corner: whether one sees the goods themselves. */
function PictureMark({ label, isOwn }: { label: string; isOwn: boolean }) {
  return (
    <Box
      component="span"
      sx={{
        position: 'absolute',
        left: { xs: 6, sm: 12 },
        bottom: { xs: 6, sm: 12 },
        px: 0.75,
        borderRadius: 1,
        typography: 'caption',
        fontWeight: isOwn ? 700 : 400,
        bgcolor: isOwn ? 'primary.main' : 'background.paper',
        color: isOwn ? 'primary.contrastText' : 'text.secondary',
      }}
    >
      {label}
    </Box>
  );
}
