import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useText } from '@/i18n/use-text';
import { indianStates } from '@/lib/indian-states';
import { CheckboxInput } from '@/ui/form/checkbox-input';
import { NativeSelectInput } from '@/ui/form/native-select-input';
import { TextInput } from '@/ui/form/text-input';
import { useNativeForm } from '@/ui/form/use-native-form';
import { readFilters, writeFilters } from '../model/filters-address';
import { cropCategories, type MarketFilters, qualityGrades, quantityUnits } from '../model/market-filters';

export type MoreFiltersFormProps = { filters: MarketFilters; onApply(change: Partial<MarketFilters>): void };

/** By the names and values that they have in the address (`filters-address.ts`). The search box is not part of this form. */
const fields = ['category', 'state', 'grade', 'unit', 'min', 'max', 'verified'] as const;

/** Chosen here, applied together: the list stays as it is until then (AC-045). */
export function MoreFiltersForm({ filters, onApply }: MoreFiltersFormProps) {
  const { t, pick } = useText();
  const form = useNativeForm({
    names: fields,
    start: Object.fromEntries(writeFilters(filters)),
    send: (texts) => onApply({ ...readFilters(new URLSearchParams(texts)), search: filters.search }),
  });
  const price = { type: 'number', inputMode: 'decimal', min: 0, startAdornment: <RupeeSign /> } as const;
  const verified = form.field('verified');

  return (
    <Box
      component="form"
      noValidate
      {...form.props}
      sx={{ display: 'flex', flexDirection: 'column', flex: 1, minHeight: 0 }}
    >
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2.5, flex: 1, overflowY: 'auto', p: 2.5 }}>
        <NativeSelectInput
          label={t('marketplace.categoryLabel')}
          emptyLabel={t('marketplace.category.ALL')}
          options={cropCategories.map((value) => ({
            value: value.toLowerCase(),
            label: t(`marketplace.category.${value}`),
          }))}
          {...form.field('category')}
        />
        <NativeSelectInput
          label={t('marketplace.stateLabel')}
          emptyLabel={t('marketplace.any')}
          options={indianStates.map(({ name, nameHi }) => ({ value: name, label: pick(name, nameHi) }))}
          {...form.field('state')}
        />
        <NativeSelectInput
          label={t('marketplace.gradeLabel')}
          emptyLabel={t('marketplace.any')}
          options={qualityGrades.map((value) => ({ value, label: value }))}
          {...form.field('grade')}
        />
        <NativeSelectInput
          label={t('marketplace.unitLabel')}
          emptyLabel={t('marketplace.any')}
          options={quantityUnits.map((value) => ({
            value: value.toLowerCase(),
            label: t(`marketplace.unit.${value}`),
          }))}
          {...form.field('unit')}
        />
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: '1fr 1fr' }}>
          <TextInput label={t('marketplace.minPrice')} {...price} {...form.field('min')} />
          <TextInput label={t('marketplace.maxPrice')} {...price} {...form.field('max')} />
        </Box>
        <CheckboxInput
          label={t('marketplace.verifiedOnly')}
          name={verified.name}
          value="yes"
          defaultChecked={verified.defaultValue === 'yes'}
        />
      </Box>
      <Box sx={{ display: 'flex', gap: 1.5, p: 2.5, borderTop: 1, borderColor: 'divider' }}>
        <Button sx={{ flex: 1 }} onClick={() => form.fill({})}>
          {t('marketplace.reset')}
        </Button>
        <Button type="submit" variant="contained" size="large" sx={{ flex: 2 }}>
          {t('marketplace.apply')}
        </Button>
      </Box>
    </Box>
  );
}

function RupeeSign() {
  return (
    <Box component="span" aria-hidden="true" sx={{ mr: 1, color: 'text.secondary' }}>
      ₹
    </Box>
  );
}
