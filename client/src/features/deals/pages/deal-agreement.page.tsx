import BackIcon from '@mui/icons-material/ArrowBackRounded';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import Typography from '@mui/material/Typography';
import { Suspense, use, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { type BothLanguages, bothLanguages } from '@/i18n/both-languages';
import { useText } from '@/i18n/use-text';
import { paths } from '@/lib/paths';
import { LoadingText } from '@/ui/feedback/loading-text';
import { Frame } from '@/ui/layout/frame';
import { useDocumentTitle } from '@/ui/layout/use-document-title';
import { AgreementSheet } from '../components/agreement/agreement-sheet';
import { BothProvider } from '../components/agreement/two-languages';
import { DealMissing } from '../components/deal-missing';
import type { DealShown } from '../components/deal-shown';
import { useDealPage } from '../components/use-deal-page';

const catalogs = {
  ui: { en: () => import('@/ui/locales/en.json'), hi: () => import('@/ui/locales/hi.json') },
  deals: { en: () => import('../locales/en.json'), hi: () => import('../locales/hi.json') },
};

/** The sheet alone goes on paper. */
const onPaper = (
  <GlobalStyles
    styles={{
      '@page': { size: 'A4', margin: '12mm' },
      '@media print': {
        // Also where the reader's colours are dark: otherwise the margins come out black.
        ':root': { colorScheme: 'light !important' },
        'html, body': { background: '#fff !important' },
      },
    }}
  />
);

/** The sale agreement: a page made for printing and for "save as PDF", one A4 page in both languages. */
export function Component() {
  const { id = '' } = useParams();
  const { t } = useText();
  const { deal, loading, failed, retry } = useDealPage(id);
  // Asked for once a visit, here and not where it is waited for: what waits forgets.
  const [texts] = useState(() => bothLanguages(catalogs));
  useDocumentTitle(deal ? t('agreement.of', { number: deal.number }) : undefined);
  return (
    <Frame width="medium" sx={{ py: { xs: 3, md: 5 }, '@media print': { p: 0, maxWidth: 'none' } }}>
      <meta name="robots" content="noindex" />
      {onPaper}
      <Box sx={{ displayPrint: 'none' }}>
        <Button component={Link} to={paths.deal(id)} startIcon={<BackIcon />} sx={{ ml: -1.5 }}>
          {t('agreement.back')}
        </Button>
      </Box>
      {deal ? (
        <Suspense fallback={<LoadingText text={t('deal.loading')} />}>
          <Printable deal={deal} texts={texts} />
        </Suspense>
      ) : (
        <DealMissing loading={loading} failed={failed} onRetry={retry} />
      )}
    </Frame>
  );
}

function Printable({ deal, texts }: { deal: DealShown; texts: Promise<BothLanguages> }) {
  const { t } = useText();
  return (
    <BothProvider value={use(texts)}>
      <Box sx={{ displayPrint: 'none', my: 2, display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <Button variant="contained" startIcon={<PrintIcon />} onClick={() => window.print()}>
          {t('agreement.print')}
        </Button>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('agreement.printHint')}
        </Typography>
      </Box>
      <AgreementSheet deal={deal} />
    </BothProvider>
  );
}
