import Box from '@mui/material/Box';
import { useText } from '@/i18n/use-text';
import { indianStates } from '@/lib/indian-states';
import { CheckboxInput } from '@/ui/form/checkbox-input';
import { NativeSelectInput } from '@/ui/form/native-select-input';
import { MoneyInput } from '@/ui/form/number-input';
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
        <MoneyInput label={t('marketplace.minPrice')} {...field('min')} />
        <MoneyInput label={t('marketplace.maxPrice')} {...field('max')} />
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
