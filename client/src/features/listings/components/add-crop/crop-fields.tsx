import Box from '@mui/material/Box';
import { type ReactNode, useState } from 'react';
import type { CropCategory } from '@/graphql/generated/schema-types';
import { useText } from '@/i18n/use-text';
import { formatRupees } from '@/lib/money';
import { ChoiceField } from '@/ui/form/choice-field';
import { NativeSelectInput } from '@/ui/form/native-select-input';
import { MoneyInput, QuantityInput } from '@/ui/form/number-input';
import { TextInput, type TextInputProps } from '@/ui/form/text-input';
import type { NativeForm } from '@/ui/form/use-native-form';
import {
  type AddCropField,
  addCropCategories,
  addCropPriceTypes,
  addCropUnits,
  auctionEnds,
  lotPrice,
} from '../../model/add-crop-form';
import { CropNameInput } from './crop-name-input';
import { FieldRow, FormPart } from './form-part';
import { MandiAdvice } from './mandi-advice';
import { useUsualTerms } from './use-usual-terms';

/** What is different where a listing is changed, and not made. */
export type ListingNotes = {
  /** There is a bid on it: its identity is fixed. */
  isFixed?: boolean;
  /** The quantity's label and hint, in place of those of a new listing. */
  quantity?: { label: string; hint: ReactNode };
  /** Under the quantity: what the change would do. */
  warning?: ReactNode;
};

export type CropForm = { form: NativeForm<AddCropField>; notes?: ListingNotes };

/** Name, category, description. */
export function CropPart({ form, notes = {} }: CropForm) {
  const { t } = useText();
  const { field } = form;
  const fillIn = useUsualTerms(form);
  const fixed = notes.isFixed ? { disabled: true, hint: t('editCrop.fixed') } : {};
  // Herbs exist, but are never listed through the form (X-04): such a listing keeps its category.
  const categories: readonly CropCategory[] =
    field('category').defaultValue === 'HERBS' ? [...addCropCategories, 'HERBS'] : addCropCategories;
  return (
    <FormPart title={t('addCrop.cropPart')}>
      <FieldRow>
        <CropNameInput
          label={t('addCrop.cropName')}
          required
          {...field('cropName')}
          {...fixed}
          onChoose={(crop, name) => {
            const { category, 'quantity.unit': unit } = fillIn(crop, name);
            const terms = [
              ...(category ? [t(`listing.category.${crop.category}`)] : []),
              ...(unit ? [t(`listing.unit.${crop.unit}`)] : []),
            ];
            return terms.length > 0 ? t('addCrop.filledIn', { terms: terms.join(', ') }) : '';
          }}
        />
        <NativeSelectInput
          label={t('addCrop.category')}
          required
          emptyLabel={t('addCrop.choose')}
          options={categories.map((value) => ({ value, label: t(`listing.category.${value}`) }))}
          {...field('category')}
          {...fixed}
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

/** Quantity, unit, price; the reserve price appears with an auction alone. */
export function PricePart({ form, notes = {} }: CropForm) {
  const { t } = useText();
  const { field, texts } = form;
  const total = lotPrice(texts);
  const chosenUnit = addCropUnits.find((each) => each === texts['quantity.unit']);
  const unit = chosenUnit && `/ ${t(`listing.one.${chosenUnit}`)}`;
  const isAuction = texts.priceType === 'AUCTION';
  // Bidders of an auction rely on its terms.
  const fixedTerms = isAuction && notes.isFixed ? { disabled: true, hint: t('editCrop.fixed') } : {};
  return (
    <FormPart title={t('addCrop.pricePart')}>
      <FieldRow>
        <QuantityInput
          label={notes.quantity?.label ?? t('addCrop.quantity')}
          hint={notes.quantity?.hint}
          required
          {...field('quantity.amount')}
        />
        <NativeSelectInput
          label={t('addCrop.unit')}
          required
          emptyLabel={t('addCrop.choose')}
          options={addCropUnits.map((value) => ({ value, label: t(`listing.unit.${value}`) }))}
          {...field('quantity.unit')}
          {...(notes.isFixed ? { disabled: true, hint: t('editCrop.fixed') } : {})}
        />
      </FieldRow>
      {/* There before it says something, so that it is read out when it does. */}
      <Box role="status" sx={{ '&:empty': { mt: -2.5 } }}>
        {notes.warning}
      </Box>
      {isAuction ? null : (
        <FieldRow>
          <QuantityInput
            label={t('addCrop.least')}
            endAdornment={chosenUnit && t(`listing.unit.${chosenUnit}`)}
            hint={t('addCrop.leastHint')}
            {...field('minQuantity')}
            defaultValue={texts.minQuantity}
          />
        </FieldRow>
      )}
      {/* Only an auction has a reserve price (X-05). */}
      {notes.isFixed ? null : (
        <ChoiceField
          label={t('addCrop.priceType')}
          options={addCropPriceTypes.map((value) => ({ value, label: t(`addCrop.priceType.${value}`) }))}
          {...field('priceType')}
        />
      )}
      <FieldRow>
        <MoneyInput
          label={t('addCrop.basePrice')}
          required
          endAdornment={unit}
          hint={
            <>
              {isAuction ? <span>{`${t('addCrop.openingHint')} `}</span> : null}
              <span>
                {total === null ? t('addCrop.basePriceHint') : t('addCrop.lotPrice', { price: formatRupees(total) })}
              </span>
            </>
          }
          {...field('price.basePrice')}
          {...fixedTerms}
        />
        {isAuction ? (
          <MoneyInput
            label={t('addCrop.reservePrice')}
            endAdornment={unit}
            hint={t('addCrop.reserveHint')}
            {...field('price.reservePrice')}
            {...fixedTerms}
            // It comes and goes, and comes back with what was typed.
            defaultValue={texts['price.reservePrice']}
          />
        ) : null}
      </FieldRow>
      {notes.isFixed ? null : (
        <MandiAdvice texts={texts} onPick={(amount) => form.fill({ ...texts, 'price.basePrice': String(amount) })} />
      )}
      {isAuction ? (
        <FieldRow>
          <AuctionEndInput {...field('auctionEndsAt')} {...fixedTerms} defaultValue={texts.auctionEndsAt} />
        </FieldRow>
      ) : null}
    </FormPart>
  );
}

/** When an auction ends; where nothing is said that can still come, it says what is usual. */
function AuctionEndInput(props: Pick<TextInputProps, 'name' | 'defaultValue' | 'error' | 'disabled' | 'hint'>) {
  const { t } = useText();
  const [{ usual, ...limits }] = useState(() => auctionEnds(Date.now()));
  const isToCome = props.disabled || String(props.defaultValue) >= limits.min;
  return (
    <TextInput
      label={t('addCrop.auctionEnds')}
      type="datetime-local"
      hint={t('addCrop.auctionEndsHint')}
      {...limits}
      {...props}
      defaultValue={isToCome ? props.defaultValue : usual}
    />
  );
}
