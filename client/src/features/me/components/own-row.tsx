import NextIcon from '@mui/icons-material/ChevronRightRounded';
import Box from '@mui/material/Box';
import type { ComponentType } from 'react';
import { Link } from 'react-router-dom';

export type OwnRowProps = {
  Icon: ComponentType<{ 'aria-hidden': true; color: 'primary' }>;
  label: string;
  /** What stands there now. */
  value?: string | null | undefined;
  to: string;
};

/** One thing of one's own with the way to it: a line, as large as a thumb. */
export function OwnRow({ Icon, label, value, to }: OwnRowProps) {
  return (
    <Box component="li" sx={{ borderColor: 'divider', '& + &': { borderTop: 1, borderColor: 'divider' } }}>
      <Box
        component={Link}
        to={to}
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 2,
          minHeight: 56,
          px: 2,
          py: 1,
          color: 'text.primary',
          textDecoration: 'none',
          '&:hover, &:active': { bgcolor: 'action.hover' },
        }}
      >
        <Icon aria-hidden color="primary" />
        <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
          <span>{label}</span>
          {value ? (
            <Box component="span" sx={{ display: 'block', fontSize: '0.9375rem', color: 'text.secondary' }}>
              {value}
            </Box>
          ) : null}
        </Box>
        <NextIcon aria-hidden sx={{ color: 'text.secondary' }} />
      </Box>
    </Box>
  );
}
