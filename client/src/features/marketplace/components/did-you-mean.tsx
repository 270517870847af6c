import { skipToken } from '@apollo/client/react';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { useText } from '@/i18n/use-text';
import { paths } from '@/lib/paths';
import { useDebounced } from '@/lib/use-debounced';
import { useCropNameMeantQuery } from '../marketplace.generated';
import { writeFilters } from '../model/filters-address';
import { noFilters } from '../model/market-filters';

/** A pause in typing after which the server is asked. */
const TYPING_PAUSE_MS = 300;

/** Where a search finds nothing: the way to the crop that was perhaps meant, once the server knows one. */
export function DidYouMean({ search }: { search: string }) {
  const { t } = useText();
  const wanted = useDebounced(search.trim(), TYPING_PAUSE_MS);
  const { data } = useCropNameMeantQuery(wanted === '' ? skipToken : { variables: { search: wanted } });
  const name = data?.cropNameMeant;
  if (!name) return null;
  const found = writeFilters({ ...noFilters, search: name });
  return (
    <Button component={Link} to={`${paths.marketplace}?${found}`} variant="outlined">
      <span>{t('marketplace.didYouMean', { name })}</span>
    </Button>
  );
}
