import Button from '@mui/material/Button';
import { useText } from '@/i18n/use-text';
import { SubmitButton } from '@/ui/form/submit-button';
import type { NativeForm } from '@/ui/form/use-native-form';
import { type AddCropField, AS_DRAFT } from '../../model/add-crop-form';
import { SaveBar } from './save-bar';

export type SaveButtonsProps = {
  form: Pick<NativeForm<AddCropField>, 'busy' | 'pressed'>;
  /** The button that offers the crop for sale. */
  label: string;
  busyLabel: string;
};

/** A crop for sale, or only saved for later. The first one is what the Enter key means. */
export function SaveButtons({ form: { busy, pressed }, label, busyLabel }: SaveButtonsProps) {
  const { t } = useText();
  const isSaving = busy && pressed === AS_DRAFT;
  return (
    <SaveBar>
      <SubmitButton label={label} busyLabel={isSaving ? label : busyLabel} busy={busy} />
      <Button type="submit" value={AS_DRAFT} variant="outlined" fullWidth disabled={busy} aria-busy={isSaving}>
        <span>{t(isSaving ? 'editCrop.busy' : 'addCrop.saveDraft')}</span>
      </Button>
    </SaveBar>
  );
}
