import type { Components, CssVarsTheme, Theme } from '@mui/material/styles';
import { UPRIGHT_PHONE } from '@/ui/layout/upright-phone';
import { SWITCHING_ATTRIBUTE } from './attributes';

/** The smallest size of anything that is pressed (WCAG 2.2, our rule: 44 px). */
const TARGET = 44;

/** The height of every button, and of the fields that it stands beside (ui/form/field-style.ts). */
const BUTTON = 48;

/**
 * One ring for keyboard users on everything. No single colour has 3:1 on paper and on the dark green bands alike: the page's
 * own colour fills the gap between the outline and what has the focus, and one of the two is always seen.
 */
const focusRing = (theme: CssVarsTheme) => ({
  outline: `3px solid ${theme.vars.palette.secondary.dark}`,
  outlineOffset: 2,
  boxShadow: `0 0 0 2px ${theme.vars.palette.background.default}`,
});

/** How our components look everywhere; pages use `sx` only for what is theirs alone. */
export const components: Components<Omit<Theme, 'components' | 'palette'> & CssVarsTheme> = {
  MuiCssBaseline: {
    styleOverrides: (theme) => ({
      ':focus-visible': focusRing(theme),
      'main:focus, h1:focus': { outline: 'none' },
      // What is scrolled to, or gets the focus, stands below the header, which stays.
      html: { scrollPaddingTop: 80, [UPRIGHT_PHONE]: { scrollPaddingBottom: 72 } },
      // No word alone on a last line, where a browser can see to that.
      body: { overflowWrap: 'anywhere', textWrap: 'pretty' },
      // A bright picture would glow on a dark page.
      img: { maxWidth: '100%', ...theme.applyStyles('dark', { filter: 'brightness(.85)' }) },
      small: { fontSize: '0.8125rem' },
      // What browsers put between `details` and its content does not hand the page's box sizing on.
      'details > *': { boxSizing: 'border-box' },
      [`[${SWITCHING_ATTRIBUTE}] *`]: { transition: 'none !important' },
      '@media (prefers-reduced-motion: reduce)': {
        '*, *::before, *::after': {
          animationDuration: '0.01ms !important',
          animationIterationCount: '1 !important',
          transitionDuration: '0.01ms !important',
          scrollBehavior: 'auto !important',
        },
      },
    }),
  },
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    // Its own style takes every outline away, and a flat button's every shadow, with more weight than the rule for the page.
    styleOverrides: { root: ({ theme }) => ({ '&&:focus-visible, &&.Mui-focusVisible': focusRing(theme) }) },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    // One shape: no size of MUI's is used, and the corner is the theme's, as everywhere.
    styleOverrides: {
      root: {
        minHeight: BUTTON,
        paddingInline: 20,
        fontSize: '1.0625rem',
        lineHeight: 1.3,
        textTransform: 'none',
        fontWeight: 600,
        // Says at once that a press has come, before anything answers it.
        '&:active': { filter: 'brightness(.9)' },
      },
      // Forced colours take the fill away and give every border a colour: the shape of the button.
      contained: { border: '1px solid transparent' },
    },
  },
  MuiIconButton: { styleOverrides: { root: { minWidth: TARGET, minHeight: TARGET } } },
  MuiChip: {
    styleOverrides: {
      root: ({ theme }) => ({ fontWeight: 500, borderRadius: theme.vars.shape.borderRadius }),
      clickable: { minHeight: TARGET, paddingInline: 6 },
    },
  },
  MuiCard: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: {
      root: { boxShadow: '0 1px 2px rgb(40 50 30 / 6%), 0 6px 20px rgb(40 50 30 / 6%)' },
    },
  },
  // MUI lays white over what stands high in the dark: dialogs would have a grey that nothing else has.
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiTab: {
    styleOverrides: { root: { minHeight: 48, textTransform: 'none', fontWeight: 600, fontSize: '1.0625rem' } },
  },
  MuiLink: { defaultProps: { underline: 'hover' } },
  MuiTypography: { defaultProps: { variantMapping: { subtitle1: 'p', subtitle2: 'p' } } },
};
