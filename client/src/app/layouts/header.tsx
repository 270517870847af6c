import CloseIcon from '@mui/icons-material/Close';
import MenuIcon from '@mui/icons-material/Menu';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useText } from '@/i18n/use-text';
import { useSession } from '@/session/session-provider';
import { Frame } from '@/ui/layout/frame';
import { UPRIGHT_PHONE } from '@/ui/layout/upright-phone';
import { AccountLinks } from './account-links';
import { BellSlot } from './bell-slot';
import { ColourSchemeSwitch } from './colour-scheme-switch';
import { LanguageSwitch } from './language-switch';
import { LogoLink } from './logo-link';
import { NavigationList } from './navigation-list';

const MENU_ID = 'mobile-menu';

/** Logo, navigation, language, colours and account; below the large width the links fold into a menu. */
export function Header() {
  const { t } = useText();
  const { pathname } = useLocation();
  const { user } = useSession();
  const [menuOpen, setMenuOpen] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page closes the menu that led to it.
  useEffect(() => setMenuOpen(false), [pathname]);

  return (
    <Box
      component="header"
      sx={{
        displayPrint: 'none',
        position: 'sticky',
        top: 0,
        zIndex: 'appBar',
        bgcolor: 'background.paper',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Frame onKeyDown={(event) => event.key === 'Escape' && setMenuOpen(false)}>
        <Stack
          direction="row"
          sx={{
            alignItems: 'center',
            gap: { xs: 0.5, sm: 1.5 },
            minHeight: 64,
            // Large text makes two lines of it; pictures need not grow with the words.
            flexWrap: 'wrap',
            justifyContent: 'flex-end',
            '& .MuiIconButton-root > svg': { fontSize: 24 },
          }}
        >
          <LogoLink />
          <Box sx={{ flex: 1 }}>
            <Box sx={{ display: { xs: 'none', lg: 'block' } }}>
              <NavigationList direction="row" />
            </Box>
          </Box>
          {/* On a phone the colours are in the menu; whoever is signed in has both on their own page. */}
          <Box sx={{ [UPRIGHT_PHONE]: { display: user ? 'none' : 'block' } }}>
            <LanguageSwitch />
          </Box>
          <Box sx={{ [UPRIGHT_PHONE]: { display: 'none' } }}>
            <ColourSchemeSwitch />
          </Box>
          <BellSlot />
          <Stack direction="row" sx={{ display: { xs: 'none', lg: 'flex' }, gap: 1, alignItems: 'center' }}>
            <AccountLinks />
          </Stack>
          <IconButton
            sx={{ display: { lg: 'none' } }}
            aria-expanded={menuOpen}
            aria-controls={MENU_ID}
            aria-label={t(menuOpen ? 'shell.menuClose' : 'shell.menuOpen')}
            onClick={() => setMenuOpen(!menuOpen)}
          >
            {menuOpen ? <CloseIcon /> : <MenuIcon />}
          </IconButton>
        </Stack>
        <Box id={MENU_ID} sx={{ display: { lg: 'none' } }}>
          {menuOpen ? (
            <Box sx={{ pb: 2 }}>
              <NavigationList direction="column" />
              <Stack sx={{ gap: 1, mt: 1 }}>
                <AccountLinks folded />
              </Stack>
              <Box sx={{ display: 'none', [UPRIGHT_PHONE]: { display: 'flex', justifyContent: 'center', mt: 1 } }}>
                {user ? <LanguageSwitch /> : null}
                <ColourSchemeSwitch />
              </Box>
            </Box>
          ) : null}
        </Box>
      </Frame>
    </Box>
  );
}
