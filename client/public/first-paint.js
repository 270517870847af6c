// Runs before the first paint, so that colour scheme and language never flicker, and keeps what is pressed too early.
// A file of its own because our Content-Security-Policy allows no inline script.
// Keys and attribute are those of src/theme/theme.ts and src/i18n/language.ts.
(() => {
  const root = document.documentElement;
  let mode = 'system';
  let language = null;
  let hasSession = false;
  try {
    mode = localStorage.getItem('colour-scheme') || 'system';
    language = localStorage.getItem('language');
    hasSession = localStorage.getItem('refreshToken') !== null;
  } catch {
    // Storage is closed (private mode, policy): the system's scheme and the served language stand.
  }
  const dark = mode === 'dark' || (mode === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.setAttribute('data-color-scheme', dark ? 'dark' : 'light');
  const served = root.lang;
  if (language === 'en' || language === 'hi') root.lang = language;
  if (!root.hasAttribute('data-rendered')) return;
  // The server renders pages as a guest sees them, in the language of the cookie. Whoever is signed in, or reads another
  // language, is shown nothing of that (index.html) until the program draws their page.
  if (hasSession || root.lang !== served) {
    root.setAttribute('data-waiting', '');
    return;
  }
  // What is pressed before the program is there is kept for it (src/early-presses.ts), and no form is sent by the browser,
  // which would put what somebody wrote into an address.
  window.earlyPresses = [];
  const keep = (event) => {
    if (root.hasAttribute('data-ready')) return;
    const button = event.type === 'submit' ? event.submitter : event.target.closest('button:not([type=submit])');
    if (event.type === 'submit') event.preventDefault();
    if (button) window.earlyPresses.push(button);
  };
  document.addEventListener('click', keep, true);
  document.addEventListener('submit', keep, true);
})();
