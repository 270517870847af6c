import Box from '@mui/material/Box';
import { Link, useSearchParams } from 'react-router-dom';
import { chipStyle } from '@/ui/data/choice-chips';

type ChipLinksProps<Value extends string> = {
  /** What is chosen, for screen readers. */
  label: string;
  /** The word of the address for it. */
  name: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
};

/** One of a few, as links in a row, which work without scripts; the rest of the address stays. */
export function ChipLinks<Value extends string>({ label, name, options, value }: ChipLinksProps<Value>) {
  const [params] = useSearchParams();
  const linkTo = (each: string) => {
    const next = new URLSearchParams(params);
    next.set(name, each);
    return `?${next}`;
  };
  return (
    <Box component="nav" aria-label={label} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}>
      {options.map((option) => (
        <Box
          key={option.value}
          component={Link}
          to={linkTo(option.value)}
          replace
          preventScrollReset
          aria-current={option.value === value ? 'true' : undefined}
          sx={{
            ...chipStyle,
            display: 'inline-flex',
            alignItems: 'center',
            px: { xs: 1.25, sm: 2 },
            textDecoration: 'none',
            '&[aria-current]': {
              bgcolor: 'primary.main',
              borderColor: 'primary.main',
              color: 'primary.contrastText',
            },
          }}
        >
          {option.label}
        </Box>
      ))}
    </Box>
  );
}
