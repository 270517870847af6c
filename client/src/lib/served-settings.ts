/** What the server's settings change in the browser program. Missing where nothing was set, and in tests. */
export type ServedSettings = {
  fintrinUrl?: string;
  brandName?: string;
  supportPhone?: string;
  supportWhatsApp?: string;
  supportEmail?: string;
};

const NAME = 'annapath-settings';

/** Reads the settings that the server wrote into the page (server: platform/http/page-settings.ts). */
export function servedSettings(): ServedSettings {
  // While a page is rendered on the server there is no document; the defaults stand then.
  if (typeof document === 'undefined') return {};
  const content = document.querySelector<HTMLMetaElement>(`meta[name="${NAME}"]`)?.content;
  return content ? (JSON.parse(content) as ServedSettings) : {};
}
