import { screen } from '@testing-library/react';
import { renderApp } from '@/testing/render-app';
import { wheatForSale } from '@/testing/trade';

const open = (name: string, nameInOtherScript: string | null, language: 'en' | 'hi') =>
  renderApp('/contact-farmer/wheat-1', {
    Query: { crop: () => ({ ...wheatForSale, name, nameInOtherScript }) },
    language,
  });

/** What stands in the line of the heading, in its order. */
async function namesBeside(heading: string): Promise<(string | null)[]> {
  const found = await screen.findByRole('heading', { level: 1, name: heading });
  const beside = found.parentElement?.querySelectorAll(':scope > [lang]') ?? [];
  return [...beside].map(({ textContent }) => textContent);
}

test.each([
  ['hi', 'Wheat', 'गेहूँ', ['गेहूँ', 'Wheat']],
  ['en', 'Wheat', 'गेहूँ', ['Wheat', 'गेहूँ']],
  ['en', 'गेहूँ', 'Wheat', ['Wheat', 'गेहूँ']],
  ['hi', 'गेहूँ', 'Wheat', ['गेहूँ', 'Wheat']],
  ['hi', 'Wheat HD-3086 (गेहूँ)', null, ['गेहूँ', 'Wheat HD-3086 (गेहूँ)']],
  ['en', 'Wheat HD-3086 (गेहूँ)', null, ['Wheat HD-3086 (गेहूँ)']],
  ['en', 'गेहूँ (Wheat)', null, ['Wheat', 'गेहूँ (Wheat)']],
  ['hi', 'Wheat (sharbati)', null, ['Wheat (sharbati)']],
] as const)('for who reads %s: %s with %s (AC-563)', async (language, written, other, names) => {
  await open(written, other, language);
  expect(await namesBeside(written)).toEqual(names);
});
