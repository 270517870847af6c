import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useText } from '@/i18n/use-text';
import { visuallyHidden } from '@/ui/feedback/visually-hidden';
import type { FormStep } from '../../model/add-crop-form';
import type { Steps } from './use-steps';

/** Above it the line of the steps says already which it is. */
const FIRST = { '& > section:first-of-type': { pt: 0, borderTop: 0, '& > h2': visuallyHidden } };

/** The fields of one step; where the form is one page, a part of it like the others. */
export function StepPart({ of, steps, children }: { of: FormStep; steps: Steps; children: ReactNode }) {
  const { t } = useText();
  const isShown = !steps.isInSteps || steps.step === of;
  return (
    <Box
      ref={steps.step === of ? steps.shown : undefined}
      role="group"
      aria-label={t(`addCrop.step.${of}`)}
      tabIndex={-1}
      hidden={!isShown}
      sx={{
        display: 'grid',
        gap: 2.5,
        minWidth: 0,
        outline: 'none',
        '&[hidden]': { display: 'none' },
        ...(steps.isInSteps ? FIRST : {}),
      }}
    >
      {children}
    </Box>
  );
}
