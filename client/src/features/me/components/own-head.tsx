import VerifiedIcon from '@mui/icons-material/VerifiedRounded';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useText } from '@/i18n/use-text';
import type { SessionHandle } from '@/session/session-provider';
import { Initial } from '@/ui/data/initial';
import { Stars } from '@/ui/data/stars';
import type { OwnPageQuery } from '../me.generated';

/** Whose page it is, as soon as that is known; the rest as it comes, in lines that are there from the start. */
export function OwnHead({
  user,
  known,
}: {
  user: NonNullable<SessionHandle['user']>;
  known: OwnPageQuery | undefined;
}) {
  const { t, language } = useText();
  const person = known?.person;
  const place = language === 'hi' ? person?.locationHi : person?.location;
  return (
    <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', minHeight: 128 }}>
      <Initial name={user.firstName} size={{ xs: 64 }} />
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="h1" sx={{ overflowWrap: 'anywhere', fontSize: '1.375rem' }}>
          {`${user.firstName} ${user.lastName}`}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 0.5 }}>
          <span>{[t(`me.role.${user.role}`), ...(place ? [place] : [])].join(' · ')}</span>
          {person?.verified ? (
            <VerifiedIcon titleAccess={t('me.verified')} color="primary" sx={{ fontSize: 18 }} />
          ) : null}
        </Box>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          <span>{user.phone}</span>
          <br />
          <span>{user.email}</span>
        </Typography>
        <Box
          sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, minHeight: 24, fontSize: '0.9375rem' }}
        >
          {person && person.rating !== null ? (
            <>
              <strong>{person.rating.toFixed(1)}</strong>
              <Stars value={person.rating} />
              <span>{t('me.ratings', { count: person.reviews })}</span>
            </>
          ) : null}
          {person ? <span>{t('me.dealsDone', { count: person.dealsCompleted })}</span> : null}
        </Box>
      </Box>
    </Box>
  );
}
