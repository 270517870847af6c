import Box from '@mui/material/Box';
import { type ComponentProps, lazy, type MouseEvent, Suspense, useId, useRef, useState } from 'react';
import { useText } from '@/i18n/use-text';
import { LoadingText } from '@/ui/feedback/loading-text';

const CounterForm = lazy(() => import('./counter-form'));
const DeclineForm = lazy(() => import('./decline-form'));

type AnswerFormsProps = Omit<ComponentProps<typeof CounterForm>, 'onCancel'> & ComponentProps<typeof DeclineForm>;

/** The forms that the buttons of a bid open below it, one at a time: another price, or a no with its reason. */
export function useAnswerForms({ most, parts, crop, ...props }: Omit<AnswerFormsProps, 'onCancel'>) {
  const { t } = useText();
  const [open, setOpen] = useState<'counter' | 'decline' | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  const onCancel = () => {
    opener.current?.focus();
    setOpen(null);
  };
  const form =
    open === 'counter' ? (
      <CounterForm {...props} most={most} parts={parts} onCancel={onCancel} />
    ) : (
      <DeclineForm {...props} crop={crop} onCancel={onCancel} />
    );
  return {
    /** Spread into the button that opens a form, and closes it again. */
    opens: (which: 'counter' | 'decline') => ({
      'aria-expanded': open === which,
      'aria-controls': open === which ? panelId : undefined,
      onClick: ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
        opener.current = currentTarget;
        setOpen(open === which ? null : which);
      },
    }),
    panel: open ? (
      <Box id={panelId}>
        <Suspense fallback={<LoadingText text={t('ui.loading')} />}>{form}</Suspense>
      </Box>
    ) : null,
  };
}
