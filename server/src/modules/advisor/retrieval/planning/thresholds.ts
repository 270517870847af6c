/**
 * The confidence that the best entry must have to be the answer; below it the visitor is asked which of the nearest
 * topics is meant. A question below `DECLINE_BELOW` that names neither a crop nor a kind of farm work is not about
 * farming. `confidence.test.ts` derives both, from the accuracy set and from questions about other things.
 */
export const ASK_BACK_BELOW = 130;
export const DECLINE_BELOW = 90;

/** How many of the nearest entries are looked at. */
export const NEAREST = 12;

/** So many entries, crops or topics have room in one answer. */
export const SHOWN = 3;

/**
 * How much of what a question says about a crop, by the weight of its words, the entry has to have where its confidence is not
 * high; below both it is near and not meant. `fit.exam.test.ts` holds them by taking entries away and asking what they answered.
 */
export const FITS_FROM = 0.37;
export const SURE_FROM = 1800;
/** Where a part of the work is asked that the entry does not tell, it has to have most of what is said besides. */
export const FITS_WELL_FROM = 0.6;
/** The same of a scheme that is not named. */
export const FITS_SCHEME = 0.4;
/** The same of a question that names no crop. */
export const FITS_WITHOUT_CROP = 0.25;
export const SURE_WITHOUT_CROP = 800;

/** Fewer words describe no trouble. */
export const DESCRIBES_FROM = 3;
