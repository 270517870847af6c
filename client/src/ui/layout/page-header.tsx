import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { UPRIGHT_PHONE } from './upright-phone';

export type PageHeaderProps = {
  title: string;
  subtitle?: ReactNode;
  /** Buttons beside the title, under it on a phone. */
  actions?: ReactNode;
  /** On a phone the title stays below the site's header while scrolled down: for long forms. */
  staysInSight?: boolean;
};

/** The page's own frame holds the title then, and lets it stay as long as there is page. */
const THROUGH = { [UPRIGHT_PHONE]: { display: 'contents' } };
const IN_SIGHT = {
  [UPRIGHT_PHONE]: {
    position: 'sticky',
    top: 64,
    zIndex: 2,
    mx: -2,
    px: 2,
    py: 1,
    fontSize: '1.375rem',
    bgcolor: 'background.default',
    borderBottom: 1,
    borderColor: 'divider',
  },
};

/** A page's one `h1` with what belongs to it. */
export function PageHeader({ title, subtitle, actions, staysInSight = false }: PageHeaderProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 2,
        alignItems: 'flex-end',
        justifyContent: 'space-between',
        mb: 4,
        ...(staysInSight ? THROUGH : {}),
      }}
    >
      <Box sx={{ flex: '1 1 20rem', ...(staysInSight ? THROUGH : {}) }}>
        <Typography variant="h1" sx={staysInSight ? IN_SIGHT : {}}>
          {title}
        </Typography>
        {subtitle ? (
          <Typography component="div" sx={{ mt: 1, color: 'text.secondary' }}>
            {subtitle}
          </Typography>
        ) : null}
      </Box>
      {actions ? (
        <Box
          sx={{
            displayPrint: 'none',
            display: 'flex',
            flexWrap: 'wrap',
            gap: 1,
            ...(staysInSight ? { [UPRIGHT_PHONE]: { mt: 1, mb: 3 } } : {}),
          }}
        >
          {actions}
        </Box>
      ) : null}
    </Box>
  );
}
