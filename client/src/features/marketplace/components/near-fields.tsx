import Box from '@mui/material/Box';
import { useText } from '@/i18n/use-text';
import { fieldBoxStyle, nativeFieldStyle } from '@/ui/form/field-style';
import { FormField } from '@/ui/form/form-field';
import { NativeSelectInput } from '@/ui/form/native-select-input';
import { distances } from '../model/market-filters';
import { useNearPlaces } from './use-near-places';

type Field = { name: string; defaultValue: string; error?: string | undefined };

/** `label` without its state, which stands above the group. */
const inGroup = (label: string) => label.split(', ')[0];

/** How far, and from where: districts and towns that we can place, by state. The browser is not asked where it is. */
export function NearFields({ km, near }: { km: Field; near: Field }) {
  const { t } = useText();
  const places = useNearPlaces();
  const states = [...new Set(places.map(({ label }) => label.split(', ')[1] ?? ''))];
  const { error, defaultValue, name } = near;
  return (
    <>
      <NativeSelectInput
        label={t('marketplace.distanceLabel')}
        emptyLabel={t('marketplace.anyDistance')}
        options={distances.map((value) => ({
          value: String(value),
          label: t('marketplace.upToKm', { km: String(value) }),
        }))}
        {...km}
      />
      <FormField label={t('marketplace.nearLabel')} error={error} hint={t('marketplace.nearHint')}>
        {(wiring) => (
          <Box sx={fieldBoxStyle}>
            {/* Mounted anew once its options are there: before, the one that is chosen could not be. */}
            <Box
              key={places.length}
              component="select"
              name={name}
              defaultValue={defaultValue}
              {...wiring}
              sx={nativeFieldStyle}
            >
              <option value="">{t('marketplace.choosePlace')}</option>
              {states.map((state) => (
                <optgroup key={state} label={state}>
                  {places
                    .filter(({ label }) => label.endsWith(`, ${state}`))
                    .map(({ value, label }) => (
                      <option key={value} value={value}>
                        {inGroup(label)}
                      </option>
                    ))}
                </optgroup>
              ))}
            </Box>
          </Box>
        )}
      </FormField>
    </>
  );
}
