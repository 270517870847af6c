import { useState } from 'react';
import { useText } from '@/i18n/use-text';
import type { FieldProps } from '@/ui/form/form-field';
import { type CropName, matchCrops, nameInScript } from '../../model/match-names';
import { ProposingInput } from './proposing-input';
import { useCropNames } from './use-crop-names';

/** As many as a phone shows between the field and its keyboard. */
const MOST = 5;

export type CropNameInputProps = FieldProps & {
  name: string;
  defaultValue: string;
  /** Fills the crop in under this name. Returns what else it did, in words; '' where nothing. */
  onChoose(crop: CropName, name: string): string;
};

/** The crop's name, with proposals in both scripts while it is typed in English, Hindi or Roman Hindi; any other name may stand there. */
export function CropNameInput({ onChoose, ...props }: CropNameInputProps) {
  const { t, language, pick } = useText();
  const [isWanted, setWanted] = useState(false);
  const names = useCropNames(isWanted);
  return (
    <ProposingInput
      {...props}
      listLabel={t('addCrop.proposals')}
      propose={(typed) =>
        matchCrops(names, typed, MOST).map((crop) => ({
          crop,
          key: crop.id,
          own: pick(crop.english, crop.hindi),
          other: pick(crop.hindi, crop.english),
        }))
      }
      onEnter={() => setWanted(true)}
      onChoose={({ crop }, typed) => onChoose(crop, nameInScript(crop, typed, language === 'hi'))}
    />
  );
}
