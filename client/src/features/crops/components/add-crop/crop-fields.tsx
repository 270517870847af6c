import { type FieldPath, type UseFormReturn, useFormState, useWatch } from 'react-hook-form';
import type { MessageId } from '@/i18n/message-id';
import { useText } from '@/i18n/use-text';
import { indianStates } from '@/lib/indian-states';
import { formatRupees } from '@/lib/money';
import { NativeSelectInput } from '@/ui/form/native-select-input';
import { TextInput } from '@/ui/form/text-input';
import { type AddCropValues, addCropCategories, addCropUnits, lotPrice } from '../../model/add-crop-values';
import { FieldRow, FormPart } from './form-part';
import { PriceTypeSwitch } from './price-type-switch';
import { SuggestInput } from './suggest-input';

/** Marks what the server refused: its message is a sentence already. */
export const SERVER_ERROR = 'server';

export type CropForm = { form: UseFormReturn<AddCropValues> };

/** What an input of ours takes for one field: react-hook-form's registration and the error in the reader's language. */
export function useCropField({ register, control, getFieldState }: UseFormReturn<AddCropValues>) {
  const { t } = useText();
  const state = useFormState({ control });
  return (name: FieldPath<AddCropValues>) => {
    const { type, message } = getFieldState(name, state).error ?? {};
    // The schema's messages are text ids (add-crop.schema.ts), the server's are sentences.
    return { ...register(name), error: type === SERVER_ERROR ? message : message && t(message as MessageId) };
  };
}

/** Name, category, description. */
export function CropPart({ form }: CropForm) {
  const { t } = useText();
  const field = useCropField(form);
  return (
    <FormPart title={t('addCrop.cropPart')}>
      <FieldRow>
        <TextInput label={t('addCrop.cropName')} required {...field('cropName')} />
        <NativeSelectInput
          label={t('addCrop.category')}
          required
          emptyLabel={t('addCrop.choose')}
          options={addCropCategories.map((value) => ({ value, label: t(`cropDetail.category.${value}`) }))}
          {...field('category')}
        />
      </FieldRow>
      <TextInput
        label={t('addCrop.description')}
        required
        rows={4}
        hint={t('addCrop.descriptionHint')}
        {...field('description')}
      />
    </FormPart>
  );
}

/** Quantity, unit, price; the reserve price appears with an auction alone (AC-149). */
export function PricePart({ form }: CropForm) {
  const { t } = useText();
  const field = useCropField(form);
  const [quantity, price, priceType] = useWatch({ control: form.control, name: ['quantity', 'price', 'priceType'] });
  const total = lotPrice({ quantity, price });
  const chosenUnit = addCropUnits.find((each) => each === quantity.unit);
  const unit = chosenUnit && `/ ${t(`cropDetail.one.${chosenUnit}`)}`;
  const amountOfMoney = { type: 'number', inputMode: 'decimal', min: 0, step: 'any', startAdornment: '₹' } as const;
  return (
    <FormPart title={t('addCrop.pricePart')}>
      <FieldRow>
        <TextInput
          label={t('addCrop.quantity')}
          type="number"
          inputMode="decimal"
          min={0}
          step="any"
          required
          {...field('quantity.amount')}
        />
        <NativeSelectInput
          label={t('addCrop.unit')}
          required
          emptyLabel={t('addCrop.choose')}
          options={addCropUnits.map((value) => ({ value, label: t(`cropDetail.unit.${value}`) }))}
          {...field('quantity.unit')}
        />
      </FieldRow>
      <PriceTypeSwitch {...form.register('priceType')} />
      <FieldRow>
        <TextInput
          label={t('addCrop.basePrice')}
          required
          {...amountOfMoney}
          endAdornment={unit}
          hint={total === null ? t('addCrop.basePriceHint') : t('addCrop.lotPrice', { price: formatRupees(total) })}
          {...field('price.basePrice')}
        />
        {priceType === 'AUCTION' ? (
          <TextInput
            label={t('addCrop.reservePrice')}
            {...amountOfMoney}
            endAdornment={unit}
            hint={t('addCrop.reserveHint')}
            {...field('price.reservePrice')}
          />
        ) : null}
      </FieldRow>
    </FormPart>
  );
}

/** State, district, address. */
export function PlacePart({ form }: CropForm) {
  const { t, pick } = useText();
  const field = useCropField(form);
  return (
    <FormPart title={t('addCrop.placePart')}>
      <FieldRow>
        <SuggestInput
          label={t('addCrop.state')}
          required
          autoComplete="address-level1"
          suggestions={indianStates.map(({ name, nameHi }) => ({ value: name, label: pick(name, nameHi) }))}
          {...field('location.state')}
        />
        <TextInput
          label={t('addCrop.district')}
          required
          autoComplete="address-level2"
          {...field('location.district')}
        />
      </FieldRow>
      <TextInput
        label={t('addCrop.address')}
        required
        rows={2}
        autoComplete="street-address"
        hint={t('addCrop.addressHint')}
        {...field('location.address')}
      />
    </FormPart>
  );
}
