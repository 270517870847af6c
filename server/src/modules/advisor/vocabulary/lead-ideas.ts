import { ANIMAL_IDEAS } from './animal-ideas.js';
import { CROP_IDEAS } from './crop-ideas.js';
import { FIELD_IDEAS } from './field-ideas.js';
import { GENERAL_IDEAS } from './general-ideas.js';
import { INPUT_IDEAS } from './input-ideas.js';
import { LOAN_AND_INSURANCE_IDEAS } from './loan-and-insurance-ideas.js';
import { SCHEME_IDEAS } from './scheme-ideas.js';
import { SELLING_IDEAS } from './selling-ideas.js';

/** Ideas that wordings are put together from, of every theme. */
export const IDEAS = {
  ...ANIMAL_IDEAS,
  ...CROP_IDEAS,
  ...FIELD_IDEAS,
  ...GENERAL_IDEAS,
  ...INPUT_IDEAS,
  ...LOAN_AND_INSURANCE_IDEAS,
  ...SCHEME_IDEAS,
  ...SELLING_IDEAS,
};
