import Box from '@mui/material/Box';
import { Link } from 'react-router-dom';
import { useText } from '@/i18n/use-text';
import { dashboardPath, paths } from '@/lib/paths';
import { useSession } from '@/session/session-provider';
import { Logo } from '@/ui/brand/logo';

/** Where the name has room beside language, colours and menu, and, when signed in, the bell. */
const NAME_FITS = { guest: '@media (min-width: 375px)', signedIn: '@media (min-width: 440px)' };

/** The logo leads to one's own dashboard, a guest to the home page. */
export function LogoLink() {
  const { t } = useText();
  const { user } = useSession();
  const nameFits = user ? NAME_FITS.signedIn : NAME_FITS.guest;
  return (
    <Box
      component={Link}
      to={user ? dashboardPath(user.role) : paths.home}
      aria-label={t(user ? 'shell.logoDashboard' : 'shell.logoHome')}
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        minHeight: 44,
        minWidth: 44,
        color: 'text.primary',
        mr: { lg: 2 },
      }}
    >
      {/* On a narrow phone the mark stands alone. */}
      <Box component="span" sx={{ [nameFits]: { display: 'none' } }}>
        <Logo size={32} withWordmark={false} />
      </Box>
      <Box component="span" sx={{ display: 'none', [nameFits]: { display: 'block' } }}>
        <Logo size={26} />
      </Box>
    </Box>
  );
}
