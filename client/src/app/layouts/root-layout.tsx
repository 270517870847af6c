import Box from '@mui/material/Box';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { UPRIGHT_PHONE } from '@/ui/layout/upright-phone';
import { FooterSlot } from './footer-slot';
import { Header } from './header';
import { NavigationProgress } from './navigation-progress';
import { PlaceBar } from './place-bar';
import { RouteTitle } from './route-title';
import { SkipLink } from './skip-link';
import { MAIN_ID, useFocusOnNavigation } from './use-focus-on-navigation';

/** Every page that is loaded as a document has the router's key "default": without its address it would open where the one before was left. */
const placeInHistory = ({ key, pathname, search }: { key: string; pathname: string; search: string }) =>
  key === 'default' ? `${pathname}${search}` : key;

/** What surrounds every page: skip link, header, the page, footer, and on a phone the five places. */
export function RootLayout() {
  const mainRef = useFocusOnNavigation();
  return (
    // On paper the page stands alone: no header, no footer, and no height of a window.
    <Box
      sx={{
        display: 'flex',
        flexDirection: 'column',
        minHeight: '100dvh',
        // The bar of the five places never lies over the end of the page.
        [UPRIGHT_PHONE]: { pb: 'calc(56px + env(safe-area-inset-bottom))' },
        '@media print': { display: 'block', minHeight: 0 },
      }}
    >
      <SkipLink />
      {/* Before the page, so that a page's own title (useDocumentTitle) has the last word. */}
      <RouteTitle />
      <Header />
      <NavigationProgress />
      {/* As tall as the window below the header: what comes later would push away a footer that stood in sight. */}
      <Box
        component="main"
        id={MAIN_ID}
        ref={mainRef}
        tabIndex={-1}
        sx={{ flex: 1, minHeight: 'calc(100dvh - 65px)', '@media print': { minHeight: 0 } }}
      >
        <Outlet />
      </Box>
      <FooterSlot />
      <PlaceBar />
      <ScrollRestoration getKey={placeInHistory} />
    </Box>
  );
}
