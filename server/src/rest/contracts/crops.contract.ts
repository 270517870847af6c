import { z } from 'zod';
import { CropCategory, CropSort, QualityGrade, QuantityUnit } from '../../modules/crops/crop.types.js';
import { FARTHEST_KM, USUAL_KM } from '../../modules/crops/crop-distance.js';
import { answer, contract, signedOut } from '../contract.js';
import { CROP, CROP_IN_LIST, CROP_TO_LIST } from './crop.examples.js';
import { cropInList, cropInput } from './crop.shapes.js';
import { cropParams, done, noSuchCrop, oneCrop, savedCrop } from './crop-answers.js';
import { oneOf, text } from './fields.js';
import { counts, limit, page } from './paging.js';
import { withPictures } from './with-pictures.js';

const price = (description: string) => z.coerce.number({ error: 'This is not a price.' }).describe(description);

const categories = ['all', ...Object.values(CropCategory)] as const;
const category = z
  .string()
  .trim()
  .toLowerCase()
  .pipe(z.enum(categories, { error: `Choose one of: ${categories.join(', ')}.` }))
  .meta({ enum: [...categories], description: 'Only this category, in upper or lower case; `all` is every one.' });

const yesOrNo = z
  .enum(['true', 'false'], { error: 'Write true or false.' })
  .transform((word) => word === 'true')
  .describe("Only checked, or only unchecked, farmers' crops.");

const listQuery = z.object({
  page: page.optional(),
  limit: limit.optional(),
  search: text(
    "Any part of the crop's name, the farmer's first name or e-mail, the state or the district; and any of the crop's names in English, Hindi and Roman Hindi, also with one wrong letter.",
  )
    .meta({ maxLength: 100, examples: ['wheat', 'gehu'] })
    .optional(),
  sameGoodsAs: text('Only what this name of a crop names, whatever else it says.')
    .meta({ maxLength: 120, examples: ['Wheat HD-3086'] })
    .optional(),
  category: category.optional(),
  state: text('Exactly this state, in upper or lower case, in English or Hindi.')
    .meta({ examples: ['Haryana'] })
    .optional(),
  district: text('Exactly this district, in upper or lower case, in English or Hindi.')
    .meta({ examples: ['Hisar'] })
    .optional(),
  unit: oneOf(QuantityUnit, 'Sold by this unit; sensible beside a price.').optional(),
  qualityGrade: oneOf(QualityGrade, 'Exactly this grade.').optional(),
  minPrice: price('Rupees per unit, at least.')
    .meta({ examples: [2000] })
    .optional(),
  maxPrice: price('Rupees per unit, at most.')
    .meta({ examples: [3000] })
    .optional(),
  verified: yesOrNo.optional(),
  near: text(
    'Only from districts near this place, by any of its names. Measured as the crow flies between the centres of districts, to about ten km; crops of a district whose place we do not know are left out.',
  )
    .meta({ maxLength: 100, examples: ['Hisar'] })
    .optional(),
  withinKm: z.coerce
    .number({ error: `Write a whole number from 1 to ${FARTHEST_KM}.` })
    .describe(`How many km away from \`near\`, 1 to ${FARTHEST_KM}; ${USUAL_KM} where it is left out.`)
    .optional(),
  sort: oneOf(CropSort, 'The order; prices are per unit.').default(CropSort.NEWEST),
});

const farmerQuery = z.object({
  page: page.default(1),
  limit: limit.default(10),
  status: z.literal('all').optional().describe('What the owner gets anyway, and what nobody else gets.'),
});

const farmerId = z.object({ id: text('Identifier of the farmer.').meta({ examples: [CROP.farmerId.id] }) });

const listAnswer = answer({
  crops: z.array(cropInList),
  data: z.object({ crops: z.array(cropInList), ...counts }),
  ...counts,
});
const listExample = (size: number) => {
  const shown = { total: 1, page: 1, limit: size };
  return { success: true, crops: [CROP_IN_LIST], data: { crops: [CROP_IN_LIST], ...shown }, ...shown };
};

export const listCrops = contract({
  method: 'get',
  path: '/crops',
  id: 'listCrops',
  tag: 'Crops',
  summary: 'The marketplace.',
  description:
    'With `page` or `limit` it comes in pages of 20 or of `limit`; without both it is all of it at once, at most 500 crops. `total` says how many match.',
  signedIn: 'optional',
  query: listQuery,
  answer: { status: 200, schema: listAnswer, example: listExample(20) },
  refusals: [{ code: 'BAD_USER_INPUT', message: 'Write a whole number from 1 to 100.', fields: ['limit'] }],
});

export const listFarmerCrops = contract({
  method: 'get',
  path: '/crops/farmer/:id',
  id: 'listFarmerCrops',
  tag: 'Crops',
  summary: 'Crops of one farmer, newest first.',
  description: 'The farmer sees all of their own; everyone else what is for sale. In pages of 10 or of `limit`.',
  signedIn: 'optional',
  params: farmerId,
  query: farmerQuery,
  answer: { status: 200, schema: listAnswer, example: listExample(10) },
  refusals: [{ code: 'NOT_FOUND', message: 'Farmer not found.' }],
});

export const getCrop = contract({
  method: 'get',
  path: '/crops/:id',
  id: 'getCrop',
  tag: 'Crops',
  summary: 'One crop, with the contact of its farmer.',
  signedIn: 'optional',
  params: cropParams,
  answer: {
    status: 200,
    schema: answer(oneCrop),
    example: { success: true, crop: CROP, data: { crop: CROP } },
  },
  refusals: [noSuchCrop],
});

export const createCrop = contract({
  method: 'post',
  path: '/crops',
  id: 'createCrop',
  takesKey: true,
  tag: 'Crops',
  summary: 'Lists a crop, or saves it as a draft. For farmers.',
  description:
    'As JSON, or with pictures as multipart/form-data. In a form, nested names are dotted (`price.basePrice`) or in brackets (`price[basePrice]`), or the outer name holds JSON (`price={"basePrice":2520}`); lists are repeated fields or JSON.',
  signedIn: 'required',
  body: withPictures(cropInput, CROP_TO_LIST, {
    id: 'CropForm',
    description: 'A crop to list, with its pictures.',
    example: {
      cropName: 'Sharbati Wheat',
      category: 'grains',
      description: 'Clean and dry, from this harvest.',
      'quantity.amount': 80,
      'quantity.unit': 'quintal',
      'price.basePrice': 2520,
      'location.state': 'Haryana',
      'location.district': 'Hisar',
      'location.address': 'Village Kaimri',
    },
  }),
  answer: savedCrop(201, 'Crop added successfully!'),
  refusals: [
    {
      code: 'BAD_USER_INPUT',
      message: 'Please fill all required fields: cropName, base price',
      fields: ['cropName', 'price.basePrice'],
    },
    signedOut,
    { code: 'FORBIDDEN', message: 'Only farmers can list crops.' },
  ],
});

export const deleteCrop = contract({
  method: 'delete',
  path: '/crops/:id',
  id: 'deleteCrop',
  takesKey: true,
  tag: 'Crops',
  summary: 'Removes your own crop and closes the bids on it.',
  signedIn: 'required',
  params: cropParams,
  answer: {
    status: 200,
    schema: answer({ message: done }),
    example: { success: true, message: 'Crop deleted successfully!' },
  },
  refusals: [
    signedOut,
    { code: 'FORBIDDEN', message: 'Only the farmer who listed this crop can delete it.' },
    noSuchCrop,
  ],
});
