import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, Suspense, useId } from 'react';
import { useText } from '@/i18n/use-text';
import { LoadingText } from '@/ui/feedback/loading-text';

/** A part of the page that opens at a press, announced as a region by its heading. Its content may come as code of its own. */
export function FoldedPanel({ title, children }: { title: string; children: ReactNode }) {
  const { t } = useText();
  const headingId = useId();
  return (
    <Box
      component="section"
      aria-labelledby={headingId}
      sx={{ border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper' }}
    >
      <details>
        <Box component="summary" sx={summaryStyle}>
          <Typography variant="h3" component="h2" id={headingId}>
            {title}
          </Typography>
        </Box>
        <Box sx={{ px: { xs: 2.5, sm: 3.5 }, pb: { xs: 2.5, sm: 3.5 }, display: 'grid', gap: 3 }}>
          <Suspense fallback={<LoadingText text={t('ui.loading')} />}>{children}</Suspense>
        </Box>
      </details>
    </Box>
  );
}

const summaryStyle = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 2,
  minHeight: 56,
  px: { xs: 2.5, sm: 3.5 },
  py: 1.5,
  borderRadius: 'inherit',
  cursor: 'pointer',
  '&::-webkit-details-marker': { display: 'none' },
  '&::after': {
    content: '""',
    flexShrink: 0,
    width: 9,
    height: 9,
    mb: '4px',
    border: 'solid',
    borderWidth: '0 2px 2px 0',
    rotate: '45deg',
  },
  '[open] > &::after': { rotate: '225deg', mb: '-4px' },
};

/** Something within a folded part, under its own heading. */
export function PanelPart({ title, children }: { title: string; children: ReactNode }) {
  const headingId = useId();
  return (
    <Box component="section" aria-labelledby={headingId}>
      <Typography variant="h4" component="h3" id={headingId} sx={{ mb: 1 }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}
