import type uiTexts from '@/ui/locales/en.json';

/**
 * The catalogs that the type check knows, by name. This folder knows no feature: app/text-catalogs.ts and
 * finance/text-catalog.ts add theirs to the interface.
 */
export interface RegisteredCatalogs {
  ui: typeof uiTexts;
}

/** The id of a text that some catalog has; a wrong one fails the type check. */
export type MessageId = {
  [Name in keyof RegisteredCatalogs]: keyof RegisteredCatalogs[Name] & string;
}[keyof RegisteredCatalogs];
