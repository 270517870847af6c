import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useText } from '@/i18n/use-text';

const questions = ['cost', 'sell', 'bid', 'deal', 'money', 'phone', 'prices'] as const;

/** What people ask most, with short answers that fold: they can be searched and read without scripts. */
export function Faqs() {
  const { t } = useText();
  return (
    <Box sx={{ maxWidth: 760, borderBottom: 1, borderColor: 'divider' }}>
      {questions.map((question) => (
        <Box component="details" key={question} sx={{ borderTop: 1, borderColor: 'divider' }}>
          <Box
            component="summary"
            sx={{ display: 'list-item', py: 1.5, minHeight: 48, fontWeight: 600, cursor: 'pointer' }}
          >
            {t(`support.faq.${question}`)}
          </Box>
          <Typography sx={{ pb: 2 }}>{t(`support.faq.${question}.answer`)}</Typography>
        </Box>
      ))}
    </Box>
  );
}
