import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { type ReactNode, useId } from 'react';

/** What every field of ours takes. */
export type FieldProps = {
  label: string;
  /** The message under the field; its presence marks the field invalid. */
  error?: string;
  /** Advice under the field, shown while there is no error. */
  hint?: ReactNode;
  required?: boolean;
  disabled?: boolean;
};

/** What the frame hands to the input inside, so that label, hint and error are announced with it. */
export type FieldWiring = {
  id: string;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
  'aria-required': boolean | undefined;
};

type FormFieldProps = FieldProps & { children: (wiring: FieldWiring) => ReactNode };

/** Label above, input, then hint or error: the frame that all fields share. */
export function FormField({ label, error, hint, required = false, disabled = false, children }: FormFieldProps) {
  const id = useId();
  const textId = `${id}-text`;
  const text = error ?? hint;
  return (
    <FormControl fullWidth error={Boolean(error)} disabled={disabled}>
      <FormLabel htmlFor={id} sx={{ mb: 0.75, fontWeight: 600, color: 'text.primary' }}>
        {label}
        {required ? <span aria-hidden="true"> *</span> : null}
      </FormLabel>
      {children({
        id,
        'aria-invalid': Boolean(error),
        'aria-describedby': text ? textId : undefined,
        // Not the attribute `required`: the browser's own bubble would speak before our translated message.
        'aria-required': required || undefined,
      })}
      {text ? (
        <FormHelperText id={textId} sx={{ mx: 0, fontSize: '0.875rem' }}>
          {text}
        </FormHelperText>
      ) : null}
    </FormControl>
  );
}
