import Box from '@mui/material/Box';
import { useText } from '@/i18n/use-text';
import { indianStates } from '@/lib/indian-states';
import { CheckboxInput } from '@/ui/form/checkbox-input';
import { NativeSelectInput } from '@/ui/form/native-select-input';
import { TextInput } from '@/ui/form/text-input';
import { cropCategories, qualityGrades, quantityUnits } from '../model/market-filters';

/** By the names and values that they have in the address (`filters-address.ts`). */
export type MoreFilter = 'category' | 'state' | 'grade' | 'unit' | 'min' | 'max' | 'verified';

type MoreFilterFieldsProps = {
  /** What a field is given: `form.field` of a form of ours. */
  field(name: MoreFilter): { name: string; defaultValue: string; error?: string | undefined };
};

/** The further filters, those that a chip stands for among them. */
export function MoreFilterFields({ field }: MoreFilterFieldsProps) {
  const { t, pick } = useText();
  const price = { type: 'number', inputMode: 'decimal', min: 0, startAdornment: <RupeeSign /> } as const;
  const verified = field('verified');
  return (
    <>
      <NativeSelectInput
        label={t('marketplace.categoryLabel')}
        emptyLabel={t('marketplace.category.ALL')}
        options={cropCategories.map((value) => ({
          value: value.toLowerCase(),
          label: t(`marketplace.category.${value}`),
        }))}
        {...field('category')}
      />
      <NativeSelectInput
        label={t('marketplace.stateLabel')}
        emptyLabel={t('marketplace.any')}
        options={indianStates.map(({ name, nameHi }) => ({ value: name, label: pick(name, nameHi) }))}
        {...field('state')}
      />
      <NativeSelectInput
        label={t('marketplace.gradeLabel')}
        emptyLabel={t('marketplace.any')}
        options={qualityGrades.map((value) => ({ value, label: value }))}
        {...field('grade')}
      />
      <NativeSelectInput
        label={t('marketplace.unitLabel')}
        emptyLabel={t('marketplace.any')}
        options={quantityUnits.map((value) => ({
          value: value.toLowerCase(),
          label: t(`marketplace.unit.${value}`),
        }))}
        {...field('unit')}
      />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: '1fr 1fr' }}>
        <TextInput label={t('marketplace.minPrice')} {...price} {...field('min')} />
        <TextInput label={t('marketplace.maxPrice')} {...price} {...field('max')} />
      </Box>
      <CheckboxInput
        label={t('marketplace.verifiedOnly')}
        name={verified.name}
        value="yes"
        defaultChecked={verified.defaultValue === 'yes'}
      />
    </>
  );
}

function RupeeSign() {
  return (
    <Box component="span" aria-hidden="true" sx={{ mr: 1, color: 'text.secondary' }}>
      ₹
    </Box>
  );
}
