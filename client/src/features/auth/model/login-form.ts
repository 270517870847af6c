import type { MessageId } from '@/i18n/message-id';
/** The fields of the login form in their order. */
export const loginFields = ['email', 'password'] as const;

export type LoginField = (typeof loginFields)[number];

/** Both are required, and that is the only rule here; whether they fit is the server's to say. */
export function checkLogin(texts: Record<LoginField, string>): Partial<Record<LoginField, MessageId>> {
  return {
    ...(texts.email.trim() === '' && { email: 'login.emailMissing' }),
    ...(texts.password === '' && { password: 'login.passwordMissing' }),
  };
}
