import PlantIcon from '@mui/icons-material/GrassRounded';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { useText } from '@/i18n/use-text';
import { languageOfScript } from '@/lib/language-of-script';
import { formatRupees } from '@/lib/money';
import { namesInBrackets } from '@/lib/names-in-brackets';
import { paths } from '@/lib/paths';
import { Picture } from '@/ui/data/picture';
import { quantityText } from '@/ui/data/quantity';
import { type DealShown, otherName } from './deal-shown';
import { OtherSideLinks } from './other-side-links';

/** Of the picture, in pixels. */
const SIDE = { xs: 88, sm: 128 };

/** What was sold, how much of it and for how much, with its picture; with whom, and how to reach them. */
export function DealHead({ deal, onRetry }: { deal: DealShown; onRetry(): void }) {
  const { t } = useText();
  const isFarmer = deal.yourSide === 'FARMER';
  const person = isFarmer ? deal.buyer : deal.farmer;
  return (
    <Box
      sx={{
        mt: 1,
        mb: { xs: 2.5, md: 3 },
        display: 'grid',
        alignItems: 'start',
        columnGap: 2,
        rowGap: 1.5,
        gridTemplateColumns: 'auto minmax(0, 1fr)',
      }}
    >
      <Box sx={{ gridRow: { sm: 'span 2' } }}>
        <CropPicture deal={deal} />
      </Box>
      <Box sx={{ alignSelf: { xs: 'center', sm: 'start' } }}>
        <Typography variant="h2" component="h1">
          <HeadLine deal={deal} />
        </Typography>
        <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
          {t('deal.title', { number: deal.number })}
        </Typography>
      </Box>
      <Box
        component="section"
        aria-label={t(isFarmer ? 'deal.buyer' : 'deal.farmer')}
        sx={{
          gridColumn: { xs: '1 / -1', sm: 2 },
          display: 'flex',
          flexWrap: 'wrap',
          gap: 1,
          alignItems: 'center',
          justifyContent: 'space-between',
        }}
      >
        <Typography>
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {`${t(isFarmer ? 'deal.buyer' : 'deal.farmer')}: `}
          </Box>
          <Box component={Link} to={paths.person(person.id)} sx={{ color: 'inherit', fontWeight: 700 }}>
            {otherName(deal)}
          </Box>
        </Typography>
        <OtherSideLinks deal={deal} person={person} onRetry={onRetry} />
      </Box>
    </Box>
  );
}

/** `30 quintals of wheat · ₹75,900`: what was weighed, once something was. */
function HeadLine({ deal }: { deal: DealShown }) {
  const { t, language } = useText();
  const quantity = quantityText(t, deal.weighing?.quantity ?? deal.quantity);
  const { name } = deal.sold;
  const { nameInOtherScript: other } = deal.crop;
  const inOwnScript = other !== null && languageOfScript(name) !== language && languageOfScript(other) === language;
  const crop = namesInBrackets(name)?.[language] ?? (inOwnScript ? other : name);
  return (
    <>
      <span>{`${t('deal.head', { quantity, crop })} · `}</span>
      <Box component="span" sx={{ whiteSpace: 'nowrap', color: 'primary.main', fontVariantNumeric: 'tabular-nums' }}>
        {formatRupees(deal.finalAmount ?? deal.total)}
      </Box>
    </>
  );
}

function CropPicture({ deal }: { deal: DealShown }) {
  const [picture] = deal.crop.images;
  const frame = { width: SIDE, height: SIDE, borderRadius: 1 };
  return picture ? (
    <Picture picture={picture} sizes="128px" eager sx={frame} />
  ) : (
    <Box sx={{ ...frame, display: 'grid', placeItems: 'center', bgcolor: 'action.hover', color: 'text.secondary' }}>
      <PlantIcon aria-hidden="true" sx={{ fontSize: 40, opacity: 0.5 }} />
    </Box>
  );
}
