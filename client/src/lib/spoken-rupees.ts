import type { Language } from './language';

const steps: Record<Language, readonly (readonly [size: number, name: string])[]> = {
  en: [
    [1_00_00_000, 'crore'],
    [1_00_000, 'lakh'],
    [1_000, 'thousand'],
  ],
  hi: [
    [1_00_00_000, 'करोड़'],
    [1_00_000, 'लाख'],
    [1_000, 'हज़ार'],
  ],
};

const coins: Record<Language, { rupees: string; paise: string }> = {
  en: { rupees: 'rupees', paise: 'paise' },
  hi: { rupees: 'रुपये', paise: 'पैसे' },
};

/**
 * An amount as it is said, `1 lakh 20 thousand rupees` / `1 लाख 20 हज़ार रुपये`: for a question on which money depends, where
 * a nought too many in `₹1,20,000` is easily overlooked.
 */
export function spokenRupees(rupees: number, language: Language): string {
  const inPaise = Math.round(rupees * 100);
  const paise = inPaise % 100;
  let rest = (inPaise - paise) / 100;
  const words: string[] = [];
  for (const [size, name] of steps[language]) {
    const count = Math.floor(rest / size);
    if (count > 0) words.push(`${count} ${name}`);
    rest %= size;
  }
  if (rest > 0 || words.length === 0) words.push(String(rest));
  words.push(coins[language].rupees);
  if (paise > 0) words.push(`${paise} ${coins[language].paise}`);
  return words.join(' ');
}
