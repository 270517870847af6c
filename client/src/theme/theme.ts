import { extendTheme } from '@mui/material/styles';
import { COLOR_SCHEME_ATTRIBUTE } from './attributes';
import { components } from './components';
import { darkPalette, lightPalette } from './palette';

/** On the narrowest phones a long word in large letters is wider than the line: it is parted where its language parts it. */
const parted = { hyphens: 'auto', hyphenateLimitChars: '9 4 4' } as const;
const heading = { fontWeight: 700, letterSpacing: '-0.01em', '@media (max-width: 359px)': parted };

/** The one theme: light and dark through CSS variables, so switching repaints and never re-renders. */
export const theme = extendTheme({
  colorSchemeSelector: COLOR_SCHEME_ATTRIBUTE,
  colorSchemes: { light: { palette: lightPalette }, dark: { palette: darkPalette } },
  shape: { borderRadius: 12 },
  typography: {
    // fonts.css: it differs between the languages.
    fontFamily: 'var(--annapath-text)',
    // Five sizes and one for what a page is about: 13, 15, 17, 22, 32 and 48 px (e2e/every-route.spec.ts).
    h1: { ...heading, fontSize: '2rem', lineHeight: 1.2 },
    h2: { ...heading, fontSize: '1.375rem', lineHeight: 1.3 },
    h3: { ...heading, fontSize: '1.0625rem', lineHeight: 1.4 },
    h4: { ...heading, fontSize: '1.0625rem', lineHeight: 1.4 },
    // MUI's dialogs title themselves with it: like a section's heading.
    h6: { ...heading, fontSize: '1.375rem', lineHeight: 1.3 },
    body1: { fontSize: '1.0625rem', lineHeight: 1.6 },
    body2: { fontSize: '0.9375rem', lineHeight: 1.55 },
    caption: { fontSize: '0.8125rem', lineHeight: 1.5 },
    button: { textTransform: 'none', fontWeight: 600 },
  },
  components,
});
