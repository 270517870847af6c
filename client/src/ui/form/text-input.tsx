import Box from '@mui/material/Box';
import type { ComponentProps, ReactNode } from 'react';
import { fieldBoxStyle, nativeFieldStyle } from './field-style';
import { type FieldProps, FormField } from './form-field';
import { typedEarly } from './typed-early';

type NativeInput = Pick<
  ComponentProps<'input'>,
  | 'name'
  | 'value'
  | 'defaultValue'
  | 'onChange'
  | 'onBlur'
  | 'placeholder'
  | 'autoComplete'
  | 'inputMode'
  | 'min'
  | 'max'
  | 'maxLength'
>;

export type TextInputProps = FieldProps &
  Omit<NativeInput, 'onChange' | 'onBlur'> & {
    onChange?: (event: React.ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => unknown;
    onBlur?: (event: React.FocusEvent<HTMLInputElement | HTMLTextAreaElement>) => unknown;
    /** No `number`: `number-input.tsx` has the fields for these. */
    type?: 'text' | 'email' | 'tel' | 'password' | 'search' | 'date' | 'datetime-local';
    /** More than one makes it a text area. */
    rows?: number;
    /** Inside the box, before or after the text: a ₹ sign, a unit, a button. */
    startAdornment?: ReactNode;
    endAdornment?: ReactNode;
  };

/** One line or several of text, a date: every field that is typed, but for numbers. Takes `form.field(name)`. */
export function TextInput(props: TextInputProps) {
  const { label, error, hint, required, disabled, rows, startAdornment, endAdornment, ...input } = props;
  const multiline = rows !== undefined && rows > 1;
  return (
    <FormField label={label} error={error} hint={hint} required={required} disabled={disabled}>
      {(wiring) => (
        <Box sx={fieldBoxStyle}>
          {startAdornment ? <Box sx={{ pl: 1.75, mr: -1.5, color: 'text.secondary' }}>{startAdornment}</Box> : null}
          <Box
            component={multiline ? 'textarea' : 'input'}
            {...input}
            {...wiring}
            ref={typedEarly}
            rows={multiline ? rows : undefined}
            sx={nativeFieldStyle}
          />
          {endAdornment ? <Box sx={{ pr: 1, ml: -1, color: 'text.secondary' }}>{endAdornment}</Box> : null}
        </Box>
      )}
    </FormField>
  );
}
