import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { ComponentProps, Ref } from 'react';
import { type FieldProps, FormField } from './form-field';

export type SelectOption = { value: string; label: string };

export type NativeSelectInputProps = FieldProps &
  Pick<ComponentProps<'select'>, 'name' | 'value' | 'onBlur'> & {
    options: readonly SelectOption[];
    /** Text of a first, empty option; leave out where one option is always chosen. */
    emptyLabel?: string;
    onChange?: (event: React.ChangeEvent<HTMLSelectElement>) => unknown;
    ref?: Ref<HTMLSelectElement>;
  };

/** A choice from a list: the phone's own wheel, 17 kB lighter than MUI's Select. Takes `register(name)` as TextInput does. */
export function NativeSelectInput(props: NativeSelectInputProps) {
  const { label, error, hint, required, disabled, name, value, options, emptyLabel, onChange, onBlur, ref } = props;
  return (
    <FormField label={label} error={error} hint={hint} required={required} disabled={disabled}>
      {({ id, ...aria }) => (
        <NativeSelect
          input={<OutlinedInput />}
          name={name}
          value={value}
          onChange={onChange}
          onBlur={onBlur as never}
          inputRef={ref}
          inputProps={{ ...aria, id }}
        >
          {emptyLabel === undefined ? null : <option value="">{emptyLabel}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </NativeSelect>
      )}
    </FormField>
  );
}
