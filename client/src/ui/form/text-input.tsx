import OutlinedInput from '@mui/material/OutlinedInput';
import type { ComponentProps, ReactNode, Ref } from 'react';
import { type FieldProps, FormField } from './form-field';

type NativeInput = Pick<
  ComponentProps<'input'>,
  | 'name'
  | 'value'
  | 'onChange'
  | 'onBlur'
  | 'type'
  | 'placeholder'
  | 'autoComplete'
  | 'inputMode'
  | 'min'
  | 'max'
  | 'step'
  | 'maxLength'
>;

export type TextInputProps = FieldProps &
  Omit<NativeInput, 'onChange' | 'onBlur'> & {
    /** As react-hook-form's `register(name)` gives them: `<TextInput label="…" {...register('email')} />`. */
    onChange?: (event: React.ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => unknown;
    onBlur?: (event: React.FocusEvent<HTMLInputElement | HTMLTextAreaElement>) => unknown;
    ref?: Ref<HTMLInputElement | HTMLTextAreaElement>;
    /** More than one makes it a text area. */
    rows?: number;
    /** Inside the box, before or after the text: a ₹ sign, a unit, a button. */
    startAdornment?: ReactNode;
    endAdornment?: ReactNode;
  };

/** One line or several of text, a number, a date: every field that is typed. */
export function TextInput(props: TextInputProps) {
  const { label, error, hint, required, disabled, ref, rows, startAdornment, endAdornment, ...input } = props;
  const { name, value, onChange, onBlur, type, placeholder, autoComplete, ...limits } = input;
  return (
    <FormField label={label} error={error} hint={hint} required={required} disabled={disabled}>
      {({ id, ...aria }) => (
        <OutlinedInput
          id={id}
          name={name}
          value={value}
          onChange={onChange}
          onBlur={onBlur}
          inputRef={ref}
          type={type}
          placeholder={placeholder}
          autoComplete={autoComplete}
          multiline={Boolean(rows && rows > 1)}
          minRows={rows}
          startAdornment={startAdornment}
          endAdornment={endAdornment}
          inputProps={{ ...limits, ...aria }}
        />
      )}
    </FormField>
  );
}
