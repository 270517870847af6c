import Box from '@mui/material/Box';
import { NavLink } from 'react-router-dom';
import { useText } from '@/i18n/use-text';
import { useSession } from '@/session/session-provider';
import { LOWER_BAR, UPRIGHT_PHONE } from '@/ui/layout/upright-phone';
import { ownPlaces } from './own-places';
import { ShellDrawing } from './shell-drawing';

/** On a phone held upright, five places at its lower edge; a page with a bar of its own there (`LOWER_BAR`) has that one alone. */
export function PlaceBar() {
  const { t } = useText();
  const { user, status } = useSession();
  // Who cannot be asked for is no guest.
  if (status === 'unreachable') return null;
  return (
    <Box
      component="nav"
      aria-label={t('place.all')}
      sx={{
        display: 'none',
        [UPRIGHT_PHONE]: {
          display: 'block',
          position: 'fixed',
          insetInline: 0,
          bottom: 0,
          zIndex: 'appBar',
          pb: 'env(safe-area-inset-bottom)',
          bgcolor: 'background.paper',
          borderTop: 1,
          borderColor: 'divider',
          [`body:has([${LOWER_BAR}]) &`]: { display: 'none' },
        },
        '@media print': { display: 'none' },
      }}
    >
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', height: 56 }}>
        {ownPlaces(user).map(({ to, text, drawing }) => (
          <Box component="li" key={to} sx={{ flex: '1 1 0', minWidth: 0 }}>
            <Box
              component={NavLink}
              to={to}
              sx={{
                height: '100%',
                display: 'flex',
                flexDirection: 'column',
                alignItems: 'center',
                justifyContent: 'center',
                color: 'text.secondary',
                textDecoration: 'none',
                fontSize: '0.8125rem',
                lineHeight: 1.4,
                whiteSpace: 'nowrap',
                '&:active': { bgcolor: 'action.hover' },
                '&.active': { color: 'primary.main', fontWeight: 700 },
              }}
            >
              <ShellDrawing name={drawing} />
              <span>{t(text)}</span>
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
