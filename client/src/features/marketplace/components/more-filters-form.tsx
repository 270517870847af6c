import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { type FormEvent, useState } from 'react';
import { useText } from '@/i18n/use-text';
import { indianStates } from '@/lib/indian-states';
import { NativeSelectInput } from '@/ui/form/native-select-input';
import { TextInput } from '@/ui/form/text-input';
import {
  type CategoryChoice,
  cropCategories,
  type MarketFilters,
  noFilters,
  qualityGrades,
  quantityUnits,
  readPrice,
} from '../model/market-filters';

export type MoreFiltersFormProps = { filters: MarketFilters; onApply(change: Partial<MarketFilters>): void };

/** Chosen here, applied together: the list stays as it is until then (AC-045). */
export function MoreFiltersForm({ filters, onApply }: MoreFiltersFormProps) {
  const { t, pick } = useText();
  const [draft, setDraft] = useState(() => asDraft(filters));
  const set = (change: Partial<typeof draft>) => setDraft((before) => ({ ...before, ...change }));

  const apply = (event: FormEvent) => {
    event.preventDefault();
    onApply({ ...draft, minPrice: readPrice(draft.minPrice), maxPrice: readPrice(draft.maxPrice) });
  };

  return (
    <Box
      component="form"
      noValidate
      onSubmit={apply}
      sx={{ display: 'flex', flexDirection: 'column', flex: 1, minHeight: 0 }}
    >
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2.5, flex: 1, overflowY: 'auto', p: 2.5 }}>
        <NativeSelectInput
          label={t('marketplace.categoryLabel')}
          value={draft.category}
          onChange={(event) => set({ category: event.target.value as CategoryChoice })}
          options={(['ALL', ...cropCategories] as const).map((value) => ({
            value,
            label: t(`marketplace.category.${value}`),
          }))}
        />
        <NativeSelectInput
          label={t('marketplace.stateLabel')}
          value={draft.state}
          onChange={(event) => set({ state: event.target.value })}
          emptyLabel={t('marketplace.any')}
          options={indianStates.map(({ name, nameHi }) => ({ value: name, label: pick(name, nameHi) }))}
        />
        <NativeSelectInput
          label={t('marketplace.gradeLabel')}
          value={draft.grade}
          onChange={(event) => set({ grade: event.target.value as MarketFilters['grade'] })}
          emptyLabel={t('marketplace.any')}
          options={qualityGrades.map((value) => ({ value, label: value }))}
        />
        <NativeSelectInput
          label={t('marketplace.unitLabel')}
          value={draft.unit}
          onChange={(event) => set({ unit: event.target.value as MarketFilters['unit'] })}
          emptyLabel={t('marketplace.any')}
          options={quantityUnits.map((value) => ({ value, label: t(`marketplace.unit.${value}`) }))}
        />
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: '1fr 1fr' }}>
          <TextInput
            label={t('marketplace.minPrice')}
            type="number"
            inputMode="decimal"
            min={0}
            startAdornment={<RupeeSign />}
            value={draft.minPrice}
            onChange={(event) => set({ minPrice: event.target.value })}
          />
          <TextInput
            label={t('marketplace.maxPrice')}
            type="number"
            inputMode="decimal"
            min={0}
            startAdornment={<RupeeSign />}
            value={draft.maxPrice}
            onChange={(event) => set({ maxPrice: event.target.value })}
          />
        </Box>
        <FormControlLabel
          control={<Checkbox checked={draft.verified} onChange={(event) => set({ verified: event.target.checked })} />}
          label={t('marketplace.verifiedOnly')}
        />
      </Box>
      <Box sx={{ display: 'flex', gap: 1.5, p: 2.5, borderTop: 1, borderColor: 'divider' }}>
        <Button sx={{ flex: 1 }} onClick={() => setDraft(asDraft({ ...noFilters, search: filters.search }))}>
          {t('marketplace.reset')}
        </Button>
        <Button type="submit" variant="contained" size="large" sx={{ flex: 2 }}>
          {t('marketplace.apply')}
        </Button>
      </Box>
    </Box>
  );
}

/** The filters with their prices as text, as they are typed. The search box is not part of this form. */
function asDraft({ search: _search, minPrice, maxPrice, ...rest }: MarketFilters) {
  return { ...rest, minPrice: String(minPrice ?? ''), maxPrice: String(maxPrice ?? '') };
}

function RupeeSign() {
  return (
    <Box component="span" aria-hidden="true" sx={{ mr: 1, color: 'text.secondary' }}>
      ₹
    </Box>
  );
}
