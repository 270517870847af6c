/** What the server's settings change in the browser program. Missing where nothing was set, and in tests. */
export type ServedSettings = {
  fintrinUrl?: string;
  brandName?: string;
  supportPhone?: string;
  supportWhatsApp?: string;
  supportEmail?: string;
};

declare global {
  /** Set by the server before it loads the program that renders pages (server: pages/page-program.ts). */
  var annapathSettings: ServedSettings | undefined;
}

const NAME = 'annapath-settings';

/** Reads the settings that the server wrote into the page (server: platform/http/page-settings.ts). */
export function servedSettings(): ServedSettings {
  // While a page is rendered on the server there is no document: it hands them over beside the program.
  if (typeof document === 'undefined') return globalThis.annapathSettings ?? {};
  const content = document.querySelector<HTMLMetaElement>(`meta[name="${NAME}"]`)?.content;
  return content ? (JSON.parse(content) as ServedSettings) : {};
}
