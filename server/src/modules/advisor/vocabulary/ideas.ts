import { ANIMAL_SIGN_IDEAS } from './ideas/animal-signs.js';
import { ANIMAL_IDEAS } from './ideas/animals.js';
import { CLAIM_IDEAS } from './ideas/claims.js';
import { CROP_WORK_IDEAS } from './ideas/crop-work.js';
import { CROP_IDEAS } from './ideas/crops.js';
import { FIELD_IDEAS } from './ideas/fields.js';
import { FRUIT_TREE_IDEAS } from './ideas/fruit-trees.js';
import { GARDEN_IDEAS } from './ideas/gardens.js';
import { GENERAL_IDEAS } from './ideas/general.js';
import { HELP_IDEAS } from './ideas/help.js';
import { INPUT_IDEAS } from './ideas/inputs.js';
import { INSURANCE_IDEAS } from './ideas/insurance.js';
import { LAND_IDEAS } from './ideas/land.js';
import { LOAN_IDEAS } from './ideas/loans.js';
import { NAMED_CROP_IDEAS } from './ideas/named-crops.js';
import { PAPER_IDEAS } from './ideas/papers.js';
import { SCHEME_IDEAS } from './ideas/schemes.js';
import { SEASON_IDEAS } from './ideas/seasons.js';
import { SELLING_IDEAS } from './ideas/selling.js';
import { SIGN_IDEAS } from './ideas/signs.js';
import { SOIL_AND_WATER_IDEAS } from './ideas/soil-and-water.js';
import { STATE_IDEAS } from './ideas/states.js';
import { ADVISOR_IDEAS } from './ideas/the-advisor.js';
import { SITE_IDEAS } from './ideas/the-site.js';
import { WEATHER_IDEAS } from './ideas/weather.js';
import { WEED_IDEAS } from './ideas/weeds.js';
import { WHOLE_MESSAGE_IDEAS } from './ideas/whole-messages.js';
import { YARD_IDEAS } from './ideas/yard.js';

/** Ideas that wordings are put together from, of every theme: each has its words in English, Hindi and Roman Hindi. */
export const IDEAS = {
  ...ANIMAL_SIGN_IDEAS,
  ...ANIMAL_IDEAS,
  ...CROP_IDEAS,
  ...CROP_WORK_IDEAS,
  ...FIELD_IDEAS,
  ...GARDEN_IDEAS,
  ...GENERAL_IDEAS,
  ...HELP_IDEAS,
  ...INPUT_IDEAS,
  ...CLAIM_IDEAS,
  ...FRUIT_TREE_IDEAS,
  ...SOIL_AND_WATER_IDEAS,
  ...WEATHER_IDEAS,
  ...NAMED_CROP_IDEAS,
  ...INSURANCE_IDEAS,
  ...LAND_IDEAS,
  ...LOAN_IDEAS,
  ...PAPER_IDEAS,
  ...SCHEME_IDEAS,
  ...SEASON_IDEAS,
  ...SELLING_IDEAS,
  ...SIGN_IDEAS,
  ...STATE_IDEAS,
  ...ADVISOR_IDEAS,
  ...SITE_IDEAS,
  ...WEED_IDEAS,
  ...WHOLE_MESSAGE_IDEAS,
  ...YARD_IDEAS,
};

/** What an idea is called in the wordings of the knowledge's entries. */
export type IdeaName = keyof typeof IDEAS;
