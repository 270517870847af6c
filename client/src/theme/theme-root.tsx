import { ThemeProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import DefaultPropsProvider from '@mui/material/DefaultPropsProvider';
import GlobalStyles from '@mui/material/GlobalStyles';
import { type ComponentProps, type ReactNode, useEffect } from 'react';
import './fonts.css';
import './print.css';
import { COLOR_SCHEME_ATTRIBUTE } from './attributes';
import { followSystemScheme } from './colour-scheme';
import { theme } from './theme';

const DARK = `[${COLOR_SCHEME_ATTRIBUTE}="dark"]`;
/** The dark colours are the screen's alone: paper is white. */
const variables = theme.generateStyleSheets().map((sheet) => (DARK in sheet ? { '@media screen': sheet } : sheet));
/** MUI types this provider by components' properties, and reads the theme's `components` from it. */
const defaultProps = theme.components as ComponentProps<typeof DefaultPropsProvider>['value'];

/**
 * Theme, base styles and fonts around everything. The scheme follows the system until the reader chooses. MUI's own
 * provider would do the same with 5 kB more: it re-renders on a switch, where ours only changes an attribute.
 */
export function ThemeRoot({ children }: { children: ReactNode }) {
  useEffect(followSystemScheme, []);
  return (
    <ThemeProvider theme={theme}>
      <DefaultPropsProvider value={defaultProps}>
        <GlobalStyles styles={variables} />
        <CssBaseline enableColorScheme />
        {children}
      </DefaultPropsProvider>
    </ThemeProvider>
  );
}
