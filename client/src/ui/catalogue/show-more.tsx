import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { useText } from '@/i18n/use-text';
import type { ShownRows } from './use-shown-rows';

type ShowMoreProps = Pick<ShownRows<unknown>, 'left' | 'next' | 'onMore'> & {
  /** Where the page has a text of its own for it; otherwise "Show more (64 left)". */
  label?: string;
};

/** The way to the rest of a list (`useShownRows`): a link, which with scripts adds to the page in place. */
export function ShowMore({ left, next, onMore, label }: ShowMoreProps) {
  const { t } = useText();
  if (left === 0) return null;
  return (
    <Box sx={{ textAlign: 'center', mt: 2 }}>
      <Button component={Link} to={next} replace preventScrollReset onClick={onMore} variant="outlined">
        <span>{label ?? t('ui.catalogue.showMore', { left })}</span>
      </Button>
    </Box>
  );
}
