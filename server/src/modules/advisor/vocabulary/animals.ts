/** Animals and what lives in a pond or a hive: their troubles end at the vet's. */
export const ANIMALS: ReadonlySet<string> = new Set([
  'dairy',
  'goats',
  'poultry',
  'fish',
  'bees',
  'pigs',
  'sheep',
  'duck',
]);

/** Whether a subject is an animal that a vet is called to; a hive and a pond have troubles of their own. */
export function isAnimal(subject: string): boolean {
  return ANIMALS.has(subject) && subject !== 'bees' && subject !== 'fish';
}
