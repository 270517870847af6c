import Box from '@mui/material/Box';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useText } from '@/i18n/use-text';
import { visuallyHidden } from '@/ui/feedback/visually-hidden';
import { fieldBoxStyle, nativeFieldStyle } from '@/ui/form/field-style';
import { type FieldProps, FormField } from '@/ui/form/form-field';
import { type CropName, matchCrops, nameOfCrop } from '../../model/match-crops';
import { CropSuggestions } from './crop-suggestions';
import { useCropNames } from './use-crop-names';

/** What a phone shows between the field and its keyboard. */
const MOST = 5;
/** Heights, in pixels: of a proposal, and of what stands at the lower edge. */
const OPTION = 48;
const LOWER_BAR = 72;

export type CropNameInputProps = FieldProps & {
  name: string;
  defaultValue: string;
  /** Fills the crop in under this name. Returns what else it did, in words; '' where nothing. */
  onChoose(crop: CropName, name: string): string;
};

/**
 * The crop's name, with proposals in both scripts while it is typed in English, Hindi or Roman Hindi; any other name may stand there.
 * A combobox as ARIA describes it: the focus stays in the field, arrows walk, Enter takes, Escape closes.
 */
export function CropNameInput({ onChoose, error, hint, label, required, disabled, ...input }: CropNameInputProps) {
  const { t, language } = useText();
  const listId = useId();
  const box = useRef<HTMLInputElement>(null);
  const [isWanted, setWanted] = useState(false);
  /** What is typed while proposals may be shown for it; null otherwise. */
  const [typed, setTyped] = useState<string | null>(null);
  const [active, setActive] = useState(-1);
  const [done, setDone] = useState('');
  const names = useCropNames(isWanted);
  const found = typed === null ? [] : matchCrops(names, typed, MOST);
  const isOpen = found.length > 0;

  // A list behind the keyboard or the lower bar is none: the field goes up to the header.
  useEffect(() => {
    const field = box.current;
    if (!isOpen || !field) return;
    const below = (window.visualViewport?.height ?? window.innerHeight) - field.getBoundingClientRect().bottom;
    if (below < found.length * OPTION + LOWER_BAR) field.labels?.[0]?.scrollIntoView?.({ block: 'start' });
  }, [isOpen, found.length]);

  const close = () => {
    setTyped(null);
    setActive(-1);
  };
  const choose = (crop: CropName) => {
    setDone(onChoose(crop, nameOfCrop(crop, typed ?? '', language === 'hi')));
    close();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Keys that choose a word of a Hindi keyboard are not meant for us.
    if (!isOpen || event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const crop = found[active];
    if (step) {
      // One place more than there are crops: the field itself.
      const places = found.length + 1;
      setActive(((active + 1 + step + places) % places) - 1);
    } else if (event.key === 'Enter' && crop) choose(crop);
    else if (event.key === 'Escape') close();
    else return;
    event.preventDefault();
  };
  const optionId = (index: number) => `${listId}-${index}`;

  return (
    <FormField label={label} error={error} hint={done || hint} required={required} disabled={disabled}>
      {(wiring) => (
        <Box sx={{ position: 'relative' }}>
          <Box sx={fieldBoxStyle}>
            <Box
              component="input"
              ref={box}
              autoComplete="off"
              {...input}
              {...wiring}
              role="combobox"
              aria-autocomplete="list"
              aria-expanded={isOpen}
              aria-controls={listId}
              aria-activedescendant={active < 0 ? undefined : optionId(active)}
              onFocus={() => setWanted(true)}
              onBlur={close}
              onKeyDown={onKeyDown}
              onChange={(event) => {
                setTyped(event.target.value);
                setActive(-1);
                setDone('');
              }}
              sx={nativeFieldStyle}
            />
          </Box>
          <CropSuggestions
            id={listId}
            label={t('addCrop.proposals')}
            crops={found.map((crop, index) => ({ crop, id: optionId(index), isActive: index === active }))}
            onChoose={choose}
          />
          <Box role="status" sx={visuallyHidden}>
            {isOpen ? t('addCrop.proposalsFound', { count: found.length }) : done}
          </Box>
        </Box>
      )}
    </FormField>
  );
}
