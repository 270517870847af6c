import Button from '@mui/material/Button';
import { useText } from '@/i18n/use-text';
import type { NativeForm } from '@/ui/form/use-native-form';
import { type AddCropField, AS_DRAFT } from '../../model/add-crop-form';
import type { Steps } from '../steps/use-steps';
import { SaveBar } from './save-bar';

export type SaveButtonsProps = {
  form: Pick<NativeForm<AddCropField>, 'busy' | 'pressed'>;
  steps: Steps;
  /** The button that offers the crop for sale. */
  label: string;
  busyLabel: string;
  /** Whether it can be saved for later instead. */
  mayWait?: boolean;
};

/** In steps back and next, at the end what saves the crop. The first one that submits is what the Enter key means. */
export function SaveButtons({ form: { busy, pressed }, steps, label, busyLabel, mayWait = false }: SaveButtonsProps) {
  const { t } = useText();
  const { isInSteps, isFirst, isLast, next, back } = steps;
  const isSaving = busy && pressed === AS_DRAFT;
  const leadsOn = isInSteps && !isLast;
  const forLater = mayWait ? (
    <Button
      type="submit"
      value={AS_DRAFT}
      variant={isInSteps ? 'text' : 'outlined'}
      fullWidth
      disabled={busy}
      aria-busy={isSaving}
    >
      <span>{t(isSaving ? 'editCrop.busy' : 'addCrop.saveDraft')}</span>
    </Button>
  ) : null;
  return (
    <>
      <SaveBar>
        {isInSteps && !isFirst ? (
          <Button variant="outlined" disabled={busy} onClick={back}>
            <span>{t('addCrop.stepBack')}</span>
          </Button>
        ) : null}
        {/* One and the same button: one that was gone when its press is done could not be asked for its form. */}
        <Button
          type="submit"
          variant="contained"
          fullWidth
          disabled={busy}
          aria-busy={busy}
          onClick={(event) => {
            if (!leadsOn) return;
            event.preventDefault();
            next();
          }}
        >
          <span>{leadsOn ? t('addCrop.stepNext') : busy && !isSaving ? busyLabel : label}</span>
        </Button>
        {isInSteps ? null : forLater}
      </SaveBar>
      {/* Seen above the bar, which is always in sight. */}
      {isInSteps ? forLater : null}
    </>
  );
}
