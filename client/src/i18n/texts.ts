import { type I18n, type Messages, setupI18n } from '@lingui/core';
import { DEFAULT_LANGUAGE, type Language } from '@/lib/language';

/** A compiled catalog as `import()` delivers it (client/build/compile-catalog.mjs compiles the JSON). */
type CatalogModule = { default: object };

/** How to fetch one catalog, per language. */
export type CatalogLoaders = Record<Language, () => Promise<CatalogModule>>;

/** Indian grouping and Western digits in every number that a text contains. */
const numberLocales: Record<Language, string> = { en: 'en-IN', hi: 'hi-IN-u-nu-latn' };

/**
 * The texts of one visitor: a Lingui instance and the catalogs it needs so far.
 *
 * A page's catalog comes with the page ({@link use}), in the language in use; switching loads the same set in the other
 * language before it shows anything. The server makes one per request, the browser one in all.
 */
export class Texts {
  readonly i18n: I18n;
  private readonly used = new Map<string, CatalogLoaders>();
  private readonly loaded = new Map<string, Promise<void>>();

  constructor(language: Language = DEFAULT_LANGUAGE) {
    // A missing id shows as itself: visible in review, harmless to a reader; a test compares the catalogs.
    this.i18n = setupI18n({ missing: (_locale, id) => id });
    this.i18n.load(language, {});
    this.i18n.activate(language, numberLocales[language]);
  }

  get language(): Language {
    return this.i18n.locale as Language;
  }

  /** Makes a catalog available; resolves when its texts in the current language are there. */
  async use(name: string, loaders: CatalogLoaders): Promise<void> {
    this.used.set(name, loaders);
    await this.load(name, this.language);
  }

  /** Changes the language once every catalog in use is there in it: no half-translated page in between. */
  async switchTo(language: Language): Promise<void> {
    await Promise.all([...this.used.keys()].map((name) => this.load(name, language)));
    this.i18n.activate(language, numberLocales[language]);
  }

  private load(name: string, language: Language): Promise<void> {
    const key = `${language}/${name}`;
    const known = this.loaded.get(key);
    if (known) return known;
    const loading = this.fetch(name, language).catch((error: unknown) => {
      this.loaded.delete(key);
      throw error;
    });
    this.loaded.set(key, loading);
    return loading;
  }

  private async fetch(name: string, language: Language): Promise<void> {
    const module = await this.used.get(name)?.[language]();
    if (module) this.i18n.load(language, module.default as Messages);
  }
}
