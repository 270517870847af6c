import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { useText } from '@/i18n/use-text';
import { paths } from '@/lib/paths';
import { useSession } from '@/session/session-provider';

/**
 * Login and Sign Up for a guest, the first name and Logout for everybody else. Nothing while the server
 * cannot be asked who it is: they are no guest.
 */
export function AccountLinks() {
  const { t } = useText();
  const { user, status, signOut } = useSession();
  if (status === 'unreachable') return null;
  if (user) {
    return (
      <>
        <Typography sx={{ fontWeight: 600, px: 1 }}>{user.firstName}</Typography>
        <Button variant="outlined" onClick={() => void signOut()}>
          {t('nav.logout')}
        </Button>
      </>
    );
  }
  return (
    <>
      <Button component={Link} to={paths.login}>
        {t('nav.login')}
      </Button>
      <Button component={Link} to={paths.signup} variant="contained">
        {t('nav.signup')}
      </Button>
    </>
  );
}
