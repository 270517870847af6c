import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

type PhoneFoldProps = {
  /** What is always seen: on a phone the line that is pressed, so nothing in it can be pressed itself. */
  head: ReactNode;
  /** The element of `head` that names the line for screen readers. */
  labelledBy: string;
  /** What a phone shows once the line is pressed. */
  children: ReactNode;
  /** How the two parts stand together where nothing folds. */
  sx?: object;
};

const style = {
  '& > details': { display: 'none' },
  '@media screen and (max-width: 599.95px)': {
    display: 'grid',
    alignItems: 'center',
    '& > :not(:last-child)': { gridArea: '1 / 1' },
    '& > :first-child': { pr: 4 },
    '& > details, & summary': {
      display: 'block',
      height: '100%',
      minHeight: 48,
      position: 'relative',
      cursor: 'pointer',
    },
    '& summary::-webkit-details-marker': { display: 'none' },
    '& summary::after': {
      content: '""',
      position: 'absolute',
      right: 6,
      top: 'calc(50% - 7px)',
      p: '4px',
      border: 'solid',
      borderWidth: '0 2px 2px 0',
      rotate: '45deg',
    },
    '& > [open] > summary::after': { rotate: '225deg', mt: '5px' },
    '& > details:not([open]) + div': { display: 'none' },
  },
};

/**
 * One line on a phone that opens at a press, with or without scripts; on wider screens and on paper simply both parts, one
 * under the other. The `details` lies over the head instead of around everything: a wide screen has nothing to press, and
 * every word is there once.
 */
export function PhoneFold({ head, labelledBy, children, sx = {} }: PhoneFoldProps) {
  return (
    <Box sx={[sx, style]}>
      <div>{head}</div>
      <details>
        <summary aria-labelledby={labelledBy} />
      </details>
      <div>{children}</div>
    </Box>
  );
}
