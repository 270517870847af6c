import type { Language } from '@/lib/language';
import { type CatalogLoaders, Texts } from './texts';
import type { Translate } from './use-text';

/** The same texts in English and in Hindi at once. */
export type BothLanguages = Record<Language, Translate>;

/** Fetches catalogs in both languages, for a paper that two people read who may not share one. */
export async function bothLanguages(catalogs: Record<string, CatalogLoaders>): Promise<BothLanguages> {
  const translateTo = async (language: Language): Promise<Translate> => {
    const texts = new Texts(language);
    await Promise.all(Object.entries(catalogs).map(([name, loaders]) => texts.use(name, loaders)));
    return (id, values) => texts.i18n._(id, values);
  };
  const [en, hi] = await Promise.all([translateTo('en'), translateTo('hi')]);
  return { en, hi };
}
