import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { LOWER_BAR, UPRIGHT_PHONE } from '@/ui/layout/upright-phone';

/** A field that gets the focus is scrolled clear of the bar and of the header. */
const clearOfBar = {
  html: {
    [UPRIGHT_PHONE]: { scrollPaddingTop: '5rem', scrollPaddingBottom: 'calc(6rem + env(safe-area-inset-bottom))' },
  },
  // A short step leaves its bar at the lower edge all the same.
  [`form:has(> [${LOWER_BAR}])`]: { [UPRIGHT_PHONE]: { minHeight: 'calc(100dvh - 64px)' } },
};

/** The second press of a double one was meant for the button that stood there before. */
const forgetDoublePress = (event: MouseEvent) => {
  if (event.detail < 2) return;
  event.preventDefault();
  event.stopPropagation();
};

/** Of a field with several lines browsers bring only the line with the cursor into sight. */
function showWhole({ target }: FocusEvent): void {
  if (target instanceof HTMLTextAreaElement) target.scrollIntoView?.({ block: 'nearest' });
}

/** The buttons of a long form: on a phone at its lower edge, in reach of the thumb, at any scroll position. */
export function SaveBar({ children }: { children: ReactNode }) {
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    const form = bar.current?.closest('form');
    form?.addEventListener('focusin', showWhole);
    return () => form?.removeEventListener('focusin', showWhole);
  }, []);
  return (
    <Box
      ref={bar}
      {...{ [LOWER_BAR]: '' }}
      onClickCapture={forgetDoublePress}
      sx={{
        order: 1,
        mt: 'auto',
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1.5,
        '&& > *': { flex: '1 1 100%', px: 1.5, lineHeight: 1.2 },
        [UPRIGHT_PHONE]: {
          // On one line, in every language: the fields are kept clear of this height.
          flexWrap: 'nowrap',
          '&& > *': { flex: '1 1 0' },
          position: 'sticky',
          bottom: 0,
          zIndex: 1,
          mx: -2,
          px: 2,
          pt: 1,
          pb: 'calc(8px + env(safe-area-inset-bottom))',
          bgcolor: 'background.paper',
          borderTop: 1,
          borderColor: 'divider',
        },
      }}
    >
      <GlobalStyles styles={clearOfBar} />
      {children}
    </Box>
  );
}
