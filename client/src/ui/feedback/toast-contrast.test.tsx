import { getContrastRatio } from '@mui/material/styles';
import { render, screen } from '@testing-library/react';
import { Texts } from '@/i18n/texts';
import { TextsProvider } from '@/i18n/texts-provider';
import { theme } from '@/theme/theme';
import { ThemeRoot } from '@/theme/theme-root';
import ToastHost from './toast-host';

/** WCAG 2.2, 1.4.3, for text of this size. */
const READABLE = 4.5;

const schemes = ['light', 'dark'] as const;
const kinds = ['success', 'error', 'info'] as const;

/** What a colour of ours, as a style names it, is in a scheme: "var(--mui-palette-error-main, #…)". */
function colourIn(scheme: (typeof schemes)[number], value: string): string {
  const [, kind = '', shade = ''] = /^var\(--mui-palette-(\w+)-(\w+)/.exec(value) ?? [];
  const colour = Object.entries(theme.colorSchemes[scheme]?.palette ?? {}).find(([name]) => name === kind)?.[1];
  const found: unknown = Object.entries(typeof colour === 'object' ? colour : {}).find(([name]) => name === shade)?.[1];
  if (typeof found !== 'string') throw new Error(`A toast has a colour of its own: ${value}`);
  return found;
}

test.each(kinds)('a toast of kind %s can be read in both schemes (AC-613)', async (kind) => {
  render(
    <ThemeRoot>
      <TextsProvider texts={new Texts()}>
        <ToastHost toast={{ kind, message: 'Said', description: 'And more' }} />
      </TextsProvider>
    </ThemeRoot>,
  );
  const style = getComputedStyle((await screen.findByText('Said')).closest('.notistack-MuiContent') as Element);
  for (const scheme of schemes) {
    const [ground, text] = [style.backgroundColor, style.color].map((value) => colourIn(scheme, value));
    expect(getContrastRatio(text ?? '', ground ?? '')).toBeGreaterThanOrEqual(READABLE);
  }
});
