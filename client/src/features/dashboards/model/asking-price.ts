/** How an offered price stands to the asking price: by how many rupees, and by how much of it in whole per cent. */
export type AgainstAsking = { side: 'same' | 'above' | 'below'; rupees: number; percent: number };

export function againstAsking(price: number, asking: number): AgainstAsking {
  // Whole paise: 0.3 − 0.1 is no price.
  const paise = Math.round(price * 100) - Math.round(asking * 100);
  if (paise === 0) return { side: 'same', rupees: 0, percent: 0 };
  return {
    side: paise > 0 ? 'above' : 'below',
    rupees: Math.abs(paise) / 100,
    // Never 0: something is not nothing.
    percent: Math.max(1, Math.round(Math.abs(paise) / asking)),
  };
}
