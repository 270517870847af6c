// Stands in every document before anything is drawn (build/document-plugin.mjs), so that colour scheme and language never
// flicker. In a page that the server has drawn it also fetches the program when the page can be read, and keeps what is
// pressed before that. Keys and attribute are those of theme/theme.ts and i18n/language.ts.
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
  // The face of the page's language, before the text that is set in it (build/document-plugin.mjs names its files).
  const fonts = FONTS[root.lang] ?? [];
  for (const href of fonts) {
    const link = { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: '', href };
    document.head.append(Object.assign(document.createElement('link'), link));
  }
  // What is installed is described in the reader's language.
  const manifest = document.querySelector('link[rel=manifest]');
  if (manifest && root.lang === 'hi') manifest.href = '/brand/site.hi.webmanifest';
  if (!root.hasAttribute('data-rendered')) return;
  // The server draws pages as a guest sees them, in the language of link or cookie. A signed-in user, or a reader of another
  // language, is shown nothing of that (index.html) until the program (entry-client.tsx) has drawn their page and says so.
  const isTheirs = !hasSession && root.lang === served;
  if (!isTheirs) root.setAttribute('data-waiting', '');

  const addresses = document.querySelector('meta[name=annapath-modules]').content.split(' ');
  const pause = () => new Promise((resolve) => setTimeout(resolve));
  let isFetching = false;
  // One after the other, with a pause between: taken together they would hold a slow phone for half a second.
  const fetchProgram = async () => {
    if (isFetching) return;
    isFetching = true;
    try {
      for (const href of addresses) {
        document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
        await pause();
      }
      for (const address of addresses) {
        await import(address);
        await pause();
      }
    } catch (error) {
      // The page still reads. The next press tries again.
      isFetching = false;
      console.error('The program could not be fetched:', error);
    }
  };
  // What is seen first has the line to itself: the program comes after the pictures at the top, but not much later.
  const afterTheFirstLook = () => {
    const first = [...document.querySelectorAll('img[fetchpriority=high]')].filter((image) => !image.complete);
    const seen = first.map((image) => new Promise((resolve) => image.addEventListener('load', resolve)));
    const late = new Promise((resolve) => setTimeout(resolve, 1000));
    void Promise.race([Promise.all(seen), late]).then(() => requestAnimationFrame(() => setTimeout(fetchProgram)));
  };
  if (isTheirs) document.addEventListener('DOMContentLoaded', afterTheFirstLook);
  else void fetchProgram();

  // Presses before the program has loaded are replayed then. The browser sends no form, which would put what was
  // typed into the address.
  const pressed = [];
  const keep = (event) => {
    const isForm = event.type === 'submit';
    const button = isForm ? event.submitter : event.target.closest('button:not([type=submit])');
    if (isForm) event.preventDefault();
    if (button) pressed.push(button);
    void fetchProgram();
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
