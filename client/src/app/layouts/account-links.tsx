import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { useText } from '@/i18n/use-text';
import { paths } from '@/lib/paths';
import { useSession } from '@/session/session-provider';
import { useIdlePart } from './use-idle-part';

const loadNameMenu = async () => (await import('./name-menu')).NameMenu;
const loadPlaces = async () => (await import('./own-place-list')).OwnPlaceList;

/**
 * Login and Sign Up for a guest, the first name with one's own places and Logout for everybody else. Nothing while the server
 * cannot be asked who it is: they are no guest.
 *
 * @param folded in the menu: the places stand there, and the name needs none of its own
 */
export function AccountLinks({ folded = false }: { folded?: boolean }) {
  const { t } = useText();
  const { user, status, signOut } = useSession();
  const NameMenu = useIdlePart(user !== null && !folded, loadNameMenu);
  const Places = useIdlePart(user !== null && folded, loadPlaces);
  if (status === 'unreachable') return null;
  if (user) {
    return (
      <>
        {Places ? <Places /> : null}
        {NameMenu ? (
          <NameMenu name={user.firstName} />
        ) : (
          <Typography sx={{ fontWeight: 600, px: 1.5 }}>{user.firstName}</Typography>
        )}
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
