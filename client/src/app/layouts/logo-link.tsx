import Box from '@mui/material/Box';
import { Link } from 'react-router-dom';
import { useText } from '@/i18n/use-text';
import { dashboardPath, paths } from '@/lib/paths';
import { useSession } from '@/session/session-provider';
import { Logo } from '@/ui/brand/logo';

const NAME_FITS = '@media (min-width: 375px)';

/** The logo leads to one's own dashboard, a guest to the home page (AC-025 to AC-027). */
export function LogoLink() {
  const { t } = useText();
  const { user } = useSession();
  return (
    <Box
      component={Link}
      to={user ? dashboardPath(user.role) : paths.home}
      aria-label={t(user ? 'shell.logoDashboard' : 'shell.logoHome')}
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        minHeight: 44,
        minWidth: 0,
        color: 'text.primary',
        mr: { lg: 2 },
      }}
    >
      {/* On the narrowest phones the mark stands alone: the name has no room beside language, colours and menu. */}
      <Box component="span" sx={{ [NAME_FITS]: { display: 'none' } }}>
        <Logo size={32} withWordmark={false} />
      </Box>
      <Box component="span" sx={{ display: 'none', [NAME_FITS]: { display: 'block' } }}>
        <Logo size={26} />
      </Box>
    </Box>
  );
}
