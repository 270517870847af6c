import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactElement, type ReactNode, useId } from 'react';
import { FieldText } from './field-text';

/** What every field of ours takes. */
export type FieldProps = {
  label: ReactNode;
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
  disabled: boolean;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
  'aria-required': boolean | undefined;
};

type FormFieldProps = FieldProps & { children: (wiring: FieldWiring) => ReactElement };

/** Label above, input, then hint or error: the frame that all fields share. */
export function FormField({ label, error, hint, required = false, disabled = false, children }: FormFieldProps) {
  const id = useId();
  const textId = `${id}-text`;
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography component="label" htmlFor={id} sx={{ display: 'block', mb: 0.75, fontWeight: 600 }}>
        <span>{label}</span>
        {required ? <span aria-hidden="true"> *</span> : null}
      </Typography>
      {children({
        id,
        disabled,
        'aria-invalid': Boolean(error),
        'aria-describedby': (error ?? hint) ? textId : undefined,
        // Not the attribute `required`: the browser's own bubble would speak before our translated message.
        'aria-required': required || undefined,
      })}
      <FieldText id={textId} error={error} hint={hint} />
    </Box>
  );
}
