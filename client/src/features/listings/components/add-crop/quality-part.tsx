import { useText } from '@/i18n/use-text';
import { NativeSelectInput } from '@/ui/form/native-select-input';
import { TextInput } from '@/ui/form/text-input';
import { addCropGrades } from '../../model/add-crop-form';
import type { CropForm } from './crop-form';
import { Fold } from './fold';
import { FieldRow, FormPart } from './form-part';
import { MorePart } from './more-part';

/** Harvest, expiry and grade, all optional, and how it was grown; the grade starts at B (spec §9). In steps all of it is one fold. */
export function QualityPart(props: CropForm) {
  const { t } = useText();
  const { field } = props.form;
  return (
    <Fold title={t('addCrop.moreDetails')} isFlat={!props.steps.isInSteps}>
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
      <MorePart {...props} />
    </Fold>
  );
}
