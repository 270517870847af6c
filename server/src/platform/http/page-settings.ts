import type { Config } from '../config.js';

/** The place in the built page that the settings go into (client: lib/served-settings.ts). */
const PLACE = '<meta name="annapath-settings" content="{}" />';

const inAttribute = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** What the browser program has to know of the server's settings, as the text of an attribute. Nothing secret. */
export function pageSettings({ fintrinUrl, brand }: Pick<Config, 'fintrinUrl' | 'brand'>): string {
  return JSON.stringify({
    ...(fintrinUrl ? { fintrinUrl } : {}),
    brandName: brand.name,
    supportPhone: brand.phone,
    supportWhatsApp: brand.whatsapp,
    supportEmail: brand.email,
  });
}

/**
 * Writes the settings into the built page, and the site's name for link previews; a page without a place for
 * them stays as it is.
 */
export function withSettings(page: string, settings: string): string {
  const { brandName } = JSON.parse(settings) as { readonly brandName: string };
  return page.replace(
    PLACE,
    () =>
      `<meta name="annapath-settings" content="${inAttribute(settings)}" />` +
      `<meta property="og:site_name" content="${inAttribute(brandName)}" />`,
  );
}
