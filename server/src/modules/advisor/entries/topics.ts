/** What an entry tells of. The last five are told only where they are asked for, and answer nothing else. */
export const TOPICS = [
  'general',
  'sowing',
  'seed',
  'varieties',
  'water',
  'nutrition',
  'weeds',
  'pests',
  'diseases',
  'care',
  'harvest',
  'storage',
  'selling',
  /** A crop's days to harvest, yield and plants an acre. */
  'figures',
  /** The work in a crop as a whole, by the day from sowing or month by month. */
  'calendar',
  /** What is sown when, and what is done where a sowing, the rain or seedlings are late. */
  'season',
  /** What is done in one case only: nursery or direct, too old, the same day. */
  'case',
  /** What a term of farming means. */
  'term',
] as const;

/** Kind of work or of content of an entry. */
export type Topic = (typeof TOPICS)[number];
