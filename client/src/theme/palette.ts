/** Our colours: green for what can be pressed, marigold for accents, paper for the ground. Contrast of every text pair is at least 4.5:1. */
export const lightPalette = {
  primary: { main: '#1F6B3A', light: '#3F8A58', dark: '#14502A', contrastText: '#FFFFFF' },
  secondary: { main: '#F2A516', light: '#F8C45E', dark: '#8A5A00', contrastText: '#2A1C00' },
  background: { default: '#FBF7EF', paper: '#FFFFFF' },
  text: { primary: '#22281F', secondary: '#535C4E' },
  divider: '#E2DACA',
  success: { main: '#1F6B3A', contrastText: '#FFFFFF' },
  error: { main: '#B3261E', contrastText: '#FFFFFF' },
  warning: { main: '#8A5A00', contrastText: '#FFFFFF' },
  info: { main: '#1B5E86', contrastText: '#FFFFFF' },
};

export const darkPalette = {
  primary: { main: '#8CCF9F', light: '#B2E2BF', dark: '#5FAE78', contrastText: '#0B2413' },
  secondary: { main: '#F5B94A', light: '#FAD58F', dark: '#D0921F', contrastText: '#2A1C00' },
  background: { default: '#101A14', paper: '#18241C' },
  text: { primary: '#F1EBDD', secondary: '#C2BFAF' },
  divider: '#31402F',
  success: { main: '#8CCF9F', contrastText: '#0B2413' },
  error: { main: '#F2A39B', contrastText: '#3B0905' },
  warning: { main: '#F5B94A', contrastText: '#2A1C00' },
  info: { main: '#93C7E8', contrastText: '#06283B' },
};
