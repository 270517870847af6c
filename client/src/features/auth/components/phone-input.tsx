import { type ComponentProps, useState } from 'react';
import { useText } from '@/i18n/use-text';
import { TextInput } from '@/ui/form/text-input';
import { looksUnusual, phoneDigits } from '../model/phone';

/** A mobile number: whatever is typed, only digits stay (AC-246); advice where they are no mobile's. */
export function PhoneInput({
  onChange,
  ...props
}: Omit<ComponentProps<typeof TextInput>, 'type' | 'inputMode' | 'hint'>) {
  const { t } = useText();
  const [unusual, setUnusual] = useState(false);
  return (
    <TextInput
      {...props}
      type="tel"
      inputMode="numeric"
      hint={t(unusual ? 'signup.phoneUnusual' : 'signup.phoneHint')}
      onChange={(event) => {
        const digits = phoneDigits(event.target.value);
        if (digits !== event.target.value) event.target.value = digits;
        setUnusual(looksUnusual(digits));
        onChange?.(event);
      }}
    />
  );
}
