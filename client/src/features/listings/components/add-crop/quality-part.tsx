import { useText } from '@/i18n/use-text';
import { NativeSelectInput } from '@/ui/form/native-select-input';
import { TextInput } from '@/ui/form/text-input';
import { addCropGrades } from '../../model/add-crop-form';
import type { CropForm } from './crop-fields';
import { FieldRow, FormPart } from './form-part';

/** Harvest, expiry and grade, all optional; the grade starts at B (spec §9). */
export function QualityPart({ form }: CropForm) {
  const { t } = useText();
  const { field } = form;
  return (
    <FormPart title={t('addCrop.qualityPart')}>
      <FieldRow>
        <TextInput label={t('addCrop.harvestDate')} type="date" {...field('harvestDate')} />
        <TextInput label={t('addCrop.expiryDate')} type="date" {...field('expiryDate')} />
      </FieldRow>
      <NativeSelectInput
        label={t('addCrop.grade')}
        hint={t('addCrop.gradeHint')}
        options={addCropGrades.map((grade) => ({ value: grade, label: grade }))}
        {...field('qualityGrade')}
      />
    </FormPart>
  );
}
