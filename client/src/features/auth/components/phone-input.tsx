import { type ComponentProps, useState } from 'react';
import { useText } from '@/i18n/use-text';
import { TextInput } from '@/ui/form/text-input';
import { isPhone, looksUnusual, phoneDigits, withoutLetters } from '../model/phone';

/**
 * A mobile number: whatever is typed, only digits stay, with the signs between them; once it is whole, its ten
 * digits. Advice where they are no mobile's.
 */
export function PhoneInput({
  onChange,
  ...props
}: Omit<ComponentProps<typeof TextInput>, 'type' | 'inputMode' | 'autoComplete' | 'hint' | 'onBlur'>) {
  const { t } = useText();
  const [unusual, setUnusual] = useState(false);
  return (
    <TextInput
      {...props}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      hint={t(unusual ? 'signup.phoneUnusual' : 'signup.phoneHint')}
      onChange={(event) => {
        const kept = withoutLetters(event.target.value);
        if (kept !== event.target.value) event.target.value = kept;
        setUnusual(looksUnusual(phoneDigits(kept)));
        onChange?.(event);
      }}
      onBlur={({ target }) => {
        // Not at each key: `+91 9…` is not yet what it will be.
        const digits = phoneDigits(target.value);
        if (isPhone(digits)) target.value = digits;
      }}
    />
  );
}
