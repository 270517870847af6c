import { useText } from '@/i18n/use-text';
import { CheckboxInput } from '@/ui/form/checkbox-input';
import { TextInput } from '@/ui/form/text-input';
import { TICKED } from '../../model/add-crop-form';
import type { CropForm } from './crop-form';
import { Fold } from './fold';
import { FieldRow } from './form-part';

const names = [
  'specifications.pesticidesUsed',
  'specifications.fertilizersUsed',
  'specifications.certifications',
] as const;

/** How the crop was grown (spec §3): all optional, and collapsed at first, so that the form stays short. */
export function MorePart({ form: { field }, steps }: CropForm) {
  const { t } = useText();
  const organic = field('specifications.organic');
  const isSaid = organic.defaultValue !== '' || names.some((name) => field(name).defaultValue !== '');
  return (
    <Fold title={t('addCrop.morePart')} isOpen={isSaid} isFlat={steps.isInSteps}>
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
    </Fold>
  );
}
