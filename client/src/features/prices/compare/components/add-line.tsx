import { skipToken } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { FormEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useLanguageVariable } from '@/i18n/use-language-variable';
import { useText } from '@/i18n/use-text';
import { nameIn } from '@/lib/commodity-name';
import { LINE, lineWord } from '@/lib/price-paths';
import { NativeSelectInput } from '@/ui/form/native-select-input';
import { RANGE } from '../../model/ranges';
import { useCommodityNamesQuery, useMarketNamesQuery } from '../compare.generated';
import { lineOfWord, MOST_LINES, withLines } from '../model/compared';

/**
 * Adds a crop to the comparison, or a mandi of the crop that came last. A form by GET, which works without scripts.
 *
 * @param words what is compared, as it stands in the address
 */
export function AddLine({ words }: { words: readonly string[] }) {
  const { t, language } = useText();
  const { variables } = useLanguageVariable();
  const [params, setParams] = useSearchParams();
  const isFull = words.length >= MOST_LINES;
  const last = words.at(-1);
  const commodity = last === undefined ? undefined : lineOfWord(last).commodity;
  const { data: all } = useCommodityNamesQuery();
  const { data: quoted } = useMarketNamesQuery(
    commodity === undefined || isFull ? skipToken : { variables: { ...variables, commodity } },
  );
  const crops = all?.commodities?.nodes.map((node) => node.commodity) ?? [];
  const crop = crops.find(({ id }) => id === commodity);
  const isNew = ({ value }: { value: string }) => !words.includes(value);
  const markets = crop
    ? (quoted?.commodityMarkets?.nodes ?? []).map(({ market }) => ({
        value: lineWord(crop.id, market.id),
        label: t('prices.compare.lineName', { name: market.name, place: market.state.name }),
      }))
    : [];
  if (isFull)
    return (
      <Typography role="status" sx={{ mb: 2 }}>
        {t('prices.compare.compareFull', { most: MOST_LINES })}
      </Typography>
    );
  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = event.currentTarget.querySelectorAll<HTMLInputElement | HTMLSelectElement>(`[name=${LINE}]`);
    const chosen = [...fields].map(({ value }) => value).filter(Boolean);
    setParams(withLines(params, chosen), { preventScrollReset: true });
  };
  return (
    <Box
      // Another choice begins with the next line.
      key={words.join()}
      component="form"
      aria-label={t('prices.compare.addLine')}
      onSubmit={add}
      sx={{
        displayPrint: 'none',
        display: 'grid',
        gap: 2,
        alignItems: 'end',
        mb: 3,
        gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr)) auto' },
      }}
    >
      {words.map((word) => (
        <input key={word} type="hidden" name={LINE} value={word} />
      ))}
      {params.has(RANGE) ? <input type="hidden" name={RANGE} value={params.get(RANGE) ?? ''} /> : null}
      <NativeSelectInput
        name={LINE}
        label={t('prices.compare.addCrop')}
        emptyLabel={t('prices.compare.choose')}
        options={crops.map((each) => ({ value: each.id, label: nameIn(language, each) })).filter(isNew)}
      />
      {crop && markets.length > 0 ? (
        <NativeSelectInput
          name={LINE}
          label={t('prices.compare.addMarket', { name: nameIn(language, crop) })}
          emptyLabel={t('prices.compare.choose')}
          options={markets.filter(isNew)}
        />
      ) : null}
      <Button type="submit" variant="contained">
        {t('prices.compare.add')}
      </Button>
    </Box>
  );
}
