import { useText } from '@/i18n/use-text';
import { indianStates } from '@/lib/indian-states';
import { formatRupees } from '@/lib/money';
import { ChoiceField } from '@/ui/form/choice-field';
import { NativeSelectInput } from '@/ui/form/native-select-input';
import { TextInput } from '@/ui/form/text-input';
import type { NativeForm } from '@/ui/form/use-native-form';
import {
  type AddCropField,
  addCropCategories,
  addCropPriceTypes,
  addCropUnits,
  lotPrice,
} from '../../model/add-crop-form';
import { FieldRow, FormPart } from './form-part';
import { SuggestInput } from './suggest-input';

export type CropForm = { form: NativeForm<AddCropField> };

/** Name, category, description. */
export function CropPart({ form }: CropForm) {
  const { t } = useText();
  const { field } = form;
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
  const { field, texts } = form;
  const total = lotPrice(texts);
  const chosenUnit = addCropUnits.find((each) => each === texts['quantity.unit']);
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
      {/* Only an auction has a reserve price (X-05). */}
      <ChoiceField
        label={t('addCrop.priceType')}
        options={addCropPriceTypes.map((value) => ({ value, label: t(`addCrop.priceType.${value}`) }))}
        {...field('priceType')}
      />
      <FieldRow>
        <TextInput
          label={t('addCrop.basePrice')}
          required
          {...amountOfMoney}
          endAdornment={unit}
          hint={total === null ? t('addCrop.basePriceHint') : t('addCrop.lotPrice', { price: formatRupees(total) })}
          {...field('price.basePrice')}
        />
        {texts.priceType === 'AUCTION' ? (
          <TextInput
            label={t('addCrop.reservePrice')}
            {...amountOfMoney}
            endAdornment={unit}
            hint={t('addCrop.reserveHint')}
            {...field('price.reservePrice')}
            // It comes and goes, and comes back with what was typed.
            defaultValue={texts['price.reservePrice']}
          />
        ) : null}
      </FieldRow>
    </FormPart>
  );
}

/** State, district, address. */
export function PlacePart({ form }: CropForm) {
  const { t, pick } = useText();
  const { field } = form;
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
