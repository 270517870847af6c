import Box from '@mui/material/Box';
import { useText } from '@/i18n/use-text';

type NationalCheckboxProps = { checked: boolean; onChange: (checked: boolean) => void };

/** Adds to one state's schemes those that hold in every state. */
export function NationalCheckbox({ checked, onChange }: NationalCheckboxProps) {
  const { t } = useText();
  return (
    <Box
      component="label"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 1.25, minHeight: 44, mb: 2, cursor: 'pointer' }}
    >
      <Box
        component="input"
        type="checkbox"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
        sx={{ width: 20, height: 20, m: 0, accentColor: (theme) => theme.vars?.palette.primary.main }}
      />
      {t('schemes.includeNational')}
    </Box>
  );
}
