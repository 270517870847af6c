/**
 * An e-mail address, which breaks after its @ where a line is too short for it, and never within a word. What it stands in
 * gets the whole address as its `aria-label`: two parts may be read with a pause.
 */
export function EmailText({ email }: { email: string }) {
  const at = email.lastIndexOf('@') + 1;
  return (
    <span translate="no">
      <span>{email.slice(0, at)}</span>
      <wbr />
      <span>{email.slice(at)}</span>
    </span>
  );
}
