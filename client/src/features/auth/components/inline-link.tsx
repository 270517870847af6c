import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';

/** A way to another page of the account, tall enough for a thumb. */
export function InlineLink({ to, state, children }: { to: string; state?: unknown; children: ReactNode }) {
  return (
    <Link
      component={RouterLink}
      to={to}
      state={state}
      sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44, fontWeight: 600 }}
    >
      {children}
    </Link>
  );
}
