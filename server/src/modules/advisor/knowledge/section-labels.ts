export { SECTION_LABELS, type SectionLabel } from '../entries/section-labels.js';
