import Box from '@mui/material/Box';
import { useText } from '@/i18n/use-text';
import { OtherName } from '@/ui/data/other-name';
import type { CropName } from '../../model/match-crops';

export type CropSuggestionsProps = {
  id: string;
  label: string;
  /** `isActive` is where the arrow keys are. */
  crops: readonly { crop: CropName; id: string; isActive: boolean }[];
  onChoose(crop: CropName): void;
};

/** The list under the field of a crop's name; empty and unseen where nothing is proposed. */
export function CropSuggestions({ id, label, crops, onChoose }: CropSuggestionsProps) {
  const { language } = useText();
  return (
    <Box
      component="ul"
      role="listbox"
      id={id}
      aria-label={label}
      hidden={crops.length === 0}
      sx={{
        position: 'absolute',
        insetInline: 0,
        top: '100%',
        zIndex: 2,
        m: 0,
        mt: 0.5,
        p: 0.5,
        listStyle: 'none',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
        boxShadow: 6,
      }}
    >
      {crops.map(({ crop, id: optionId, isActive }) => {
        const [own, other] = language === 'hi' ? [crop.hindi, crop.english] : [crop.english, crop.hindi];
        return (
          <Box
            key={crop.id}
            component="li"
            role="option"
            id={optionId}
            aria-selected={isActive}
            // The field keeps the focus.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(crop)}
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              columnGap: 1.5,
              minHeight: 48,
              px: 1.5,
              borderRadius: 1,
              cursor: 'pointer',
              '&:hover, &[aria-selected="true"]': { bgcolor: 'action.selected' },
            }}
          >
            <Box component="span" sx={{ fontWeight: 600 }}>
              {own}
            </Box>
            <OtherName name={other} />
          </Box>
        );
      })}
    </Box>
  );
}
