import Box from '@mui/material/Box';
import { useState } from 'react';
import { useText } from '@/i18n/use-text';
import { NativeSelectInput } from '@/ui/form/native-select-input';
import { QuantityInput } from '@/ui/form/number-input';
import { CITIES, COMMODITIES, estimateFare, readTons, VEHICLES } from '../model/fare';
import { FareResult } from './fare-result';

type Load = {
  from: string;
  to: string;
  commodity: string;
  vehicle: (typeof VEHICLES)[number];
  tons: string;
};

/** The first option of each choice, but Delhi as the goal: from Hisar to Hisar is no journey. */
const START: Load = { from: 'Hisar', to: 'Delhi', commodity: 'Wheat', vehicle: 'OPEN_TRUCK', tons: '10' };

/** What is to be carried, and the estimated fare, which follows every change (spec §2 Transport Calculator). */
export function FareCalculator() {
  const { t, pick } = useText();
  const [load, setLoad] = useState(START);
  const change = (part: Partial<Load>) => setLoad((current) => ({ ...current, ...part }));
  const options = (pairs: typeof CITIES | typeof COMMODITIES) =>
    pairs.map(([name, nameHi]) => ({ value: name, label: pick<string>(name, nameHi) }));
  const labelOf = (pairs: typeof CITIES | typeof COMMODITIES, value: string) =>
    options(pairs).find((option) => option.value === value)?.label ?? value;
  const tons = readTons(load.tons);

  return (
    <Box sx={{ display: 'grid', gap: 3, alignItems: 'start', gridTemplateColumns: { md: '1fr 1fr' } }}>
      <Box
        role="group"
        aria-label={t('transport.calculator')}
        sx={{ display: 'grid', columnGap: 2, rowGap: 2.5, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }}
      >
        <NativeSelectInput
          label={t('transport.from')}
          options={options(CITIES)}
          value={load.from}
          onChange={(event) => change({ from: event.target.value })}
        />
        <NativeSelectInput
          label={t('transport.to')}
          options={options(CITIES)}
          value={load.to}
          onChange={(event) => change({ to: event.target.value })}
        />
        <NativeSelectInput
          label={t('transport.commodity')}
          options={options(COMMODITIES)}
          value={load.commodity}
          onChange={(event) => change({ commodity: event.target.value })}
        />
        <NativeSelectInput
          label={t('transport.vehicle')}
          options={VEHICLES.map((vehicle) => ({ value: vehicle, label: t(`transport.vehicle.${vehicle}`) }))}
          value={load.vehicle}
          onChange={(event) => {
            const vehicle = VEHICLES.find((each) => each === event.target.value);
            if (vehicle) change({ vehicle });
          }}
        />
        <QuantityInput
          label={t('transport.quantity')}
          value={load.tons}
          onChange={(event) => change({ tons: event.target.value })}
          error={tons === null ? t('transport.quantityError') : undefined}
        />
      </Box>
      <FareResult
        fare={tons === null ? null : estimateFare(load.vehicle, tons)}
        tons={tons ?? 0}
        summary={t('transport.summary', {
          from: labelOf(CITIES, load.from),
          to: labelOf(CITIES, load.to),
          commodity: labelOf(COMMODITIES, load.commodity),
          vehicle: t(`transport.vehicle.${load.vehicle}`),
        })}
      />
    </Box>
  );
}
