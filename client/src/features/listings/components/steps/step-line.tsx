import Box from '@mui/material/Box';
import { useText } from '@/i18n/use-text';
import { formSteps } from '../../model/add-crop-form';
import type { Steps } from './use-steps';

/** How far the listing is; each step is reached by a press. Nothing where the form is one page. */
export function StepLine({ steps: { isInSteps, step, goTo } }: { steps: Steps }) {
  const { t } = useText();
  if (!isInSteps) return null;
  const reached = formSteps.indexOf(step);
  return (
    <Box
      component="ol"
      aria-label={t('addCrop.steps')}
      sx={{ display: 'flex', gap: 0.75, listStyle: 'none', m: 0, p: 0, '& > li': { flex: '1 1 0', minWidth: 0 } }}
    >
      {formSteps.map((each, index) => (
        <li key={each}>
          <Box
            component="button"
            type="button"
            aria-current={each === step ? 'step' : undefined}
            onClick={() => goTo(each)}
            sx={{
              width: '100%',
              minHeight: 44,
              p: 0,
              pt: 0.5,
              border: 0,
              borderTop: 4,
              borderColor: index <= reached ? 'primary.main' : 'divider',
              bgcolor: 'transparent',
              color: each === step ? 'primary.main' : 'text.secondary',
              typography: 'body2',
              fontWeight: each === step ? 700 : 400,
              textAlign: 'start',
              cursor: 'pointer',
            }}
          >
            <span>{`${index + 1}. ${t(`addCrop.step.${each}`)}`}</span>
          </Box>
        </li>
      ))}
    </Box>
  );
}
