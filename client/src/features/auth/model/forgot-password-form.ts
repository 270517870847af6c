import type { MessageId } from '@/i18n/message-id';

export const forgotPasswordFields = ['email'] as const;

/** The address is required (AC-251); whether there is an account to it is nobody's business here. */
export function checkForgotPassword({ email }: { email: string }): { email?: MessageId } {
  return email.trim() === '' ? { email: 'forgotPassword.emailMissing' } : {};
}
