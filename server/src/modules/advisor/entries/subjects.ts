import { CROPS } from '../../vocabulary/crops.js';
import type { KnowledgeEntry } from './entry.types.js';

/** Animals that a vet is called to. */
const VET_ANIMALS: ReadonlySet<string> = new Set(['dairy', 'goats', 'poultry', 'pigs', 'sheep', 'duck']);

const CROP_SUBJECTS: ReadonlySet<string> = new Set(CROPS.map(({ subject }) => subject));

const TROUBLE_TOPICS: ReadonlySet<string> = new Set(['pests', 'diseases']);

/** Whether a subject is a crop or an animal, and no theme of the whole farm. */
export const isCropSubject = (subject: string): boolean => CROP_SUBJECTS.has(subject);

/** Whether a subject is an animal that a vet is called to; a hive and a pond have troubles of their own. */
export const isAnimal = (subject: string): boolean => VET_ANIMALS.has(subject);

/** Whether an entry tells of a crop, an animal or a theme. */
export const isAbout = ({ subject, alsoAbout }: KnowledgeEntry, asked: string): boolean =>
  subject === asked || alsoAbout.includes(asked);

/** Whether an entry is of a disease, a pest or another trouble, which is known by its signs. */
export const isTrouble = ({ topic, sections }: KnowledgeEntry): boolean =>
  TROUBLE_TOPICS.has(topic) || sections.some(({ label }) => label === 'sign');
