import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { useText } from '@/i18n/use-text';
import { paths } from '@/lib/paths';

/** What became of the bid that was answered last. */
export type AnswerResult = { text: string; dealId?: string };

/** Says it, and takes the focus, which was on a button of the row that is gone. */
export function AnswerNote({ text, dealId }: AnswerResult) {
  const { t } = useText();
  const note = useRef<HTMLElement>(null);
  useEffect(() => note.current?.focus(), []);
  return (
    <Box
      role="status"
      tabIndex={-1}
      ref={note}
      sx={{ mb: 2, px: 2, py: 1.5, borderRadius: 1, bgcolor: 'action.hover', outline: 'none' }}
    >
      <span>{text}</span>{' '}
      {dealId ? (
        <Box component={Link} to={paths.deal(dealId)} sx={{ color: 'primary.main', fontWeight: 600 }}>
          {t('dashboards.openDeal')}
        </Box>
      ) : null}
    </Box>
  );
}
