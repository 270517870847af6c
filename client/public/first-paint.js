// Runs before the first paint, so that colour scheme and language never flicker.
// A file of its own because our Content-Security-Policy allows no inline script.
// Keys and attribute are those of src/theme/theme.ts and src/i18n/language.ts.
(() => {
  const root = document.documentElement;
  let mode = 'system';
  let language = null;
  try {
    mode = localStorage.getItem('colour-scheme') || 'system';
    language = localStorage.getItem('language');
  } catch {
    // Storage is closed (private mode, policy): the system's scheme and the served language stand.
  }
  const dark = mode === 'dark' || (mode === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.setAttribute('data-color-scheme', dark ? 'dark' : 'light');
  if (language === 'en' || language === 'hi') root.lang = language;
})();
