import type { ReactNode } from 'react';
import { Frame, type FrameWidth } from './frame';

/** The frame of a page's content: its width and its distance from the edges. `wide` for grids, `narrow` for forms and texts. */
export function Page({ children, width = 'wide' }: { children: ReactNode; width?: FrameWidth }) {
  return (
    <Frame width={width} sx={{ py: { xs: 3, md: 5 } }}>
      {children}
    </Frame>
  );
}
