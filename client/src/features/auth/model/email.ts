/** Something, an @, a name with a dot: a typing error is caught, the rest is the server's to say. */
export function isEmailShaped(text: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.trim());
}
