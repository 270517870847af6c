import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { NavLink } from 'react-router-dom';
import { useText } from '@/i18n/use-text';
import { useSession } from '@/session/session-provider';
import { ownPlaces } from './own-places';
import { ShellDrawing } from './shell-drawing';

/** One's own places below each other, in the menus; a phone has them at its lower edge. */
export function OwnPlaceList() {
  const { t } = useText();
  const { user } = useSession();
  return (
    <nav aria-label={t('place.all')}>
      <Stack component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {ownPlaces(user).map(({ to, text, drawing }) => (
          <li key={to}>
            <Button
              component={NavLink}
              to={to}
              color="inherit"
              fullWidth
              startIcon={<ShellDrawing name={drawing} />}
              sx={{
                px: 1.5,
                justifyContent: 'flex-start',
                '&.active': { color: 'primary.main', bgcolor: 'action.hover' },
              }}
            >
              <span>{t(text)}</span>
            </Button>
          </li>
        ))}
      </Stack>
    </nav>
  );
}
