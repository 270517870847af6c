import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useLayoutEffect, useRef, useState } from 'react';
import { useText } from '@/i18n/use-text';
import { useToasts } from '@/ui/feedback/toasts';
import type { NotificationShownFragment } from '../notifications.generated';
import { useMarkRead } from './use-mark-read';

type MarkAllReadProps = {
  /** What is shown, newest first: the first of them says up to where. */
  rows: readonly NotificationShownFragment[];
  unread: number;
};

/** "Mark all as read", and in its place the word that it is done, which takes the focus over from the button. */
export function MarkAllRead({ rows, unread }: MarkAllReadProps) {
  const { t } = useText();
  const toasts = useToasts();
  const markRead = useMarkRead();
  const [busy, setBusy] = useState(false);
  const [done, setDone] = useState(false);
  const note = useRef<HTMLParagraphElement>(null);
  const focusDue = useRef(false);
  const [newest] = rows;
  const offered = newest !== undefined && unread > 0;
  useLayoutEffect(() => {
    if (!done || offered || !focusDue.current) return;
    focusDue.current = false;
    note.current?.focus();
  }, [done, offered]);

  async function markAll(upTo: string): Promise<void> {
    setBusy(true);
    try {
      await markRead({ upTo }, rows);
      focusDue.current = true;
      setDone(true);
    } catch (error) {
      console.error('Notifications could not be marked as read:', error);
      toasts.error(t('notifications.markFailed'));
    } finally {
      setBusy(false);
    }
  }

  if (offered) {
    return (
      <Button disabled={busy} aria-busy={busy} onClick={() => void markAll(newest.id)}>
        {t('notifications.markAll')}
      </Button>
    );
  }
  return done ? (
    <Typography ref={note} tabIndex={-1} sx={{ px: 1.5, color: 'text.secondary' }}>
      {t('notifications.allRead')}
    </Typography>
  ) : null;
}
