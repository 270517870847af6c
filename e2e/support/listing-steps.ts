import type { Page } from '@playwright/test';
import type { Language } from './app';
import { words } from './words';

/** The steps in which a phone asks for a listing. */
export type ListingStep = 'photos' | 'crop' | 'price' | 'place';

/** Opens a step by the line that says how far the listing is. */
export async function openStep(page: Page, step: ListingStep, language: Language = 'en'): Promise<void> {
  await page
    .getByRole('list', { name: words('addCrop.steps', language) })
    .getByRole('button', { name: words(`addCrop.step.${step}`, language) })
    .click();
}
