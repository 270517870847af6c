import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useText } from '@/i18n/use-text';
import { rememberedPlace } from '@/lib/remembered-place';
import { rememberPlace } from '@/ui/catalogue/visitor-district';
import { NativeSelectInput } from '@/ui/form/native-select-input';
import { useNativeForm } from '@/ui/form/use-native-form';
import { readFilters, sortWord, writeFilters } from '../model/filters-address';
import { cropSorts, type MarketFilters, noFilters } from '../model/market-filters';
import { MoreFilterFields } from './more-filter-fields';
import { NearFields } from './near-fields';

export type MoreFiltersFormProps = { filters: MarketFilters; onApply(change: Partial<MarketFilters>): void };

/** The search box is not part of this form. */
const fields = ['sort', 'category', 'state', 'grade', 'unit', 'min', 'max', 'verified', 'km', 'near'] as const;

/** What the fields show of filters. An order is always chosen; the place of last time does nothing without a distance. */
const textsOf = (filters: MarketFilters) => ({
  near: rememberedPlace(),
  ...Object.fromEntries(writeFilters(filters)),
  sort: sortWord(filters.sort),
});

/** Chosen here, applied together: the list stays as it is until then. */
export function MoreFiltersForm({ filters, onApply }: MoreFiltersFormProps) {
  const { t } = useText();
  const form = useNativeForm({
    names: fields,
    start: textsOf(filters),
    check: ({ km, near }) => (km && !near ? { near: 'marketplace.nearMissing' } : {}),
    send: (texts) => {
      if (texts.km) rememberPlace(texts.near);
      onApply({ ...readFilters(new URLSearchParams(texts)), search: filters.search });
    },
  });

  return (
    <Box
      component="form"
      noValidate
      {...form.props}
      sx={{ display: 'flex', flexDirection: 'column', flex: 1, minHeight: 0 }}
    >
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2.5, flex: 1, overflowY: 'auto', p: 2.5 }}>
        {/* Elsewhere it stands on the page. */}
        <Box sx={{ display: { md: 'none' } }}>
          <NativeSelectInput
            label={t('marketplace.sortLabel')}
            hint={t('marketplace.sortHint')}
            options={cropSorts.map((sort) => ({ value: sortWord(sort), label: t(`marketplace.sort.${sort}`) }))}
            {...form.field('sort')}
          />
        </Box>
        <MoreFilterFields field={form.field} />
        <NearFields km={form.field('km')} near={form.field('near')} />
      </Box>
      <Box sx={{ display: 'flex', gap: 1.5, p: 2.5, borderTop: 1, borderColor: 'divider' }}>
        <Button sx={{ flex: 1 }} onClick={() => form.fill(textsOf(noFilters))}>
          {t('marketplace.reset')}
        </Button>
        <Button type="submit" variant="contained" sx={{ flex: 2 }}>
          {t('marketplace.apply')}
        </Button>
      </Box>
    </Box>
  );
}
