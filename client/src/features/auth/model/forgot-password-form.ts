export const forgotPasswordFields = ['email'] as const;

/** The address is required (AC-251); whether there is an account to it is nobody's business here. */
export function checkForgotPassword({ email }: { email: string }): { email?: string } {
  return email.trim() === '' ? { email: 'forgotPassword.emailMissing' } : {};
}
