import Box from '@mui/material/Box';
import { lazy, Suspense, useState } from 'react';
import type { CropCategory } from '@/graphql/generated/schema-types';
import { useText } from '@/i18n/use-text';
import { NativeSelectInput } from '@/ui/form/native-select-input';
import { TextInput } from '@/ui/form/text-input';
import { addCropCategories } from '../../model/add-crop-form';
import type { CropName } from '../../model/match-names';
import { AmountRow } from './amount-row';
import type { CropForm } from './crop-form';
import { CropNameInput } from './crop-name-input';
import { FieldRow, FormPart } from './form-part';
import { useUsualTerms } from './use-usual-terms';

const CommonCrops = lazy(() => import('../steps/common-crops'));

/** Name, category, how much of it, description. */
export function CropPart(props: CropForm) {
  const { t, pick } = useText();
  const { form, notes = {}, steps, known } = props;
  const { field, texts } = form;
  const fillIn = useUsualTerms(form, known);
  /** The crop that was pressed, and what came with it. */
  const [pressed, setPressed] = useState({ name: '', said: '' });
  const fixed = notes.isFixed ? { disabled: true, hint: t('editCrop.fixed') } : {};
  const isOffering = steps.isInSteps && !notes.isFixed;
  // Herbs exist, but are never listed through the form: such a listing keeps its category.
  const categories: readonly CropCategory[] =
    field('category').defaultValue === 'HERBS' ? [...addCropCategories, 'HERBS'] : addCropCategories;

  const choose = (crop: CropName, name: string): string => {
    const { category, 'quantity.unit': unit, description } = fillIn(crop, name);
    const terms = [
      ...(category ? [t(`listing.category.${crop.category}`)] : []),
      ...(unit ? [t(`listing.unit.${crop.unit}`)] : []),
      ...(description ? [t('addCrop.lastDescription')] : []),
    ];
    return terms.length > 0 ? t('addCrop.filledIn', { terms: terms.join(', ') }) : '';
  };

  return (
    <FormPart title={t('addCrop.cropPart')}>
      <FieldRow>
        <Box sx={{ display: 'grid', gap: 1.5, alignContent: 'start' }}>
          <CropNameInput
            label={t('addCrop.cropName')}
            required
            hint={pressed.name === texts.cropName ? pressed.said : ''}
            {...field('cropName')}
            {...fixed}
            crops={known.crops}
            onEnter={known.enterName}
            onChoose={choose}
            {...(isOffering ? { onHeard: (cropName: string) => form.set({ cropName }) } : {})}
          />
          {isOffering && texts.cropName === '' ? (
            <Suspense fallback={null}>
              <CommonCrops
                crops={known.crops}
                onChoose={(crop) => {
                  const name = pick(crop.english, crop.hindi);
                  setPressed({ name, said: choose(crop, name) });
                  form.focus('quantity.amount');
                }}
              />
            </Suspense>
          ) : null}
        </Box>
        <NativeSelectInput
          label={t('addCrop.category')}
          required
          emptyLabel={t('addCrop.choose')}
          options={categories.map((value) => ({ value, label: t(`listing.category.${value}`) }))}
          {...field('category')}
          {...fixed}
        />
      </FieldRow>
      <AmountRow {...props} />
      {/* There before it says something, so that it is read out when it does. */}
      <Box role="status" sx={{ '&:empty': { mt: -2.5 } }}>
        {notes.warning}
      </Box>
      <TextInput
        label={t('addCrop.description')}
        required
        rows={steps.isInSteps ? 2 : 4}
        hint={t('addCrop.descriptionHint')}
        {...field('description')}
      />
    </FormPart>
  );
}
