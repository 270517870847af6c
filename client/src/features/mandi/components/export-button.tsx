import Button from '@mui/material/Button';
import { useText } from '@/i18n/use-text';
import { OfferButton } from '@/ui/catalogue/offer-button';
import type { MandiRow } from '../model/mandi-rows';

/** Opens a dialog that offers what the filters show as a file for a spreadsheet. */
export function ExportButton({ rows }: { rows: readonly MandiRow[] }) {
  const { t } = useText();
  const save = async () => (await import('./save-prices')).savePrices(rows, t);
  return (
    <OfferButton
      variant="outlined"
      label={t('mandi.export')}
      title={t('mandi.export')}
      note={null}
      action={
        <Button variant="contained" onClick={save}>
          {t('mandi.exportSave')}
        </Button>
      }
    >
      {t('mandi.exportText', { count: rows.length })}
    </OfferButton>
  );
}
