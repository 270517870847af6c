import StarOutlineIcon from '@mui/icons-material/StarOutlineRounded';
import StarIcon from '@mui/icons-material/StarRounded';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useText } from '@/i18n/use-text';
import { FieldText } from '@/ui/form/field-text';
import { chosenStars, starChoices } from '../model/rating-form';

type StarsFieldProps = {
  label: string;
  name: string;
  error: string | undefined;
  /** What is chosen now; '' before that. */
  chosen: string;
};

/** One to five stars, as native radio buttons under large stars. Takes `form.field(name)`. */
export function StarsField({ label, name, error, chosen }: StarsFieldProps) {
  const { t } = useText();
  const textId = useId();
  const choice = chosenStars(chosen);
  return (
    <Box component="fieldset" aria-describedby={error ? textId : undefined} sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      <Typography component="legend" sx={{ mb: 0.75, p: 0, fontWeight: 600 }}>
        {label}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5 }}>
        <Box sx={{ display: 'flex', ml: -0.5 }}>
          {starChoices.map((stars) => (
            <Box
              key={stars}
              component="label"
              sx={{
                position: 'relative',
                display: 'grid',
                placeItems: 'center',
                width: 48,
                height: 48,
                borderRadius: 1,
                cursor: 'pointer',
                color: 'text.secondary',
                '& svg': { gridArea: '1 / 1', fontSize: 40 },
                '& .full': { visibility: 'hidden', color: 'secondary.main' },
                // The chosen one and all before it are full.
                '&:has(:checked), &:has(~ label > :checked)': { '& .full': { visibility: 'visible' } },
                '&:has(:focus-visible)': { outline: 2, outlineStyle: 'solid', outlineColor: 'primary.main' },
              }}
            >
              <Box
                component="input"
                type="radio"
                name={name}
                value={stars}
                aria-label={t(`deal.rating.stars.${stars}`)}
                sx={{ position: 'absolute', inset: 0, m: 0, opacity: 0, cursor: 'pointer' }}
              />
              <StarOutlineIcon aria-hidden="true" />
              <StarIcon aria-hidden="true" className="full" />
            </Box>
          ))}
        </Box>
        <Typography component="span" aria-hidden="true" sx={{ fontWeight: 600 }}>
          {choice ? t(`deal.rating.stars.${choice}`) : ''}
        </Typography>
      </Box>
      <FieldText id={textId} error={error} />
    </Box>
  );
}
