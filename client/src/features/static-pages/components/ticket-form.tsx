import Box from '@mui/material/Box';
import { useEffect, useRef, useState } from 'react';
import { useText } from '@/i18n/use-text';
import { fieldBoxStyle, nativeFieldStyle, unseenStyle } from '@/ui/form/field-style';
import { FormField } from '@/ui/form/form-field';
import { FormStack } from '@/ui/form/form-stack';
import { NativeSelectInput } from '@/ui/form/native-select-input';
import { SubmitButton } from '@/ui/form/submit-button';
import { TextInput } from '@/ui/form/text-input';
import { type FieldTexts, useNativeForm } from '@/ui/form/use-native-form';
import { checkTicket, type TicketField, ticketCategories, ticketFields } from '../model/ticket-form';

/** A support ticket. By rule it is only logged here, without any call, and says that it was taken. */
export function TicketForm() {
  const { t } = useText();
  const [submitted, setSubmitted] = useState(0);
  const form = useNativeForm({ names: ticketFields, check: checkTicket, send });
  const [fileNames, setFileNames] = useState<readonly string[]>([]);
  const alert = useRef<HTMLDivElement>(null);
  // It stands above the form: without this it is out of sight on a phone.
  useEffect(() => {
    if (submitted > 0) alert.current?.scrollIntoView?.({ block: 'center' });
  }, [submitted]);

  function send(texts: FieldTexts<TicketField>, element: HTMLFormElement) {
    const files = element.elements.namedItem('files');
    const chosen = files instanceof HTMLInputElement ? [...(files.files ?? [])] : [];
    console.warn('Support ticket:', { ...texts, files: chosen.map((file) => file.name) });
    form.fill({});
    setFileNames([]);
    setSubmitted(submitted + 1);
  }

  return (
    <FormStack label={t('support.ticket')} {...form.props}>
      {submitted > 0 ? (
        // A new key each time, so that a second ticket is announced as well.
        <Box
          key={submitted}
          ref={alert}
          role="alert"
          sx={{ p: 2, borderRadius: 1, bgcolor: 'success.main', color: 'success.contrastText', fontWeight: 600 }}
        >
          {t('support.submitted')}
        </Box>
      ) : null}
      <TextInput label={t('support.name')} autoComplete="name" required {...form.field('name')} />
      <TextInput
        label={t('support.contactNumber')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        required
        {...form.field('contactNumber')}
      />
      <TextInput
        label={t('support.emailAddress')}
        type="email"
        inputMode="email"
        autoComplete="email"
        required
        {...form.field('email')}
      />
      <NativeSelectInput
        label={t('support.category')}
        emptyLabel={t('support.chooseCategory')}
        options={ticketCategories.map((value) => ({ value, label: t(`support.category.${value}`) }))}
        {...form.field('category')}
      />
      <TextInput label={t('support.issue')} rows={5} required {...form.field('issue')} />
      <FormField label={t('support.files')}>
        {(wiring) => (
          <Box sx={{ ...fieldBoxStyle, position: 'relative' }}>
            <Box sx={{ ...nativeFieldStyle, display: 'flex', alignItems: 'center', gap: 1.5 }}>
              <Box component="span" aria-hidden="true" sx={{ fontWeight: 600, color: 'primary.main', flexShrink: 0 }}>
                {t('support.chooseFiles')}
              </Box>
              <Box component="span" role="status" sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
                {fileNames.length > 0 ? fileNames.join(', ') : t('support.noFile')}
              </Box>
            </Box>
            <Box
              component="input"
              type="file"
              name="files"
              multiple
              {...wiring}
              onChange={({ target }) => setFileNames([...(target.files ?? [])].map(({ name }) => name))}
              sx={unseenStyle}
            />
          </Box>
        )}
      </FormField>
      <SubmitButton label={t('support.submit')} busyLabel={t('support.submit')} busy={false} />
    </FormStack>
  );
}
