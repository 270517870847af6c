import PrintIcon from '@mui/icons-material/PrintOutlined';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { useText } from '@/i18n/use-text';
import { paths } from '@/lib/paths';
import { Panel } from '@/ui/layout/panel';

/** The way to the paper. */
export function AgreementPanel({ dealId }: { dealId: string }) {
  const { t } = useText();
  return (
    <Panel title={t('agreement.title')}>
      <Typography sx={{ mb: 1.5 }}>{t('agreement.hint')}</Typography>
      <Button component={Link} to={paths.dealAgreement(dealId)} variant="outlined" fullWidth startIcon={<PrintIcon />}>
        {t('agreement.open')}
      </Button>
    </Panel>
  );
}
