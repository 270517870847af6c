import type { MessageId } from '@/i18n/message-id';

export const forgotPasswordFields = ['email'] as const;

/** The address is required; whether it has an account is not revealed. */
export function checkForgotPassword({ email }: { email: string }): { email?: MessageId } {
  return email.trim() === '' ? { email: 'forgotPassword.emailMissing' } : {};
}
