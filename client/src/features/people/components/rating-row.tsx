import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { useText } from '@/i18n/use-text';
import { formatMonth } from '@/lib/dates';
import { languageOfScript } from '@/lib/language-of-script';
import { nameIn } from '@/lib/name-in';
import { paths } from '@/lib/paths';
import { Stars } from '@/ui/data/stars';
import type { RatingShownFragment } from '../people.generated';

/** What one person said: stars, words, who and in which month. */
export function RatingRow({ rating }: { rating: RatingShownFragment }) {
  const { t, language } = useText();
  const { stars, words, month, by } = rating;
  return (
    <Box component="li" sx={{ py: 2.5, borderTop: 1, borderColor: 'divider', '&:first-of-type': { borderTop: 0 } }}>
      <Stars value={stars} />
      {words ? (
        <Typography lang={languageOfScript(words)} sx={{ mt: 0.5, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
          {words}
        </Typography>
      ) : null}
      <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
        <Box component={Link} to={paths.person(by.id)} sx={{ color: 'inherit' }}>
          {nameIn(language, by)}
        </Box>
        <span>{` · ${t(`person.role.${by.role}`)} · ${formatMonth(month, language)}`}</span>
      </Typography>
    </Box>
  );
}
