import Box from '@mui/material/Box';
import type { NotificationShownFragment } from '../notifications.generated';
import { NotificationRow } from './notification-row';

type NotificationRowsProps = {
  rows: readonly NotificationShownFragment[];
  /** Whose list it is, for who does not see what stands above it. */
  label: string;
  onOpen?: () => void;
};

/** Notifications below each other, with hairlines between them. */
export function NotificationRows({ rows, label, onOpen }: NotificationRowsProps) {
  return (
    <Box
      component="ul"
      aria-label={label}
      sx={{ listStyle: 'none', m: 0, p: 0, '& > li + li': { borderTop: 1, borderColor: 'divider' } }}
    >
      {rows.map((row) => (
        <li key={row.id}>
          <NotificationRow row={row} onOpen={onOpen} />
        </li>
      ))}
    </Box>
  );
}
