import VerifiedIcon from '@mui/icons-material/VerifiedRounded';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useText } from '@/i18n/use-text';
import { formatMonth } from '@/lib/dates';
import { nameIn } from '@/lib/name-in';
import { Initial } from '@/ui/data/initial';
import { OtherName } from '@/ui/data/other-name';
import { Stars } from '@/ui/data/stars';
import type { PersonShownFragment } from '../people.generated';
import { PersonFigures } from './person-figures';

/** Fewer than this, and the average is only what one or two people say. */
const FEW = 3;

/** A person on the marketplace, with the figures of their deals. */
export function PersonView({ person }: { person: PersonShownFragment }) {
  const { t, language } = useText();
  const { role, verified, verifiedBy, verifiedOn, memberSince, rating, reviews } = person;
  const firstName = nameIn(language, person);
  const place = language === 'hi' ? person.locationHi : person.location;
  return (
    <>
      <Box sx={{ display: 'flex', gap: { xs: 2, sm: 3 }, alignItems: 'center' }}>
        <Initial name={firstName} size={{ xs: 64, sm: 80 }} />
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
            {firstName}
          </Typography>
          {/* As they wrote it themselves. */}
          <OtherName name={firstName === person.firstName ? null : person.firstName} />
          <Typography>{[t(`person.role.${role}`), ...(place ? [place] : [])].join(' · ')}</Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t('person.memberSince', { month: formatMonth(memberSince, language) })}
          </Typography>
          {verified ? (
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, color: 'primary.main', fontSize: '0.9375rem' }}>
              <VerifiedIcon aria-hidden="true" sx={{ fontSize: 18 }} />
              <span>
                {verifiedBy && verifiedOn
                  ? t(`person.verifiedBy.${verifiedBy}`, { month: formatMonth(verifiedOn, language) })
                  : t('person.verified')}
              </span>
            </Box>
          ) : null}
        </Box>
      </Box>
      {rating === null ? null : (
        <Box sx={{ mt: 3 }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5 }}>
            <Typography component="span" aria-hidden="true" sx={{ fontSize: '2rem', fontWeight: 700, lineHeight: 1.2 }}>
              {rating.toFixed(1)}
            </Typography>
            <Stars value={rating} size={26} />
            <Typography component="span" sx={{ color: 'text.secondary' }}>
              {t('person.ratings', { count: reviews })}
            </Typography>
          </Box>
          {reviews < FEW ? (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {t('person.few', { name: firstName })}
            </Typography>
          ) : null}
        </Box>
      )}
      <PersonFigures person={person} />
    </>
  );
}
