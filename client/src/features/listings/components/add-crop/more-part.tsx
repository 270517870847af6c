import Box from '@mui/material/Box';
import { useText } from '@/i18n/use-text';
import { CheckboxInput } from '@/ui/form/checkbox-input';
import { TextInput } from '@/ui/form/text-input';
import { TICKED } from '../../model/add-crop-form';
import type { CropForm } from './crop-fields';
import { FieldRow } from './form-part';

const names = [
  'specifications.pesticidesUsed',
  'specifications.fertilizersUsed',
  'specifications.certifications',
] as const;

/** How the crop was grown (spec §3): all optional, and collapsed at first, so that the form stays short. */
export function MorePart({ form: { field } }: CropForm) {
  const { t } = useText();
  const organic = field('specifications.organic');
  const isSaid = organic.defaultValue !== '' || names.some((name) => field(name).defaultValue !== '');
  return (
    <Box
      component="details"
      open={isSaid}
      sx={{
        pt: 1,
        borderTop: 1,
        borderColor: 'divider',
        '& > summary': { py: 1.5, minHeight: 44, cursor: 'pointer', color: 'primary.main', fontWeight: 600 },
      }}
    >
      <summary>{t('addCrop.morePart')}</summary>
      <Box sx={{ display: 'grid', gap: 2.5, pt: 1 }}>
        <CheckboxInput
          label={t('addCrop.organic')}
          name={organic.name}
          value={TICKED}
          defaultChecked={organic.defaultValue === TICKED}
        />
        <FieldRow>
          <TextInput
            label={t('addCrop.fertilizers')}
            hint={t('addCrop.namesHint', { example: t('addCrop.fertilizersExample') })}
            {...field('specifications.fertilizersUsed')}
          />
          <TextInput
            label={t('addCrop.pesticides')}
            hint={t('addCrop.namesHint', { example: t('addCrop.pesticidesExample') })}
            {...field('specifications.pesticidesUsed')}
          />
        </FieldRow>
        <TextInput
          label={t('addCrop.certifications')}
          hint={t('addCrop.namesHint', { example: t('addCrop.certificationsExample') })}
          {...field('specifications.certifications')}
        />
      </Box>
    </Box>
  );
}
