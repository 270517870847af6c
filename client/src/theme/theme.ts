import { extendTheme } from '@mui/material/styles';
import { COLOR_SCHEME_ATTRIBUTE } from './attributes';
import { components } from './components';
import { darkPalette, lightPalette } from './palette';

/**
 * System fonts: nothing to load before text is seen. Devanagari stands first because its range holds nothing else
 * (fonts.css): from the device, else from our own file. Wide screens have a face of ours for Latin letters beside it.
 */
const fontFamily =
  "var(--annapath-text, 'Annapath Devanagari', system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'Nirmala UI', sans-serif)";

/** On the narrowest phones a long word in large letters is wider than the line: it is parted where its language parts it. */
const parted = { hyphens: 'auto', hyphenateLimitChars: '9 4 4' } as const;
const heading = { fontWeight: 700, letterSpacing: '-0.01em', '@media (max-width: 359px)': parted };

/** The one theme: light and dark through CSS variables, so switching repaints and never re-renders. */
export const theme = extendTheme({
  colorSchemeSelector: COLOR_SCHEME_ATTRIBUTE,
  colorSchemes: { light: { palette: lightPalette }, dark: { palette: darkPalette } },
  shape: { borderRadius: 12 },
  typography: {
    fontFamily,
    h1: { ...heading, fontSize: 'clamp(1.875rem, 1.4rem + 2.2vw, 3rem)', lineHeight: 1.2 },
    h2: { ...heading, fontSize: 'clamp(1.5rem, 1.25rem + 1.2vw, 2.125rem)', lineHeight: 1.25 },
    h3: { ...heading, fontSize: '1.25rem', lineHeight: 1.35 },
    h4: { ...heading, fontSize: '1.125rem', lineHeight: 1.4 },
    // MUI's dialogs title themselves with it: like a panel's heading.
    h6: { ...heading, fontSize: '1.25rem', lineHeight: 1.35 },
    body1: { fontSize: '1.0625rem', lineHeight: 1.6 },
    body2: { fontSize: '0.9375rem', lineHeight: 1.55 },
    button: { textTransform: 'none', fontWeight: 600 },
  },
  components,
});
