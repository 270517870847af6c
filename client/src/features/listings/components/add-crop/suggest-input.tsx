import Box from '@mui/material/Box';
import { type ComponentProps, useId } from 'react';
import { fieldBoxStyle, nativeFieldStyle } from '@/ui/form/field-style';
import { type FieldProps, FormField } from '@/ui/form/form-field';

export type SuggestInputProps = FieldProps &
  Pick<ComponentProps<'input'>, 'name' | 'defaultValue' | 'autoComplete'> & {
    /** `value` is what is entered, `label` what is shown beside it. */
    suggestions: readonly { value: string; label: string }[];
  };

/** A text with suggestions while typing; anything else may be typed as well. Takes `form.field(name)`. */
export function SuggestInput({ label, error, hint, required, disabled, suggestions, ...input }: SuggestInputProps) {
  const listId = useId();
  return (
    <FormField label={label} error={error} hint={hint} required={required} disabled={disabled}>
      {(wiring) => (
        <Box sx={fieldBoxStyle}>
          <Box component="input" {...input} {...wiring} list={listId} sx={nativeFieldStyle} />
          <datalist id={listId}>
            {suggestions.map(({ value, label: shown }) => (
              <option key={value} value={value} label={shown} />
            ))}
          </datalist>
        </Box>
      )}
    </FormField>
  );
}
