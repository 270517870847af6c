import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Link } from 'react-router-dom';
import { useText } from '@/i18n/use-text';
import type { Language } from '@/lib/language';
import type { AnswerSource } from '../model/conversation';
import { pagesOf } from '../model/source-pages';

/** More than these fold away behind their number. */
const SHOWN_AT_ONCE = 2;

/** What an answer rests on, and the pages of this site that show it. */
export function AnswerSources({ sources, language }: { sources: readonly AnswerSource[]; language: Language }) {
  const { t } = useText();
  if (sources.length === 0) return null;
  // Two entries of one answer often rest on the same book, and lead to different pages of this site.
  const lines = [...new Set(sources.map(({ name, figure, date }) => [name, figure, date].filter(Boolean).join(' · ')))];
  const list = (
    <Box component="ul" lang={language} sx={{ m: 0, pl: 2.5 }}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </Box>
  );
  return (
    <Box sx={{ mt: 1.5, pt: 1.5, borderTop: 1, borderColor: 'divider', fontSize: 'body2.fontSize' }}>
      <Box sx={{ color: 'text.secondary' }}>
        {lines.length > SHOWN_AT_ONCE ? (
          <details>
            <Box component="summary" sx={{ minHeight: 44, py: 1.25, cursor: 'pointer' }}>
              {t('advisor.sources.count', { count: lines.length })}
            </Box>
            {list}
          </details>
        ) : (
          <>
            <Box component="p" sx={{ m: 0 }}>
              {t('advisor.sources')}
            </Box>
            {list}
          </>
        )}
      </Box>
      <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 1, rowGap: 1, mt: 1, '&:empty': { display: 'none' } }}>
        {pagesOf(sources).map(({ path, labelId, name }) => (
          <Button key={path} component={Link} to={path} variant="outlined">
            <span>{t(labelId, { name })}</span>
            <span aria-hidden="true">&nbsp;→</span>
          </Button>
        ))}
      </Stack>
    </Box>
  );
}
