import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useText } from '@/i18n/use-text';
import type { QuestionId } from '../model/service-content';

/** The same for search engines, as schema.org has it. */
const forSearchEngines = (texts: readonly (readonly [question: string, answer: string])[]): string =>
  JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: texts.map(([name, text]) => ({
      '@type': 'Question',
      name,
      acceptedAnswer: { '@type': 'Answer', text },
    })),
  });

/** Questions that open to their answers; works without JavaScript and by keyboard. */
export function QuestionList({ items }: { items: readonly QuestionId[] }) {
  const { t } = useText();
  return (
    <Box sx={{ borderTop: 1, borderColor: 'divider' }}>
      <script type="application/ld+json">
        {forSearchEngines(items.map((item) => [t(`${item}.question`), t(`${item}.answer`)]))}
      </script>
      {items.map((item) => (
        <Box
          component="details"
          key={item}
          sx={{
            borderBottom: 1,
            borderColor: 'divider',
            '& > summary': { py: 1.75, minHeight: 44, cursor: 'pointer', typography: 'h4' },
            '& > summary::marker': { color: 'primary.main' },
          }}
        >
          <summary>{t(`${item}.question`)}</summary>
          <Typography sx={{ pb: 2.5, maxWidth: '42em', color: 'text.secondary' }}>{t(`${item}.answer`)}</Typography>
        </Box>
      ))}
    </Box>
  );
}
