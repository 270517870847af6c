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
  // The server draws pages as a guest sees them, in the language of link or cookie. Whoever is signed in, or reads another
  // language, is shown nothing of that (index.html) until the program (src/entry-client.tsx) has drawn their page and says so.
  const isTheirs = !hasSession && root.lang === served;
  if (!isTheirs) root.setAttribute('data-waiting', '');
  // What is pressed before that is done then. No form is sent by the browser, which would put what somebody wrote into an
  // address.
  const pressed = [];
  const keep = (event) => {
    const isForm = event.type === 'submit';
    const button = isForm ? event.submitter : event.target.closest('button:not([type=submit])');
    if (isForm) event.preventDefault();
    if (button) pressed.push(button);
  };
  document.addEventListener('click', keep, true);
  document.addEventListener('submit', keep, true);
  addEventListener(
    'ready',
    () => {
      document.removeEventListener('click', keep, true);
      document.removeEventListener('submit', keep, true);
      root.removeAttribute('data-waiting');
      root.setAttribute('data-ready', '');
      for (const button of pressed) button.click();
    },
    { once: true },
  );
})();
