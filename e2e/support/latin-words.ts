import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';

/** What the people of the demo data wrote themselves, or are called; places and units are not theirs to word. */
const WRITTEN_BY_PEOPLE = new Set([
  'firstName',
  'lastName',
  'cropName',
  'address',
  'words',
  'message',
  'place',
  'note',
]);

const DATA = fileURLToPath(new URL('../../server/data/', import.meta.url));

function collect(value: unknown, key: string, found: Set<string>): void {
  if (typeof value === 'string') {
    if (WRITTEN_BY_PEOPLE.has(key)) found.add(value);
  } else if (Array.isArray(value)) {
    for (const each of value) collect(each, key, found);
  } else if (value !== null && typeof value === 'object') {
    for (const [name, each] of Object.entries(value)) collect(each, name, found);
  }
}

/** Where the pick-ups of the demo data's deals are, and the crops of those that are under way. */
const OF_DEALS = [
  ...['At the farm', 'At your farm; we bring bags', 'Ashta road, opposite the weighbridge'],
  ...['Guava', 'Mustard', 'Bajra', 'Red Onion', 'Royal Delicious Apple', 'Cumin', 'Carrot'],
];

/** Who lists beside this journey (`newAccount`), and what: it stands first in the market meanwhile. */
const OF_JOURNEYS = ['Sunita', 'Devi'];
const CROP_OF_JOURNEY = /\b[A-Z][a-z]+(?: [a-z]+)? [\da-f]{8}\b/g;

function phrasesOfPeople(): string[] {
  const found = new Set([...OF_DEALS, ...OF_JOURNEYS]);
  for (const file of readdirSync(DATA)) {
    if (/^seed-(listings|auctions|history)\.json$/.test(file))
      collect(JSON.parse(readFileSync(DATA + file, 'utf8')), '', found);
  }
  // Longer ones first: "Kabuli and Desi Gram" before a word of it.
  return [...found].filter((phrase) => /[A-Za-z]/.test(phrase)).sort((one, other) => other.length - one.length);
}

const PHRASES = phrasesOfPeople();

/** Addresses of people, pages and payments, also the part before the break that e-mail addresses have, and numbers of deals and payments: no language puts them into other letters. */
const CODES = /\S+@\S*|(?:https?:\/\/)?(?:[\w-]+\.)+(?:in|com|org|example)(?:\/\S*)?|\b(?:AP|SAMPLE)-[\dA-F-]+/g;

/** Every text that a reader sees or hears in Hindi: what is marked as another language is none. */
function hindiTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const SPOKEN = ['aria-label', 'aria-description', 'aria-roledescription', 'placeholder', 'title', 'alt'];
    const isHindi = (element: Element) => element.closest('[lang]')?.getAttribute('lang') === 'hi';
    const found = [document.title];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement;
      // What stands in a box that people write in is theirs.
      if (!parent || parent.localName === 'textarea' || !isHindi(parent)) continue;
      if (parent.checkVisibility() || parent.localName === 'option') found.push(text.textContent ?? '');
    }
    for (const element of document.body.querySelectorAll('*')) {
      if (!element.checkVisibility() || !isHindi(element)) continue;
      for (const name of SPOKEN) found.push(element.getAttribute(name) ?? '');
    }
    return found;
  });
}

/** The texts of a page in Hindi that have a Latin word in them, but names, codes, and what is allowed. */
export async function textsWithLatinWords(page: Page, allowed: ReadonlySet<string>): Promise<string[]> {
  const texts = new Set((await hindiTexts(page)).map((text) => text.trim()));
  return [...texts].filter((text) => {
    const ours = PHRASES.reduce(
      (left, phrase) => left.replaceAll(phrase, ' '),
      text.replaceAll(CODES, ' ').replaceAll(CROP_OF_JOURNEY, ' '),
    );
    return (ours.match(/[A-Za-z]+/g) ?? []).some((word) => !allowed.has(word));
  });
}
