import { z } from 'zod';
import { CropCategory, CropSort, QualityGrade, QuantityUnit } from '../../modules/crops/crop.types.js';
import { answer, contract, type Refusal, signedOut } from '../contract.js';
import { CROP, CROP_IN_LIST, CROP_TO_LIST } from './crop.examples.js';
import { crop, cropInList, cropInput, cropRelisting, cropUpdate } from './crop.shapes.js';
import { dottedFields } from './dotted.js';
import { oneOf, text } from './fields.js';
import { counts, limit, page } from './paging.js';

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
  search: text("Any part of the crop's name, the farmer's first name or e-mail, the state or the district.")
    .meta({ maxLength: 100, examples: ['wheat'] })
    .optional(),
  category: category.optional(),
  state: text('Exactly this state, in upper or lower case.')
    .meta({ examples: ['Haryana'] })
    .optional(),
  district: text('Exactly this district, in upper or lower case.')
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
  sort: oneOf(CropSort, 'The order; prices are per unit.').default(CropSort.NEWEST),
});

const farmerQuery = z.object({
  page: page.default(1),
  limit: limit.default(10),
  status: z.literal('all').optional().describe('What the owner gets anyway, and what nobody else gets.'),
});

const cropId = z.object({ id: text('Identifier of the crop.').meta({ examples: [CROP.id] }) });
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
const message = text('What was done, in words for a person.');
const oneCrop = { crop, data: z.object({ crop }) };

const notFound: Refusal = { code: 'NOT_FOUND', message: 'Crop not found.' };

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
  params: cropId,
  answer: {
    status: 200,
    schema: answer(oneCrop),
    example: { success: true, crop: CROP, data: { crop: CROP } },
  },
  refusals: [notFound],
});

const pictures = z
  .array(z.file())
  .max(10)
  .optional()
  .describe('JPEG, PNG or WebP, 10 MB each. The field may also be called `images[]`.');

export const createCrop = contract({
  method: 'post',
  path: '/crops',
  id: 'createCrop',
  takesKey: true,
  tag: 'Crops',
  summary: 'Lists a crop. For farmers.',
  description:
    'As JSON, or with pictures as multipart/form-data. In a form, nested names are dotted (`price.basePrice`) or in brackets (`price[basePrice]`), or the outer name holds JSON (`price={"basePrice":2520}`); lists are repeated fields or JSON.',
  signedIn: 'required',
  body: {
    schema: cropInput,
    checks: 'names',
    example: CROP_TO_LIST,
    upload: {
      schema: z
        .object({ ...dottedFields(cropInput), images: pictures })
        .meta({ id: 'CropForm', description: 'A crop to list, with its pictures.' }),
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
    },
  },
  answer: {
    status: 201,
    schema: answer({ message, ...oneCrop }),
    example: { success: true, message: 'Crop added successfully!', crop: CROP, data: { crop: CROP } },
  },
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

const notTheirs: Refusal = { code: 'FORBIDDEN', message: 'Only the farmer who listed this crop can change it.' };

/** A body with pictures, as JSON without new ones and as a form with them. */
const withPictures = <Schema extends z.ZodObject, Example extends Readonly<Record<string, unknown>>>(
  schema: Schema,
  example: Example,
  form: { readonly id: string; readonly description: string; readonly example: Readonly<Record<string, unknown>> },
) => ({
  schema,
  checks: 'names' as const,
  example,
  upload: {
    schema: z
      .object({ ...dottedFields(schema), images: pictures })
      .meta({ id: form.id, description: form.description }),
    example: form.example,
  },
});

export const updateCrop = contract({
  method: 'patch',
  path: '/crops/:id',
  onlyBelowApi: true,
  id: 'updateCrop',
  takesKey: true,
  tag: 'Crops',
  summary: 'Edits your own crop that is for sale, or a draft.',
  description:
    'What is left out stays as it is; null, or an empty text in a form, empties what may be empty. Bids stay as they are. Forms are written as for `POST /crops`.',
  signedIn: 'required',
  params: cropId,
  body: withPictures(
    cropUpdate,
    { version: 1, price: { basePrice: 2480 }, remainingQuantity: { amount: 60 } },
    {
      id: 'CropUpdateForm',
      description: 'What to change of a crop, with new pictures.',
      example: { version: 1, 'price.basePrice': 2480, imageOrder: ['new'] },
    },
  ),
  answer: {
    status: 200,
    schema: answer({ message, ...oneCrop }),
    example: { success: true, message: 'Changes saved.', crop: CROP, data: { crop: CROP } },
  },
  refusals: [
    {
      code: 'BAD_USER_INPUT',
      message: 'That day is over. Choose a later one, or leave it empty.',
      fields: ['expiryDate'],
    },
    signedOut,
    notTheirs,
    notFound,
    {
      code: 'CONFLICT',
      message: 'This crop has changed in the meantime. Look at what it says now, then save again.',
    },
    { code: 'CONFLICT', message: 'This crop has expired. Sell it again with new dates.' },
  ],
});

export const publishCrop = contract({
  method: 'post',
  path: '/crops/:id/publish',
  onlyBelowApi: true,
  id: 'publishCrop',
  takesKey: true,
  tag: 'Crops',
  summary: 'Offers your own draft for sale.',
  signedIn: 'required',
  params: cropId,
  answer: {
    status: 200,
    schema: answer({ message, ...oneCrop }),
    example: { success: true, message: 'Your crop is now for sale.', crop: CROP, data: { crop: CROP } },
  },
  refusals: [
    {
      code: 'BAD_USER_INPUT',
      message: 'That day is over. Choose a later one, or leave it empty.',
      fields: ['expiryDate'],
    },
    signedOut,
    notTheirs,
    notFound,
    { code: 'CONFLICT', message: 'This crop was published already.' },
  ],
});

export const relistCrop = contract({
  method: 'post',
  path: '/crops/:id/relist',
  onlyBelowApi: true,
  id: 'relistCrop',
  takesKey: true,
  tag: 'Crops',
  summary: 'Sells your own crop again that is expired, sold or removed.',
  description:
    'A new listing with everything of the old one that is not said to be different, pictures too; the old one stays as it is. Forms are written as for `POST /crops`.',
  signedIn: 'required',
  params: cropId,
  body: withPictures(
    cropRelisting,
    { quantity: { amount: 50 }, harvestDate: '2026-04-20' },
    {
      id: 'CropRelistingForm',
      description: 'A new listing of an old one, with new pictures.',
      example: { 'quantity.amount': 50, harvestDate: '2026-04-20' },
    },
  ),
  answer: {
    status: 201,
    schema: answer({ message, ...oneCrop }),
    example: { success: true, message: 'Crop added successfully!', crop: CROP, data: { crop: CROP } },
  },
  refusals: [
    {
      code: 'BAD_USER_INPUT',
      message: 'Please fill all required fields: quantity amount',
      fields: ['quantity.amount'],
    },
    signedOut,
    notTheirs,
    notFound,
    { code: 'CONFLICT', message: 'This crop is still for sale. Edit it instead.' },
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
  params: cropId,
  answer: {
    status: 200,
    schema: answer({ message }),
    example: { success: true, message: 'Crop deleted successfully!' },
  },
  refusals: [
    signedOut,
    { code: 'FORBIDDEN', message: 'Only the farmer who listed this crop can delete it.' },
    notFound,
  ],
});
