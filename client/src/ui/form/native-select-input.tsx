import Box from '@mui/material/Box';
import type { ComponentProps } from 'react';
import { fieldBoxStyle, nativeFieldStyle } from './field-style';
import { type FieldProps, FormField } from './form-field';
import { typedEarly } from './typed-early';

export type SelectOption = { value: string; label: string };

export type NativeSelectInputProps = FieldProps &
  Pick<ComponentProps<'select'>, 'name' | 'value' | 'defaultValue'> & {
    options: readonly SelectOption[];
    /** Text of a first, empty option; leave out where one option is always chosen. */
    emptyLabel?: string;
    onChange?: (event: React.ChangeEvent<HTMLSelectElement>) => unknown;
  };

/** A choice from a list, shown by the phone's own picker; 17 kB lighter than MUI's Select. Takes `form.field(name)`. */
export function NativeSelectInput(props: NativeSelectInputProps) {
  const { label, error, hint, required, disabled, options, emptyLabel, ...select } = props;
  return (
    <FormField label={label} error={error} hint={hint} required={required} disabled={disabled}>
      {(wiring) => (
        <Box sx={fieldBoxStyle}>
          <Box component="select" ref={typedEarly} {...select} {...wiring} sx={nativeFieldStyle}>
            {emptyLabel === undefined ? null : <option value="">{emptyLabel}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </Box>
        </Box>
      )}
    </FormField>
  );
}
