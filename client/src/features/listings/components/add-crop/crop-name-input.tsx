import { lazy, Suspense } from 'react';
import { useText } from '@/i18n/use-text';
import type { FieldProps } from '@/ui/form/form-field';
import { type CropName, matchCrops, nameInScript } from '../../model/match-names';
import { ProposingInput } from './proposing-input';

const VoiceButton = lazy(() => import('../steps/voice-button'));

/** As many as a phone shows between the field and its keyboard. */
const MOST = 5;

export type CropNameInputProps = FieldProps & {
  name: string;
  defaultValue: string;
  /** What can be proposed. */
  crops: readonly CropName[];
  onEnter(): void;
  /** Fills the crop in under this name. Returns what else it did, in words; '' where nothing. */
  onChoose(crop: CropName, name: string): string;
  /** Takes a name that was spoken; without it there is nothing to speak to. */
  onHeard?: (name: string) => void;
};

/** The crop's name, with proposals in both scripts while it is typed in English, Hindi or Roman Hindi; any other name may stand there. */
export function CropNameInput({ crops, onChoose, onHeard, ...props }: CropNameInputProps) {
  const { t, language, pick } = useText();
  return (
    <ProposingInput
      {...props}
      listLabel={t('addCrop.proposals')}
      propose={(typed) =>
        matchCrops(crops, typed, MOST).map((crop) => ({
          crop,
          key: crop.id,
          own: pick(crop.english, crop.hindi),
          other: pick(crop.hindi, crop.english),
        }))
      }
      onChoose={({ crop }, typed) => onChoose(crop, nameInScript(crop, typed, language === 'hi'))}
      beside={
        onHeard &&
        ((onTyped) => (
          <Suspense fallback={null}>
            <VoiceButton
              onHeard={(heard) => {
                onHeard(heard);
                onTyped(heard);
              }}
            />
          </Suspense>
        ))
      }
    />
  );
}
