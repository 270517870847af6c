import Box from '@mui/material/Box';
import { lazy, Suspense, useState } from 'react';
import { useText } from '@/i18n/use-text';
import { formatRupees } from '@/lib/money';
import { ChoiceField } from '@/ui/form/choice-field';
import { MoneyInput, QuantityInput } from '@/ui/form/number-input';
import { TextInput, type TextInputProps } from '@/ui/form/text-input';
import { addCropPriceTypes, addCropUnits, auctionEnds, lotPrice } from '../../model/add-crop-form';
import type { CropForm } from './crop-form';
import { Fold } from './fold';
import { FieldRow, FormPart } from './form-part';

const ReadyPrices = lazy(() => import('./ready-prices'));

/** Fixed or auction, the price; what goes with an auction appears with it alone. */
export function PricePart({ form, notes = {}, steps, known }: CropForm) {
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
      {/* Only an auction has a reserve price (X-05). */}
      {notes.isFixed ? null : (
        <ChoiceField
          label={t('addCrop.priceType')}
          options={addCropPriceTypes.map((value) => ({ value, label: t(`addCrop.priceType.${value}`) }))}
          boxed
          {...field('priceType')}
        />
      )}
      <FieldRow>
        <Box sx={steps.isInSteps ? { '& input': { typography: 'h2' } } : {}}>
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
        </Box>
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
        <Suspense fallback={null}>
          <ReadyPrices
            texts={texts}
            known={known}
            onPick={(amount) => form.set({ 'price.basePrice': String(amount) })}
          />
        </Suspense>
      )}
      {isAuction ? (
        <FieldRow>
          <AuctionEndInput {...field('auctionEndsAt')} {...fixedTerms} defaultValue={texts.auctionEndsAt} />
        </FieldRow>
      ) : (
        <Fold
          title={t('addCrop.moreDetails')}
          isOpen={field('minQuantity').defaultValue !== ''}
          isFlat={!steps.isInSteps}
        >
          <FieldRow>
            <QuantityInput
              label={t('addCrop.least')}
              endAdornment={chosenUnit && t(`listing.unit.${chosenUnit}`)}
              hint={t('addCrop.leastHint')}
              {...field('minQuantity')}
              defaultValue={texts.minQuantity}
            />
          </FieldRow>
        </Fold>
      )}
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
